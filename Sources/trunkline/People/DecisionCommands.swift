import ArgumentParser
import ContactCleaning
import ContactStore

/// `trunkline join`: says that contacts are one person's.
struct JoinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join", abstract: "Decides that contacts belong to the same person, whatever the rule says.",
        discussion: "  trunkline join 34 57")

    @OptionGroup var options: PeopleOptions

    @Argument(help: ArgumentHelp("Contacts, by number.", valueName: "contact"))
    var contacts: [Int]

    func validate() throws {
        if contacts.count < 2 { throw ValidationError("Name two contacts at least.") }
    }

    func run() throws {
        let change = try PeopleDecisions(database: try options.databaseToCompare()).join(contacts)
        try say(
            "Decision \(change): \(contacts.count) contacts are one person's. 'trunkline undo \(change)' takes it back."
        )
    }
}

/// `trunkline split`: says that a contact is none of a person's.
struct SplitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "split", abstract: "Removes a contact from a person, permanently.",
        discussion: "  trunkline split 12 57")

    @OptionGroup var options: PeopleOptions

    @Argument(help: "The person, by number.")
    var person: Int

    @Argument(help: "The contact that is not the person's.")
    var contact: Int

    func run() throws {
        let change = try PeopleDecisions(database: try options.databaseToCompare()).split(contact, from: person)
        try say(
            "Decision \(change): contact \(contact) is none of person \(person)'s. 'trunkline undo \(change)' takes it back."
        )
    }
}

/// Writes a line to standard output.
private func say(_ line: String) throws {
    var output = ByteOutput.standard
    try output.write(line + "\n")
    try output.flush()
}
