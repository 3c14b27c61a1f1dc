/// The addresses that directories of Exchange have in one attribute, each behind the name of its kind.
///
/// `SMTP:` is before the main one and `smtp:` before others, by Microsoft's
/// [proxyAddresses](https://learn.microsoft.com/en-us/exchange/troubleshoot/administration/proxyaddresses-attribute-populate).
enum LDIFMailboxes {
    private static let attributes: Set<String> = ["proxyaddresses", "targetaddress"]
    private static let prefix = "smtp:"

    /// The values of an entry with mailboxes as such, the main one first; other addresses stand under a name that is none of places and of
    /// lines of phones.
    static func named(_ entry: [NamedValue]) -> [NamedValue] {
        let places = entry.indices.filter { attributes.contains(entry[$0].name.lowercased()) }
        guard !places.isEmpty else { return entry }
        var entry = entry
        let sorted = places.map { entry[$0].text }.enumerated().sorted {
            ($0.element.hasPrefix("SMTP:") ? 0 : 1, $0.offset) < ($1.element.hasPrefix("SMTP:") ? 0 : 1, $1.offset)
        }
        for (place, text) in zip(places, sorted.map(\.element)) {
            entry[place] =
                text.lowercased().hasPrefix(prefix)
                ? NamedValue(name: "mail", text: String(text.dropFirst(prefix.count)))
                : NamedValue(name: "Proxy", text: text)
        }
        return entry
    }
}
