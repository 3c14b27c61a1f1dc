extension FieldFormat: EditableFormat {
    /// Carries out the edit on the user's characters; the separators of the template come and go by themselves.
    ///
    /// What follows the edit stays as it is, but for the case of its letters: an insertion that would push
    /// something out of the field is cut short, or refused if nothing of it has a place.
    public func apply(_ edit: TextEdit) -> EditOutcome {
        let reading = reading(of: edit.text)
        let first = reading.offsets.firstIndex { $0 >= edit.range.lowerBound } ?? reading.offsets.count
        let last = reading.offsets.firstIndex { $0 >= edit.range.upperBound } ?? reading.offsets.count
        var before = reading.entered[..<first]
        var after = reading.entered[last...]
        guard edit.replacement.isEmpty else {
            return insert(edit, before: String(before), after: String(after))
        }
        if first == last {
            switch edit.deletion {
            case .backward where !before.isEmpty: before.removeLast()
            case .forward where !after.isEmpty: after.removeFirst()
            case nil where !edit.range.isEmpty: break
            default: return .refused(edit)
            }
        }
        let rest = Splice(before: String(before), replacement: "", after: String(after))
        let entered = accepted(rest.text, expanding: false)
        return write(entered, caretAfter: rest.caret(in: entered) ?? min(before.count, entered.count))
    }

    private func insert(_ edit: TextEdit, before: String, after: String) -> EditOutcome {
        var replacement = Array(edit.replacement)
        if before.isEmpty, after.isEmpty {
            // A text pasted as a whole may bring the separators of the template along, even digits among them.
            replacement = self.reading(of: edit.replacement).entered
        }
        func splice(_ count: Int) -> (splice: Splice, entered: [Character]) {
            let splice = Splice(before: before, replacement: String(replacement[..<count]), after: after)
            return (splice, accepted(splice.text, expanding: true))
        }
        var count = replacement.count
        var attempt = splice(count)
        if attempt.splice.caret(in: attempt.entered) == nil {
            // Too much: the longest beginning that leaves alone what follows.
            var fitting = 0
            while fitting + 1 < count {
                let middle = (fitting + count) / 2
                let (splice, entered) = splice(middle)
                if splice.caret(in: entered) == nil { count = middle } else { fitting = middle }
            }
            attempt = splice(fitting)
        }
        guard let caret = attempt.splice.caret(in: attempt.entered), attempt.splice.adds(to: attempt.entered) else {
            return .refused(edit)
        }
        return write(attempt.entered, caretAfter: caret)
    }

    /// The text as the type writes it.
    ///
    /// A text that the format did not write is taken like a pasted one.
    public func formatted(_ text: String) -> String {
        write(reading(of: text).entered)
    }

    /// Invalid if the live check fails or a full field is not a valid value; valid if the check of the result passes.
    public func status(of text: String) -> FieldStatus {
        let entered = reading(of: text).entered
        let rawValue = String(entered)
        guard !entered.isEmpty else { return FieldStatus(.empty, rawValue: "") }
        var message = ""
        guard type.validateLive(text, &message) else {
            return FieldStatus(.invalid, message: message, rawValue: rawValue)
        }
        if type.isValidResult(text, on: today, message: &message) {
            return FieldStatus(.valid, rawValue: rawValue)
        }
        let template = template(for: entered)
        let isFull = type.dynamicTemplate == nil && template.capacity == entered.count
        return FieldStatus(isFull ? .invalid : .incomplete, message: message, rawValue: rawValue)
    }

    /// The text in the final format of the type; an empty text stays empty.
    public func finished(_ text: String) -> String {
        guard !text.isEmpty else { return text }
        var template = type.dynamicTemplate?(rawValue(of: text), type.template) ?? type.template
        return type.finalFormat(text, &template)
    }

    /// The rest of the template.
    public func prompt(after text: String) -> String {
        template(for: reading(of: text).entered).rest(after: text.count)
    }

    private func rawValue(of text: String) -> String {
        String(reading(of: text).entered)
    }
}
