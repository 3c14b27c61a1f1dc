/// The hash of several values, which is compared within one process and never stored.
struct ValueHash {
    private var state: UInt64 = 0

    /// Adds the bytes of a text; none for NULL.
    @inline(__always)
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) { state = RecordHash.ofProcess.hash(bytes, after: state) }

    /// Adds a number; `nil` for NULL.
    @inline(__always)
    mutating func add(_ number: Int?) { state = RecordHash.ofProcess.hash(state, with: number ?? .min) }

    var value: Int { Int(truncatingIfNeeded: state) }
}
