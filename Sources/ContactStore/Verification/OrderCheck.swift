/// Checks that the contacts of each source follow each other without a gap, and lie inside it.
enum OrderCheck {
    static func run(over tally: StoredTally, into check: inout DatabaseCheck) {
        check.examined = [.init(count: tally.sources.reduce(0) { $0 + $1.contacts }, unit: "contact")]
        for source in tally.sources {
            for sentence in source.orderIssues { check.fail("\(source.recorded.path): \(sentence)") }
            check.failAgain(source.orderIssueCount - source.orderIssues.count)
        }
    }
}
