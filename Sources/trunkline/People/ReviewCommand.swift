import ArgumentParser
import ContactCleaning
import ContactMatching
import ContactStore
import ContactWriting
import JSONWriting

/// `trunkline review`: pairs that somebody should look at.
struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Asks about contacts that may belong to the same person, the likeliest first.",
        discussion: """
              trunkline review
              trunkline review --format csv > pairs.csv     fill in the column 'same' with y or n
              trunkline review --answers pairs.csv

            Answers: y one person, n two people, s skip, u undo the last answer and ask again, q quit. Each answer is stored at once, so that the \
            next review goes on where this one ended. Where standard input is not a terminal, each line is an answer.
            """)

    @OptionGroup var options: AuthoredOptions
    @OptionGroup var tiers: TierOptions

    @Option(help: "List the pairs instead of asking.")
    var format: ReviewFormat?

    @Option(
        help: ArgumentHelp(
            "Read answers from a CSV file or workbook, one pair a line: contact, contact, y or n.", valueName: "file"))
    var answers: String?

    enum ReviewFormat: String, ExpressibleByArgument, CaseIterable {
        case csv, json
    }

    func validate() throws {
        if answers != nil, format != nil || tiers.autoFrom != nil || tiers.reviewFrom != nil {
            throw ValidationError("--answers stores answers: leave out --format, --auto-from and --review-from.")
        }
    }

    func run() throws {
        if let answers { return try storeAnswers(of: answers) }
        let database = try AddressSpaceLimit.databaseToCompare(options.db)
        let last = try PeopleReview.automaticFrom(database, busyTimeout: options.wait)
        let review = try PeopleReview(
            database: database, settings: tiers.settings(otherwiseFrom: last.value), busyTimeout: options.wait)
        switch format {
        case .csv: try writeCSV(review)
        case .json: try writeJSON(review)
        case nil:
            var dialog = ReviewDialog(review, try options.decisions())
            try dialog.run()
        }
    }

    // MARK: Spreadsheets

    private func writeCSV(_ review: PeopleReview) throws {
        var output = ByteOutput.standard
        try output.write(ReviewAnswers.columns.joined(separator: ",") + "\r\n")
        let cells = CSVCells(isSpreadsheetSafe: true)
        for pair in review.pairs {
            let (first, second) = (Int(pair.first), Int(pair.second))
            var reasons = try review.writtenEvidence(first, second).parts.map { "\($0.bits) \($0.sentence)" }
            if let refusal = review.refusedJoin(first, second) { reasons.append("refused: \(refusal.sentence)") }
            let cards = (try review.card(first), try review.card(second))
            let texts =
                [cards.0.name ?? "", cards.1.name ?? ""]
                + [cards.0, cards.1].map { $0.values.map(\.text).joined(separator: "; ") }
                + [reasons.joined(separator: "; ")]
            let probability = JoinCalibration.probability(of: pair.bits)
            try output.withBuffer {
                $0 += "\(first),\(second),,\(pair.bits.value),\(probability),".utf8
                cells.write(texts, into: &$0)
            }
        }
        try output.flush()
    }

    private func writeJSON(_ review: PeopleReview) throws {
        var output = ByteOutput.standard
        for pair in review.pairs {
            let (first, second) = (Int(pair.first), Int(pair.second))
            let evidence = try review.writtenEvidence(first, second)
            let names = [try review.card(first).name, try review.card(second).name]
            try output.writeObject { json in
                json.member("a", first)
                json.member("b", second)
                json.member("bits", pair.bits.description)
                json.member("probability", "\(JoinCalibration.probability(of: pair.bits))")
                json.member("nameA", names[0])
                json.member("nameB", names[1])
                json.member("reasons", evidence.parts.map { "\($0.bits) \($0.sentence)" })
            }
        }
        try output.flush()
    }

    private func storeAnswers(of path: String) throws {
        let answers = try ReviewAnswers.read(path)
        if answers.isEmpty { throw PeopleError.noAnswers }
        try ReviewAnswers.requireContacts(of: answers, in: options.db, busyTimeout: options.wait)
        let result = try options.decisions().answer(answers)
        let change = result.change
        var output = ByteOutput.standard
        let stored = answers.count == 1 ? "1 answer is" : "\(ColumnText.grouped(answers.count)) answers are"
        try output.write("Decision \(change): \(stored) stored; 'trunkline undo \(change)' takes that back.\n")
        for parting in result.partings { try output.write(parting.sentence + "\n") }
        try output.flush()
    }
}
