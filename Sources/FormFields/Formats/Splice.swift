/// An edit of the user's characters, given to a filter that only sees the text as a whole.
struct Splice {
    let before: String
    let replacement: String
    let after: String

    /// The text after the edit, as the user asked for it.
    var text: String { before + replacement + after }

    /// The number of characters before the caret in the filtered text.
    ///
    /// `nil` if the filter touched what follows the caret, but for the case of its letters.
    func caret(in filtered: [Character]) -> Int? {
        let text = String(filtered)
        let lead = text.utf8.count - after.utf8.count
        if lead >= 0, text.utf8.dropFirst(lead).elementsEqual(after.utf8) {
            // A character that the edit joined, such as a letter and an accent, is before the caret as a whole.
            var length = 0
            return filtered.firstIndex { character in
                if length >= lead { return true }
                length += character.utf8.count
                return false
            } ?? filtered.count
        }
        let count = filtered.count - after.count
        guard count >= 0, String(filtered[count...]).lowercased() == after.lowercased() else { return nil }
        return count
    }

    /// Returns `true` if the filter left something of the replacement.
    func adds(to filtered: [Character]) -> Bool {
        let count = filtered.reduce(0) { $0 + $1.unicodeScalars.count }
        return count > before.unicodeScalars.count + after.unicodeScalars.count
    }
}
