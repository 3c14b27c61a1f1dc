import ContactModel
import PhoneNumbers

/// Counts the findings of a source by their code. Only the first of each code are stored one by one: a file of millions of damaged
/// rows must not give a database many times its size.
struct FindingLimit: Sendable {
    /// The limit of the findings of one code that are stored one by one.
    static let maximum = 1000

    private var counts: [Finding.Code: (count: Int, severity: Finding.Severity)] = [:]

    /// Counts a finding.
    ///
    /// - Returns: whether it is stored.
    mutating func admit(_ finding: Finding) -> Bool {
        let count = counts[finding.code, default: (0, finding.severity)].count + 1
        counts[finding.code, default: (0, finding.severity)].count = count
        return count <= Self.maximum
    }

    /// One finding for each code that has more than are stored, with how many those are.
    var surplus: [(finding: Finding, occurrences: Int)] {
        counts.filter { $0.value.count > Self.maximum }.sorted { $0.key.rawValue < $1.key.rawValue }.map { code, seen in
            let rest = seen.count - Self.maximum
            let sentence = Sentence(StoreSentence.more, ["number": .number(rest)])
            return (Finding(code, seen.severity, sentence), rest)
        }
    }
}
