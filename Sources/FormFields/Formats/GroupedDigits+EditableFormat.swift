extension GroupedDigits: EditableFormat {
    /// Carries out the edit on the digits, or refuses it.
    ///
    /// Deleting the first digit is refused where the next one may not come first.
    public func apply(_ edit: TextEdit) -> EditOutcome {
        let characters = Array(edit.text)
        var before = characters[..<edit.range.lowerBound].compactMap { $0.decimalDigit }
        var after = characters[edit.range.upperBound...].compactMap { $0.decimalDigit }
        let removed = characters[edit.range].contains { $0.decimalDigit != nil }
        if edit.replacement.isEmpty {
            if !removed {
                switch edit.deletion {
                case .backward where !before.isEmpty: before.removeLast()
                case .forward where !after.isEmpty: after.removeFirst()
                case nil where !edit.range.isEmpty: break
                default: return .refused(edit)
                }
            }
        } else {
            let isWhole = before.isEmpty && after.isEmpty
            guard
                let inserted = isWhole ? digitsOfWholeNumber(edit.replacement) : digits(in: edit.replacement),
                !inserted.isEmpty
            else { return .refused(edit) }
            before += inserted
        }
        let digits = before + after
        guard isAllowed(digits) else { return .refused(edit) }
        return .accepted(write(digits), caret: write(before).count)
    }

    /// The digits of the text in their groups; a text that breaks a rule gives the digits that still fit it.
    public func formatted(_ text: String) -> String {
        let digits = digitsOfWholeNumber(text) ?? text.compactMap { $0.decimalDigit }
        guard let first = digits.first else { return "" }
        guard firstDigits.isEmpty || firstDigits.contains(first) else { return "" }
        return write(Array(digits.prefix(capacity)))
    }

    /// Valid if every group is full; the raw value is the digits.
    public func status(of text: String) -> FieldStatus {
        let digits = text.compactMap { $0.decimalDigit }
        let rawValue = String(digits)
        if digits.isEmpty { return FieldStatus(.empty, rawValue: "") }
        guard isAllowed(digits) else {
            let message =
                digits.count > capacity ? "At most \(capacity) digits" : "The first digit must be \(choice)"
            return FieldStatus(.invalid, message: message, rawValue: rawValue)
        }
        if digits.count == capacity { return FieldStatus(.valid, rawValue: rawValue) }
        return FieldStatus(.incomplete, message: "\(capacity) digits are needed", rawValue: rawValue)
    }

    /// The rest of the groups, with `_` for the digits.
    public func prompt(after text: String) -> String {
        let full = write([Character](repeating: "_", count: capacity))
        return String(full.dropFirst(formatted(text).count))
    }

    private var choice: String {
        firstDigits.map { String($0) }.joined(separator: " or ")
    }
}
