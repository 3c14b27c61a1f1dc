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
              trunkline review

            Contacts are compared by numbers, addresses, names and whatever else they have, and what they share counts by how \
            many different people have it. From 9.97 bits of evidence, at which one join in a thousand is wrong, contacts \
            become one person; from 3.3 bits 'trunkline review' asks. No contact is changed, and every join can be \
            explained ('explain') and taken back ('split', 'undo'). Run it again after an ingest.
            """)

    @OptionGroup var options: DatabaseOptions
    @OptionGroup var tiers: TierOptions

    @Flag(help: "Say what would be done, and do nothing.")
    var dryRun = false

    @Flag(name: .shortAndLong, help: "Show no progress.")
    var quiet = false

    func run() throws {
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

    /// The weights that a book moved most, in words.
    private func learned(_ summary: Deduplication.Summary) -> String {
        let weights = summary.learnedWeights.prefix(3).map {
            "'\(EvidencePart.sentence(ofKind: $0.kind.rawValue, value: nil))' \($0.learned) instead of \($0.rule)"
        }
        return weights.isEmpty
            ? "they confirm the weights of the rule" : "they taught \(weights.joined(separator: ", "))"
    }

    private func write(_ summary: Deduplication.Summary, to output: inout ByteOutput) throws {
        func line(_ count: Int, _ text: String) throws {
            try output.write("  \(ColumnText.right(ColumnText.grouped(count), 11))  \(text)\n")
        }
        try output.write(dryRun ? "What dedupe would do:\n" : "")
        try line(summary.contacts, "contacts")
        try line(summary.people, "people")
        try line(summary.automaticJoins, "joins by the rule")
        if summary.decidedJoins > 0 { try line(summary.decidedJoins, "joins that somebody decided") }
        try line(summary.pairsToReview, "pairs of people to review")
        for (reason, count) in summary.refusedJoins.sorted(by: {
            ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
        }) {
            try line(count, "joins refused: \(reason.sentence)")
        }
        try line(summary.comparisons, "pairs of contacts compared")
        if summary.teachingPairs > 0 { try line(summary.teachingPairs, "of them without numbers: \(learned(summary))") }
    }
}

/// The bits of evidence from which contacts are joined, and from which a person is asked.
struct TierOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Join contacts from this weight of evidence.", valueName: "bits"))
    var autoFrom = MatchSettings().automaticFrom.value

    @Option(help: ArgumentHelp("Ask about contacts from this weight of evidence.", valueName: "bits"))
    var reviewFrom = MatchSettings().reviewFrom.value

    var settings: MatchSettings { MatchSettings(automaticFrom: Bits(autoFrom), reviewFrom: Bits(reviewFrom)) }

    func validate() throws {
        for (name, bits) in [("--auto-from", autoFrom), ("--review-from", reviewFrom)] where !(-1000...1000 ~= bits) {
            throw ValidationError("\(name) is a number of bits from -1000 to 1000.")
        }
        if reviewFrom > autoFrom { throw ValidationError("--review-from must not be above --auto-from.") }
    }
}
