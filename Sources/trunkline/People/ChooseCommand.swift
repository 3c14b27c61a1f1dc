import ArgumentParser
import ContactCleaning
import ContactStore
import Markup

/// `trunkline choose`: whose value a person has, or by which rules all people have theirs.
struct ChooseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "choose",
        abstract: "Chooses whose name, organization or other single value a person has, or rules for all people.",
        discussion: """
              trunkline choose 12 name=57                  all parts of the name are those of contact 57
              trunkline choose 12 family='Sample'          the value of whichever contact has it
              trunkline choose 12 name=                    by the rules again
              trunkline choose --prefer name=source:phone,newest --prefer organization=most-complete
              trunkline choose --prefer newest --dry-run   for all fields; tells first what would differ
              trunkline choose --prefer name=default       no rule for the name
              trunkline choose --rules                     the rules that hold

            A person is named by its number in 'trunkline people'. Where a format has room for one value only, exports with --people, \
            the view people_cards and the pages have the chosen one. The choice stays with the contact, and 'trunkline undo' takes it back.

            Rules decide in their order for everybody for whom nobody has chosen: 'source:FILE' prefers the contacts of a file and of its newer \
            exports; 'newest' the card changed last by its REV; 'most-complete' the name with the most parts, or the contact with the most \
            fields; 'longest' the most characters. Where they leave several, a whole name wins, of those the one that most contacts have, one \
            not in capitals, then the longest; the organization that most contacts have; and of other values that of the card \
            with the latest REV, else of the contact that was read last. 'trunkline explain' says what decided.
            """)

    @Argument(help: ArgumentHelp("The person, by its number.", valueName: "person"))
    var person: Int?

    @Argument(help: ArgumentHelp("The field, and a contact or a value.", valueName: "field=value"))
    var choices: [String] = []

    @Option(
        help: ArgumentHelp(
            "Rules for a field, or without it for all, with commas between; may be repeated.", valueName: "field=rules")
    )
    var prefer: [String] = []

    @Flag(help: "Lists the rules that hold.")
    var rules = false

    @Flag(help: "With --prefer: only tells how many people would have other values, with ten of them.")
    var dryRun = false

    @OptionGroup var options: ChangeOptions

    func validate() throws {
        let acts = [person != nil, !prefer.isEmpty, rules].count { $0 }
        guard acts == 1 else { throw ValidationError("Give a person and what to choose, --prefer, or --rules.") }
        if person != nil, choices.isEmpty {
            throw ValidationError("Say what to choose: 'trunkline choose 12 name=57'.")
        }
        if dryRun, prefer.isEmpty { throw ValidationError("--dry-run is for --prefer.") }
    }

    func run() throws {
        var output = ByteOutput.standard
        if let person {
            try choose(person, &output)
        } else if rules {
            try write(try preferences.rules(), to: &output)
        } else {
            try prefer(&output)
        }
        try output.flush()
    }

    private func choose(_ person: Int, _ output: inout ByteOutput) throws {
        var choice = PersonChoice(database: options.db, author: options.author, note: options.note)
        choice.busyTimeout = options.wait
        let (change, chosen) = try choice.choose(person: person, choices)
        for made in chosen {
            let words =
                made.contact.map { "\(VisibleText.plain(made.value, isVerbatim: true)) (contact \($0))" }
                ?? "by the rules"
            try output.write("\(made.field): \(words)\n")
        }
        try output.write(
            change.map { "Change \($0): chosen. 'trunkline undo \($0)' takes it back.\n" } ?? "It is so already.\n")
    }

    private var preferences: MergePreferences {
        var preferences = MergePreferences(database: options.db, author: options.author, note: options.note)
        preferences.busyTimeout = options.wait
        return preferences
    }

    private func prefer(_ output: inout ByteOutput) throws {
        let outcome = try preferences.prefer(prefer, isDryRun: dryRun)
        try write(outcome.rules, to: &output)
        func visible(_ text: String?) -> String { text.map { VisibleText.plain($0, isVerbatim: true) } ?? "nothing" }
        let people = outcome.people == 1 ? "1 person" : "\(outcome.people) people"
        if outcome.isSoAlready { return try output.write("It is so already.\n") }
        let verb = dryRun ? "would have" : outcome.people == 1 ? "has" : "have"
        try output.write("\(people) \(verb) other values\(outcome.examples.isEmpty ? "." : ":")\n")
        for example in outcome.examples {
            try output.write(
                "  person \(example.person), \(example.field): \(visible(example.old)) -> \(visible(example.new))\n")
        }
        try output.write(
            outcome.change.map { "Change \($0): preferred. 'trunkline undo \($0)' takes it back.\n" }
                ?? "Nothing is stored.\n")
    }

    private func write(_ rules: [MergePreferences.Rules], to output: inout ByteOutput) throws {
        let width = rules.map(\.field.count).max() ?? 0
        for rule in rules {
            let words = rule.words.isEmpty ? "no rule" : rule.words.joined(separator: ", ")
            try output.write("\(ColumnText.left(rule.field, width))  \(VisibleText.plain(words, isVerbatim: true))\n")
        }
    }
}
