import ArgumentParser
import ContactCleaning

/// The options of every report.
struct ReportOptions: ParsableArguments {
    @Option(help: "The database.", completion: .file())
    var db = "contacts.db"

    @Option(help: "The format of the report.")
    var format = ReportFormat.text

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write to a file instead of standard output, which is -.",
            discussion: """
                An earlier report of the same kind is replaced in one step; any other file is left alone unless \
                --force is given.
                """, valueName: "file"), completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Write at most this many rows.",
            discussion: "HTML and Markdown have 10000 without this option; the other formats have all.",
            valueName: "rows"))
    var limit: Int?

    @Option(help: ArgumentHelp("Skip this many rows at the start.", valueName: "rows"))
    var offset = 0

    @Option(
        help: ArgumentHelp(
            "Show only what is not in this file, and end with exit code 1 if there is any.",
            discussion: """
                The file is written if it does not exist; it holds hashes of what was found, no names and no numbers. Moved \
                lines are not new.
                """, valueName: "file"),
        completion: .file())
    var baseline: String?

    @Flag(help: "Write the baseline anew after the report, so that what was solved is not allowed back.")
    var updateBaseline = false

    @Flag(help: "Replace the output file whatever it is.")
    var force = false

    func validate() throws {
        if offset < 0 { throw ValidationError("--offset must be 0 or more.") }
        if updateBaseline, baseline == nil { throw ValidationError("--update-baseline needs --baseline FILE.") }
        if let limit, limit < 1 { throw ValidationError("--limit must be 1 or more.") }
    }

    /// The first option that was given of those that only a report has; `nil` if there is none.
    var namedOption: String? {
        let options = [
            ("--output", output != nil), ("--format", format != .text), ("--limit", limit != nil),
            ("--offset", offset > 0), ("--baseline", baseline != nil),
        ]
        return options.first(where: \.1)?.0
    }

    /// Writes the report where the options say.
    ///
    /// - Throws: `ExitCode` 1 if there is something that the baseline does not have.
    func write(_ report: Report) throws {
        var report = report
        if report.issue == nil, format.isForChecks || baseline != nil {
            throw ValidationError(
                "A report of \(report.title.lowercased()) lists no problems; --format \(ReportFormat.sarif.rawValue), "
                    + "\(ReportFormat.junit.rawValue) and --baseline are for rejected, ambiguous, findings and fields.")
        }
        let ratchet = try baseline.map { try IssueBaseline(path: $0) }
        let found = try ratchet.map { try $0.compare(&report) }
        report.offset = offset
        try render(report)
        if let filtered = report.filtered, filtered.count == 0 {
            StandardError.say("Note: no number is selected by \(filtered.filters).")
        }
        guard let ratchet, let found else { return }
        if ratchet.isNew || updateBaseline { try ratchet.write(found) }
        if found.newCount > 0 { throw ExitCode(ExitStatus.strict.rawValue) }
    }

    private func render(_ report: Report) throws {
        let limit = limit ?? format.defaultLimit
        guard let output, output != "-" else {
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
