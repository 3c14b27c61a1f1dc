extension FieldFormat: EditableFormat {
    /// Carries out the edit on the user's characters; the separators of the template come and go by themselves.
    ///
    /// The text behind the edit stays as it is, but for the case of its letters: an insertion that would push something
    /// out of the field is cut short, or refused if nothing of it fits.
    ///
    /// - Parameters:
    ///   - edit: the change, in characters of the text.
    ///   - content: the content of the field before it.
    public func apply(_ edit: TextEdit, to content: FieldContent) -> EditOutcome<FieldContent> {
        let first = content.count(before: edit.range.lowerBound)
        let last = max(first, content.count(before: edit.range.upperBound))
        var before = content.entered[..<first]
        var after = content.entered[last...]
        guard edit.replacement.isEmpty else {
            return insert(edit.replacement, before: String(before), after: String(after))
        }
        if first == last {
            switch edit.deletion {
            case .backward where !before.isEmpty: before.removeLast()
            case .forward where !after.isEmpty: after.removeFirst()
            case nil where !edit.range.isEmpty: break
            default: return .refused()
            }
        }
        let rest = Splice(before: String(before), replacement: "", after: String(after))
        let remaining = accepted(rest.text, expanding: false)
        let count = rest.caret(in: remaining.entered) ?? min(before.count, remaining.entered.count)
        return .accepted(remaining, caret: remaining.caret(after: count))
    }

    private func insert(_ text: String, before: String, after: String) -> EditOutcome<FieldContent> {
        if let reason = type.refusalReason(for: text) { return .refused(reason: reason) }
        var replacement = Array(text)
        if before.isEmpty, after.isEmpty {
            // A text pasted as a whole may bring the separators of the template along, even digits among them.
            replacement = parse(text).entered
        }
        func splice(_ count: Int) -> (splice: Splice, content: FieldContent) {
            let splice = Splice(before: before, replacement: String(replacement[..<count]), after: after)
            return (splice, accepted(splice.text, expanding: true))
        }
        var count = replacement.count
        var attempt = splice(count)
        if attempt.splice.caret(in: attempt.content.entered) == nil {
            // Too much: the longest beginning that leaves alone what follows.
            var fitting = 0
            while fitting + 1 < count {
                let middle = (fitting + count) / 2
                let (splice, content) = splice(middle)
                if splice.caret(in: content.entered) == nil { count = middle } else { fitting = middle }
            }
            attempt = splice(fitting)
        }
        let entered = attempt.content.entered
        guard let caret = attempt.splice.caret(in: entered), attempt.splice.adds(to: entered) else {
            return .refused(reason: refusal(of: text))
        }
        // Completed or reordered text may lie further ahead than the text before it did.
        let kept = String(entered.dropLast(max(0, entered.count - caret)))
        let omitted = text.count > 1 ? type.omittedCharacters(of: before + text, keeping: kept) : ""
        return .accepted(
            attempt.content, caret: attempt.content.caret(after: caret), notice: OmittedCharacters.notice(omitted))
    }

    /// Why nothing of a text could be inserted.
    private func refusal(of text: String) -> String {
        type.filter(text, nil).isEmpty
            ? OmittedCharacters.refusal(of: text, accepting: type.acceptedCharacters)
            : "There is no room for more"
    }

    /// The text as the type writes it; empty if the type refuses it.
    ///
    /// A text that the format did not write is taken like a pasted one.
    public func formatted(_ text: String) -> String {
        let parsed = parse(text)
        let written = content(of: parsed.entered).text
        return written != text && type.refusalReason(for: text) != nil ? "" : written
    }

    /// Invalid if the live check fails or a full field is not a valid value; valid if the check of the result passes.
    public func status(of content: FieldContent) -> FieldStatus {
        guard !content.entered.isEmpty else { return FieldStatus(.empty, rawValue: "") }
        let rawValue = String(content.entered)
        var message = ""
        guard type.validateLive(content.text, &message) else {
            return FieldStatus(.invalid, message: message, rawValue: rawValue)
        }
        if type.isValidResult(content.text, on: today, message: &message) {
            return FieldStatus(.valid, rawValue: rawValue)
        }
        let isFull = type.dynamicTemplate == nil && content.template.capacity == content.entered.count
        return FieldStatus(isFull ? .invalid : .incomplete, message: message, rawValue: rawValue)
    }

    /// `true` if the type compares the value with the typed input.
    public var readsTypedText: Bool { type.validateTyped != nil }

    /// The status of the content; invalid if it is valid but not what was typed.
    ///
    /// - Parameters:
    ///   - content: the content of the field.
    ///   - typed: the input of the field, refused characters included.
    public func status(of content: FieldContent, typed: TypedValue) -> FieldStatus {
        let status = status(of: content)
        var message = ""
        guard let validateTyped = type.validateTyped, status.validity == .valid || status.validity == .empty,
            !validateTyped(content.text, typed, &message)
        else { return status }
        return FieldStatus(.invalid, message: message, rawValue: status.rawValue)
    }

    /// The content in the final format of the type; an empty text stays empty.
    public func finished(_ content: FieldContent) -> FieldContent {
        guard !content.text.isEmpty else { return content }
        var template = type.dynamicTemplate?(String(content.entered), type.template) ?? type.template
        let text = type.finalFormat(content.text, &template)
        return text == content.text ? content : parse(text)
    }

    /// The rest of the template.
    public func prompt(after content: FieldContent) -> String {
        content.template.rest(after: content.text.count)
    }
}
