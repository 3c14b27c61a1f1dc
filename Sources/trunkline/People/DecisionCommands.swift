import ArgumentParser
import ContactCleaning
import ContactStore

/// `trunkline join`: decides that contacts are one person's.
struct JoinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join", abstract: "Decides that contacts belong to the same person, whatever the rule says.",
        discussion: "  trunkline join 34 57")

    @OptionGroup var options: AuthoredOptions

    @Argument(help: ArgumentHelp("Contacts, by number.", valueName: "contact"))
    var contacts: [Int]

    func validate() throws {
        if contacts.count < 2 { throw ValidationError("Name two contacts at least.") }
    }

    func run() throws {
        let joined = try options.decisions().join(contacts)
        let members = joined.contacts.map(String.init).joined(separator: ", ")
        try say("Decision \(joined.change): person \(joined.person) has contacts \(members).")
        try say("'trunkline undo \(joined.change)' takes it back.")
    }
}

/// `trunkline split`: decides that a contact is none of a person's.
struct SplitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "split", abstract: "Removes a contact from a person, permanently.",
        discussion: """
              trunkline split 12 57

            The others stay together where the rule or somebody has joined them; those that the contact alone connected do not.
            """)

    @OptionGroup var options: AuthoredOptions

    @Argument(help: "The person, by number.")
    var person: Int

    @Argument(help: "The contact that is not the person's.")
    var contact: Int

    func run() throws {
        let split = try options.decisions().split(contact, from: person)
        let others = split.others.sorted { $0.key < $1.key }.map { person, contacts in
            let list = contacts.map(String.init).joined(separator: ", ")
            return "person \(person) has contact\(contacts.count == 1 ? "" : "s") \(list)"
        }
        try say(
            "Decision \(split.change): contact \(split.contact) is person \(split.person), \(others.joined(separator: ", ")). "
                + "'trunkline undo \(split.change)' takes it back.")
        guard split.others.count > 1 else { return }
        let firsts = split.others.values.compactMap(\.first).sorted().map(String.init).joined(separator: " ")
        try say("Contact \(split.contact) alone held these people together; 'trunkline join \(firsts)' joins them.")
    }
}

extension AuthoredOptions {
    /// Decisions by whoever the options name.
    ///
    /// - Throws: ``AddressSpaceLimit/TooLow`` if comparing the contacts takes too much memory; `StoreError`.
    func decisions() throws -> PeopleDecisions {
        var decisions = PeopleDecisions(database: try AddressSpaceLimit.databaseToCompare(db), author: author)
        decisions.busyTimeout = wait
        return decisions
    }
}

/// Writes a line to standard output.
private func say(_ line: String) throws {
    var output = ByteOutput.standard
    try output.write(line + "\n")
    try output.flush()
}
