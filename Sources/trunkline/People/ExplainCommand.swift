import ArgumentParser
import ContactCleaning
import ContactMatching
import ContactStore
import Markup

/// `trunkline explain`: why contacts are one person's, or are not.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains why contacts belong to the same person, or why they do not, and whose values it has.",
        discussion: """
              trunkline explain 12          person 12: why its contacts belong together, and whose name it has
              trunkline explain 34 57       contacts 34 and 57: what speaks for and against

            Each reason has a weight in bits: by the rule, one bit more makes it twice as likely that the contacts belong to the same person. \
            The share of pairs of a weight that are one person's is measured, in steps of several bits.
            """)

    @Option(help: "The database.", completion: .file())
    var db = "contacts.db"

    @Argument(help: ArgumentHelp("A person, or two contacts, by number.", valueName: "number"))
    var numbers: [Int]

    func validate() throws {
        guard 1...2 ~= numbers.count else { throw ValidationError("Name one person or two contacts.") }
    }

    func run() throws {
        var output = ByteOutput.standard
        let review = try PeopleReview(database: try AddressSpaceLimit.databaseToCompare(db))
        if numbers.count == 2 {
            try write(pair: numbers[0], numbers[1], review, to: &output)
        } else {
            try write(person: numbers[0], review, to: &output)
        }
        try output.flush()
    }

    private func write(person: Int, _ review: PeopleReview, to output: inout ByteOutput) throws {
        let store = try ContactDatabase.open(at: db)
        let contacts = try store.contacts(ofPerson: person)
        guard !contacts.isEmpty else { throw PeopleError.noSuchPerson(person) }
        for contact in contacts { try output.write(PairText.card(try review.card(contact))) }
        if contacts.count == 1 {
            try output.write("Person \(person) has this contact only.\n")
            return try writeAge(of: store, to: &output)
        }
        for join in try store.joins(ofPerson: person) {
            guard let bits = join.bits else {
                try output.write(
                    "\nContacts \(join.first) and \(join.second): somebody said that they are one person's "
                        + "(change \(join.change)).\n")
                continue
            }
            let cards = review.cardEvidence(join.first, join.second)
            let evidence =
                try cards.map { try review.written($0, join.first, join.second) }
                ?? review.writtenEvidence(join.first, join.second)
            let isEnough = evidence.bits >= review.settings.automaticFrom
            let verdict = isEnough ? "enough to join them" : "not enough now; they were joined by \(Bits(bits)) bits"
            try output.write(
                "\n"
                    + PairText.evidence(
                        evidence, join.first, join.second, areCards: cards != nil, verdict: verdict))
        }
        try write(try store.mergedValues(ofPerson: person), by: try MergeRuleWords(store), to: &output)
        try writeAge(of: store, to: &output)
    }

    /// Says that contacts were changed since their people were found, if they were.
    private func writeAge(of store: ContactDatabase, to output: inout ByteOutput) throws {
        guard try store.hasOutdatedPeople() else { return }
        try output.write(
            "\nWhat is stored about people is older than the contacts; 'trunkline dedupe' brings it up to date.\n")
    }

    /// Writes the values that a person has where there is room for one only, each with what decided.
    private func write(_ values: [MergedValue], by words: MergeRuleWords, to output: inout ByteOutput) throws {
        if values.isEmpty { return }
        try output.write("\nPerson \(numbers[0]) has\n")
        let width = values.map(\.field.count).max() ?? 0
        for value in values {
            let text = VisibleText.plain(value.value, isVerbatim: true)
            let ground = VisibleText.plain(words.text(value.ground, of: value.field), isVerbatim: true)
            try output.write(
                "  \(ColumnText.left(value.field, width))  \(text)  (contact \(value.contact); \(ground))\n")
        }
    }

    private func write(pair first: Int, _ second: Int, _ review: PeopleReview, to output: inout ByteOutput) throws {
        let evidence = try review.writtenEvidence(first, second)
        try output.write(PairText.sideBySide(try review.card(first), try review.card(second)))
        let conclusion = try review.conclusion(first, second)
        let verdict = PairText.verdict(evidence.bits, by: review.settings, isIndirect: conclusion.isIndirect)
        try output.write("\n" + PairText.evidence(evidence, first, second, verdict: verdict))
        if case .joinedByCards = conclusion.reason, let cards = review.cardEvidence(first, second) {
            let verdict = PairText.verdict(cards.bits, by: review.settings)
            let cards = try review.written(cards, first, second)
            try output.write("\n" + PairText.evidence(cards, first, second, areCards: true, verdict: verdict) + "\n")
        }
        for sentence in conclusion.sentences { try output.write(sentence + "\n") }
        if conclusion.reason != .outdated { try writeAge(of: ContactDatabase.open(at: db), to: &output) }
    }
}
