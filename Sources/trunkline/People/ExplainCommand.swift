import ArgumentParser
import ContactCleaning
import ContactMatching
import ContactStore

/// `trunkline explain`: why contacts are one person's, or are not.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains why contacts belong to the same person, or why they do not.",
        discussion: """
              trunkline explain 12          person 12: why its contacts belong together
              trunkline explain 34 57       contacts 34 and 57: what speaks for and against

            Each reason has a weight in bits: one bit more makes it twice as likely that the contacts belong to the same person.
            """)

    @OptionGroup var options: PeopleOptions

    @Argument(help: ArgumentHelp("A person, or two contacts, by number.", valueName: "number"))
    var numbers: [Int]

    func validate() throws {
        guard 1...2 ~= numbers.count else { throw ValidationError("Name one person or two contacts.") }
    }

    func run() throws {
        var output = ByteOutput.standard
        let review = try PeopleReview(database: try options.databaseToCompare())
        if numbers.count == 2 {
            try write(pair: numbers[0], numbers[1], review, to: &output)
        } else {
            try write(person: numbers[0], review, to: &output)
        }
        try output.flush()
    }

    private func write(person: Int, _ review: PeopleReview, to output: inout ByteOutput) throws {
        let store = try ContactDatabase.open(at: options.db)
        let contacts = try store.contacts(ofPerson: person)
        guard !contacts.isEmpty else { throw PeopleError.noSuchPerson(person) }
        for contact in contacts { try output.write(PairText.card(try review.card(contact))) }
        if contacts.count == 1 { return try output.write("Person \(person) has this contact only.\n") }
        for join in try store.joins(ofPerson: person) {
            if join.bits == nil {
                try output.write(
                    "\nContacts \(join.first) and \(join.second): somebody said that they are one person's.\n")
            } else {
                let evidence = try review.evidence(join.first, join.second)
                try output.write("\n" + PairText.evidence(evidence, join.first, join.second))
            }
        }
    }

    private func write(pair first: Int, _ second: Int, _ review: PeopleReview, to output: inout ByteOutput) throws {
        let evidence = try review.evidence(first, second)
        try output.write(PairText.sideBySide(try review.card(first), try review.card(second)))
        try output.write("\n" + PairText.evidence(evidence, first, second))
        let store = try ContactDatabase.open(at: options.db)
        let decision = try store.decisions().last {
            ($0.first, $0.second) == (min(first, second), max(first, second))
        }
        let people = (try store.person(ofContact: first), try store.person(ofContact: second))
        if let decision {
            try output.write("Somebody decided: \(decision.isSame ? "one person" : "two people").\n")
        } else if let reason = review.refusal(first, second) {
            try output.write("Not joined all the same: \(reason.sentence).\n")
        }
        switch people {
        case (let one?, let two?) where one == two: try output.write("They are one person: \(one).\n")
        case (let one?, let two?): try output.write("They are two people: \(one) and \(two).\n")
        default: try output.write("'trunkline dedupe' has not seen both of them yet.\n")
        }
    }
}
