extension FieldKind {
    /// A payment card number of 16 digits with its check digit: `0000 0000 0000 0000`.
    ///
    /// The first digit is one of the networks that have such numbers, 2 to 6.
    public static let credit = FieldKind(
        "credit",
        FieldRules(
            label: "Card Number",
            template: "0000 0000 0000 0000",
            placeHolders: "0",
            accepts: "digits",
            priority: 1.5,
            keyboard: .numberPad,
            filter: { text, _ in Digits.filter(text, limit: 16) },
            live: { networkIssue(in: Digits.values(in: $0)) },
            result: { text, _ in
                let digits = Digits.values(in: text)
                if let issue = Digits.issue(in: text, count: 16, named: "card number") ?? networkIssue(in: digits) {
                    return issue
                }
                return hasCheckDigit(digits) ? nil : "The card number has a wrong digit"
            }
        )
    )

    private static func networkIssue(in digits: [Int]) -> String? {
        guard let first = digits.first, !(2...6).contains(first) else { return nil }
        return "A card number begins with 2, 3, 4, 5 or 6"
    }

    /// Returns `true` if the last digit is the check digit of the others by the [Luhn
    /// formula](https://www.iso.org/standard/70484.html) of ISO/IEC 7812-1.
    private static func hasCheckDigit(_ digits: [Int]) -> Bool {
        var sum = 0
        for (position, digit) in digits.reversed().enumerated() {
            let weighted = position % 2 == 0 ? digit : digit * 2
            sum += weighted > 9 ? weighted - 9 : weighted
        }
        return sum % 10 == 0
    }
}
