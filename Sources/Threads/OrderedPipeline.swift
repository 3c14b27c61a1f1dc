import Foundation

/// Work on the parts of a sequence by several threads, whose results come in the order of the parts.
///
/// One thread produces the parts, `jobs` threads work on them, and the calling thread consumes the results. The parts
/// in flight are bounded in number and in bytes, so that memory stays constant however the speeds differ. With one job
/// the producing thread does the work itself.
///
/// The lock protects every stored property.
package final class OrderedPipeline<Part: Sendable, Output: Sendable>: @unchecked Sendable {
    /// Works on one part; `nil` if that was cancelled. Steps that must run in the order of the parts run within the
    /// turn.
    package typealias Work = (consuming Part, Turn) -> Output?

    /// Thrown to the producer when no part is wanted any more.
    private struct Closed: Error {}

    private let jobs: Int
    private let lock = NSCondition()
    /// Parts that no thread has taken, the first of them with the ordinal ``taken``.
    private var waiting: [Part] = []
    private var taken = 0
    /// The ordinal of the part whose turn it is.
    private var turn = 0
    /// Outputs by ordinal that wait for those before them.
    private var outputs: [Int: (output: Output?, byteCount: Int)] = [:]
    private var byteCounts: [Int: Int] = [:]
    /// The number of parts sent, the number of outputs consumed, and the bytes of the parts in flight.
    private var sent = 0
    private var consumed = 0
    private var bytesInFlight = 0
    private var isClosed = false
    /// The ordinal of the first part whose work was cancelled: none after it is worked on.
    private var cancelled = Int.max
    /// The outcome of the producer, once it has ended.
    private var production: Result<Void, any Error>?
    private var runningThreads = 0

    /// - Parameter jobs: the number of threads that work on parts.
    package init(jobs: Int) {
        self.jobs = max(jobs, 1)
    }

    /// Runs the pipeline to its end. Work that is cancelled ends it after the outputs of the parts before.
    ///
    /// - Parameters:
    ///   - produce: sends the parts, on a thread of its own. Its error is thrown on after everything that it sent was
    ///     consumed.
    ///   - makeWork: creates the work of one thread, on that thread.
    ///   - consume: takes the outputs in order, on the calling thread. If it throws, the other threads stop.
    /// - Throws: what `produce` and `consume` throw; `CancellationError`.
    package func run(
        produce: @escaping @Sendable (Input) throws -> Void, makeWork: @escaping @Sendable () -> Work,
        consume: (Output) throws -> Void
    ) throws {
        start("producer") { self.runProducer(produce, makeWork) }
        if jobs > 1 { for number in 1...jobs { start("worker \(number)") { self.runWorker(makeWork()) } } }
        do {
            while let output = try nextOutput() {
                try consume(output)
                noteConsumed()
            }
        } catch {
            close()
            throw error
        }
        close()
        try production?.get()
    }
}

extension OrderedPipeline {
    /// The end of the pipeline to which the producer sends parts.
    package struct Input {
        fileprivate let send: (consuming Part, Int) throws -> Void

        /// Sends the next part, waiting while too much is on its way.
        ///
        /// - Parameter byteCount: the approximate size of the part in memory.
        package func send(_ part: consuming Part, byteCount: Int) throws { try send(part, byteCount) }
    }

    /// The place of a part in the order.
    package struct Turn {
        fileprivate let ordinal: Int
        fileprivate let pipeline: OrderedPipeline

        /// Calls the body once every earlier part has taken its turn. Either every part takes its turn, once, or none does.
        ///
        /// - Returns: `nil` if the work on an earlier part was cancelled.
        package func take<Result>(_ body: () -> Result) -> Result? {
            let hasTurn = pipeline.lock.withLock {
                while pipeline.turn != ordinal, pipeline.cancelled > ordinal { pipeline.lock.wait() }
                return pipeline.turn == ordinal
            }
            guard hasTurn else { return nil }
            let result = body()
            pipeline.lock.withLock {
                pipeline.turn += 1
                pipeline.lock.broadcast()
            }
            return result
        }
    }

    /// The largest number of parts in flight: one for each job, and some between the threads; enough that the other
    /// threads have work while one waits for the disk.
    private var maximumInFlight: Int { max(jobs + 3, 24) }
    private static var maximumBytesInFlight: Int { 64 << 20 }
    private static var stackSize: Int { 4 << 20 }

    /// Starts a thread, and counts it until it ends.
    private func start(_ name: String, _ body: @escaping @Sendable () -> Void) {
        lock.withLock { runningThreads += 1 }
        NamedThread.start(name, stackSize: Self.stackSize) {
            body()
            self.lock.withLock {
                self.runningThreads -= 1
                self.lock.broadcast()
            }
        }
    }

    private func runProducer(_ produce: (Input) throws -> Void, _ makeWork: () -> Work) {
        let input: Input
        if jobs > 1 {
            input = Input { part, byteCount in
                try self.enqueue(byteCount: byteCount) { self.waiting.append(part) }
            }
        } else {
            let work = makeWork()
            input = Input { part, byteCount in
                let ordinal = try self.enqueue(byteCount: byteCount) { self.taken += 1 }
                self.finish(ordinal, work(part, Turn(ordinal: ordinal, pipeline: self)))
            }
        }
        let result = Swift.Result { try produce(input) }
        lock.withLock {
            production = result
            lock.broadcast()
        }
    }

    private func runWorker(_ work: Work) {
        while let (ordinal, part) = takePart() {
            finish(ordinal, work(part, Turn(ordinal: ordinal, pipeline: self)))
        }
    }

    /// Waits until another part may be on its way, and counts it.
    ///
    /// - Parameter accept: Called with the lock, when the part has its ordinal.
    /// - Returns: The ordinal of the part.
    @discardableResult
    private func enqueue(byteCount: Int, _ accept: () -> Void) throws -> Int {
        lock.lock()
        defer { lock.unlock() }
        while !isClosed, sent > consumed,
            sent - consumed >= maximumInFlight || bytesInFlight + byteCount > Self.maximumBytesInFlight
        {
            lock.wait()
        }
        if isClosed { throw Closed() }
        byteCounts[sent] = byteCount
        bytesInFlight += byteCount
        sent += 1
        accept()
        lock.broadcast()
        return sent - 1
    }

    /// The next part to work on, waiting for it; `nil` when there will be none.
    private func takePart() -> (ordinal: Int, part: Part)? {
        lock.lock()
        defer { lock.unlock() }
        while waiting.isEmpty, !isClosed, cancelled == .max, production == nil { lock.wait() }
        if isClosed || cancelled < .max || waiting.isEmpty { return nil }
        taken += 1
        return (taken - 1, waiting.removeFirst())
    }

    private func finish(_ ordinal: Int, _ output: Output?) {
        lock.withLock {
            if output == nil { cancelled = min(cancelled, ordinal) }
            outputs[ordinal] = (output, byteCounts.removeValue(forKey: ordinal) ?? 0)
            lock.broadcast()
        }
    }

    /// The next output in order, waiting for it; `nil` after the last.
    ///
    /// - Throws: `CancellationError` if there will be none, since the work was cancelled.
    private func nextOutput() throws -> Output? {
        lock.lock()
        defer { lock.unlock() }
        while outputs[consumed] == nil {
            if production != nil, consumed == sent { return nil }
            lock.wait()
        }
        guard let output = outputs[consumed]?.output else { throw CancellationError() }
        return output
    }

    private func noteConsumed() {
        lock.withLock {
            bytesInFlight -= outputs.removeValue(forKey: consumed)?.byteCount ?? 0
            consumed += 1
            lock.broadcast()
        }
    }

    /// Refuses further parts, and waits until no other thread is running.
    private func close() {
        lock.lock()
        defer { lock.unlock() }
        isClosed = true
        lock.broadcast()
        while runningThreads > 0 { lock.wait() }
    }
}
