/// The distribution of work over threads.
///
/// Matching starts no threads: it cuts its work into pieces and has the caller run them, for instance by
/// `Workers { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }`. The pieces, and what is made of them, are the same
/// however many threads there are.
public struct Workers: Sendable {
    private let perform: @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void

    /// Workers that run pieces of work as a closure says.
    ///
    /// - Parameter perform: calls its second argument once with each number below its first argument, in any order and on any
    ///   threads, and returns when all calls have returned.
    public init(_ perform: @escaping @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void) {
        self.perform = perform
    }

    /// One piece of work after the other, on the caller's thread.
    public static let serial = Workers { count, body in
        for index in 0..<count { body(index) }
    }

    /// The results of a closure for the numbers below a limit, in their order.
    public func map<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
        guard count > 0 else { return [] }
        return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
            let places = Places(base: buffer.baseAddress)
            perform(count) { index in places.initialize(index, to: body(index)) }
            initialized = count
        }
    }

    /// Places that different threads fill, each its own.
    private struct Places<Result>: @unchecked Sendable {
        let base: UnsafeMutablePointer<Result>?

        func initialize(_ index: Int, to value: consuming Result) { base?.advanced(by: index).initialize(to: value) }
    }
}
