import PhoneNumbers

extension PhoneNumberFormat {
    /// Yes: a number that is shown is valid only if it is the one that was typed.
    public var readsTypedText: Bool { true }

    /// Valid if the number is complete, and the one that the text is to the classifier; the raw value is its E.164 form, of a
    /// partial number the beginning of it.
    public func status(of content: PhoneNumberContent) -> FieldStatus {
        status(of: content, typed: TypedValue(text: content.text, essence: content.text))
    }

    /// Valid if the number is complete, and the one that was typed.
    ///
    /// - Parameters:
    ///   - content: the content that the field shows.
    ///   - typed: the input of the field, refused characters included.
    public func status(of content: PhoneNumberContent, typed: TypedValue) -> FieldStatus {
        guard let number = content.number else {
            let bare = bare(content.text, caret: nil).text
            if bare.isEmpty {
                let refused = self.bare(typed.text, caret: nil).text
                return refused.isEmpty
                    ? FieldStatus(.empty, rawValue: "")
                    : FieldStatus(.invalid, message: refusalReason(for: refused), rawValue: "")
            }
            if beginsCallingCode(bare) {
                return FieldStatus(.incomplete, message: "Enter a phone number", rawValue: bare)
            }
            return FieldStatus(.invalid, message: refusalReason(for: bare), rawValue: bare)
        }
        if number.isPartial {
            return FieldStatus(.incomplete, message: "The phone number is not complete", rawValue: number.e164)
        }
        if let issue = issue(of: number, typed: typed) {
            return FieldStatus(.invalid, message: issue, rawValue: number.e164)
        }
        return FieldStatus(.valid, rawValue: number.e164)
    }

    /// Why a number is not the one that was typed.
    private func issue(of number: PhoneNumber, typed: TypedValue) -> String? {
        guard !formatter.hasOwnTemplates else {
            // The classifier knows nothing of a program's own templates: every digit that was typed has to be in the number.
            let digits = typed.text.phoneDigits
            return number.e164.phoneDigits.suffix(digits.count).elementsEqual(digits)
                ? nil : TypedNumber.difference(typed.text)
        }
        return TypedNumber(countryCode: number.countryCode, digits: number.digits).issue(typed: typed, by: classifier)
    }
}
