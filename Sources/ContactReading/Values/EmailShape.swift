/// Texts that look like e-mail addresses.
package enum EmailShape {
    /// Something, an at sign, and something with a dot. The name of an account at WhatsApp, `16502530000@c.us`, is none.
    package static func isEmail(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(UInt8(ascii: "."))
            && !text.utf8.contains(ASCII.space) && !isAccount(parts[0], of: parts[1])
    }

    /// Returns `true` for digits, or digits and a hyphen of a group, in front of a domain that has no mail.
    private static func isAccount(_ name: Substring.UTF8View, of domain: Substring.UTF8View) -> Bool {
        name.allSatisfy { ASCII.isDigit($0) || $0 == ASCII.hyphen }
            && accountDomains.contains { domain.elementsEqual($0.utf8) }
    }

    /// The domains of the names that WhatsApp gives accounts and groups.
    private static let accountDomains = ["c.us", "g.us", "s.whatsapp.net"]

    /// The places of the addresses in a part of a text, between blanks and marks. A link is none: `sip:ann@example.com`.
    static func emails(in text: [UInt8], _ part: Range<Int>) -> [Range<Int>] {
        text[part].split(whereSeparator: { $0 <= ASCII.space || separators.contains($0) }).filter { word in
            isEmail(String(decoding: word, as: UTF8.self)) && word.last != UInt8(ascii: ".")
                && !word.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }
        }.map(\.indices)
    }

    /// Marks that stand between addresses or around them.
    private static let separators = Set(";,|<>()\"".utf8)
}
