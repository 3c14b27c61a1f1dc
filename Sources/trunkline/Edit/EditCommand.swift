import ArgumentParser
import ContactCleaning
import ContactStore

/// `trunkline edit`: corrects values of contacts.
struct EditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Corrects names, organizations, e-mail addresses, numbers and every other value; all can be undone.",
        discussion: """
              trunkline edit 12 family=Lovelace company='Analytical Engines'
              trunkline edit 12 email+=ada@example.org             one more
              trunkline edit 12 email.2=ada@example.com            the second of several
              trunkline edit 12 email.2.label=work
              trunkline edit 12 email.work=ada@example.net         the one with this label
              trunkline edit 12 email-=ada@example.net             one less; so does email.2=
              trunkline edit 12 phone='+1 650 253 0001'
              trunkline edit 12 'column:Customer No=4711'          a column that has no field
              trunkline edit --where "organization = 'ACME'" company=Acme --dry-run
              trunkline export --to csv --with-ids -o to-edit.csv     to be edited in a spreadsheet
              trunkline edit --from to-edit.csv --dry-run

            A contact is named by its contact_id in reports. The fields are those of mapping files, such as givenName, familyName, \
            displayName, organization, jobTitle, birthday, email, phone, street, city, postalCode, country, note, category and url. \
            A value is validated as at ingest; what would be a finding or a rejected number is refused with the reason, and kept all \
            the same by --as-it-is. Full names follow a part of the name that stands in them, which is said. What was read stays \
            beside the edit; reports, exports, people and 'verify' have the edited values. 'trunkline undo' takes it back. A file that comes back may be \
            CSV of any dialect and encoding or a workbook, with its columns in any order: cells that are others than they were are edited, \
            emptied cells remove the value, columns that are missing change nothing, and what a spreadsheet makes of numbers and dates by \
            itself is refused or no edit. An apostrophe that protects a cell and another spelling of the same number are no edit either.

            Exit codes: 0 everything was edited or is so already; 1 something was refused, and is listed; the rest is edited.
            """)

    @Argument(
        help: ArgumentHelp(
            "The contact by its contact_id, unless --where selects contacts; then FIELD=VALUE, FIELD+=VALUE or FIELD-=VALUE.",
            valueName: "contact field=value"))
    var arguments: [String] = []

    @OptionGroup(title: "Filters") var filters: SelectionOptions

    @Option(
        help: ArgumentHelp(
            "A file that 'export --to csv --with-ids' wrote and somebody has edited, as CSV or as a workbook.",
            valueName: "file"),
        completion: .file())
    var from: String?

    @Flag(help: "Keep values that are not valid, too.")
    var asItIs = false

    @Flag(help: "Say what would be done, and do nothing.")
    var dryRun = false

    @Option(help: "The format of the summary.")
    var format = SummaryFormat.text

    @OptionGroup var options: ChangeOptions

    private var selection: ContactSelection { filters.selection(verdicts: []) }

    private var contact: Int? { arguments.first.flatMap { Int($0) } }

    func validate() throws {
        let isSelective = !selection.isEverything
        if from != nil {
            guard arguments.isEmpty, !isSelective else {
                throw ValidationError(
                    "--from takes everything from the file; give neither a contact, a value nor a filter.")
            }
            return
        }
        if let first = arguments.first, contact == nil, !first.contains("=") {
            throw ValidationError(
                "'\(first)' is not a contact; name it by its contact_id, which reports and 'find' show.")
        }
        if contact == nil, !isSelective {
            throw ValidationError(
                "Name a contact by its contact_id, or select contacts with --where or another filter.")
        }
        if contact != nil, isSelective { throw ValidationError("Give a contact or a filter, not both.") }
        if try assignments().isEmpty { throw ValidationError("Give a value: FIELD=VALUE.") }
    }

    private func assignments() throws -> [FieldAssignment] {
        do {
            return try arguments.dropFirst(contact == nil ? 0 : 1).map { try FieldAssignment($0) }
        } catch let error as FieldAssignmentError {
            throw ValidationError("\(error)")
        }
    }

    func run() throws {
        var editing = ContactEditing(database: options.db, author: options.author, note: options.note)
        editing.isDryRun = dryRun
        editing.keepsInvalid = asItIs
        editing.busyTimeout = options.wait
        let summary =
            try from.map(editing.edit(from:))
            ?? contact.map { try editing.edit([$0], try assignments()) }
            ?? editing.edit(where: selection, try assignments())
        var output = ByteOutput.standard
        switch format {
        case .text: try EditSummaryText(listsAll: contact != nil, path: from).write(summary, to: &output)
        case .json: try EditSummaryJSON().write(summary, to: &output)
        }
        try output.flush()
        if !summary.refused.isEmpty { throw ExitCode(ExitStatus.strict.rawValue) }
    }
}
