import PhoneNumbers

extension FieldKind {
    /// A phone number of the [North American Numbering Plan](https://www.nanpa.com/): `(000) 000-0000`.
    ///
    /// A 1 in front of the ten digits, the calling code, is left out when text is put in. A number is valid if the `Classifier` accepts
    /// what was typed, and reads it as the number that is shown.
    public static let phone = FieldKind(
        "phone",
        FieldRules(
            label: "Phone",
            template: "(000) 000-0000",
            placeHolders: "0",
            accepts: "digits",
            priority: 1.2,
            keyboard: .phonePad,
            normalized: { withoutCallingCode($0) },
            filter: { text, expanding in
                let digits = Digits.filter(text, limit: 11)
                return expanding == true ? String(withoutCallingCode(digits).prefix(10)) : String(digits.prefix(10))
            },
            refusal: { text in
                text.first { !$0.isNumberSeparator } == "+" && Digits.values(in: text).first.map { $0 != 1 } ?? false
                    ? "Only numbers of the calling code +1" : nil
            },
            live: { phoneIssue(in: Digits.values(in: $0)) },
            result: { text, _ in
                let digits = text.drop { $0 == "+" }
                return Digits.issue(in: String(digits), count: 10, named: "phone number")
                    ?? phoneIssue(in: Digits.values(in: text))
                    ?? typedIssue(in: text, TypedValue(text: text, essence: text))
            },
            typed: { text, typed in
                guard !text.isEmpty else {
                    return typed.text.phoneDigits.isEmpty ? nil : TypedNumber.difference(typed.text)
                }
                return typedIssue(in: text, typed)
            }
        )
    )

    private static func typedIssue(in text: String, _ typed: TypedValue) -> String? {
        TypedNumber(countryCode: .usAndCanada, digits: String(text.phoneDigits)).issue(typed: typed, by: northAmerica)
    }

    private static let northAmerica = Classifier(
        region: RegionCode("US"), allowedCodes: [.usAndCanada], allowedCategories: .default,
        includesLowConfidenceRanges: false, triesEveryRegion: false, renumbered: .refuse)

    /// A text without a leading 1; no area code begins with 1.
    private static func withoutCallingCode(_ text: String) -> String {
        guard let first = text.firstIndex(where: { $0.decimalDigit != nil }), text[first].decimalDigit == "1" else {
            return text
        }
        return String(text[text.index(after: first)...])
    }

    /// Area codes and exchanges begin with 2 to 9, and none is a service code such as 911
    /// ([NANPA](https://www.nanpa.com/numbering)).
    private static func phoneIssue(in digits: [Int]) -> String? {
        if let first = digits.first, first < 2 { return "An area code begins with 2 to 9" }
        if digits.count > 3, digits[3] < 2 { return "The number after the area code begins with 2 to 9" }
        if digits.count >= 3, digits[1] == 1, digits[2] == 1 {
            return digits[0] == 9 ? "911 is an emergency number" : "\(digits[0])11 is a service code"
        }
        if digits.count >= 6, digits[4] == 1, digits[5] == 1 {
            return "No number after the area code begins with \(digits[3])11"
        }
        return nil
    }
}
