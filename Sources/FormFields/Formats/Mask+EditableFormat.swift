public import InputMasks

/// A text of a mask, and what fills its placeholders.
public struct MaskContent: EditableContent, Sendable {
    /// The text of the field.
    public let text: String
    /// The filled placeholders; the source of each is its offset in the text.
    let filled: [Mask.FilledSlot]
}

extension Mask: EditableFormat {
    /// Finds the placeholders that the text fills.
    public func parse(_ text: String) -> MaskContent {
        MaskContent(text: text, filled: read(Array(text)))
    }

    /// Carries out the edit on the entered characters; static characters come and go by themselves.
    ///
    /// The text behind the edit keeps its characters: an insertion that would push one out of the mask, or into a
    /// placeholder that does not accept it, is cut short or refused. A deletion is always carried out; characters that
    /// cannot move up are lost with it.
    ///
    /// - Parameters:
    ///   - edit: the change, in characters of the text.
    ///   - content: the content of the field before it.
    public func apply(_ edit: TextEdit, to content: MaskContent) -> EditOutcome<MaskContent> {
        var before = content.filled.filter { $0.source < edit.range.lowerBound }
        var after = content.filled.filter { $0.source >= edit.range.upperBound }
        guard edit.replacement.isEmpty else {
            return insert(Array(edit.replacement), before: before, after: after)
        }
        if before.count + after.count == content.filled.count {
            switch edit.deletion {
            case .backward where !before.isEmpty: before.removeLast()
            case .forward where !after.isEmpty: after.removeFirst()
            case nil where !edit.range.isEmpty: break
            default: return .refused()
            }
        }
        return outcome(before + tail(after, after: before), entered: before.count)
    }

    private func insert(
        _ replacement: [Character], before: [FilledSlot], after: [FilledSlot]
    ) -> EditOutcome<MaskContent> {
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
        let isAcceptable = !inserted.isEmpty
        while !inserted.isEmpty {
            let head = before + inserted
            let tail = tail(after, after: head)
            if tail.count == after.count {
                let notice = OmittedCharacters.notice(omitted(from: replacement, inserted: inserted))
                return outcome(head + tail, entered: head.count, notice: notice)
            }
            inserted.removeLast()
        }
        return .refused(reason: isAcceptable ? Self.full : refusal(at: before.nextSlot))
    }

    /// The letters and digits of an insertion that neither fill a placeholder nor are static characters.
    private func omitted(from replacement: [Character], inserted: [FilledSlot]) -> String {
        let used = Set(inserted.map { $0.source })
        let unused = replacement.indices.filter { !used.contains($0) }.map { replacement[$0] }
        return OmittedCharacters.difference(of: String(unused), keeping: String(slots.compactMap { $0.literal }))
    }

    /// Why a placeholder, or the next one, accepts nothing of an insertion.
    private func refusal(at slot: Int) -> String {
        guard let next = slots[min(slot, slots.count)...].first(where: { !$0.isLiteral }) else { return Self.full }
        return next.element.requirement
    }

    private static let full = "There is no room for more"

    /// The placeholders of some others, moved to follow a head.
    private func tail(_ filled: [FilledSlot], after head: [FilledSlot]) -> [FilledSlot] {
        fill(
            filled.map { $0.character }, from: head.nextSlot, after: head.last, policy: .ignore, literals: .never
        ).slots
    }

    private func outcome(_ filled: [FilledSlot], entered: Int, notice: String = "") -> EditOutcome<MaskContent> {
        let masked = render(filled, caretAfter: entered)
        var located = filled
        var offset = 0
        var slot = 0
        for index in located.indices {
            while slot < located[index].slot {
                if slots[slot].isLiteral { offset += 1 }
                slot += 1
            }
            located[index].source = offset
            offset += 1
            slot += 1
        }
        return .accepted(MaskContent(text: masked.text, filled: located), caret: masked.caret, notice: notice)
    }

    /// The text as the mask shows it.
    public func formatted(_ text: String) -> String {
        maskedString(input: text)
    }

    /// Valid if every placeholder is filled; the raw value is the content of the placeholders.
    public func status(of content: MaskContent) -> FieldStatus {
        let rawValue = String(content.filled.map { $0.character })
        let missing = placeholderCount - content.filled.count
        if rawValue.isEmpty { return FieldStatus(.empty, rawValue: "") }
        if missing == 0 { return FieldStatus(.valid, rawValue: rawValue) }
        return FieldStatus(
            .incomplete,
            message: missing == 1 ? "1 character is missing" : "\(missing) characters are missing",
            rawValue: rawValue
        )
    }

    /// The rest of the mask, with `_` for the placeholders.
    public func prompt(after content: MaskContent) -> String {
        String(slots[content.filled.nextSlot...].map { $0.literal ?? "_" })
    }
}

extension Mask.Slot {
    /// The static character of the slot, if it holds one.
    fileprivate var literal: Character? {
        if case .literal(let literal) = element { literal } else { nil }
    }
}

extension [Mask.FilledSlot] {
    fileprivate var nextSlot: Int { (last?.slot ?? -1) + 1 }
}
