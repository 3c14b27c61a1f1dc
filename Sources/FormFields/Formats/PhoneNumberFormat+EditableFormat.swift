public import PhoneNumbers

extension PhoneNumberFormat: EditableFormat {
    /// Finds the number in the text.
    public func parse(_ text: String) -> PhoneNumberContent {
        let read = insertion(of: text, isWhole: true)?.text ?? ""
        return PhoneNumberContent(text: text, number: number(in: read, caret: nil)?.number)
    }

    /// Carries out the edit on the digits of the number.
    ///
    /// An insertion is refused if no allowed country has a number that begins so, or if it would push out a digit
    /// after it. A deletion is always carried out; digits that no country takes are then shown bare.
    ///
    /// - Parameters:
    ///   - edit: the change, in characters of the text.
    ///   - content: the content of the field before it.
    public func apply(_ edit: TextEdit, to content: PhoneNumberContent) -> EditOutcome<PhoneNumberContent> {
        let old = content.text
        let range = edit.range.clamped(to: 0..<old.count)
        let lower = old.index(old.startIndex, offsetBy: range.lowerBound)
        var part = lower..<old.index(lower, offsetBy: range.count)
        guard edit.replacement.isEmpty else {
            return insert(edit.replacement, before: old[..<part.lowerBound], after: old[part.upperBound...])
        }
        if !old[part].contains(where: { $0.isPhoneData }) {
            switch edit.deletion {
            case .backward:
                guard let last = old[..<part.lowerBound].lastIndex(where: { $0.isPhoneData }) else {
                    return .refused()
                }
                part = last..<old.index(after: last)
            case .forward:
                guard let first = old[part.upperBound...].firstIndex(where: { $0.isPhoneData }) else {
                    return .refused()
                }
                part = first..<old.index(after: first)
            case nil:
                if range.isEmpty { return .refused() }
            }
        }
        let caret = old.distance(from: old.startIndex, to: part.lowerBound)
        let text = String(old[..<part.lowerBound] + old[part.upperBound...])
        let written = write(text, caret: caret)
        let bare = bare(text, caret: caret)
        // Deleted digits must not come back as a calling code or trunk prefix.
        let isShorter = written.content.text.count { $0.isPhoneData } <= bare.text.count
        return isShorter
            ? .accepted(written.content, caret: written.caret) : .accepted(parse(bare.text), caret: bare.caret)
    }

    private func insert(
        _ replacement: String, before: Substring, after: Substring
    ) -> EditOutcome<PhoneNumberContent> {
        let isWhole = !before.contains { $0.isPhoneData } && !after.contains { $0.isPhoneData }
        guard let insertion = insertion(of: replacement, isWhole: isWhole) else {
            return .refused(reason: Self.onlyDigits)
        }
        let head = (isWhole ? "" : String(before)) + insertion.text
        let text = head + (isWhole ? "" : String(after))
        let (content, caret) = write(text, caret: head.count)
        let digitsAfter = isWhole ? [] : after.phoneDigits
        guard content.number != nil || beginsCallingCode(content.text) else {
            return .refused(reason: refusalReason(for: text))
        }
        let isUnchanged = content.text == String(before) + String(after)
        guard !isUnchanged || isWhole, content.text.phoneDigits.hasSuffix(digitsAfter) else {
            return .refused(reason: isUnchanged ? "The number takes no more digits" : Self.noRoom)
        }
        let mayExceed = insertion.text.count > 1 && !insertion.hasPhoneWord && content.number?.isPartial == false
        let omitted = insertion.omitted + (mayExceed ? excess(in: text, of: content.number) : "")
        return .accepted(content, caret: caret, notice: OmittedCharacters.notice(omitted))
    }

    /// The digits at the end of an insertion that the number has no room for.
    private func excess(in text: String, of number: PhoneNumber?) -> String {
        let bare = bare(text, caret: nil).text
        // Far more digits than any number has are left out at once.
        var digits = String(bare.prefix(40))
        var excess = String(bare.dropFirst(40))
        while let last = digits.popLast(), self.number(in: digits, caret: nil)?.number == number {
            excess = String(last) + excess
        }
        return excess
    }

    private static var noRoom: String { "There is no room for more digits" }

    /// The number as the field shows it; the bare digits of a text that no allowed country takes.
    public func formatted(_ text: String) -> String {
        guard let insertion = insertion(of: text, isWhole: true) else { return "" }
        return write(insertion.text, caret: nil).content.text
    }
}

extension [Character] {
    fileprivate func hasSuffix(_ other: [Character]) -> Bool {
        suffix(other.count).elementsEqual(other)
    }
}

extension PhoneNumber.Formatter: EditableFormat {
    /// Finds the number in the text.
    public func parse(_ text: String) -> PhoneNumberContent {
        PhoneNumberFormat(self).parse(text)
    }

    /// Carries out the edit as ``PhoneNumberFormat`` does, in national form.
    ///
    /// - Parameters:
    ///   - edit: the change, in characters of the text.
    ///   - content: the content of the field before it.
    public func apply(_ edit: TextEdit, to content: PhoneNumberContent) -> EditOutcome<PhoneNumberContent> {
        PhoneNumberFormat(self).apply(edit, to: content)
    }

    /// The number as ``PhoneNumberFormat`` shows it, in national form.
    public func formatted(_ text: String) -> String {
        PhoneNumberFormat(self).formatted(text)
    }

    /// The judgement of ``PhoneNumberFormat`` on the content.
    public func status(of content: PhoneNumberContent) -> FieldStatus {
        PhoneNumberFormat(self).status(of: content)
    }

    /// Yes, as ``PhoneNumberFormat``.
    public var readsTypedText: Bool { true }

    /// The judgement of ``PhoneNumberFormat`` on the content and the typed input.
    public func status(of content: PhoneNumberContent, typed: TypedValue) -> FieldStatus {
        PhoneNumberFormat(self).status(of: content, typed: typed)
    }

    /// The text that ``PhoneNumberFormat`` shows after the content, in national form.
    public func prompt(after content: PhoneNumberContent) -> String {
        PhoneNumberFormat(self).prompt(after: content)
    }
}
