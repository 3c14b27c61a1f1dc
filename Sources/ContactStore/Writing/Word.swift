/// A short text at a fixed address, to be bound again and again without a copy.
///
/// Who makes a word frees it, after the last statement that it was bound to.
struct Word: @unchecked Sendable {
    // Written to once, before anybody else sees it.
    let start: UnsafePointer<CChar>
    let count: Int

    /// No text; never freed.
    static let empty = Word("")

    /// Keeps a text until ``free()``.
    init(_ text: String) {
        let bytes = Array(text.utf8)
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
        for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
        copy[bytes.count] = 0
        start = UnsafePointer(copy)
        count = bytes.count
    }

    /// Gives the memory back; the word must not be used any more.
    func free() {
        start.deallocate()
    }
}
