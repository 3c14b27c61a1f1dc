import PhoneNumbers

extension PhoneNumberFormat {
    /// An insertion without its letters, and what was left out of it.
    struct Insertion {
        /// What to read the number from.
        var text: String
        /// The letters and symbols that were left out.
        var omitted = ""
        /// Whether letters of the text are digits of the keypad.
        var hasPhoneWord = false
    }

    /// An insertion as the number is read from it; `nil` if it cannot be inserted.
    ///
    /// Letters are digits of the keypad only in a number inserted as a whole that is complete with them, such as
    /// `1-800-FLOWERS`. Those in front of a number are its label, and those after it are left out, as an extension is.
    ///
    /// - Parameter isWhole: Whether nothing else is in the field.
    func insertion(of text: String, isWhole: Bool) -> Insertion? {
        let start = text.firstIndex { $0.isPhoneData } ?? text.endIndex
        let label = text[..<start]
        let body = text[start...]
        guard let letter = body.firstIndex(where: { $0.isLetter }) else {
            guard isWhole || !label.contains(where: { $0.isLetter }) else { return nil }
            return start == text.endIndex
                ? nil : Insertion(text: String(body), omitted: Self.data(in: text.filter { !$0.isPhoneData }))
        }
        guard isWhole else { return nil }
        let head = body[..<letter]
        let isComplete = number(in: String(head), caret: nil)?.number.isPartial == false
        if !isComplete, let (number, _) = number(in: String(body), caret: nil), !number.isPartial {
            return Insertion(text: String(body), omitted: Self.data(in: String(label)), hasPhoneWord: true)
        }
        return Insertion(text: String(head), omitted: Self.data(in: String(label + body[letter...])))
    }

    /// The letters, digits and symbols of a text that is not read.
    private static func data(in text: String) -> String {
        OmittedCharacters.difference(of: text, keeping: "")
    }
}
