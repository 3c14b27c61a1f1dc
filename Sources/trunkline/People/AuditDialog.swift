import ContactCleaning
import ContactMatching

/// Asks about a sample of joins and near misses, and prints how many are wrong. Nothing is stored.
struct AuditDialog: ~Copyable {
    private let audit: PeopleAudit
    private var prompt: PairPrompt
    private var answers: [Bool?] = []

    init(_ audit: PeopleAudit) {
        self.audit = audit
        prompt = PairPrompt(audit.review)
    }

    mutating func run() throws {
        let count = audit.questions.count
        asking: while answers.count < count {
            let pair = audit.questions[answers.count].pair
            // The weight would tell which of them the rule joined.
            try prompt.show(Int(pair.first), Int(pair.second), place: answers.count, of: count)
            switch try prompt.reply() {
            case .same(let isSame): answers.append(isSame)
            case .skip: answers.append(nil)
            case .undo: _ = answers.popLast()
            case .quit: break asking
            }
        }
        try finish()
    }

    private mutating func finish() throws {
        let result = audit.result(of: answers)
        let asked = answers.count { $0 != nil }
        try prompt.output.write("\n\(ColumnText.counted(asked, "pair")) answered; nothing was stored.\n")
        try write(result.wrongJoins, "of \(ColumnText.grouped(audit.population.joins)) joins are wrong")
        try write(
            result.missedPairs,
            "of \(ColumnText.grouped(audit.population.nearMisses)) pairs to review are one person's and were missed")
        for (question, answer) in zip(audit.questions, answers) where answer == !question.isJoin {
            try prompt.output.write("  \(advice(question))\n")
        }
        try prompt.output.flush()
    }

    private mutating func write(_ estimate: ShareEstimate?, _ text: String) throws {
        guard let estimate else { return }
        let bounds = estimate.interval
        try prompt.output.write(
            "  \(ColumnText.right(Self.percent(estimate.share), 7))  \(text) "
                + "(95 % sure: \(Self.percent(bounds.lowerBound)) to \(Self.percent(bounds.upperBound)))\n")
    }

    private func advice(_ question: PeopleAudit.Question) -> String {
        let (first, second) = (question.pair.first, question.pair.second)
        return question.isJoin
            ? "joined wrongly: contacts \(first) and \(second); 'trunkline split' parts them"
            : "missed: contacts \(first) and \(second); 'trunkline join \(first) \(second)' joins them"
    }

    private static func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }
}
