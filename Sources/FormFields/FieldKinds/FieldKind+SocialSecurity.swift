extension FieldKind {
    /// A Social Security number: `000-00-0000`.
    ///
    /// The ranges that are never assigned are those of the
    /// [Social Security Administration](https://secure.ssa.gov/poms.nsf/lnx/0110201035).
    public static let ssn = FieldKind(
        "ssn",
        FieldRules(
            label: "Social Security Number",
            template: "000-00-0000",
            placeHolders: "0",
            accepts: "digits",
            priority: 0.9,
            keyboard: .numberPad,
            filter: { text, _ in Digits.filter(text, limit: 9) },
            live: { socialSecurityIssue(in: Digits.values(in: $0)) },
            result: { text, _ in
                Digits.issue(in: text, count: 9, named: "Social Security number")
                    ?? socialSecurityIssue(in: Digits.values(in: text))
            }
        )
    )

    private static func socialSecurityIssue(in digits: [Int]) -> String? {
        if digits.first == 9 { return "No number begins with 9" }
        if digits.count >= 3 {
            let area = digits[0] * 100 + digits[1] * 10 + digits[2]
            if area == 0 || area == 666 { return "No number begins with \(area == 0 ? "000" : "666")" }
        }
        if digits.count >= 5, digits[3] == 0, digits[4] == 0 { return "The middle digits are never 00" }
        if digits.count >= 9, digits[5...8].allSatisfy({ $0 == 0 }) { return "The last digits are never 0000" }
        return nil
    }
}
