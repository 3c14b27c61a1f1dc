/// A word that the library returns: bytes that live as long as the process, with a NUL byte at the end.
struct LibraryText {
    let start: UnsafePointer<CChar>
    /// The length without the NUL byte.
    let count: Int

    init(_ text: String) {
        let memory = UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1)
        var length = 0
        for byte in text.utf8 {
            memory[length] = CChar(bitPattern: byte)
            length += 1
        }
        memory[length] = 0
        (start, count) = (UnsafePointer(memory), length)
    }
}

/// Words by their position.
struct LibraryTextTable: @unchecked Sendable {
    // The memory is written once, when the library is loaded, and never freed.
    private let texts: UnsafeMutableBufferPointer<LibraryText>

    init(_ words: [String]) {
        texts = .allocate(capacity: words.count)
        for position in words.indices { texts.initializeElement(at: position, to: LibraryText(words[position])) }
    }

    var count: Int { texts.count }

    /// The word at a position below ``count``.
    @inline(__always)
    subscript(position: Int) -> LibraryText { texts[position] }

    /// The word at any position; `nil` past the last one.
    func start(at position: UInt32) -> UnsafePointer<CChar>? {
        Int(position) < texts.count ? texts[Int(position)].start : nil
    }
}
