import PhoneNumbers

extension PhoneNumberFormat {
    /// An insertion without its letters, and what was left out of it.
    struct Insertion {
        /// The text to read the number from.
        var text: String
        /// The letters and symbols that were left out.
        var omitted = ""
        /// `true` if letters of the text are digits of the keypad.
        var hasPhoneWord = false
    }

    /// An insertion as the number is read from it; `nil` if it cannot be inserted.
    ///
    /// Letters are digits of the keypad only in a number inserted as a whole that is complete with them and that the
    /// classifier reads in the same way, such as `1-800-FLOWERS`: not the `x` of `(202) 404-123x`. Those in front of a
    /// number are its label, and those after it are left out, as an extension is.
    ///
    /// - Parameter isWhole: `true` if nothing else is in the field.
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
        if !isComplete, let (number, _) = number(in: String(body), caret: nil), !number.isPartial,
            isDialledAsWord(String(body), number)
        {
            return Insertion(text: String(body), omitted: Self.data(in: String(label)), hasPhoneWord: true)
        }
        return Insertion(text: String(head), omitted: Self.data(in: String(label + body[letter...])))
    }

    /// Returns `true` if the classifier reads a text with letters as this number.
    private func isDialledAsWord(_ text: String, _ number: PhoneNumber) -> Bool {
        let region = NumberingPlan(countryCode: number.countryCode).regions.first
        let classifier = Classifier(region: region, allowedCategories: formatter.allowedCategories, renumbered: .refuse)
        return classifier.classify(text).e164 == number.e164
    }

    /// The letters, digits and symbols of a text that is not read.
    private static func data(in text: String) -> String {
        OmittedCharacters.difference(of: text, keeping: "")
    }
}
