import ArgumentParser
import ContactCleaning
import ContactMatching
import ContactStore
import Markup

/// `trunkline dedupe`: contacts to people.
struct DedupeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dedupe",
        abstract: "Finds contacts that belong to the same person.",
        discussion: """
              trunkline dedupe
              trunkline dedupe --dry-run
              trunkline dedupe --what-if      what other thresholds would join
              trunkline dedupe --audit 60     how many joins are wrong, by a sample
              trunkline review

            Contacts are compared by numbers, addresses, names and whatever else they have, and what they share counts by how \
            many different people have it. From 9.97 bits of evidence contacts become one person, and from 3.3 bits 'trunkline review' \
            asks; 'explain' states how many pairs of such a weight are one person's. No contact is changed, and every join can be \
            explained ('explain') and taken back ('split', 'undo'). Run it again after an ingest.
            """)

    @OptionGroup var options: DatabaseOptions
    @OptionGroup var tiers: TierOptions

    @Flag(help: "Say what would be done, and do nothing.")
    var dryRun = false

    @Flag(help: "Print people, questions and expected wrong joins for several thresholds, and do nothing else.")
    var whatIf = false

    @Flag(help: "Print how many pairs each blocking key gave, and what it left out, and do nothing else.")
    var blocking = false

    @Option(
        help: ArgumentHelp(
            "Ask about a sample of about so many joins and pairs to review, and print the shares of wrong and of missed ones. Nothing is stored.",
            valueName: "questions"))
    var audit: Int?

    @Flag(name: .shortAndLong, help: "Show no progress.")
    var quiet = false

    func validate() throws {
        if [whatIf, blocking, dryRun, audit != nil].count(where: { $0 }) > 1 {
            throw ValidationError("Give one of --what-if, --blocking, --audit and --dry-run.")
        }
        if let audit, !(2...100_000 ~= audit) {
            throw ValidationError("--audit is a number of questions from 2 to 100000.")
        }
    }

    func run() throws {
        if let audit {
            var dialog = AuditDialog(
                try PeopleAudit(
                    database: try AddressSpaceLimit.databaseToCompare(options.db), questions: audit,
                    settings: tiers.settings, busyTimeout: options.wait))
            return try dialog.run()
        }
        if whatIf || blocking { return try inspect(try AddressSpaceLimit.databaseToCompare(options.db)) }
        let meter = ProgressMeter(isQuiet: quiet)
        let summary: Deduplication.Summary
        do {
            defer { meter.finish() }
            var deduplication = Deduplication(
                database: try AddressSpaceLimit.databaseToCompare(options.db), settings: tiers.settings,
                isDryRun: dryRun)
            deduplication.busyTimeout = options.wait
            summary = try deduplication.run {
                meter.note(
                    ProgressState(activity: $0.rawValue, subject: VisibleText.plain(options.db, isVerbatim: false)))
            }
        }
        var output = ByteOutput.standard
        try write(summary, to: &output)
        try output.flush()
    }

    /// Writes a table about the rule instead of applying it.
    private func inspect(_ database: String) throws {
        var output = ByteOutput.standard
        if whatIf {
            let forecasts = try PeopleForecast.all(
                database: database, settings: tiers.settings, busyTimeout: options.wait)
            try output.write(RuleTables.forecasts(forecasts))
        } else {
            var deduplication = Deduplication(database: database)
            deduplication.busyTimeout = options.wait
            try output.write(RuleTables.yields(try deduplication.blockingYields()))
        }
        try output.flush()
    }

    /// The weights that a book moved most, in words.
    private func learned(_ summary: Deduplication.Summary) -> String {
        let weights = summary.learnedWeights.prefix(3).map {
            "'\(EvidencePart.sentence(ofKind: $0.kind.rawValue, value: nil))' \($0.learned) instead of \($0.rule)"
        }
        return weights.isEmpty
            ? "they confirm the weights of the rule" : "they taught \(weights.joined(separator: ", "))"
    }

    private func write(_ summary: Deduplication.Summary, to output: inout ByteOutput) throws {
        func line(_ count: Int, _ text: String, one: String? = nil) throws {
            let text = count == 1 ? one ?? text : text
            try output.write("  \(ColumnText.right(ColumnText.grouped(count), 11))  \(text)\n")
        }
        try output.write(dryRun ? "What dedupe would do:\n" : "")
        try line(summary.contacts, "contacts", one: "contact")
        try line(summary.people, "people", one: "person")
        try line(summary.automaticJoins, "joins by the rule", one: "join by the rule")
        if summary.copies > 0 {
            try line(summary.copies, "of them of contacts that are the same, which are not compared in pairs")
        }
        if summary.decidedJoins > 0 {
            try line(summary.decidedJoins, "joins that somebody decided", one: "join that somebody decided")
        }
        try line(summary.pairsToReview, "pairs of people to review", one: "pair of people to review")
        for (reason, count) in summary.refusedJoins.sorted(by: {
            ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
        }) {
            try line(count, "joins refused: \(reason.sentence)", one: "join refused: \(reason.sentence)")
        }
        try line(summary.comparisons, "pairs of contacts compared", one: "pair of contacts compared")
        if summary.teachingPairs > 0 { try line(summary.teachingPairs, "of them without numbers: \(learned(summary))") }
    }
}

/// The bits of evidence from which contacts are joined, and from which a person is asked.
struct TierOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Join contacts from this weight of evidence: \(MatchSettings().automaticFrom.value) bits, and for 'review' that of the last 'dedupe'.",
            valueName: "bits"))
    var autoFrom: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Ask about contacts from this weight of evidence: 3.3, or that of --auto-from if it is lower.",
            valueName: "bits"))
    var reviewFrom: Double?

    var settings: MatchSettings { settings(otherwiseFrom: MatchSettings().automaticFrom.value) }

    /// The settings, by another weight where none is named.
    func settings(otherwiseFrom bits: Double) -> MatchSettings {
        let autoFrom = autoFrom ?? bits
        let review = reviewFrom ?? min(MatchSettings().reviewFrom.value, autoFrom)
        return MatchSettings(automaticFrom: Bits(autoFrom), reviewFrom: Bits(review))
    }

    func validate() throws {
        for (name, bits) in [("--auto-from", autoFrom ?? 0), ("--review-from", reviewFrom ?? 0)]
        where !(-1000...1000 ~= bits) {
            throw ValidationError("\(name) is a number of bits from -1000 to 1000.")
        }
        if let reviewFrom, reviewFrom > settings.automaticFrom.value {
            throw ValidationError("--review-from must not be above --auto-from.")
        }
    }
}
