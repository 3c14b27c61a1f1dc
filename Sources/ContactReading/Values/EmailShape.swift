/// Texts that look like e-mail addresses.
package enum EmailShape {
    /// Something, an at sign, and something with a dot.
    package static func isEmail(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(UInt8(ascii: "."))
            && !text.utf8.contains(ASCII.space)
    }

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
