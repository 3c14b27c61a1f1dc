public import PhoneNumbers

/// The number of contacts, numbers and findings of a source.
public struct SourceCounts: Sendable, Hashable {
    /// Contacts that are in the database.
    public var storedContacts = 0
    /// Contacts that were read and not stored, each with a finding.
    public var skippedContacts = 0
    /// Contacts that were read and left out because somebody asked to forget them.
    public var forgottenContacts = 0
    /// Contacts that were read and stored, until a newer export took their place.
    public var supersededContacts = 0
    /// Numbers with an E.164 form.
    public var acceptedNumbers = 0
    /// Numbers that were rejected, by reason.
    public var rejectedNumbers = ReasonCounts()
    /// Numbers that fit several countries.
    public var ambiguousNumbers = 0
    /// Phone fields without a number.
    public var emptyNumbers = 0
    /// Findings of every severity.
    public var findings = 0

    /// Zero of everything.
    public init() {}

    /// Contacts that were read: those stored, skipped, superseded and forgotten.
    public var seenContacts: Int { storedContacts + skippedContacts + supersededContacts + forgottenContacts }

    /// Numbers of every verdict.
    public var numbers: Int { acceptedNumbers + rejectedNumbers.total + ambiguousNumbers + emptyNumbers }

    /// Counts one number.
    package mutating func count(_ verdict: Verdict) {
        switch verdict {
        case .accepted: acceptedNumbers += 1
        case .rejected(let reason): rejectedNumbers[reason] += 1
        case .ambiguous: ambiguousNumbers += 1
        case .empty: emptyNumbers += 1
        }
    }

    /// Adds the counts of another source, or of another part of the same.
    public static func += (left: inout SourceCounts, right: SourceCounts) {
        left.storedContacts += right.storedContacts
        left.skippedContacts += right.skippedContacts
        left.forgottenContacts += right.forgottenContacts
        left.supersededContacts += right.supersededContacts
        left.acceptedNumbers += right.acceptedNumbers
        for reason in RejectionReason.allCases { left.rejectedNumbers[reason] += right.rejectedNumbers[reason] }
        left.ambiguousNumbers += right.ambiguousNumbers
        left.emptyNumbers += right.emptyNumbers
        left.findings += right.findings
    }
}

/// A count for each reason of rejection.
public struct ReasonCounts: Sendable, Hashable {
    private var counts = [Int](repeating: 0, count: RejectionReason.allCases.count)

    /// Zero for every reason.
    public init() {}

    /// The count of a reason.
    public subscript(reason: RejectionReason) -> Int {
        get { counts[Int(reason.rawValue)] }
        set { counts[Int(reason.rawValue)] = newValue }
    }

    /// The sum over all reasons.
    public var total: Int { counts.reduce(0, +) }
}
