import PhoneNumbers

/// The keys of the rows of one source, given out in the order of the source.
///
/// Rows that an earlier run stored come again and get no key.
package struct RowKeys: Sendable {
    let source: Int
    private var contact: Int
    private var finding: Int
    private var contactsToSkip: Int
    private var findingsToSkip: Int
    var rules: RuleInterner

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

    /// The key of the next contact; `nil` if it is stored already.
    mutating func nextContact() -> Int? { Self.next(&contact, &contactsToSkip) }

    /// The key of the next finding; `nil` if it is stored already.
    mutating func nextFinding() -> Int? { Self.next(&finding, &findingsToSkip) }

    /// Reserves the keys of a part of the source, so that its rows can be encoded while the parts after it are read.
    ///
    /// - Parameters:
    ///   - contacts: how many contacts the part has.
    ///   - findings: how many findings it has.
    ///   - numbers: the numbers of its contacts, in order.
    /// - Returns: the keys of the part.
    package mutating func reserve(contacts: Int, findings: Int, numbers: [ClassifiedNumber]) -> RowKeys {
        for number in numbers { _ = rules.row(for: number.classification.rule) }
        let part = self
        Self.skip(contacts, &contact, &contactsToSkip)
        Self.skip(findings, &finding, &findingsToSkip)
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

    private static func skip(_ count: Int, _ key: inout Int, _ skipped: inout Int) {
        let old = min(count, skipped)
        skipped -= old
        key += count - old
    }
}
