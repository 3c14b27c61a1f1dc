import KnowledgeTable

/// The domains in which everybody may have a mailbox: those of providers.
struct MailProviders: Sendable {
    /// The domains of `Knowledge/email/providers.txt`.
    static let shared = MailProviders(KnowledgeTable.section("email/providers"))

    private var domains = TextTable()

    init(_ section: KnowledgeSection) {
        for (_, words) in section.lists {
            for word in words {
                let domain = Array((word.first == "=" ? word.dropFirst() : word[...]).utf8)
                _ = domain.withUnsafeBufferPointer { domains.intern($0) }
            }
        }
    }

    /// Returns `true` if an address, in small letters, is in the domain of a provider.
    func have(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
        domains.find(UnsafeBufferPointer(rebasing: address.dropFirst(EmailText.localEnd(address) + 1))) != nil
    }
}
