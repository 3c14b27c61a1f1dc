extension FieldKind {
    /// An amount of US dollars: `$0.00`, with as many digits as are needed.
    public static let currency = FieldKind(
        "currency",
        .amount(
            Amount(prefix: "$", suffix: "", wholeDigits: 12, decimals: 2, object: "an amount"),
            label: "Amount", priority: 1, negative: "An amount cannot be negative"))

    /// A percentage: `0.00%`, with as many digits as are needed.
    public static let percent = FieldKind(
        "percent",
        .amount(
            Amount(prefix: "", suffix: "%", wholeDigits: 5, decimals: 5, object: "a percentage"),
            label: "Percent", priority: 0.9, negative: "A percentage cannot be negative"))
}

extension FieldRules {
    /// The rules of digits with a decimal point, written with a sign in front or at the end.
    static func amount(_ amount: Amount, label: String, priority: Double, negative: String) -> FieldRules {
        FieldRules(
            label: label,
            template: amount.template(for: ""),
            placeHolders: "0.",
            accepts: "digits and a decimal point",
            priority: priority,
            keyboard: .decimalPad,
            filter: { text, _ in amount.filter(text) },
            refusal: { Digits.isNegative($0) ? negative : nil },
            result: { text, _ in Digits.isNegative(text) ? negative : amount.issue(in: text) },
            dynamicTemplate: { amount.template(for: $0) },
            final: { text, template in amount.finished(text, template: &template) }
        )
    }
}
