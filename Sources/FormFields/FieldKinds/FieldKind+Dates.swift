extension FieldKind {
    /// The expiry of a payment card: `MM/YY`.
    public static let expDate = FieldKind(
        "expDate",
        FieldRules(
            label: "Expires",
            template: "MM/YY",
            placeHolders: "MY",
            accepts: "digits",
            priority: 0.6,
            keyboard: .numberPad,
            normalized: { DateDigits.expiry.normalized($0) },
            filter: { DateDigits.expiry.filter($0, expanding: $1) },
            live: { DateDigits.expiry.liveIssue(in: $0) },
            result: { DateDigits.expiry.issue(in: $0, on: $1) }
        )
    )

    /// A day of the calendar in American order: `MM/DD/YYYY`.
    public static let date = FieldKind(
        "date",
        FieldRules(
            label: "Date",
            template: "MM/DD/YYYY",
            placeHolders: "MDY",
            accepts: "digits",
            priority: 0.9,
            keyboard: .numberPad,
            normalized: { DateDigits.day.normalized($0) },
            filter: { DateDigits.day.filter($0, expanding: $1) },
            live: { DateDigits.day.liveIssue(in: $0) },
            result: { text, _ in DateDigits.day.issue(in: text, on: nil) }
        )
    )
}
