import ArgumentParser
import ContactCleaning
import ContactStore

/// `trunkline show`: everything about one contact or person.
struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Shows a contact or a person: each value with its origin, and who changed it.",
        discussion: """
              trunkline show 12                contact 12
              trunkline show --person 12       the contacts of person 12
              trunkline show 12 --format json

            A contact is named by its contact_id in reports, a person by its number in 'trunkline people'. Beside an edited value \
            stands what was read, and the change; beside a number its verdict.
            """)

    @Argument(help: ArgumentHelp("The contact, by its contact_id.", valueName: "contact"))
    var contact: Int?

    @Option(help: ArgumentHelp("A person, by its number.", valueName: "person"))
    var person: Int?

    @Option(help: "The database.", completion: .file())
    var db = "contacts.db"

    @Option(help: "The format.")
    var format = SummaryFormat.text

    func validate() throws {
        if (contact == nil) == (person == nil) { throw ValidationError("Give a contact, or --person and a person.") }
    }

    func run() throws {
        let store = try ContactDatabase.open(at: db)
        let contacts =
            try contact.map { [try InspectedContact.inspect($0, in: store)] }
            ?? InspectedContact.inspect(person: person ?? 0, in: store)
        var output = ByteOutput.standard
        switch format {
        case .text: try ShowText().write(contacts, to: &output)
        case .json: try ShowJSON().write(contacts, to: &output)
        }
        try output.flush()
    }
}
