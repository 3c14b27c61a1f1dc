public import InputMasks

extension Mask: EditableFormat {
    /// Carries out the edit on the entered characters; static characters come and go by themselves.
    ///
    /// What follows the edit keeps its characters: an insertion that would push one out of the mask, or into a
    /// placeholder that does not accept it, is cut short or refused. A deletion is always carried out; characters
    /// that cannot move up are lost with it.
    public func apply(_ edit: TextEdit) -> EditOutcome {
        let filled = read(Array(edit.text))
        var before = filled.filter { $0.source < edit.range.lowerBound }
        var after = filled.filter { $0.source >= edit.range.upperBound }
        guard edit.replacement.isEmpty else {
            return insert(edit, before: before, after: after)
        }
        if before.count + after.count == filled.count {
            switch edit.deletion {
            case .backward where !before.isEmpty: before.removeLast()
            case .forward where !after.isEmpty: after.removeFirst()
            case nil where !edit.range.isEmpty: break
            default: return .refused(edit)
            }
        }
        return outcome(before + tail(after, after: before), entered: before.count)
    }

    private func insert(_ edit: TextEdit, before: [FilledSlot], after: [FilledSlot]) -> EditOutcome {
        let replacement = Array(edit.replacement)
        var inserted: [FilledSlot] = []
        if before.isEmpty, after.isEmpty {
            inserted = read(replacement)
        }
        if inserted.isEmpty {
            let isTyped = replacement.count == 1
            inserted =
                fill(
                    replacement,
                    from: before.nextSlot,
                    after: before.last,
                    policy: invalidInputPolicy,
                    literals: isTyped ? .never : .witnessed
                ).slots
        }
        while !inserted.isEmpty {
            let head = before + inserted
            let tail = tail(after, after: head)
            if tail.count == after.count {
                return outcome(head + tail, entered: head.count)
            }
            inserted.removeLast()
        }
        return .refused(edit)
    }

    /// The filled placeholders, moved to follow others.
    private func tail(_ filled: [FilledSlot], after head: [FilledSlot]) -> [FilledSlot] {
        fill(
            filled.map { $0.character }, from: head.nextSlot, after: head.last, policy: .ignore, literals: .never
        ).slots
    }

    private func outcome(_ filled: [FilledSlot], entered: Int) -> EditOutcome {
        let masked = render(filled, caretAfter: entered)
        return .accepted(masked.text, caret: masked.caret)
    }

    /// The text as the mask shows it.
    public func formatted(_ text: String) -> String {
        maskedString(input: text)
    }

    /// Valid if every placeholder is filled; the raw value is the content of the placeholders.
    public func status(of text: String) -> FieldStatus {
        let masked = masked(text)
        if masked.raw.isEmpty { return FieldStatus(.empty, rawValue: "") }
        if masked.isComplete { return FieldStatus(.valid, rawValue: masked.raw) }
        let missing = placeholderCount - masked.raw.count
        return FieldStatus(
            .incomplete,
            message: missing == 1 ? "1 character is missing" : "\(missing) characters are missing",
            rawValue: masked.raw
        )
    }

    /// The rest of the mask, with `_` for the placeholders.
    public func prompt(after text: String) -> String {
        var prompt = ""
        for slot in slots[read(Array(text)).nextSlot...] {
            if case .literal(let literal) = slot.element { prompt.append(literal) } else { prompt.append("_") }
        }
        return prompt
    }
}

extension [Mask.FilledSlot] {
    fileprivate var nextSlot: Int { (last?.slot ?? -1) + 1 }
}
