import ArgumentParser
import ContactCleaning
import ContactFormats
import ContactStore
import Foundation
import PhoneNumbers

/// `trunkline export`: the contacts of a database as a file for other programs.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes the cleaned contacts as a file that other programs import.",
        discussion: """
              trunkline export --to vcard3 -o contacts.vcf
              trunkline export --to google -o google.csv --only accepted
              trunkline export --to csv --where "organization LIKE 'Acme%'" -o -

            Accepted numbers are written in E.164 form, or as --numbers says; all others as they were. What a format has \
            no place for goes into the note of its contact or is left out, and is listed on standard error before \
            anything is written.
            """)

    @Option(help: "The database.")
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
        transform: StyleArgument.style)
    var numbers: NumberStyle?

    @OptionGroup var selection: SelectionOptions

    @Flag(help: "Make cells text that a spreadsheet program would calculate.")
    var spreadsheetSafe = false

    @Flag(help: "Replace the output file.")
    var force = false

    @Flag(name: .shortAndLong, help: "Show neither progress nor what a format cannot hold.")
    var quiet = false

    func run() throws {
        let file = output == "-" ? nil : ExportFile(path: output, isReplacing: force)
        try file?.check()
        var export = Export(database: db, format: to)
        export.selection = selection.selection
        export.numbers = numbers ?? .e164
        export.isSpreadsheetSafe = spreadsheetSafe
        let cancellation = export.cancellation
        let watch = try SignalWatcher { watch in
            cancellation.cancel()
            // Whatever keeps the work from seeing it: there is no file at the path yet.
            Thread.sleep(forTimeInterval: 0.8)
            if let file { unlink(file.path + DraftFile.suffix) }
            watch.end()
        }
        do {
            let plan = try showingProgress { progress in try export.plan(progress: progress) }
            if !quiet {
                for line in LossText.lines(plan.losses) { StandardError.say("Note: \(line).") }
            }
            let write = { (output: inout ByteOutput) throws in
                _ = try showingProgress { progress in
                    try export.write(plan, progress: progress) { try output.write($0) }
                }
                try output.flush()
            }
            if let file {
                try file.write(write)
            } else {
                var standard = ByteOutput.standard
                try write(&standard)
            }
        } catch is CancellationError {
            watch.end()
        }
    }

    private func showingProgress<Result>(
        _ body: ((ExportProgress) -> Void) throws -> Result
    ) rethrows -> Result {
        let meter = ProgressMeter(isQuiet: quiet)
        defer { meter.finish() }
        return try body { meter.note(state($0)) }
    }

    private static func format(_ name: String) throws -> ExportFormat {
        if let format = ExportFormat(rawValue: name.lowercased()) { return format }
        let names = ExportFormat.allCases.map(\.rawValue)
        let advice =
            Suggestion.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
            ?? "the formats are \(names.joined(separator: ", "))."
        throw ValidationError("'\(name)' is not a format of exports; \(advice)")
    }

    private func state(_ progress: ExportProgress) -> ProgressState {
        ProgressState(
            activity: progress.phase == .planning ? "surveying" : "writing",
            subject: VisibleText.plain(db, isVerbatim: false), contacts: progress.contacts)
    }
}
