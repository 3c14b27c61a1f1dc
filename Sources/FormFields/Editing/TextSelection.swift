/// A selected part of a text, or a caret if it is empty.
public struct TextSelection: Hashable, Sendable {
    /// Where the selection starts.
    public let lowerBound: TextPosition
    /// Where it ends; the same position for a caret.
    public let upperBound: TextPosition

    /// The part between two positions of one text, in either order.
    ///
    /// - Parameters:
    ///   - first: one end.
    ///   - second: the other end; the same position for a caret.
    public init(_ first: TextPosition, _ second: TextPosition) {
        lowerBound = min(first, second)
        upperBound = max(first, second)
    }

    /// A caret.
    public init(caret: TextPosition) {
        lowerBound = caret
        upperBound = caret
    }

    /// `true` if nothing is selected, so that there is only a caret.
    public var isCaret: Bool { lowerBound == upperBound }

    /// The selection in characters.
    public var characters: Range<Int> { lowerBound.character..<upperBound.character }
    /// The selection in Unicode scalars.
    public var scalars: Range<Int> { lowerBound.scalar..<upperBound.scalar }
    /// The selection in UTF-16 code units.
    public var utf16: Range<Int> { lowerBound.utf16..<upperBound.utf16 }
    /// The selection in UTF-8 bytes.
    public var utf8: Range<Int> { lowerBound.utf8..<upperBound.utf8 }
}

extension TextSelection {
    /// The selection of these characters of the text.
    ///
    /// - Parameters:
    ///   - range: offsets in characters; those outside the text mean its ends.
    ///   - text: the text that is selected in.
    public init(characters range: Range<Int>, in text: String) {
        self.init(
            TextPosition(character: range.lowerBound, in: text), TextPosition(character: range.upperBound, in: text))
    }

    /// The selection of these Unicode scalars of the text, widened forwards to whole characters.
    ///
    /// - Parameters:
    ///   - range: offsets in scalars; those outside the text mean its ends.
    ///   - text: the text that is selected in.
    public init(scalars range: Range<Int>, in text: String) {
        self.init(TextPosition(scalar: range.lowerBound, in: text), TextPosition(scalar: range.upperBound, in: text))
    }

    /// The selection of these UTF-16 code units of the text.
    ///
    /// - Parameters:
    ///   - range: offsets in code units; those outside the text mean its ends.
    ///   - text: the text that is selected in.
    public init(utf16 range: Range<Int>, in text: String) {
        self.init(TextPosition(utf16: range.lowerBound, in: text), TextPosition(utf16: range.upperBound, in: text))
    }

    /// The selection of these UTF-8 bytes of the text.
    ///
    /// - Parameters:
    ///   - range: offsets in bytes; those outside the text mean its ends.
    ///   - text: the text that is selected in.
    public init(utf8 range: Range<Int>, in text: String) {
        self.init(TextPosition(utf8: range.lowerBound, in: text), TextPosition(utf8: range.upperBound, in: text))
    }

    /// A caret after so many characters of the text.
    ///
    /// - Parameters:
    ///   - offset: the number of characters before the caret.
    ///   - text: the text that the caret is in.
    public init(caret offset: Int, in text: String) {
        self.init(caret: TextPosition(character: offset, in: text))
    }

    /// The whole text.
    public static func all(of text: String) -> TextSelection {
        TextSelection(.start, .end(of: text))
    }

    /// A caret at the end of the text.
    public static func end(of text: String) -> TextSelection {
        TextSelection(caret: .end(of: text))
    }
}
