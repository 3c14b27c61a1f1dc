import PhoneNumbers

/// A position between two characters of a text, counted in the units of every toolkit at once.
///
/// Toolkits count differently: UIKit, AppKit and browsers in UTF-16 code units, GTK's buffers in bytes of UTF-8 or in
/// scalars, Swift in characters (extended grapheme clusters). A position belongs to the text that it was created for.
public struct TextPosition: Hashable, Sendable {
    /// The characters before the position.
    public let character: Int
    /// The Unicode scalars before the position.
    public let scalar: Int
    /// The UTF-16 code units before the position, as `NSRange` and the DOM count.
    public let utf16: Int
    /// The UTF-8 bytes before the position.
    public let utf8: Int

    /// The start of any text.
    public static let start = TextPosition(character: 0, scalar: 0, utf16: 0, utf8: 0)

    init(character: Int, scalar: Int, utf16: Int, utf8: Int) {
        self.character = character
        self.scalar = scalar
        self.utf16 = utf16
        self.utf8 = utf8
    }

    /// The position after so many characters; offsets outside the text mean its start or its end.
    ///
    /// - Parameters:
    ///   - offset: the number of characters before the position.
    ///   - text: the text that the position is in.
    public init(character offset: Int, in text: String) {
        self.init(in: text) { $0.character < offset }
    }

    /// The position after so many Unicode scalars.
    ///
    /// An offset inside a character means the end of that character, one outside the text its start or its end.
    ///
    /// - Parameters:
    ///   - offset: the number of scalars before the position.
    ///   - text: the text that the position is in.
    public init(scalar offset: Int, in text: String) {
        self.init(in: text) { $0.scalar < offset }
    }

    /// The position after so many UTF-16 code units.
    ///
    /// An offset inside a character means the end of that character, one outside the text its start or its end.
    ///
    /// - Parameters:
    ///   - offset: the number of code units before the position.
    ///   - text: the text that the position is in.
    public init(utf16 offset: Int, in text: String) {
        self.init(in: text) { $0.utf16 < offset }
    }

    /// The position after so many UTF-8 bytes.
    ///
    /// An offset inside a character means the end of that character, one outside the text its start or its end.
    ///
    /// - Parameters:
    ///   - offset: the number of bytes before the position.
    ///   - text: the text that the position is in.
    public init(utf8 offset: Int, in text: String) {
        self.init(in: text) { $0.utf8 < offset }
    }

    /// The end of the text.
    public static func end(of text: String) -> TextPosition {
        TextPosition(in: text) { _ in true }
    }

    /// The first position at which the predicate no longer asks to go on.
    private init(in text: String, while isBefore: (TextPosition) -> Bool) {
        var position = TextPosition.start
        if text.hasOnlyPlainCharacters {
            let count = text.utf8.count
            while position.utf8 < count, isBefore(position) {
                let next = position.utf8 + 1
                position = TextPosition(character: next, scalar: next, utf16: next, utf8: next)
            }
            self = position
            return
        }
        for character in text {
            guard isBefore(position) else { break }
            position = TextPosition(
                character: position.character + 1,
                scalar: position.scalar + character.unicodeScalars.count,
                utf16: position.utf16 + character.utf16.count,
                utf8: position.utf8 + character.utf8.count
            )
        }
        self = position
    }
}

extension TextPosition: Comparable {
    /// Returns `true` if the left position comes first; both must belong to the same text.
    public static func < (left: TextPosition, right: TextPosition) -> Bool {
        left.utf8 < right.utf8
    }
}
