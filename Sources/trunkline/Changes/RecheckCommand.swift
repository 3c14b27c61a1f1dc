import ArgumentParser
import ContactCleaning
import PhoneNumbers

/// `trunkline recheck`: reads stored numbers again, without the files.
struct RecheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recheck",
        abstract: "Reads every stored number again and shows what would change, without the files.",
        discussion: """
              trunkline recheck                             by the rules of this version
              trunkline recheck --region DE
              trunkline recheck --allow default,-premiumRate
              trunkline recheck --plans table.bin           by other numbering plans, as 'compile-knowledge' writes them
              trunkline recheck --region DE --apply

            Each number is read as in an ingest: in the country of its contact, otherwise in --region or the region of its \
            source; where it was corrected, its corrected text is read. Nothing is stored without --apply, which makes it one \
            change that 'trunkline undo' takes back.
            """)

    @Option(
        help: ArgumentHelp(
            "The region of national numbers whose contact names no country, instead of that of each source.",
            valueName: "region"),
        completion: .list(NumberingPlan.regions.map(\.code)), transform: RegionArgument.region)
    var region: RegionCode?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Accept only these, separated by commas, instead of what each source accepts: see 'trunkline ingest'.",
            valueName: "word,..."),
        transform: AcceptanceArgument.terms)
    var allow: [[AcceptancePolicy.Term]] = []

    @Option(
        help: ArgumentHelp("Another table of numbering plans than that of this program.", valueName: "file"),
        completion: .file())
    var plans: String?

    @Flag(help: "Store what is new, as one change.")
    var apply = false

    @Option(help: "The format of the summary.")
    var format = SummaryFormat.text

    @OptionGroup var options: ChangeOptions

    func run() throws {
        var recheck = Recheck(database: options.db, isApplied: apply)
        recheck.region = region
        recheck.policy = allow.isEmpty ? nil : AcceptancePolicy(terms: Array(allow.joined()))
        recheck.plans = plans
        recheck.author = options.author
        recheck.note = options.note
        recheck.busyTimeout = options.wait
        let summary = try recheck.run()
        var output = ByteOutput.standard
        switch format {
        case .text: try RecheckText().write(summary, to: &output)
        case .json: try RecheckJSON().write(summary, to: &output)
        }
        try output.flush()
    }
}
