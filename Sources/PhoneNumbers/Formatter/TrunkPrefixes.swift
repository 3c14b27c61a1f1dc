/// Digits that may come before a national number, longest first, read where they lie in a table.
struct TrunkPrefixes: Sequence, IteratorProtocol {
    private var rest: UnsafeBufferPointer<UInt8>.SubSequence

    /// Reads prefixes of digits 0...9, each after its length.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        rest = bytes[...]
    }

    mutating func next() -> UnsafeBufferPointer<UInt8>.SubSequence? {
        guard let length = rest.popFirst() else { return nil }
        defer { rest = rest.dropFirst(Int(length)) }
        return rest.prefix(Int(length))
    }
}
