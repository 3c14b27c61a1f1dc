extension FieldKind {
    /// An age in years from the first to the second number, both included.
    ///
    /// The bounds may be in either order; negative ones count as 0.
    ///
    /// - Parameters:
    ///   - first: one bound, in years.
    ///   - second: the other bound, in years.
    public static func age(_ first: Int, _ second: Int) -> FieldKind {
        let youngest = max(min(first, second), 0)
        let oldest = max(first, second, 0)
        let count = min("\(oldest)".count, 17)

        @Sendable func boundIssue(_ age: Int) -> String {
            age > oldest ? "At most \(oldest) years" : "At least \(youngest) years"
        }
        return FieldKind(
            "age(\(first),\(second))",
            FieldRules(
                label: "Age",
                accepts: "digits",
                priority: 0.5,
                keyboard: .numberPad,
                filter: { text, _ in Digits.filter(text, limit: count) },
                refusal: { Digits.isNegative($0) ? "An age cannot be negative or a range" : nil },
                live: { text in
                    let digits = Digits.values(in: text)
                    guard let age = Digits.number(of: digits) else { return nil }
                    let canBecomeValid = Digits.canReach(youngest...oldest, from: digits, count: count)
                    return canBecomeValid ? nil : boundIssue(age)
                },
                result: { text, _ in
                    guard let age = Digits.number(in: text) else { return "Enter an age" }
                    if let issue = Digits.foreignCharacter(in: text) { return issue }
                    return (youngest...oldest).contains(age) ? nil : boundIssue(age)
                }
            )
        )
    }
}
