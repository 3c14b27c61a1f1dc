import ContactStore
import SourceInput

/// Tells every page that listens what has changed: one look at the database for all of them, and none while nobody listens.
actor StateWatch {
    private let reader: DatabaseReader
    private let writer: DatabaseWriter
    private var listeners: [Int: AsyncStream<WorkbenchState>.Continuation] = [:]
    private var lastListener = 0
    private var watching: Task<Void, Never>?
    private var isFinished = false
    private var known: (state: WorkbenchState, file: FileStamp?, at: ContinuousClock.Instant)?
    /// The number of looks that have begun, and that of the one whose answer is known.
    private var (lastLook, knownLook) = (0, 0)

    /// The time between two looks at the progress and at the file, and between two looks into the database.
    private static let (interval, longInterval) = (Duration.milliseconds(250), Duration.seconds(2))
    /// The number of looks after which a state is told that is not new.
    private static let looksBetweenSigns = 60

    init(_ reader: DatabaseReader, _ writer: DatabaseWriter) {
        self.reader = reader
        self.writer = writer
    }

    /// The state now.
    func current() async -> WorkbenchState { await look(isAfresh: true) }

    /// The state now, and each later one, until the stream is given up. Of those that nobody has taken yet the last remains.
    ///
    /// The first is looked up for this stream: a page that was made a moment ago would take an earlier one and the next for a change.
    func states() async -> AsyncStream<WorkbenchState> {
        let state = await look(isAfresh: true)
        let (stream, continuation) = AsyncStream.makeStream(
            of: WorkbenchState.self, bufferingPolicy: .bufferingNewest(1))
        continuation.yield(state)
        // The server may have begun to shut down in the meantime, which waits for every stream.
        guard !isFinished else {
            continuation.finish()
            return stream
        }
        lastListener += 1
        let listener = lastListener
        listeners[listener] = continuation
        continuation.onTermination = { [weak self] _ in Task { await self?.remove(listener) } }
        if watching == nil { watching = Task { await self.watch() } }
        return stream
    }

    /// Ends all streams, and those that are asked for later.
    func finish() {
        isFinished = true
        watching?.cancel()
        for listener in listeners.values { listener.finish() }
        listeners = [:]
    }

    private func remove(_ listener: Int) { listeners[listener] = nil }

    private func watch() async {
        var (told, looks) = (nil as WorkbenchState?, 0)
        while !listeners.isEmpty, !Task.isCancelled {
            let state = await look(isAfresh: false)
            // Now and then it is told again, by which a page that is gone is noticed.
            if state != told || looks % Self.looksBetweenSigns == 0 {
                for listener in listeners.values { listener.yield(state) }
            }
            (told, looks) = (state, looks + 1)
            try? await Task.sleep(for: Self.interval)
        }
        watching = nil
    }

    /// Reads the last change if the file is another than it was, and now and then all the same: another program may hold it unchanged.
    private func look(isAfresh: Bool) async -> WorkbenchState {
        lastLook += 1
        let number = lastLook
        let job = await writer.job
        var state = WorkbenchState()
        if let job {
            (state.job, state.progress) = (job.id, job.current)
            state.seconds = job.isRunning ? job.seconds : 0
            state.name = state.progress.state.rawValue
        }
        let (file, now) = (FileStamp(reader.readPath), ContinuousClock.now)
        if !isAfresh, let known, known.file == file, now - known.at < Self.longInterval {
            state.change = known.state.change
            if known.state.name == "held", job?.isRunning != true { state.name = "held" }
            self.known = (state, file, known.at)
            return state
        }
        do {
            state.change = try await reader.read { try $0.state().lastChange }
        } catch StoreError.busy {
            if job?.isRunning != true { state.name = "held" }
        } catch {}
        // Another look began later and has answered before this one.
        if let known, knownLook > number { return known.state }
        (known, knownLook) = ((state, file, now), number)
        return state
    }
}
