import PhoneNumbers

extension PhoneNumberFormat {
    /// The rest of the shortest number that the content can become, with `_` for its digits.
    ///
    /// - Complexity: A reading of the text for each digit that is missing, and for each that does not fit.
    public func prompt(after content: PhoneNumberContent) -> String {
        guard content.text.isEmpty || content.number?.isPartial == true else { return "" }
        var text = content.text
        var number = content.number
        while number?.isPartial != false {
            guard let next = next(text, number) else { return "" }
            (text, number) = next
        }
        guard let number,
            let full = write(number, digitsBefore: number.digits.count, hasPlus: content.text.hasPrefix("+"))?.text,
            full.hasPrefix(content.text)
        else { return "" }
        return String(full.dropFirst(content.text.count).map { $0.decimalDigit == nil ? $0 : "_" })
    }

    /// The text with another digit, and the number in it.
    private func next(_ text: String, _ number: PhoneNumber?) -> (String, PhoneNumber?)? {
        let count = number?.digits.count ?? -1
        for digit in "2345678901" {
            let longer = text + String(digit)
            guard let (found, _) = self.number(in: longer, caret: nil), found.digits.count > count else { continue }
            return (longer, found)
        }
        return nil
    }
}
