internal import CTrunkline

/// A word that the library returns: bytes that live as long as the process, with a NUL byte at the end.
struct LibraryText {
    let start: UnsafePointer<CChar>
    /// The length without the NUL byte.
    let count: Int

    /// The smallest size of the memory in bytes, all of which ``write(to:)`` copies.
    static let room = 32

    init(_ text: String) {
        let memory = UnsafeMutablePointer<CChar>.allocate(capacity: max(text.utf8.count + 1, Self.room))
        var length = 0
        for byte in text.utf8 {
            memory[length] = CChar(bitPattern: byte)
            length += 1
        }
        memory[length] = 0
        (start, count) = (UnsafePointer(memory), length)
    }

    /// Copies the word to memory with ``room`` for it, or for its bytes if it is longer. Words are short: as many bytes as there
    /// is room for are copied whatever their number, which takes no call.
    @inline(__always)
    func write(to text: UnsafeMutablePointer<UInt8>) {
        let (source, target) = (UnsafeRawPointer(start), UnsafeMutableRawPointer(text))
        target.storeBytes(of: source.loadUnaligned(as: SIMD32<UInt8>.self), as: SIMD32<UInt8>.self)
        if count > Self.room { memcpy(target, source, count) }
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
