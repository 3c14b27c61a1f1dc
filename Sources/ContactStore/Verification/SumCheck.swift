/// Compares the recorded counts of each source with its rows, and the sums with each other.
enum SumCheck {
    static func run(over tally: StoredTally, into check: inout DatabaseCheck) {
        check.examined = [
            .init(count: tally.sources.count, unit: "source"),
            .init(count: tally.sources.reduce(tally.orphanedContacts) { $0 + $1.contacts }, unit: "contact"),
            .init(count: tally.sources.reduce(tally.orphanedNumbers) { $0 + $1.numbers }, unit: "number"),
            .init(count: tally.sources.reduce(tally.orphanedFindings) { $0 + $1.findings }, unit: "finding"),
        ]
        check.expect(tally.orphanedContacts, 0, "\(tally.orphanedContacts) contacts belong to no source")
        check.expect(tally.orphanedNumbers, 0, "\(tally.orphanedNumbers) numbers belong to no contact of a source")
        check.expect(tally.orphanedFindings, 0, "\(tally.orphanedFindings) findings belong to no source")
        for source in tally.sources { run(over: source, into: &check) }
    }

    private static func run(over source: SourceTally, into check: inout DatabaseCheck) {
        let recorded = source.recorded
        let sums: [(String, Int, Int)] = [
            (
                "contacts seen against those stored and skipped",
                recorded.contactsStored + recorded.contactsSkipped + recorded.contactsForgotten
                    + recorded.contactsSuperseded, recorded.contactsSeen
            ),
            (
                "numbers against their verdicts",
                recorded.accepted + recorded.rejected + recorded.ambiguous + recorded.empty, recorded.numbers
            ),
            ("contacts", source.contacts, recorded.contactsStored),
            ("accepted numbers", source.accepted, recorded.accepted),
            ("rejected numbers", source.rejected, recorded.rejected),
            ("ambiguous numbers", source.ambiguous, recorded.ambiguous),
            ("empty numbers", source.empty, recorded.empty),
            ("findings", source.findings, recorded.findings),
        ]
        for (name, found, expected) in sums {
            check.expect(
                found, expected, "\(recorded.path): \(name): there are \(found), and \(expected) are stated")
        }
        if recorded.contactsSkipped > source.findings {
            check.fail(
                "\(recorded.path): \(recorded.contactsSkipped) contacts were skipped, and there are only "
                    + "\(source.findings) findings")
        }
        check.expect(
            source.contradictory, 0,
            "\(recorded.path): \(source.contradictory) numbers have a verdict that their E.164 form or reason denies")
        check.expect(
            source.malformed, 0,
            "\(recorded.path): \(source.malformed) numbers have an E.164 form that is malformed or of another calling code"
        )
    }
}
