import ArgumentParser
import ContactCleaning
import ContactStore
import PhoneNumbers

/// `trunkline fix`: corrects numbers.
struct FixCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract: "Corrects numbers; what was read stays, and every correction can be undone.",
        discussion: """
              trunkline fix 268435457 '+1 650 253 0000'
              trunkline fix 268435457 ''                    there is no number
              trunkline ingest export.csv --rejects to-fix.csv --with-reasons
              trunkline fix --from to-fix.csv
              trunkline report rejected --format csv -o report.csv
              trunkline fix --from report.csv
              trunkline fix --source old.csv --region DE --dry-run
              trunkline fix --suggested                     shows what is suggested, by class
              trunkline fix --suggested --class country,trunkZero

            A value is read like the source: by the same rules, in the country of its contact, or else of the source. It has \
            to be accepted. Records of a file replace the rejected records; of a report of numbers, the \
            cells 'value', 'e164' or 'raw' that were edited count. Only numbers are corrected, and no contact is added. What a spreadsheet makes of numbers, as 2.12555E+09, \
            corrects nothing. Filters with --region read all numbers that they select anew as national ones of the region; without --only and \
            --reason those that are rejected or ambiguous, and what is still not accepted stays as it is. \
            --suggested shows what numbers that were not accepted are meant to be, where only one number comes into question, with the \
            ground of each: \(SuggestionClass.allCases.map { "\($0.rawValue), \($0.ground)" }.joined(separator: "; ")). It takes \
            nothing without --class or --yes. What cannot be taken is listed, and the exit code is then 1. 'trunkline undo' takes corrections back.
            """)

    @Argument(help: ArgumentHelp("The number, by its number_id in reports.", valueName: "number-id"))
    var number: Int?

    @Argument(help: "What it should have been.")
    var value: String?

    @Option(
        help: ArgumentHelp(
            "A corrected file: rejected records, or a report of numbers as CSV.", valueName: "file"),
        completion: .file())
    var from: String?

    @Option(
        help: ArgumentHelp(
            "The region of a value in national form, instead of that of its contact.", valueName: "region"),
        transform: RegionArgument.region)
    var region: RegionCode?

    @Flag(help: "Show the numbers that are suggested in the place of others, by class.")
    var suggested = false

    @Option(
        name: .customLong("class"), parsing: .singleValue,
        help: ArgumentHelp(
            "With --suggested: take the suggestions of these classes, separated by commas: \(SuggestionClass.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "class,..."),
        completion: .list(SuggestionClass.allCases.map(\.rawValue)),
        transform: { try WordArgument<SuggestionClass>("a class of suggestions", "the classes are").list($0) })
    var classes: [[SuggestionClass]] = []

    @Flag(help: "With --suggested: take all suggestions.")
    var yes = false

    @OptionGroup var verdicts: VerdictOptions

    @OptionGroup var filters: SelectionOptions

    @Flag(help: "Say what would be done, and do nothing.")
    var dryRun = false

    @Option(help: "The format of the summary.")
    var format = SummaryFormat.text

    @OptionGroup var options: ChangeOptions

    private var selection: ContactSelection { filters.selection(verdicts: verdicts.verdicts) }

    func validate() throws {
        if suggested {
            if from != nil || number != nil || region != nil {
                throw ValidationError("--suggested has its own values; give no number, no file and no --region.")
            }
            if yes, !classes.isEmpty { throw ValidationError("--yes takes all classes; give it or --class.") }
            return
        }
        if yes || !classes.isEmpty { throw ValidationError("--class and --yes belong to --suggested.") }
        if !selection.isEverything {
            if from != nil || number != nil {
                throw ValidationError("Filters select the numbers; give no other number and no file.")
            }
            if region == nil {
                throw ValidationError("Give the --region in which the selected numbers are to be read.")
            }
            return
        }
        switch (from, number, value) {
        case (nil, nil, nil): throw ValidationError("Give a number and its value, or a corrected file with --from.")
        case (nil, _?, nil): throw ValidationError("Give the value that the number should have been.")
        case (_?, _?, _): throw ValidationError("Give a number and its value, or --from, not both.")
        case (_?, nil, nil) where region != nil:
            throw ValidationError("--region is for one value; the records of a file are read like their source.")
        default: break
        }
    }

    func run() throws {
        var corrections = NumberCorrections(
            database: options.db, author: options.author, note: options.note, isDryRun: dryRun)
        corrections.busyTimeout = options.wait
        if suggested { return try takeSuggestions(corrections) }
        let summary: CorrectionSummary
        if let region, !selection.isEverything {
            summary = try corrections.correct(selection, in: region)
            if summary.corrected.isEmpty, summary.refused.isEmpty {
                StandardError.say("Note: no number to be corrected is selected by \(selection).")
            }
        } else if let from {
            summary = try corrections.correct(from: from)
        } else {
            summary = try corrections.correct([.init(number: number ?? 0, value: value ?? "", region: region)])
        }
        var output = ByteOutput.standard
        switch format {
        case .text: try FixText(path: from, isByFilter: !selection.isEverything).write(summary, to: &output)
        case .json: try FixJSON().write(summary, to: &output)
        }
        try output.flush()
        if !summary.refused.isEmpty, selection.isEverything { throw ExitCode(ExitStatus.strict.rawValue) }
    }

    private func takeSuggestions(_ corrections: NumberCorrections) throws {
        let taken = yes ? SuggestionClass.allCases : Array(classes.joined())
        let summary = try corrections.correct(selection, bySuggestions: Set(taken))
        var output = ByteOutput.standard
        switch format {
        case .text: try SuggestionText().write(summary, to: &output)
        case .json: try SuggestionJSON().write(summary, to: &output)
        }
        try output.flush()
    }
}
