extension FieldKind {
    /// The number of a house in its street: 1 to 6 digits, the first not 0.
    public static let streetnumber = FieldKind(
        "streetnumber",
        FieldRules(
            label: "Street Number",
            accepts: "digits",
            priority: 0.6,
            keyboard: .numberPad,
            filter: { text, _ in Digits.filter(text, limit: 6) },
            refusal: { rangeIssue(in: $0) },
            live: { Digits.values(in: $0).first == 0 ? zeroIssue : nil },
            result: { text, _ in
                let digits = Digits.values(in: text)
                if digits.isEmpty { return "Enter the house number" }
                if let issue = Digits.foreignCharacter(in: text) ?? rangeIssue(in: text) { return issue }
                if digits[0] == 0 { return zeroIssue }
                return digits.count <= 6 ? nil : "A house number has at most 6 digits"
            }
        )
    )

    private static func rangeIssue(in text: String) -> String? {
        text.split { $0.decimalDigit == nil }.count > 1 ? "Enter a single house number" : nil
    }

    private static let zeroIssue = "A house number does not begin with 0"
}
