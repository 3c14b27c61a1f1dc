/// E-mail addresses in texts.
enum EmailText {
    /// The addresses in a part of a text: what stands between blanks and marks and has something, an at sign, and something with a dot.
    static func addresses(in text: [UInt8], _ part: Range<Int>) -> [Range<Int>] {
        text[part].split(whereSeparator: { $0 <= ASCII.space || separators.contains($0) }).filter(isAddress).map {
            $0.startIndex..<$0.endIndex
        }
    }

    private static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
        guard let at = text.firstIndex(of: UInt8(ascii: "@")), at > text.startIndex else { return false }
        let domain = text[(at + 1)...]
        guard let dot = domain.lastIndex(of: UInt8(ascii: ".")), dot > domain.startIndex else { return false }
        return dot < domain.endIndex - 1 && !domain.contains(UInt8(ascii: "@")) && !text.contains(where: isOfLink)
    }

    /// Returns `true` for the marks of links: `sip:ann@example.com` is no e-mail address.
    private static func isOfLink(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/") }

    /// Marks that stand between addresses or around them.
    private static let separators = Set(";,|<>()\"".utf8)
}
