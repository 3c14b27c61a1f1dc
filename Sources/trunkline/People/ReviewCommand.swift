import ArgumentParser
import ContactCleaning
import ContactMatching
import ContactStore
import Foundation
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

            Answers: y one person, n two people, s skip, u undo the last answer, q quit. Each answer is stored at once, so that the \
            next review goes on where this one ended. Where standard input is not a terminal, each line is an answer.
            """)

    @OptionGroup var options: PeopleOptions
    @OptionGroup var tiers: TierOptions

    @Option(help: "List the pairs instead of asking.")
    var format: ReviewFormat?

    @Option(
        help: ArgumentHelp(
            "Read answers from a CSV file, one pair a line: contact, contact, y or n.", valueName: "file"))
    var answers: String?

    enum ReviewFormat: String, ExpressibleByArgument, CaseIterable {
        case csv, json
    }

    func run() throws {
        if let answers { return try storeAnswers(of: answers) }
        let review = try PeopleReview(database: try options.databaseToCompare(), settings: tiers.settings)
        switch format {
        case .csv: try writeCSV(review)
        case .json: try writeJSON(review)
        case nil: try ask(review)
        }
    }

    // MARK: Asking

    private func ask(_ review: PeopleReview) throws {
        var output = ByteOutput.standard
        var stored = 0
        for (place, pair) in review.pairs.enumerated() {
            let (first, second) = (Int(pair.first), Int(pair.second))
            try output.write("\n\(place + 1) of \(review.pairs.count)\n")
            try output.write(PairText.sideBySide(try review.card(first), try review.card(second)))
            try output.write("\n" + PairText.evidence(try review.evidence(first, second), first, second))
            answering: while true {
                try output.write("One person? y/n/s/u/q: ")
                try output.flush()
                guard let line = readLine() else { return try finish(stored, &output) }
                switch line.trimmingCharacters(in: .whitespaces).lowercased() {
                case "y", "yes", "n", "no":
                    let isSame = line.lowercased().contains("y")
                    try PeopleDecisions(database: options.db).answer([.init(first, second, isSame: isSame)])
                    stored += 1
                    break answering
                case "s", "": break answering
                case "u":
                    if stored > 0 {
                        let undone = try ChangeHistory(database: options.db).undo()
                        stored -= 1
                        try output.write("Decision \(undone.id) is undone; the pair comes again in the next review.\n")
                    } else {
                        try output.write("There is no answer of this review to undo.\n")
                    }
                case "q": return try finish(stored, &output)
                default: try output.write("y one person, n two people, s skip, u undo the last answer, q quit\n")
                }
            }
        }
        try finish(stored, &output)
    }

    private func finish(_ stored: Int, _ output: inout ByteOutput) throws {
        try output.write("\n\(stored) answers are stored.\n")
        try output.flush()
    }

    // MARK: Spreadsheets

    private func writeCSV(_ review: PeopleReview) throws {
        var output = ByteOutput.standard
        try output.write("a,b,same,bits,name_a,name_b,reasons\r\n")
        for pair in review.pairs {
            let (first, second) = (Int(pair.first), Int(pair.second))
            let reasons = try review.evidence(first, second).parts.map { "\($0.bits) \($0.sentence)" }
            let cells = [
                try review.card(first).name ?? "", try review.card(second).name ?? "", reasons.joined(separator: "; "),
            ]
            try output.write(
                "\(first),\(second),,\(pair.bits.value),\(cells.map(Self.cell).joined(separator: ","))\r\n")
        }
        try output.flush()
    }

    /// A quoted cell that no spreadsheet calculates.
    private static func cell(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
        return "\"" + (isFormula ? "'" : "") + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }

    private func writeJSON(_ review: PeopleReview) throws {
        var output = ByteOutput.standard
        for pair in review.pairs {
            let (first, second) = (Int(pair.first), Int(pair.second))
            let evidence = try review.evidence(first, second)
            let names = [try review.card(first).name, try review.card(second).name]
            try output.writeDocument { json in
                json.object { json in
                    json.member("a", first)
                    json.member("b", second)
                    json.member("bits", pair.bits.description)
                    json.member("nameA", names[0])
                    json.member("nameB", names[1])
                    json.member("reasons", evidence.parts.map { "\($0.bits) \($0.sentence)" })
                }
            }
        }
        try output.flush()
    }

    private func storeAnswers(of path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CleaningError.noSuchInput(path: path, detail: "no such file, or it cannot be read")
        }
        var answers: [PeopleDecisions.Answer] = []
        for (index, line) in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).enumerated() {
            let cells = line.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces).lowercased()
            }
            if index == 0, cells.first == "a" { continue }
            guard cells.count >= 3, let first = Int(cells[0]), let second = Int(cells[1]),
                ["", "y", "yes", "n", "no"].contains(cells[2])
            else { throw PeopleError.unreadableAnswer(line: index + 1, text: String(line.prefix(60))) }
            if !cells[2].isEmpty { answers.append(.init(first, second, isSame: cells[2].hasPrefix("y"))) }
        }
        let change = try PeopleDecisions(database: try options.databaseToCompare()).answer(answers)
        var output = ByteOutput.standard
        try output.write(
            "Decision \(change): \(answers.count) answers are stored; 'trunkline undo \(change)' takes them back.\n")
        try output.flush()
    }
}
