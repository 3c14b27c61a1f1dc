import ArgumentParser
import ContactCleaning

/// The options of every report.
struct ReportOptions: ParsableArguments {
    @Option(help: "The database.")
    var db = "contacts.db"

    @Option(help: "The format of the report.")
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

    @Option(
        help: ArgumentHelp(
            "Write at most so many rows.",
            discussion: "HTML and Markdown have 10000 without this option; the other formats have all.",
            valueName: "rows"))
    var limit: Int?

    @Flag(help: "Replace the output file whatever it is.")
    var force = false

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit must be 1 or more.") }
    }

    /// Writes the report where the options say.
    func write(_ report: Report) throws {
        let limit = limit ?? format.defaultLimit
        guard let output else {
            var standard = ByteOutput.standard
            try format.renderer(ink: .standardOutput).write(report, limit: limit, to: &standard)
            return try standard.flush()
        }
        try ReportFile(path: output, mayReplaceAnything: force).write { file in
            try format.renderer(ink: Ink(isColored: false)).write(report, limit: limit, to: &file)
            try file.flush()
        }
    }
}
