import ArgumentParser
import ContactCleaning

/// What every report is asked for with.
struct ReportOptions: ParsableArguments {
    @Option(help: "The database.")
    var db = "contacts.db"

    @Option(help: "How to write the report: text, csv, json, html or markdown.")
    var format = ReportFormat.text

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write to a file instead of standard output.",
            discussion: """
                An earlier report of the same kind is replaced in one step; any other file is left alone unless \
                --force is given.
                """, valueName: "file"))
    var output: String?

    @Flag(help: "Replace the output file whatever it is.")
    var force = false

    /// Writes the report where the options say.
    func write(_ report: Report) throws {
        if let output {
            let file = ReportFile(path: output, mayReplaceAnything: force)
            try file.write { try format.write(report, to: &$0, ink: Ink(isColored: false)) }
        } else {
            var standard = ByteOutput.standard
            try format.write(report, to: &standard, ink: Ink(isColored: Terminal.output.takesColor))
        }
    }
}
