import ContactModel
import KnowledgeTable
import PhoneNumbers

/// The domains of providers, and those of services that give addresses away for a while.
struct EmailDomains: Sendable {
    static let shared = EmailDomains()

    private let typos: DomainTypos
    private let disposable = SortedRows(KnowledgeTable.section("email/disposable"))

    private init() { typos = DomainTypos(KnowledgeTable.section("email/providers")) }

    /// The issue of a domain; `nil` if there is none.
    func issue(ofDomain domain: [UInt8], local: [UInt8]) -> FieldIssue? {
        let domain = domain.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
        if typos.isKnown(domain) { return nil }
        // Somebody waits for the mail of those who mistype: such a domain may be one of both.
        guard let suggestion = typos.suggestion(for: domain) else {
            guard isDisposable(domain) else { return nil }
            return FieldIssue(.disposableAddress, .note, Sentence(EmailSentence.disposable))
        }
        let name = String(decoding: domain, as: UTF8.self)
        let address = String(decoding: local, as: UTF8.self) + "@" + suggestion
        return FieldIssue(
            .mistypedDomain, .warning,
            Sentence(
                EmailSentence.mistyped,
                ["domain": .text(name), "suggestion": .text(suggestion), "address": .text(address)]))
    }

    /// Returns `true` for a domain of the list, and for those below one.
    private func isDisposable(_ domain: [UInt8]) -> Bool {
        var rest = domain[...]
        while rest.contains(0x2E) {
            if disposable.contains(rest) { return true }
            rest = rest.drop { $0 != 0x2E }.dropFirst()
        }
        return false
    }
}

/// Rows in the order of their bytes, in the memory of the table.
private struct SortedRows: Sendable {
    private let section: KnowledgeSection

    init(_ section: KnowledgeSection) { self.section = section }

    /// Returns `true` if there is such a row.
    ///
    /// - Complexity: O(log *n*) in the length of all rows.
    func contains(_ row: ArraySlice<UInt8>) -> Bool {
        let bytes = section.bytes
        var (low, high) = (0, bytes.count)
        while low < high {
            var start = (low + high) / 2
            while start > low, bytes[start - 1] != 0x0A { start -= 1 }
            var end = start
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            let found = bytes[start..<end]
            if found.elementsEqual(row) { return true }
            if found.lexicographicallyPrecedes(row) { low = min(end + 1, high) } else { high = start }
        }
        return false
    }
}
