package import ContactModel
package import PhoneNumbers

/// The keys of the rows of one source, given out in the order of the source.
///
/// Rows that an earlier run stored come again and get no key.
package struct RowKeys: Sendable {
    let source: Int
    private var contact: Int
    private var finding: Int
    private var contactsToSkip: Int
    private var findingsToSkip: Int
    private var findingLimit = FindingLimit()
    var rules: RuleInterner
    /// The stored contacts that a newer export may have again; `nil` where every contact is written.
    var known: KnownContacts?

    /// - Parameters:
    ///   - contact: the key of the next contact that is stored.
    ///   - finding: the key of the next finding that is stored.
    ///   - checkpoint: what an earlier run stored.
    init(source: Int, contact: Int, finding: Int, resumingAt checkpoint: Checkpoint, rules: RuleInterner) {
        self.source = source
        self.contact = contact
        self.finding = finding
        self.rules = rules
        contactsToSkip = checkpoint.contacts
        findingsToSkip = checkpoint.findings
    }

    /// The keys of a source whose rows are not stored: those that it would get in a new database.
    ///
    /// - Parameters:
    ///   - contact: the key of its first contact.
    ///   - rule: the rule of an id.
    package init(
        source: Int, contact: Int, planVersion: String, rule: @escaping @Sendable (NumberingRule.ID) -> NumberingRule?
    ) {
        self.init(
            source: source, contact: contact, finding: 1, resumingAt: .start,
            rules: RuleInterner(planVersion: planVersion, known: [:], nextID: 1, rule: rule))
    }

    /// The key of the next contact; `nil` if it is stored already.
    mutating func nextContact() -> Int? { Self.next(&contact, &contactsToSkip) }

    /// The key of the next finding; `nil` if it is stored already, or is beyond the limit of its code.
    mutating func key(for finding: Finding) -> Int? {
        findingLimit.admit(finding) ? Self.next(&self.finding, &findingsToSkip) : nil
    }

    /// The keys of the findings that stand for those beyond the limits, at the end of the source.
    mutating func keysOfSurplus() -> [(key: Int, finding: Finding, occurrences: Int)] {
        findingLimit.surplus.compactMap { surplus in
            Self.next(&finding, &findingsToSkip).map { ($0, surplus.finding, surplus.occurrences) }
        }
    }

    /// Reserves the keys of a part of the source, so that its rows can be encoded while the parts after it are read.
    ///
    /// - Parameters:
    ///   - contacts: how many contacts the part has.
    ///   - findings: its findings, in order.
    ///   - numbers: the numbers of its contacts, in order.
    /// - Returns: the keys of the part.
    package mutating func reserve(contacts: Int, findings: [Finding], numbers: [ClassifiedNumber]) -> RowKeys {
        for number in numbers { _ = rules.row(for: number.classification.rule) }
        let part = self
        let old = min(contacts, contactsToSkip)
        contactsToSkip -= old
        contact += contacts - old
        for finding in findings { _ = key(for: finding) }
        _ = rules.takeNew()
        return part
    }

    @inline(__always)
    private static func next(_ key: inout Int, _ skipped: inout Int) -> Int? {
        guard skipped == 0 else {
            skipped -= 1
            return nil
        }
        defer { key += 1 }
        return key
    }
}
