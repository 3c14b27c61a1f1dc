import ArgumentParser
import ContactCleaning
import ContactModel
import ContactStore
import Foundation
import PhoneNumbers
import Threads

/// `trunkline ingest`: contact files into a database.
struct IngestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ingest",
        abstract: "Reads contact files into a database of clean numbers.",
        discussion: """
              trunkline ingest contacts.csv phone.vcf --region US
              trunkline ingest export.csv --region DE --allow DE,AT,CH,mobile
              trunkline ingest takeout.zip export.csv.gz --db takeout.db
              trunkline ingest export.csv --explain
              trunkline ingest export.csv --map export.yaml --replace --rejects to-fix.csv
              trunkline ingest june.csv --update-of may.csv --key email --dry-run

            Every file is read once: the same content again changes nothing, and after an interruption the same \
            command completes the work. A number in national form is read in the country of its contact's address, \
            otherwise in --region or the mapping's region. Where neither is given, or the numbers look like those of another \
            country, the summary says so and names the region. Rejected numbers are kept with the reason; see \
            'trunkline report'. \
            Archives (ZIP, tar), those in archives, and files packed by gzip, bzip2, xz and Zstandard are unpacked as they are \
            read, and all sheets of a workbook; TAKEOUT.ZIP/PATH names one file inside, BOOK.XLSX/SHEET a sheet. What is not read \
            is named with the reason. A packed file that is cut off is read as far as it \
            goes, with exit code 65; no incomplete file takes the place of another.
            """)

    @Argument(
        help: ArgumentHelp(
            "CSV, vCard, XLSX, ODS, JSON, LDIF or XML files and others, packed or not, or folders; - is standard input.",
            valueName: "file"),
        completion: .file())
    var files: [String]

    @Option(help: "The database; it is created if it does not exist.")
    var db = "contacts.db"

    @OptionGroup var cleaning: CleaningArguments

    @OptionGroup var input: InputOptions

    @Option(
        help: ArgumentHelp(
            "A new file for the records that could not be read or have a rejected number, to be corrected and read.",
            discussion: "They are written byte for byte, below the header.", valueName: "file"),
        completion: .file())
    var rejects: String?

    @Flag(
        help: ArgumentHelp(
            "Store the content of the files as well, deflated, so that 'export --to same' does not need them."))
    var keepRaw = false

    @Flag(
        help: ArgumentHelp(
            "With --rejects: say of each record where it was and why it was rejected.",
            discussion:
                "Two columns before the others, or two properties of a card; 'trunkline fix --from' understands both."))
    var withReasons = false

    @Flag(help: "Read people and files that 'trunkline forget' erased, too.")
    var evenForgotten = false

    @Flag(help: "Show how the files would be read, column by column, and read nothing.")
    var explain = false

    @Flag(help: "Read and count, but write nothing, or only the file that --rejects names.")
    var dryRun = false

    @Option(help: "The format of the summary.")
    var format = SummaryFormat.text

    @Flag(name: .shortAndLong, help: "No progress and no summary, only errors.")
    var quiet = false

    @Flag(
        help: ArgumentHelp(
            "Read a file again that was stored with other settings or other content, and swap its rows.",
            discussion: "A file that is incomplete is refused."))
    var replace = false

    @Flag(
        help: ArgumentHelp(
            "Compare each file with an older export of the same contacts, and let it take that one's place.",
            discussion: """
                The older export is the only stored one of the same product and layout that shares contacts, else --update-of \
                names it. Contacts are recognized by their UID, or by --key; where several share a key, by their names too. \
                Corrections and decisions about people hold for the newer contacts. With --dry-run, only show what is new, \
                changed and gone. A file that is incomplete is refused.
                """))
    var update = false

    @Option(
        help: ArgumentHelp(
            "With --update: recognize contacts by email, phone, uid, or the heading of a column such as 'Customer ID'.",
            valueName: "key"))
    var key: String?

    @Option(
        help: ArgumentHelp(
            "As --update: the file is a newer version of this one, by its path or its ID in 'trunkline report summary'.",
            valueName: "source"))
    var updateOf: String?

    @Flag(
        help: ArgumentHelp(
            "With --update: delete the contacts that the newer file lacks; otherwise they stay in the database.",
            discussion: "More than 20 or than 5 % of them are deleted only after a question, or with --yes."))
    var removeGone = false

    @Option(
        help: ArgumentHelp(
            "Who reads the files; recorded with the change, and shown by 'trunkline history'.",
            valueName: "name"))
    var author: String?

    @Flag(
        help:
            "With --remove-gone, or for a folder of cards with --update: delete as many contacts as are gone, without a question."
    )
    var yes = false

    @Flag(help: "End with exit code 1 if a number was rejected or is ambiguous, or a row was skipped.")
    var strict = false

    @Option(
        help: ArgumentHelp(
            "What --strict looks at instead, separated by commas: rejected, ambiguous, skipped, findings, unread, none.",
            discussion: """
                unread is a column that looks like phone numbers or e-mail addresses and is not read, or a part of a file: a \
                sheet, or a file of an archive or a folder; none is a file without any number.
                """, valueName: "word,..."),
        transform: FailureCondition.words)
    var failOn: [FailureCondition]?

    @Option(
        help: ArgumentHelp(
            "How many seconds to wait for another process that is using the database.", valueName: "seconds"))
    var wait = ContactDatabase.defaultBusyTimeout

    @OptionGroup var jobs: JobsOption

    @Option(help: .hidden)
    var checkpointInterval = 100_000

    @Option(help: .hidden)
    var progressInterval = 5.0

    /// The time after a signal in which the work must end in order, in seconds.
    private static let secondsToStop = 0.8

    func validate() throws {
        if !(0...86_400).contains(wait) { throw ValidationError("--wait must be 0 to 86400 seconds.") }
        if checkpointInterval < 1 { throw ValidationError("--checkpoint-interval must be 1 or more.") }
        if !(0.01...86_400).contains(progressInterval) {
            throw ValidationError("--progress-interval must be 0.01 to 86400 seconds.")
        }
        if explain, rejects != nil || strict || failOn != nil {
            throw ValidationError("--explain reads nothing: leave out --rejects, --strict and --fail-on.")
        }
        if withReasons, rejects == nil { throw ValidationError("--with-reasons is for the file that --rejects names.") }
        if !isUpdate, key != nil || removeGone {
            throw ValidationError("--key and --remove-gone are for --update and --update-of.")
        }
        if yes, !isUpdate { throw ValidationError("--yes is for --update and --update-of.") }
        if updateOf?.isEmpty == true {
            throw ValidationError("--update-of must name a stored file, by its path or ID.")
        }
        if updateOf != nil, files.count > 1 {
            throw ValidationError("--update-of is for one file, the newer version of the one it names.")
        }
        if key?.isEmpty == true {
            throw ValidationError("--key must name email, phone, uid or the heading of a column.")
        }
        if isUpdate, replace { throw ValidationError("--update and --replace exclude each other.") }
        if files.filter({ $0 == "-" }).count > 1 {
            throw ValidationError("Standard input (-) can be read once only.")
        }
    }

    /// `true` if files take the place of older ones.
    private var isUpdate: Bool { update || updateOf != nil }

    func run() throws {
        let options = try cleaning.options(input.options)
        var ingest = Ingest(
            inputs: files, database: db, options: options, isDryRun: dryRun, rejects: rejects,
            checkpointInterval: checkpointInterval)
        ingest.busyTimeout = wait
        ingest.keepsRawContent = keepRaw
        ingest.isReplacing = replace
        ingest.author = author
        if isUpdate {
            ingest.update = UpdateOptions(
                key: key.map(ContactKey.init(word:)) ?? .uid, removesGone: removeGone, predecessor: updateOf,
                removesMany: yes)
        }
        ingest.jobs = try jobs.count()
        ingest.explainsRejects = withReasons
        ingest.readsForgotten = evenForgotten
        if explain { return try explain(ingest) }
        let summary = try run(ingest)
        for error in summary.errors { StandardError.say("Error: \(error)") }
        if !quiet {
            var output = ByteOutput.standard
            try format.write(summary, of: ingest, to: &output, ink: .standardOutput)
        }
        let status = self.status(of: summary)
        if status != .done { throw ExitCode(status.rawValue) }
    }

    /// Runs the ingest; a signal ends it in order, and the program with it.
    private func run(_ ingest: Ingest) throws -> IngestSummary {
        let cancellation = ingest.cancellation
        let meter = ProgressMeter(isQuiet: quiet, lineInterval: progressInterval)
        defer { meter.finish() }
        let watch = try SignalWatcher { watch in
            cancellation.cancel()
            // Whatever keeps the work from seeing it, as a disk that does not answer: a kill at any moment is safe.
            Thread.sleep(forTimeInterval: Self.secondsToStop)
            meter.finish()
            watch.end(saying: CancellationText.lateSentence)
        }
        var ingest = ingest
        let question = UpdateQuestion(isQuiet: quiet, mayAsk: !yes && !files.contains("-"))
        ingest.reviewsUpdate = { path, update in meter.interrupted { question.ask(about: update, from: path) } }
        do {
            return try ingest.run { meter.note(ProgressState($0, of: files)) }
        } catch let error as CancelledIngest {
            meter.finish()
            watch.end(saying: CancellationText.sentence(error))
        }
    }

    private func explain(_ ingest: Ingest) throws {
        let outcomes = ingest.preview()
        let errors = outcomes.compactMap { outcome in
            if case .failed(let error) = outcome { error } else { nil }
        }
        for error in errors { StandardError.say("Error: \(error)") }
        var output = ByteOutput.standard
        switch format {
        case .text: try TextPreview(ink: .standardOutput).write(outcomes, to: &output)
        case .json: try JSONPreview().write(outcomes, to: &output)
        }
        try output.flush()
        if let error = errors.first { throw ExitCode(ExitStatus(error).rawValue) }
    }

    private func status(of summary: IngestSummary) -> ExitStatus {
        if let error = summary.errors.first { return ExitStatus(error) }
        let conditions = failOn ?? (strict ? FailureCondition.default : [])
        return conditions.contains { $0.holds(for: summary) } ? .strict : .done
    }
}
