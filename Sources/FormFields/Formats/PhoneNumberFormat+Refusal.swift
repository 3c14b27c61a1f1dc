import PhoneNumbers

extension PhoneNumberFormat {
    /// Why no allowed number is, or begins with, the digits of a text.
    func refusalReason(for text: String) -> String {
        let bare = bare(text, caret: nil).text
        guard !bare.isEmpty else { return Self.onlyDigits }
        if let reason = restriction(of: bare) { return reason }
        if bare.hasPrefix("+"), !beginsCallingCode(bare), !hasCallingCode(bare) {
            let codes = formatter.allowedCountries.prefix(4).map { "+" + $0.rawValue }
            let isShort = formatter.allowedCountries.count <= codes.count
            return isShort ? "The number must begin with " + codes.joined(separator: " or ") : "No such calling code"
        }
        return "No phone number begins with " + bare
    }

    /// The number that the digits are if all categories are allowed, and which category keeps them from being one.
    private func restriction(of bare: String) -> String? {
        // Most refused texts are not numbers of any category, which one reading shows.
        guard !formatter.allowedCategories.isSuperset(of: .all), let anyNumber = completeNumber(bare, allowing: .all)
        else { return nil }
        for (categories, explanation) in Self.restrictedCategories
        where !formatter.allowedCategories.isSuperset(of: categories) {
            if let number = completeNumber(bare, allowing: categories) { return number + " " + explanation }
        }
        return anyNumber + " is of a category that is not accepted"
    }

    /// The categories with an explanation of their own.
    private static var restrictedCategories: [(PhoneNumber.Categories, String)] {
        [
            (.emergency, "is an emergency number"),
            (.entertainment, "is reserved for fiction"),
            (.forbidden, "cannot be anybody's number"),
        ]
    }

    /// The number that the digits make if more categories are allowed, as it is written; `nil` if digits are missing or
    /// left over.
    private func completeNumber(_ bare: String, allowing categories: PhoneNumber.Categories) -> String? {
        var formatter = formatter
        formatter.allowedCategories.formUnion(categories)
        guard let number = formatter.enteredPhoneNumber(bare, matchesPolicy: matchesPolicy), !number.isPartial,
            let written = formatter.formattedNumber(number, includeCountryCode: bare.hasPrefix("+")),
            written.count(where: { $0.decimalDigit != nil }) >= bare.count(where: { $0.decimalDigit != nil })
        else { return nil }
        return written
    }

    private func hasCallingCode(_ bare: String) -> Bool {
        formatter.allowedCountries.contains { bare.dropFirst().hasPrefix($0.rawValue) }
    }

    static var onlyDigits: String { "Only digits are accepted, and a + in front" }
}
