import ArgumentParser
import ContactCleaning

/// `trunkline disclose`: everything that is held about somebody.
struct DiscloseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "disclose",
        abstract: "Writes everything that the database holds about a person, for them to read.",
        discussion: """
              trunkline disclose 12 -o person.html
              trunkline disclose --email bo@example.org -o bo.html
              trunkline disclose --number +16502530000 --format json

            It is what article 15 of the GDPR asks for, and all that 'trunkline forget' would erase: the contacts with each value, what was \
            read, and who changed it; numbers with their verdicts and rules, findings, columns without a field, decisions about \
            people, what a newer export keeps for 'undo', and the changes of all these; then the texts of others in which names, numbers or \
            addresses of the person stand. The page needs nothing else; the database stays as it is, and is locked meanwhile.

            Texts of others may be about others: read the page before you give it away.

            Exit codes: 0 it is written; 64 there is nothing of the kind; 74 a file could not be read or written.
            """)

    @Argument(help: ArgumentHelp("A person, by the number or the stable ID in reports.", valueName: "person"))
    var person: String?

    @OptionGroup var subject: SubjectOptions

    @Option(help: "The format: html, a page for people, or json.")
    var format = DisclosureFormat.html

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"),
        completion: .file())
    var output: String?

    @Flag(help: "Replace the output file whatever it is.")
    var force = false

    @OptionGroup var database: DatabaseOptions

    private var subjects: [Erasure.Subject] { [person.map { .person($0) }].compactMap { $0 } + subject.subjects }

    func validate() throws {
        if subjects.count != 1 { throw ValidationError("Give a person, --number, --email or --contact.") }
    }

    func run() throws {
        guard let subject = subjects.first else { return }
        let disclosure = try Disclosure(of: subject, database: database.db, busyTimeout: database.wait)
        guard !disclosure.isEmpty else {
            throw ValidationError("\(database.db) holds nothing about \(subject.words.kind) \(subject.words.text).")
        }
        guard let path = output, path != "-" else {
            var standard = ByteOutput.standard
            try format.write(disclosure, to: &standard)
            return try standard.flush()
        }
        try ReportFile(path: path, mayReplaceAnything: force).write { file in
            try format.write(disclosure, to: &file)
            try file.flush()
        }
    }
}

/// The format of a disclosure.
enum DisclosureFormat: String, CaseIterable, ExpressibleByArgument {
    case html, json

    func write(_ disclosure: Disclosure, to output: inout ByteOutput) throws {
        switch self {
        case .html: try DisclosureHTML().write(disclosure, to: &output)
        case .json: try DisclosureJSON().write(disclosure, to: &output)
        }
    }
}
