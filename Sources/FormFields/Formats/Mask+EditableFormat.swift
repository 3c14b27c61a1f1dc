public import InputMasks

extension Mask: EditableFormat {
    /// Carries out the edit on the entered characters; static characters come and go by themselves.
    ///
    /// What stands behind the edit keeps its characters: an insertion that would push one out of the mask, or into a
    /// placeholder that does not accept it, is cut short or refused. A deletion is always carried out; characters
    /// that cannot move up are lost with it.
    public func apply(_ edit: TextEdit) -> EditOutcome {
        let placements = read(Array(edit.text))
        var before = placements.filter { $0.source < edit.range.lowerBound }
        var behind = placements.filter { $0.source >= edit.range.upperBound }
        guard edit.replacement.isEmpty else {
            return insert(edit, before: before, behind: behind)
        }
        if before.count + behind.count == placements.count {
            switch edit.deletion {
            case .backward where !before.isEmpty: before.removeLast()
            case .forward where !behind.isEmpty: behind.removeFirst()
            case nil where !edit.range.isEmpty: break
            default: return .refused(edit)
            }
        }
        return outcome(before + tail(behind, after: before), entered: before.count)
    }

    private func insert(_ edit: TextEdit, before: [Placement], behind: [Placement]) -> EditOutcome {
        let replacement = Array(edit.replacement)
        var inserted: [Placement] = []
        if before.isEmpty, behind.isEmpty {
            inserted = read(replacement)
        }
        if inserted.isEmpty {
            let isTyped = replacement.count == 1
            inserted =
                place(
                    replacement,
                    from: before.nextSlot,
                    after: before.last,
                    policy: invalidInputPolicy,
                    literals: isTyped ? .never : .witnessed
                ).placements
        }
        while !inserted.isEmpty {
            let head = before + inserted
            let tail = tail(behind, after: head)
            if tail.count == behind.count {
                return outcome(head + tail, entered: head.count)
            }
            inserted.removeLast()
        }
        return .refused(edit)
    }

    /// The placements, moved up or down to stand behind others.
    private func tail(_ placements: [Placement], after head: [Placement]) -> [Placement] {
        place(
            placements.map { $0.character }, from: head.nextSlot, after: head.last, policy: .ignore, literals: .never
        ).placements
    }

    private func outcome(_ placements: [Placement], entered: Int) -> EditOutcome {
        let masked = render(placements, caretAfter: entered)
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

extension [Mask.Placement] {
    fileprivate var nextSlot: Int { (last?.slot ?? -1) + 1 }
}
