/// Tells where the contacts of a source do not follow each other without a gap, or do not lie inside it.
enum OrderCheck {
    static func run(over tally: StoredTally, into check: inout DatabaseCheck) {
        check.examined = [.init(count: tally.sources.reduce(0) { $0 + $1.contacts }, unit: "contact")]
        for source in tally.sources {
            for sentence in source.disorder { check.fail("\(source.stated.path): \(sentence)") }
            for _ in source.disorder.count..<source.disorderCount { check.fail("") }
        }
    }
}
