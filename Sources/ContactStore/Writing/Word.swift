/// A short text at a fixed address, to be bound again and again without a copy.
struct Word: @unchecked Sendable {
    // Never written to and never freed: words are few, and made once in the life of a program.
    let start: UnsafePointer<CChar>
    let count: Int

    /// No text.
    static let empty = Word("")

    /// Keeps a text for good.
    init(_ text: String) {
        let bytes = Array(text.utf8)
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
        for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
        copy[bytes.count] = 0
        start = UnsafePointer(copy)
        count = bytes.count
    }
}
