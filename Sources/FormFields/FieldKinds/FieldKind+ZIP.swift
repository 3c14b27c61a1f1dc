extension FieldKind {
    /// A ZIP code of 5 digits.
    public static let zip = FieldKind(
        "zip",
        FieldRules(
            label: "ZIP Code",
            template: "00000",
            placeHolders: "0",
            accepts: "digits",
            priority: 0.6,
            keyboard: .numberPad,
            filter: { text, _ in Digits.filter(text, limit: 5) },
            live: { text in
                let canBecomeValid = Digits.canReach(assignedZIPCodes, from: Digits.values(in: text), count: 5)
                return canBecomeValid ? nil : "No such ZIP code"
            },
            result: { text, _ in
                if let issue = Digits.issue(in: text, count: 5, named: "ZIP code") { return issue }
                let isAssigned = Digits.number(in: text).map { assignedZIPCodes.contains($0) } ?? false
                return isAssigned ? nil : "No such ZIP code"
            }
        )
    )

    /// The ZIP codes from Holtsville, New York, to Ketchikan, Alaska
    /// ([USPS](https://faq.usps.com/s/article/ZIP-Code-The-Basics)).
    package static let assignedZIPCodes = 501...99950
}
