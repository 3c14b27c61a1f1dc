import PhoneNumbers

/// A text of grouped digits, and the digits in it.
public struct GroupedDigitsContent: EditableContent, Hashable, Sendable {
    /// The text of the field.
    public let text: String
    /// The digits, in ASCII.
    let digits: [Character]
}

extension GroupedDigits: EditableFormat {
    /// Finds the digits of the text.
    public func parse(_ text: String) -> GroupedDigitsContent {
        GroupedDigitsContent(text: text, digits: text.compactMap { $0.decimalDigit })
    }

    /// Carries out the edit on the digits, or refuses it.
    ///
    /// Deleting the first digit is refused where the next one may not come first.
    ///
    /// - Parameters:
    ///   - edit: the change, in characters of the text.
    ///   - content: the content of the field before it.
    public func apply(_ edit: TextEdit, to content: GroupedDigitsContent) -> EditOutcome<GroupedDigitsContent> {
        let first = count(before: edit.range.lowerBound, in: content)
        let last = max(first, count(before: edit.range.upperBound, in: content))
        var before = content.digits[..<first]
        var after = content.digits[last...]
        if edit.replacement.isEmpty {
            if first == last {
                switch edit.deletion {
                case .backward where !before.isEmpty: before.removeLast()
                case .forward where !after.isEmpty: after.removeFirst()
                case nil where !edit.range.isEmpty: break
                default: return .refused()
                }
            }
        } else {
            let isWhole = before.isEmpty && after.isEmpty
            guard
                let inserted = isWhole ? digitsOfWholeNumber(edit.replacement) : digits(in: edit.replacement),
                !inserted.isEmpty
            else { return .refused(reason: "Only digits are accepted") }
            before += inserted
        }
        let digits = Array(before + after)
        if let issue = issue(in: digits) { return .refused(reason: issue) }
        return .accepted(GroupedDigitsContent(text: write(digits), digits: digits), caret: length(of: before.count))
    }

    /// The digits of the text in their groups; a text that breaks a rule gives the digits that still fit it.
    public func formatted(_ text: String) -> String {
        let digits = digitsOfWholeNumber(text) ?? text.compactMap { $0.decimalDigit }
        guard let first = digits.first else { return "" }
        guard firstDigits.isEmpty || firstDigits.contains(first) else { return "" }
        return write(Array(digits.prefix(capacity)))
    }

    /// Valid if every group is full; the raw value is the digits.
    public func status(of content: GroupedDigitsContent) -> FieldStatus {
        let digits = content.digits
        let rawValue = String(digits)
        if digits.isEmpty { return FieldStatus(.empty, rawValue: "") }
        if let issue = issue(in: digits) { return FieldStatus(.invalid, message: issue, rawValue: rawValue) }
        if digits.count == capacity {
            return checked(
                FieldStatus(.valid, rawValue: rawValue), TypedValue(text: content.text, essence: content.text))
        }
        return FieldStatus(.incomplete, message: "\(capacity) digits are needed", rawValue: rawValue)
    }

    /// `true` if the digits are a phone number: without the refused digits, the others may be another number.
    public var readsTypedText: Bool { region != nil }

    /// The status of the content; invalid if it is not the phone number that was typed.
    ///
    /// - Parameters:
    ///   - content: the content of the field.
    ///   - typed: the input of the field, refused characters included.
    public func status(of content: GroupedDigitsContent, typed: TypedValue) -> FieldStatus {
        let status = status(of: content)
        if status.validity == .empty, region != nil, !typed.text.phoneDigits.isEmpty {
            return FieldStatus(.invalid, message: TypedNumber.difference(typed.text), rawValue: "")
        }
        return status.validity == .valid ? checked(status, typed) : status
    }

    /// A valid status, or that of a number which is not the one that was typed.
    private func checked(_ status: FieldStatus, _ typed: TypedValue) -> FieldStatus {
        guard let region, let code = NumberingPlan.countryCode(of: region) else { return status }
        let classifier = Classifier(
            region: region, allowedCodes: [code], allowedCategories: .default, includesLowConfidenceRanges: false,
            triesEveryRegion: false, renumbered: .refuse)
        let number = TypedNumber(countryCode: code, digits: status.rawValue)
        guard let issue = number.issue(typed: typed, by: classifier) else { return status }
        return FieldStatus(.invalid, message: issue, rawValue: status.rawValue)
    }

    /// The rest of the groups, with `_` for the digits.
    public func prompt(after content: GroupedDigitsContent) -> String {
        let full = write([Character](repeating: "_", count: capacity))
        return String(full.dropFirst(length(of: min(content.digits.count, capacity))))
    }

    /// Why digits break a rule; `nil` if they may stand.
    private func issue(in digits: [Character]) -> String? {
        if digits.count > capacity { return "At most \(capacity) digits" }
        guard let first = digits.first, !firstDigits.isEmpty, !firstDigits.contains(first) else { return nil }
        return "The first digit must be \(firstDigits.map { String($0) }.joined(separator: " or "))"
    }

    /// The number of digits before a position in the text.
    private func count(before position: Int, in content: GroupedDigitsContent) -> Int {
        content.text.prefix(max(position, 0)).count { $0.decimalDigit != nil }
    }
}
