import ArgumentParser
import ContactCleaning
import ContactStore

/// `trunkline forget`: erases somebody.
struct ForgetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forget",
        abstract:
            "Erases a number, an e-mail address, a person, a contact, a source or what filters select, and prints a certificate.",
        discussion: """
              trunkline forget --number +16502530000
              trunkline forget --email bo@example.org --yes
              trunkline forget --contact 12
              trunkline forget --source old.csv
              trunkline forget --source 3 --yes
              trunkline forget --content phone.vcf --yes
              trunkline forget --source may.csv --where "given_name = 'Person40'"
              trunkline forget --number +16502530000 --format json > certificate.json

            A number stands for every contact that has it, as it was read or as it is now; where others mention it, in any spelling \
            that 'trunkline check' reads as this number, its digits are replaced. --email stands for every contact that has the address, and --person \
            for those of one person that 'dedupe' found. --source is a path, or the number of a source where \
            several have the same path; --content finds a source by the content of a file. Filters select contacts, and --source is one of them \
            where there are others; contacts are erased whole. Rows, corrections, findings, people, \
            decisions, kept content and what a newer export keeps for 'undo' are erased, and the names of erased contacts in remarks of the history; the file is written \
            anew without free pages, and the journal is overwritten. More than one contact is listed and has to be confirmed. This \
            cannot be undone; a remark stands in the certificate alone. If it is interrupted, the next command that writes to the database completes it, \
            and the same command gives the certificate. Only a salted hash is kept, so that the same person or file does not come \
            back with the next ingest; 'ingest --even-forgotten' reads them all the same. Copies, backups and exported files are \
            not touched.

            Exit codes: 0 nothing of the number is left in the file; 1 something is, and the certificate says where; 64 there is \
            nothing of the kind, or it was not confirmed; 74 the file could not be written.
            """)

    @OptionGroup var subject: SubjectOptions

    @Option(help: ArgumentHelp("A person, by the number or the stable ID in reports.", valueName: "person"))
    var person: String?

    @Option(
        help: ArgumentHelp("A source, by a file with the same content.", valueName: "file"), completion: .file())
    var content: String?

    @OptionGroup var verdicts: VerdictOptions

    @OptionGroup var filters: SelectionOptions

    @Option(help: ArgumentHelp("A remark for the certificate, which the database does not keep.", valueName: "text"))
    var note: String?

    @Flag(help: "Erase more than one contact without asking.")
    var yes = false

    @Option(help: "The format of the certificate.")
    var format = SummaryFormat.text

    @OptionGroup var options: AuthoredOptions

    private var subjects: [Erasure.Subject] {
        [person.map { .person($0) }, content.map { .content($0) }, selected].compactMap { $0 } + subject.subjects
    }

    /// A source that is all that is named, or the contacts that the filters select.
    private var selected: Erasure.Subject? {
        let selection = filters.selection(verdicts: verdicts.verdicts)
        if selection.isEverything { return nil }
        var source = ContactSelection()
        source.sources = Array(selection.sources.prefix(1))
        return selection == source ? .source(source.sources[0]) : .selection(selection)
    }

    func validate() throws {
        if subjects.count != 1 {
            throw ValidationError(
                "Give one of --number, --email, --person, --contact, --source and --content, or filters.")
        }
    }

    func run() throws {
        guard let subject = subjects.first else { return }
        var erasure = Erasure(database: options.db, author: options.author)
        erasure.program = Version.description
        erasure.note = note
        erasure.busyTimeout = options.wait
        let confirmation = ForgetConfirmation(isGiven: yes)
        let certificate = try erasure.erase(subject, confirm: confirmation.ask)
        var output = ByteOutput.standard
        switch format {
        case .text: try ForgetText().write(certificate, to: &output)
        case .json: try ForgetJSON().write(certificate, to: &output)
        }
        try output.flush()
        guard !certificate.isComplete else { return }
        let tables = certificate.remainingValues.map { "\($0.count) in \($0.name ?? "")" }.joined(separator: ", ")
        StandardError.say(
            "Warning: the number is not gone from \(options.db): "
                + (tables.isEmpty ? "it stands in \(certificate.pagesWithTracesAfter ?? 0) pages" : tables))
        throw ExitCode(ExitStatus.strict.rawValue)
    }
}
