import ArgumentParser
import ContactCleaning
import Markup

/// `trunkline choose`: whose value a person has.
struct ChooseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "choose",
        abstract: "Chooses whose name, organization or other single value a person has.",
        discussion: """
              trunkline choose 12 name=57                  all parts of the name are those of contact 57
              trunkline choose 12 family='Sample'          the value of whichever contact has it
              trunkline choose 12 name=                    by the rule again

            A person is named by its number in 'trunkline people'. Where a format has room for one value only, exports with --people, \
            the view people_cards and the pages have the chosen one. The choice stays with the contact, and 'trunkline undo' takes it back.
            """)

    @Argument(help: ArgumentHelp("The person, by its number.", valueName: "person"))
    var person: Int

    @Argument(help: ArgumentHelp("The field, and a contact or a value.", valueName: "field=value"))
    var choices: [String]

    @OptionGroup var options: ChangeOptions

    func run() throws {
        var choice = PersonChoice(database: options.db, author: options.author, note: options.note)
        choice.busyTimeout = options.wait
        let (change, chosen) = try choice.choose(person: person, choices)
        var output = ByteOutput.standard
        for made in chosen {
            let words =
                made.contact.map { "\(VisibleText.plain(made.value, isVerbatim: true)) (contact \($0))" }
                ?? "by the rule"
            try output.write("\(made.field): \(words)\n")
        }
        try output.write(
            change.map { "Change \($0): chosen. 'trunkline undo \($0)' takes it back.\n" } ?? "It is so already.\n")
        try output.flush()
    }
}
