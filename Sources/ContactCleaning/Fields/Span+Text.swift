extension String {
    /// The text of UTF-8 bytes.
    init(copying text: Span<UInt8>) {
        self = text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
}

extension Span<UInt8> {
    /// A copy of the bytes.
    var copied: [UInt8] { withUnsafeBufferPointer { Array($0) } }

    /// Returns `true` if these are the same bytes.
    func isEqual(to other: [UInt8]) -> Bool {
        guard count == other.count else { return false }
        for index in indices where self[index] != other[index] { return false }
        return true
    }
}
