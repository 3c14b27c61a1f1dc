import ArgumentParser
import ContactCleaning
import ContactModel
import ContactStore
import ContactWriting
import Foundation
import Markup
import NumberDetails
import PhoneNumbers
import Threads

/// `trunkline export`: the contacts of a database as a file for other programs.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes the cleaned contacts as a file that other programs import.",
        discussion: """
              trunkline export --to vcard3 -o contacts.vcf
              trunkline export --to google -o google.csv --only accepted
              trunkline export --to csv --country Germany,+44 --category mobile -o mobile.csv
              trunkline export --to csv --not-in dnc.csv -o may-be-called.csv
              trunkline export --to csv --lacks email --where "organization LIKE 'Acme%'" -o -
              trunkline export --to xlsx --columns name,e164,email -o contacts.xlsx
              trunkline export --to csv --numbers-only --category mobile -o numbers.csv
              trunkline export --to same --numbers international --add e164,country -o cleaned/

            Accepted numbers are written in E.164 form, or as --numbers says; all others as they were. What a format has \
            no place for goes into the note of its contact or is left out, and is listed on standard error before the \
            file appears. 'same' is each source as it was, byte for byte but for accepted numbers with --numbers and \
            columns with --add: its file is found at its path or in --source-dir and proven by its hash, or was stored with \
            'ingest --keep-raw'; otherwise it is rebuilt from the stored values, which is listed first. Several sources are \
            written into the folder that -o names. Corrected numbers of 'same' need --numbers.

            Standard error says how many contacts and numbers were written, and what each filter left out.
            """)

    @Option(help: "The database.", completion: .file())
    var db = "contacts.db"

    @Option(
        help: ArgumentHelp(
            "The format: \(ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "format"),
        completion: .list(ExportFormat.allCases.map(\.rawValue)), transform: Self.format)
    var to: ExportFormat

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write; - is standard output.", valueName: "file"), completion: .file())
    var output: String

    @Option(
        help: ArgumentHelp(
            "How accepted numbers are written: e164, international, national or rfc3966.", valueName: "style"),
        completion: .list(["e164", "international", "national", "rfc3966"]), transform: StyleArgument.style)
    var numbers: NumberStyle?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "With 'same', 'csv', 'xlsx', 'jsonl': add facts about each number: \(NumberFact.allCases.map(\.rawValue).joined(separator: ", ")).",
            discussion: "A carrier is the one that the range was first given to; numbers can be ported to others.",
            valueName: "column,..."),
        completion: .list(NumberFact.allCases.map(\.rawValue)), transform: Self.columns)
    var add: [[NumberFact]] = []

    /// The facts, each once, in the order in which they are named.
    private var facts: [NumberFact] { DetailOptions.unique(add) }

    @Option(
        help: ArgumentHelp("With 'same': a folder to look for the source files in.", valueName: "folder"),
        completion: .directory)
    var sourceDir: String?

    @OptionGroup var table: TableOptions

    @OptionGroup var verdicts: VerdictOptions

    @OptionGroup var filters: SelectionOptions

    @OptionGroup var lists: ListFilterOptions

    @Flag(help: "Write one contact for each person that 'dedupe' found, with the values of all contacts.")
    var people = false

    @Flag(help: "Give people who live together a group of their household, as 'report households' finds them.")
    var households = false

    @Flag(
        help: ArgumentHelp(
            "With 'csv': a column with the contact_id, by which 'edit --from' finds each contact again.",
            discussion: "Contacts are written whole, without --columns, --drop and filters of numbers."))
    var withIds = false

    @Flag(help: "Replace the output file.")
    var force = false

    @Flag(name: .shortAndLong, help: "Show neither progress nor what was written and left out.")
    var quiet = false

    func validate() throws {
        if withIds { try validateIDs() }
        if to == .same {
            if households { throw ValidationError("--households adds groups, for which 'same' has no place.") }
            if people { throw ValidationError("--people makes other contacts, for which 'same' has no records.") }
        } else if sourceDir != nil {
            throw ValidationError("--source-dir is an option of --to same.")
        } else if !add.isEmpty, ![.csv, .xlsx, .jsonl].contains(to) {
            throw ValidationError("--add is an option of --to same, csv, xlsx and jsonl.")
        } else if facts.contains(.e164) {
            throw ValidationError("--add e164 is for --to same; --to \(to.rawValue) has this form already.")
        } else if ExportFormat.isName(output, of: to) == false {
            throw ValidationError(
                "The name of \(output) promises another format than \(to.rawValue), which is what would be in it. Name a file with another "
                    + "ending, or another format with --to.")
        }
        try table.validate(for: to)
    }

    /// Checks that an untouched file comes back without an edit: that it has whole contacts, and nothing more.
    private func validateIDs() throws {
        if to != .csv || people || households || !table.isWhole {
            throw ValidationError(
                "--with-ids is for --to csv, without --people, --households, --columns, --numbers-only and --drop.")
        }
        if filters.selectsNumbers || !verdicts.verdicts.isEmpty {
            throw ValidationError(
                "--with-ids writes contacts with all of their numbers, for 'edit --from' removes those that are missing; filter "
                    + "contacts, with --where and --source, and not numbers.")
        }
    }

    func run() throws {
        if !quiet { DetailOptions.note(on: facts.compactMap(\.detail)) }
        var export = self.export
        export.selection.lists = try lists.filters(database: db)
        if to == .same { return try runSame(export) }
        let file = output == "-" ? nil : ExportFile(path: output, isReplacing: force)
        try file?.check()
        try export.requireKnownFilters()
        if people || households { try export.requirePeople() }
        try endingOnSignal(export.cancellation) {
            if households { try export.addHouseholds() }
            var counts = ExportCounts()
            if let file {
                try file.write { counts = try write(export, to: &$0, isDraft: $1) }
            } else {
                var standard = ByteOutput.standard
                counts = try write(export, to: &standard, isDraft: false)
            }
            try say(counts, of: export.selection, to: file?.path)
        }
    }

    /// Prints the counts of what was written and left out.
    private func say(_ counts: ExportCounts, of selection: ContactSelection, to path: String?) throws {
        if quiet { return }
        let text = ExportSummaryText(selection: selection, mergesPeople: people, isOfNumbers: table.numbersOnly)
        for line in text.lines(counts, to: path) { StandardError.say(line) }
        if counts.records == 0, !selection.isEverything {
            StandardError.say("Note: no contact is selected by \(selection).")
        }
        if people, let line = PeopleStateText.advice(on: try ContactDatabase.open(at: db).peopleState()) {
            StandardError.say("Note: \(line).")
        }
    }

    /// Prints the values that the format cannot hold, before the file is in its place or anything is written to a pipe
    /// or device.
    private func write(_ export: Export, to output: inout ByteOutput, isDraft: Bool) throws -> ExportCounts {
        let counts: ExportCounts
        if isDraft {
            let plan = try showingProgress { try export.write(into: &output, progress: $0) }
            report(plan)
            counts = plan.counts
        } else {
            let plan = try showingProgress { try export.plan(progress: $0) }
            report(plan)
            counts = try showingProgress { progress in
                try export.write(plan, progress: progress) { try output.write($0) }
            }
        }
        try output.flush()
        return counts
    }

    private func report(_ plan: ExportPlan) {
        if quiet { return }
        for line in plan.losses.sentences { StandardError.say("Note: \(line).") }
    }

    var export: Export {
        var export = Export(database: db, format: to)
        export.selection = filters.selection(verdicts: verdicts.verdicts)
        export.numbers = numbers
        export.mergesPeople = people
        export.added = facts
        export.sourceFolder = sourceDir
        table.apply(to: &export)
        export.hasContactIDs = withIds
        return export
    }

    func showingProgress<Result>(
        _ body: ((ExportProgress) -> Void) throws -> Result
    ) rethrows -> Result {
        let meter = ProgressMeter(isQuiet: quiet)
        defer { meter.finish() }
        return try body { meter.note(state($0)) }
    }

    private static func columns(_ text: String) throws -> [NumberFact] {
        try WordArgument<NumberFact>("a column that can be added", "the columns are").list(text)
    }

    private static func format(_ name: String) throws -> ExportFormat {
        try WordArgument<ExportFormat>("a format of exports", "the formats are").value(name)
    }

    private func state(_ progress: ExportProgress) -> ProgressState {
        ProgressState(
            activity: progress.phase == .planning ? "surveying" : "writing",
            subject: VisibleText.plain(db, isVerbatim: false), contacts: progress.contacts)
    }
}
