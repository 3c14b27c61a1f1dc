extension String {
    /// `true` if each character of the text is one byte: the text is ASCII without a carriage return, which may be one
    /// character with the line feed behind it.
    ///
    /// Such a text needs no search for the ends of characters, which takes most of the time of reading a short text.
    package var hasOnlyPlainCharacters: Bool {
        utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
    }
}
