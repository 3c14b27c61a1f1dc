import ArgumentParser
import ContactCleaning
import ContactStore
import Foundation

/// `trunkline stream`: contact files to standard output, without a database.
struct StreamCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stream",
        abstract: "Writes the contacts of files with validated numbers to standard output, without a database.",
        discussion: """
              trunkline stream contacts.csv --region US | jq -r '.phone_numbers[]?."e164" // empty'
              zcat export.csv.gz | trunkline stream - --region auto
              trunkline stream takeout.zip --format arrow > numbers.arrows

            Files are read and numbers validated as by 'trunkline ingest', in the order of the files, in memory that does not \
            depend on their size. Names and values are those of the database.

            ndjson is an object a line, whose table is contacts, with the rows of the contact as arrays (phone_numbers, emails, \
            addresses, details, normalized_fields); findings; or sources, with the counts of a file that was read to its \
            end. Columns without a value are left out; a number has what its rule says: rule, rule_note, rule_source, rule_url.

            arrow is an Arrow IPC stream with a row for each number: source, record, the columns of phone_numbers, and the \
            rule. Totals are written to standard error.
            """)

    @Argument(
        help: ArgumentHelp(
            "CSV, vCard, XLSX, ODS, JSON, LDIF or XML files and others, packed or not, or folders; - is standard input.",
            valueName: "file"),
        completion: .file())
    var files: [String]

    @Option(help: "The output format.")
    var format = StreamFormat.ndjson

    @OptionGroup var cleaning: CleaningArguments

    @OptionGroup var input: InputOptions

    @Flag(name: .shortAndLong, help: "No progress and no totals, only errors.")
    var quiet = false

    @OptionGroup var jobs: JobsOption

    func validate() throws {
        if files.filter({ $0 == "-" }).count > 1 {
            throw ValidationError("Standard input (-) can be read once only.")
        }
        if format == .arrow, Terminal.output.isInteractive {
            throw ValidationError("--format arrow writes bytes that no terminal shows; send them to a file or a pipe.")
        }
    }

    func run() throws {
        let stream = try ContactStream(
            inputs: files, format: format, options: cleaning.options(input.options), jobs: jobs.count())
        var output = ByteOutput.standard
        let meter = ProgressMeter(isQuiet: quiet || Terminal.output.isInteractive)
        defer { meter.finish() }
        let summary = try stream.run(progress: { meter.note(ProgressState($0, of: files)) }) { bytes in
            try output.write(bytes[...])
        }
        try output.flush()
        meter.finish()
        for error in summary.errors { StandardError.say("Error: \(error)") }
        if !quiet { try writeTotals(summary) }
        if let error = summary.errors.first { throw ExitCode(ExitStatus(error).rawValue) }
    }

    private func writeTotals(_ summary: IngestSummary) throws {
        var errors = ByteOutput(descriptor: STDERR_FILENO, name: "standard error")
        try TextSummary(ink: .standardError).write(summary, to: &errors)
        try errors.flush()
    }
}

extension StreamFormat: ExpressibleByArgument {}
