/// A mailbox: an e-mail address, and what people and mail programs write beside it.
package struct Mailbox: Sendable, Hashable {
    /// The address alone.
    package var address: Range<Int>
    /// The display name with its quotes; empty without one.
    package var name = 0..<0
    /// The text between parentheses; empty without one.
    package var remark = 0..<0
    /// The words before a colon, which may stand before a mailbox further in front; empty without any.
    package var label = 0..<0
    /// All that belongs to the mailbox.
    package var whole: Range<Int>
    /// The begin of what no other mailbox has: behind a label that is that of others, too.
    package var begin: Int
}

/// Mailboxes in one text, as [RFC 5322](https://www.rfc-editor.org/rfc/rfc5322), section 3.4, has them, and as people write them.
///
/// `Tom <tom@fox.example>`, `"Fox, Ann" <ann@fox.example>`, `ann@fox.example (home)`, `mailto:ann@fox.example`, `Home: ann@fox.example`,
/// and groups of the RFC, `Team: tom@fox.example, ann@fox.example;`. Between them stand commas, semicolons, slashes, bars, line breaks, blanks, and
/// the like of other scripts.
package enum MailboxList {
    /// The mailboxes of a part of a text.
    ///
    /// - Returns: `nil` if any part of it is none: the text is one value then.
    package static func read(_ text: [UInt8], _ range: Range<Int>) -> [Mailbox]? {
        var scanner = MailboxScanner(text, range)
        var list: [Mailbox] = []
        var labelled: Int?
        while true {
            // A label is that of all mailboxes up to the next semicolon or line.
            if scanner.skipSeparators() { labelled = nil }
            if scanner.isAtEnd { return list.isEmpty ? nil : list }
            guard var mailbox = scanner.mailbox() else { return nil }
            if !mailbox.label.isEmpty {
                labelled = list.count
            } else if let labelled {
                mailbox.label = list[labelled].label
                list[labelled].begin = scanner.begin(behind: mailbox.label)
            }
            list.append(mailbox)
        }
    }

    /// The mailboxes of a part of a text that has several, or something beside one; `nil` for a value alone.
    package static func marked(_ text: [UInt8], _ range: Range<Int>) -> [Mailbox]? {
        guard !isPlain(text, range), let list = read(text, range) else { return nil }
        let isAlone =
            list.count == 1
            && list[0].address.count
                == text.withUnsafeBufferPointer {
                    $0.slice(range.lowerBound, range.upperBound).trimmed.count
                }
        return isAlone ? nil : list
    }

    /// Returns `true` for one address with nothing beside it, which can take the place of another in a list.
    package static func isAddress(_ text: [UInt8]) -> Bool {
        guard let list = read(text, text.indices) else { return false }
        return list.count == 1 && list[0].address == text.indices
    }

    /// Returns `true` for a text that has the shape of an e-mail address, or is mailboxes alone.
    package static func isOfAddresses(_ text: String) -> Bool {
        EmailShape.isEmail(text) || text.utf8.contains(ASCII.at) && read(Array(text.utf8), 0..<text.utf8.count) != nil
    }
}
