/// Compares what every source says of itself with its rows, and the sums with each other.
enum SumCheck {
    static func run(over tally: StoredTally, into check: inout DatabaseCheck) {
        check.examined = [
            .init(count: tally.sources.count, unit: "source"),
            .init(count: tally.sources.reduce(tally.strayContacts) { $0 + $1.contacts }, unit: "contact"),
            .init(
                count: tally.sources.reduce(tally.strayNumbers) {
                    $0 + $1.accepted + $1.rejected + $1.ambiguous + $1.empty
                }, unit: "number"),
            .init(count: tally.sources.reduce(tally.strayFindings) { $0 + $1.findings }, unit: "finding"),
        ]
        check.expect(tally.strayContacts, 0, "\(tally.strayContacts) contacts belong to no source")
        check.expect(tally.strayNumbers, 0, "\(tally.strayNumbers) numbers belong to no contact of a source")
        check.expect(tally.strayFindings, 0, "\(tally.strayFindings) findings belong to no source")
        for source in tally.sources { run(over: source, into: &check) }
    }

    private static func run(over source: StoredTally.Source, into check: inout DatabaseCheck) {
        let stated = source.stated
        let sums: [(String, Int, Int)] = [
            (
                "contacts seen against those stored and skipped", stated.contactsStored + stated.contactsSkipped,
                stated.contactsSeen
            ),
            (
                "numbers against their verdicts",
                stated.accepted + stated.rejected + stated.ambiguous + stated.empty, stated.numbers
            ),
            ("contacts", source.contacts, stated.contactsStored),
            ("accepted numbers", source.accepted, stated.accepted),
            ("rejected numbers", source.rejected, stated.rejected),
            ("ambiguous numbers", source.ambiguous, stated.ambiguous),
            ("empty numbers", source.empty, stated.empty),
            ("findings", source.findings, stated.findings),
        ]
        for (name, found, expected) in sums {
            check.expect(found, expected, "\(stated.path): \(name): there are \(found), and \(expected) are stated")
        }
        if stated.contactsSkipped > source.findings {
            check.fail(
                "\(stated.path): \(stated.contactsSkipped) contacts were skipped, and there are only \(source.findings) findings"
            )
        }
        check.expect(
            source.contradictory, 0,
            "\(stated.path): \(source.contradictory) numbers have a verdict that their E.164 form or reason denies")
    }
}
