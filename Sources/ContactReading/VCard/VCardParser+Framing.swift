import ContactModel
import PhoneNumbers

extension VCardParser {
    /// Handles `BEGIN`.
    mutating func begin(
        _ line: Bytes, _ head: PropertyHead, position: inout SourcePosition,
        into sink: inout (some ContactSink & ~Copyable)
    ) throws {
        guard Self.isCardWord(line.clampedSlice(head.valueStart, line.count)) else {
            guard !card.isOpen else { return }
            if card.foreignDepth == 0 {
                try sink.receive(
                    Finding(
                        .foreignComponent, .note, line: position.line, byteOffset: position.byteOffset,
                        raw: line.excerpt(options.excerptLength),
                        Sentence(ReadingSentence.otherComponent)))
            }
            card.foreignDepth += 1
            return
        }
        if card.isOpen, card.expectsNested {
            card.nestedDepth += 1
            card.expectsNested = false
            return
        }
        if card.isOpen {
            if card.hasContent || !card.isImplied {
                try sink.receive(
                    Finding(
                        .missingEnd, .warning, line: contact.origin.line, byteOffset: contact.origin.byteOffset,
                        field: "END", raw: contact.displayText ?? "",
                        Sentence(ReadingSentence.missingEnd)))
            }
            try close(end: card.lastEnd, position: &position, into: &sink)
        }
        open(isImplied: false, position: position)
    }

    /// Handles `END`.
    mutating func end(
        _ line: Bytes, _ head: PropertyHead, position: inout SourcePosition,
        into sink: inout (some ContactSink & ~Copyable)
    ) throws {
        guard Self.isCardWord(line.clampedSlice(head.valueStart, line.count)) else {
            if !card.isOpen { card.foreignDepth = max(0, card.foreignDepth - 1) }
            return
        }
        card.expectsNested = false
        if card.nestedDepth > 0 {
            card.nestedDepth -= 1
        } else if card.isOpen {
            try close(end: position.byteOffset + currentLineLength, position: &position, into: &sink)
        } else {
            try sink.receive(
                Finding(
                    .endWithoutBegin, .warning, line: position.line, byteOffset: position.byteOffset,
                    raw: line.excerpt(options.excerptLength),
                    Sentence(ReadingSentence.endWithoutBegin)))
        }
    }

    /// Opens a card whose first line is missing.
    mutating func openWithoutBegin(
        _ line: Bytes, position: inout SourcePosition, into sink: inout (some ContactSink & ~Copyable)
    ) throws {
        try sink.receive(
            Finding(
                .missingBegin, .warning, line: position.line, byteOffset: position.byteOffset,
                raw: line.excerpt(options.excerptLength),
                Sentence(ReadingSentence.missingBegin)))
        open(isImplied: true, position: position)
    }

    private mutating func open(isImplied: Bool, position: SourcePosition) {
        card.open(isImplied: isImplied)
        card.foreignDepth = 0
        contact.removeAll()
        contact.origin.line = position.line
        contact.origin.byteOffset = position.byteOffset
    }

    /// Closes the open card and hands it out.
    private mutating func close(
        end: Int, position: inout SourcePosition, into sink: inout (some ContactSink & ~Copyable)
    ) throws {
        card.isOpen = false
        card.hasReportedJunk = false
        position.records &+= 1
        guard card.hasContent else {
            position.skipped &+= 1
            return try sink.receive(
                Finding(
                    .emptyCard, .warning, line: contact.origin.line, byteOffset: contact.origin.byteOffset,
                    Sentence(ReadingSentence.emptyCard)))
        }
        if !card.groups.isEmpty { applyGroupLabels() }
        if !card.mailboxNames.isEmpty { card.mailboxNames.settle(in: &contact) }
        if !card.pending.isEmpty { addCardProperties() }
        if card.hasPrintedAddress { joinPrintedAddresses() }
        position.contacts &+= 1
        contact.origin.ordinal = position.contacts
        contact.origin.byteCount = end &- contact.origin.byteOffset
        try sink.receive(contact)
    }

    /// Hands out a card that is open at the end of the source.
    mutating func finish(position: inout SourcePosition, into sink: inout (some ContactSink & ~Copyable)) throws {
        guard card.isOpen else {
            if card.foreignDepth > 0 || card.isBegun {
                damage = SourceDamage(
                    .openCard, line: position.line, byteOffset: position.byteOffset,
                    detail: "the file ends inside a component that has begun")
            }
            return
        }
        damage = SourceDamage(
            .openCard, line: contact.origin.line, byteOffset: contact.origin.byteOffset,
            detail: "the file ends inside the card that begins here")
        try sink.receive(
            Finding(
                .truncated, .warning, line: contact.origin.line, byteOffset: contact.origin.byteOffset, field: "END",
                raw: contact.displayText ?? "",
                Sentence(ReadingSentence.openCard)))
        try close(end: card.lastEnd, position: &position, into: &sink)
    }

    /// Reports text between cards, once for each stretch.
    mutating func reportJunk(_ line: Bytes, position: SourcePosition, into sink: inout (some ContactSink & ~Copyable))
        throws
    {
        guard !card.isOpen, card.foreignDepth == 0, !card.hasReportedJunk else { return }
        card.hasReportedJunk = true
        try sink.receive(
            Finding(
                .junkOutsideCard, .note, line: position.line, byteOffset: position.byteOffset,
                raw: text.decoder.text(line.clampedSlice(0, options.excerptLength)),
                Sentence(ReadingSentence.junk)))
    }

    /// Returns `true` if a value is `VCARD`, in any case, even if a fold left a blank inside.
    private static func isCardWord(_ value: Bytes) -> Bool {
        let text = value.trimmed
        if text.isWord("vcard") { return true }
        guard text.count < 10 else { return false }
        let letters = text.filter { !ASCII.isBlank($0) }
        return letters.withUnsafeBufferPointer { $0.isWord("vcard") }
    }
}
