/// Rules for an age within bounds, both included.
struct Age {
    let youngest: Int
    let oldest: Int

    /// The bounds in either order; negative ones count as 0.
    init(_ first: Int, _ second: Int) {
        youngest = max(min(first, second), 0)
        oldest = max(first, second, 0)
    }

    func filter(_ text: String) -> String {
        Digits.filter(text, limit: min("\(oldest)".count, 18))
    }

    func liveProblem(of text: String) -> String? {
        guard let age = Digits.number(in: text) else { return nil }
        return age > oldest ? "At most \(oldest) years" : nil
    }

    func problem(of text: String) -> String? {
        guard let age = Digits.number(in: text) else { return "Enter an age" }
        if age < youngest { return "At least \(youngest) years" }
        return liveProblem(of: text)
    }
}
