/// A short text at a fixed address, to be bound again and again without a copy.
///
/// Whoever creates one frees it, after the last row that it was bound to has been written.
struct InternedText: @unchecked Sendable {
    // Written to once, before anybody else sees it.
    let bytes: UnsafeBufferPointer<UInt8>

    /// Copies a text, to be kept until ``free()``.
    init(_ text: String) {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = copy.initialize(from: text.utf8)
        bytes = UnsafeBufferPointer(copy)
    }

    /// Gives the memory back; the text must not be used any more.
    func free() {
        bytes.deallocate()
    }
}
