import ArgumentParser
import ContactCleaning
import ContactStore
import Markup
import PhoneNumbers
import SourceInput

/// `trunkline plan`: what would change where contacts live.
struct PlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Computes what would change where the contacts live, and changes nothing.",
        discussion: """
              trunkline plan
              trunkline plan --numbers e164 --people
              trunkline plan --show
              trunkline plan --edits --source phone.vcf --format html -o plan.html
              trunkline plan --source may.csv --delta changes/
              trunkline apply

            A plan has a row for each property of a card and each cell of a table that would be written: before, after, and why. It is \
            stored in the database, and 'trunkline apply' carries it out, file by file, where nobody has changed the file since. It has \
            nothing that a person or the rule did not decide. Without --numbers, --edits or --people it has all three. Folders with a card \
            in each file, files of cards, and CSV files are written; other sources are exported.

            Of the cards of one person in one folder, one of vCard 3.0 or 4.0 stays, of these one with a UID, of these one of 3.0, of these \
            the oldest contact. It gets what the others have; of what a card has only once, the value that 'people' shows comes first, and the \
            others are kept beside it. If a value would be lost, nothing is joined, and the plan says which.

            --delta writes files for imports that update what is there: for each table with a column of record IDs, the changed cells of \
            the changed records, and with people the pairs to be merged. Only sources that the filters select have files. A file that \
            exists is replaced only with --force.
            """)

    @OptionGroup var parts: PlanOptions

    @OptionGroup var filters: SelectionOptions

    @Flag(help: "Show the stored plan again, without computing another.")
    var show = false

    @Option(
        help: ArgumentHelp(
            "Write changed cells and merges as CSV for the imports of a CRM into this folder.", valueName: "folder"),
        completion: .directory)
    var delta: String?

    @Option(help: ArgumentHelp("Who computes the plan; recorded with it.", valueName: "name"))
    var author: String?

    @Option(
        help: ArgumentHelp(
            "How many seconds to wait for another process that is using the database.", valueName: "seconds"))
    var wait = ContactDatabase.defaultBusyTimeout

    @OptionGroup var report: ReportOptions

    func validate() throws {
        if !(0...86_400).contains(wait) { throw ValidationError("--wait must be 0 to 86400 seconds.") }
        if show, delta != nil { throw ValidationError("--show shows a stored plan; give --delta without it.") }
        if delta != nil, let option = report.namedOption {
            throw ValidationError("\(option) is an option of the report; --delta writes files of its own.")
        }
    }

    func run() throws {
        let plan: StoredPlan?
        if show {
            plan = try ContactDatabase.open(at: report.db, busyTimeout: wait).plans().last
            if plan == nil { throw WriteBackError.noPlan(nil) }
        } else {
            var computed = WriteBackPlan(database: report.db, options: parts.options(filters.selection()))
            computed.author = author
            computed.busyTimeout = wait
            plan = try endingOnSignal(computed.cancellation) { try computed.run() }
        }
        if let delta {
            return try write(plan, to: delta)
        }
        guard let plan else {
            try report.write(PlanReport.nothing(database: report.db))
            return
        }
        try report.write(try PlanReport.make(database: report.db, plan: plan))
    }

    /// Writes the files for imports.
    private func write(_ plan: StoredPlan?, to folder: String) throws {
        let delta = DeltaExport(
            database: report.db, plan: plan?.id, options: parts.options(filters.selection()),
            isReplacing: report.force)
        let files = try delta.write(to: folder)
        for file in files {
            StandardError.say("\(VisibleText.plain(file.path, isVerbatim: false)): \(file.sentence)")
        }
        if files.isEmpty { StandardError.say("No file was written: no cell is to be changed, and no record merged.") }
    }
}
