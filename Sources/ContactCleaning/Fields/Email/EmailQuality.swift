import ContactMatching
import ContactModel
import PhoneNumbers

/// Finds out about an e-mail address of good shape what may keep mail from its reader: typing errors in the domain, a service that gives
/// addresses away, a function in place of a person. Everything is looked up in `Knowledge/email`.
struct EmailQuality {
    /// Sums of domains about which there is nothing to say, each in the place of its sum.
    private var plainDomains = [UInt64](repeating: 0, count: 1 << 12)
    private let domains = EmailDomains.shared
    private let roles = MailboxRoles.shared

    /// The issues of an address: mostly none.
    mutating func issues(of address: EmailCheck.Address, in text: Span<UInt8>) -> [FieldIssue] {
        if address.isLiteral { return [] }
        var issues: [FieldIssue] = []
        if let issue = domainIssue(of: address, in: text) { issues.append(issue) }
        if roles.isFunction(text.extracting(address.local)) {
            issues.append(
                FieldIssue(.roleAddress, .note, Sentence(EmailSentence.roleAddress)))
        }
        return issues
    }

    private mutating func domainIssue(of address: EmailCheck.Address, in text: Span<UInt8>) -> FieldIssue? {
        let place = Int(truncatingIfNeeded: address.hash) & (plainDomains.count - 1)
        if plainDomains[place] == address.hash { return nil }
        let issue =
            address.isInternational
            ? InternationalDomain.issue(in: String(copying: text.extracting(address.domain)))
            : domains.issue(ofDomain: bytes(of: address.domain, text), local: bytes(of: address.local, text))
        if issue == nil { plainDomains[place] = address.hash }
        return issue
    }

    private func bytes(of range: Range<Int>, _ text: Span<UInt8>) -> [UInt8] { range.map { text[$0] } }
}
