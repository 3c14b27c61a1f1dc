public import PhoneNumbers

extension PhoneNumberFormat: EditableFormat {
    /// Carries out the edit on the digits of the number.
    ///
    /// An insertion is refused if no allowed country has a number that begins so, or if it would push out a digit
    /// after it. A deletion is always carried out; digits that no country takes are then shown bare.
    public func apply(_ edit: TextEdit) -> EditOutcome {
        let characters = Array(edit.text)
        var range = edit.range
        if edit.replacement.isEmpty, !characters[range].contains(where: { $0.isPhoneData }) {
            switch edit.deletion {
            case .backward:
                guard let last = characters[..<range.lowerBound].lastIndex(where: { $0.isPhoneData }) else {
                    return .refused(edit)
                }
                range = last..<last + 1
            case .forward:
                guard let first = characters[range.upperBound...].firstIndex(where: { $0.isPhoneData }) else {
                    return .refused(edit)
                }
                range = first..<first + 1
            case nil:
                if range.isEmpty { return .refused(edit) }
            }
        }
        let before = String(characters[..<range.lowerBound]) + edit.replacement
        let after = characters[range.upperBound...]
        let text = before + String(after)
        let written = write(text, caret: before.count)
        let digitsAfter = after.flatMap { $0.phoneDigits }
        guard !edit.replacement.isEmpty else {
            let bare = bare(text, caret: before.count)
            // What was deleted must not come back as a calling code or trunk prefix.
            let isShorter = written.text.count { $0.isPhoneData } <= bare.text.count
            return isShorter ? .accepted(written.text, caret: written.caret) : .accepted(bare.text, caret: bare.caret)
        }
        guard written.isNumber || beginsCallingCode(written.text), written.text != edit.text,
            written.text.flatMap({ $0.phoneDigits }).suffix(digitsAfter.count).elementsEqual(digitsAfter)
        else { return .refused(edit) }
        return .accepted(written.text, caret: written.caret)
    }

    /// The number as the field shows it; the bare digits of a text that no allowed country takes.
    public func formatted(_ text: String) -> String {
        write(text, caret: nil).text
    }

    /// Valid if the number is complete; the raw value is its E.164 form, of a partial number the beginning of it.
    public func status(of text: String) -> FieldStatus {
        guard text.contains(where: { $0.isPhoneData }) else { return FieldStatus(.empty, rawValue: "") }
        guard let (number, _) = number(in: text, caret: nil) else {
            let bare = write(text, caret: nil).text
            if beginsCallingCode(bare) {
                return FieldStatus(.incomplete, message: "Enter a phone number", rawValue: bare)
            }
            return FieldStatus(.invalid, message: "No such phone number", rawValue: bare)
        }
        if number.isPartial {
            return FieldStatus(.incomplete, message: "The phone number is not complete", rawValue: number.e164)
        }
        return FieldStatus(.valid, rawValue: number.e164)
    }
}

extension PhoneNumber.Formatter: EditableFormat {
    /// Carries out the edit as ``PhoneNumberFormat`` does, in national form.
    public func apply(_ edit: TextEdit) -> EditOutcome {
        PhoneNumberFormat(self).apply(edit)
    }

    /// The number as ``PhoneNumberFormat`` shows it, in national form.
    public func formatted(_ text: String) -> String {
        PhoneNumberFormat(self).formatted(text)
    }

    /// Valid if the number is complete; the raw value is its E.164 form.
    public func status(of text: String) -> FieldStatus {
        PhoneNumberFormat(self).status(of: text)
    }
}
