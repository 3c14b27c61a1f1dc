import ContactCleaning
import ContactMatching
import ContactStore
import Foundation

/// Asks about pairs, one after another, and stores each answer at once.
struct ReviewDialog: ~Copyable {
    private let review: PeopleReview
    private let decisions: PeopleDecisions
    private var output = ByteOutput.standard
    /// The answers that are stored, with the places of their pairs.
    private var answers: [(place: Int, change: Int)] = []
    /// The number of pairs that earlier answers of this review have settled.
    private var settled = 0

    init(_ review: PeopleReview, _ decisions: PeopleDecisions) {
        self.review = review
        self.decisions = decisions
    }

    /// The replies to a pair.
    private enum Reply {
        case same(Bool)
        case skip, undo, quit
    }

    mutating func run() throws {
        if review.pairs.isEmpty { return try sayThatNothingIsLeft() }
        var place = 0
        asking: while place < review.pairs.count {
            let pair = (first: Int(review.pairs[place].first), second: Int(review.pairs[place].second))
            if try isSettled(pair) {
                settled += 1
                place += 1
                continue
            }
            try show(pair, place)
            answering: while true {
                switch try reply() {
                case .same(let isSame):
                    guard let change = try store(pair, isSame) else { continue answering }
                    answers.append((place, change))
                    place += 1
                case .skip: place += 1
                case .undo:
                    guard let last = answers.popLast() else {
                        try output.write("There is no answer of this review to undo.\n")
                        continue answering
                    }
                    try decisions.undo(last.change)
                    try output.write("Decision \(last.change) is undone; the pair is asked again.\n")
                    place = last.place
                case .quit: break asking
                }
                continue asking
            }
        }
        try finish()
    }

    /// Returns `true` if an answer of this review made two contacts one person's.
    private func isSettled(_ pair: (first: Int, second: Int)) throws -> Bool {
        if answers.isEmpty { return false }
        let store = try ContactDatabase.open(at: decisions.database)
        guard let person = try store.person(ofContact: pair.first) else { return false }
        return try store.person(ofContact: pair.second) == person
    }

    private mutating func show(_ pair: (first: Int, second: Int), _ place: Int) throws {
        let evidence = try review.evidence(pair.first, pair.second)
        let verdict = PairText.verdict(evidence.bits, by: review.settings)
        try output.write("\n\(place + 1) of \(review.pairs.count)\n")
        try output.write(PairText.sideBySide(try review.card(pair.first), try review.card(pair.second)))
        try output.write("\n" + PairText.evidence(evidence, pair.first, pair.second, verdict: verdict))
    }

    private mutating func reply() throws -> Reply {
        while true {
            try output.write("One person? y/n/s/u/q: ")
            try output.flush()
            guard let line = readLine() else { return .quit }
            switch line.trimmingCharacters(in: .whitespaces).lowercased() {
            case "y", "yes": return .same(true)
            case "n", "no": return .same(false)
            case "s", "": return .skip
            case "u": return .undo
            case "q": return .quit
            default: try output.write("y one person, n two people, s skip, u undo the last answer, q quit\n")
            }
        }
    }

    /// - Returns: the change; `nil` if the answer cannot hold; the user is told.
    private mutating func store(_ pair: (first: Int, second: Int), _ isSame: Bool) throws -> Int? {
        do {
            return try decisions.answer([.init(pair.first, pair.second, isSame: isSame)])
        } catch let error as PeopleError {
            try output.write("Not stored: \(error).\n")
            return nil
        }
    }

    private mutating func sayThatNothingIsLeft() throws {
        let count = try ContactDatabase.open(at: decisions.database).decisions().count
        let decisions = count == 1 ? "1 decision holds" : "\(ColumnText.grouped(count)) decisions hold"
        try output.write("No pair is left to decide about; \(decisions).\n")
        try output.flush()
    }

    private mutating func finish() throws {
        let left = review.pairs.count - answers.count - settled
        let stored =
            answers.count == 1 ? "1 answer is stored" : "\(ColumnText.grouped(answers.count)) answers are stored"
        let pairs = left == 1 ? "1 pair is left" : "\(ColumnText.grouped(left)) pairs are left"
        try output.write("\nOf this review, \(stored); \(pairs).\n")
        try output.flush()
    }
}
