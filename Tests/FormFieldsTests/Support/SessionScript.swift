import FormFields

extension EditingSession {
    /// The text with `|` for the caret, or `[` and `]` around the selection.
    var marked: String {
        let range = selection.characters
        let head = text.prefix(range.lowerBound)
        let tail = text.dropFirst(range.upperBound)
        return selection.isCaret ? "\(head)|\(tail)" : "\(head)[\(selectedText)]\(tail)"
    }

    /// Puts the caret after so many characters.
    mutating func moveCaret(to offset: Int) {
        select(TextSelection(caret: offset, in: text))
    }

    /// Selects a range of characters.
    mutating func select(_ range: Range<Int>) {
        select(TextSelection(characters: range, in: text))
    }

    /// Enters the characters one after the other, as when they are typed.
    mutating func type(_ text: String) {
        for character in text { insert(String(character)) }
    }
}
