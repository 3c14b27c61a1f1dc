import ContactCleaning
import ContactMatching
import ContactStore
import Foundation

/// Asks about pairs, one after another, and stores each answer at once.
struct ReviewDialog: ~Copyable {
    private let decisions: PeopleDecisions
    private var prompt: PairPrompt
    /// The answers that are stored, with the places of their pairs.
    private var answers: [(place: Int, change: Int)] = []
    /// The number of pairs that earlier answers of this review have settled.
    private var settled = 0

    init(_ review: PeopleReview, _ decisions: PeopleDecisions) {
        self.decisions = decisions
        prompt = PairPrompt(review)
    }

    private var review: PeopleReview { prompt.review }

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
                switch try prompt.reply() {
                case .same(let isSame):
                    guard let change = try store(pair, isSame) else { continue answering }
                    answers.append((place, change))
                    place += 1
                case .skip: place += 1
                case .undo:
                    guard let last = answers.popLast() else {
                        try prompt.output.write("There is no answer of this review to undo.\n")
                        continue answering
                    }
                    try decisions.undo(last.change)
                    try prompt.output.write("Decision \(last.change) is undone; the pair is asked again.\n")
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
        let evidence = try review.writtenEvidence(pair.first, pair.second)
        let verdict = PairText.verdict(evidence.bits, by: review.settings)
        let sentences = review.sentences(about: pair.first, pair.second, evidence).map { $0 + "\n" }
        try prompt.show(
            pair.first, pair.second, place: place, of: review.pairs.count,
            note: PairText.evidence(evidence, pair.first, pair.second, verdict: verdict) + sentences.joined())
    }

    /// - Returns: the change; `nil` if the answer cannot hold; the user is told.
    private mutating func store(_ pair: (first: Int, second: Int), _ isSame: Bool) throws -> Int? {
        do {
            let stored = try decisions.answer([.init(pair.first, pair.second, isSame: isSame)])
            for parting in stored.partings { try prompt.output.write(parting.sentence + "\n") }
            return stored.change
        } catch let error as PeopleError {
            try prompt.output.write("Not stored: \(error).\n")
            return nil
        }
    }

    private mutating func sayThatNothingIsLeft() throws {
        let count = try ContactDatabase.open(at: decisions.database).decisions().count
        let decisions = count == 1 ? "1 decision holds" : "\(ColumnText.grouped(count)) decisions hold"
        try prompt.output.write("No pair is left to decide about; \(decisions).\n")
        try prompt.output.flush()
    }

    private mutating func finish() throws {
        let left = review.pairs.count - answers.count - settled
        let stored =
            answers.count == 1 ? "1 answer is stored" : "\(ColumnText.grouped(answers.count)) answers are stored"
        let pairs = left == 1 ? "1 pair is left" : "\(ColumnText.grouped(left)) pairs are left"
        try prompt.output.write("\nOf this review, \(stored); \(pairs).\n")
        try prompt.output.flush()
    }
}
