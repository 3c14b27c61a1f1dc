/// A blank or a separator between mailboxes.
struct MailboxMark {
    enum Kind {
        case blank
        /// Between mailboxes that may have one label.
        case separator
        /// The end of a group or a line.
        case end
    }

    let kind: Kind
    /// The number of its bytes.
    let count: Int

    /// The mark at a place of a text; `nil` for anything else.
    init?(_ text: [UInt8], _ place: Int, _ end: Int) {
        guard place < end else { return nil }
        switch text[place] {
        case ASCII.lineFeed, ASCII.carriageReturn, ASCII.semicolon: (kind, count) = (.end, 1)
        case ...ASCII.space: (kind, count) = (.blank, 1)
        case ASCII.comma, ASCII.slash, ASCII.bar: (kind, count) = (.separator, 1)
        case ASCII.colon:
            // Google's programs write `:::`.
            guard text[place..<end].prefix(3).elementsEqual([ASCII.colon, ASCII.colon, ASCII.colon]) else { return nil }
            (kind, count) = (.end, 3)
        case 0x80...:
            guard let mark = Self.others.first(where: { text[place..<end].starts(with: $0.bytes) }) else { return nil }
            (kind, count) = (mark.kind, mark.bytes.count)
        default: return nil
        }
    }

    /// Those that are not in ASCII.
    private static let others: [(bytes: [UInt8], kind: Kind)] = [
        ("\u{A0}", .blank), ("\u{202F}", .blank), ("\u{3000}", .blank), ("、", .separator), ("，", .separator),
        ("،", .separator), ("；", .end), ("؛", .end),
    ].map { (Array($0.utf8), $1) }
}
