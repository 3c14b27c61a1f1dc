extension FieldKind {
    /// The security code of a payment card: 3 digits.
    public static let cvv = FieldKind(
        "cvv",
        FieldRules(
            label: "CVV",
            template: "000",
            placeHolders: "0",
            accepts: "digits",
            priority: 0.5,
            keyboard: .numberPad,
            filter: { text, _ in Digits.filter(text, limit: 3) },
            result: { text, _ in Digits.issue(in: text, count: 3, named: "security code") }
        )
    )
}
