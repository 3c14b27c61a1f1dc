public import PhoneNumbers

/// The editing of a phone number: a `PhoneNumber.Formatter` as a format for an ``EditingSession``.
///
/// ```swift
/// let formatter = PhoneNumber.Formatter(allowedCountries: [.usAndCanada])
/// var session = EditingSession(PhoneNumberFormat(formatter))
/// session.insert("6502530000")  // "(650) 253-0000"
/// session.rawValue              // "+16502530000"
/// ```
///
/// A number that is entered with a plus, and one that the national form would not tell from a number of another
/// country, is shown in international form.
///
/// A number is valid if the `Classifier` accepts what was typed, and reads it as the number that is shown. National numbers are those
/// of one region; the formatter's leniency, which drops what does not fit, never makes another number valid.
public struct PhoneNumberFormat: Sendable {
    /// The formatter that reads and writes the numbers.
    public let formatter: PhoneNumber.Formatter
    /// The form in which the text names the country, where there is a choice.
    public let countryCode: PhoneNumber.Formatter.CountryCodeOptions
    /// Which country wins where the digits fit several.
    public let matchesPolicy: PhoneNumber.Formatter.MatchesPolicy
    /// The region of national numbers; without one only numbers with their calling code are valid.
    public var region: RegionCode? { classifier.region }

    /// The classifier that decides if a number is valid.
    let classifier: Classifier

    /// The editing of numbers by a formatter, in the given form.
    ///
    /// - Parameters:
    ///   - formatter: the countries and categories that are allowed.
    ///   - countryCode: the form in which numbers name their country.
    ///   - matchesPolicy: the policy for digits without a plus that may begin with a calling code. National numbers of
    ///     other countries than the assumed one are never tried.
    ///   - region: the region of national numbers; by default the main region of the assumed country.
    public init(
        _ formatter: PhoneNumber.Formatter,
        includeCountryCode countryCode: PhoneNumber.Formatter.CountryCodeOptions = .noCountryCode,
        matchesPolicy: PhoneNumber.Formatter.MatchesPolicy = .partialAssumedOverridesNonPartialOther,
        region: RegionCode? = nil
    ) {
        var formatter = formatter
        formatter.readsOtherNationalForms = false
        self.formatter = formatter
        self.countryCode = countryCode
        self.matchesPolicy = matchesPolicy
        var home = region
        if home == nil, let assumed = formatter.assumedCountry, formatter.allowedCountries.contains(assumed) {
            home = NumberingPlan(countryCode: assumed).regions.first
        }
        classifier = Classifier(
            region: home, allowedCodes: formatter.allowedCountries, allowedCategories: formatter.allowedCategories,
            includesLowConfidenceRanges: false, triesEveryRegion: false, renumbered: .refuse)
    }

    /// The number in a text, and how many of its digits come before the caret.
    func number(in text: String, caret: Int?) -> (number: PhoneNumber, digitsBefore: Int)? {
        formatter.enteredPhoneNumber(
            text, matchesPolicy: matchesPolicy, originalIndex: caret, writtenAs: countryCode
        ).map { (number: $0.0, digitsBefore: $0.1) }
    }

    /// The number as the field shows it: in the form asked for if that is read as the same number.
    func write(_ number: PhoneNumber, digitsBefore: Int, hasPlus: Bool) -> (text: String, caret: Int)? {
        var forms = [countryCode]
        // The calling code that is drawn beside the field is that of the assumed country.
        let isForeign = countryCode == .countryCodeDrawnSeparately && number.countryCode != formatter.assumedCountry
        if hasPlus, countryCode == .noCountryCode || isForeign { forms = [.includeCountryCode] }
        if countryCode == .noCountryCode || hasPlus { forms.append(.includeCountryCode) }
        for form in forms {
            guard let (text, caret) = formatter.formattedNumber(number, index: digitsBefore, includeCountryCode: form)
            else { continue }
            if let other = self.number(in: text, caret: nil)?.number, other == number { return (text, caret) }
            // The characters before the digits, a calling code or a trunk prefix, may be all there is yet.
            if number.digits.isEmpty, !text.isEmpty { return (text, caret) }
        }
        return nil
    }

    /// The number in a text as the field shows it, or the bare digits of a text that no allowed country takes.
    func write(_ text: String, caret: Int?) -> (content: PhoneNumberContent, caret: Int) {
        let bare = bare(text, caret: caret)
        for (text, caret) in [(text, caret), (bare.text, bare.caret)] {
            if let (number, digitsBefore) = number(in: text, caret: caret),
                let written = write(number, digitsBefore: digitsBefore, hasPlus: bare.text.hasPrefix("+"))
            {
                return (PhoneNumberContent(text: written.text, number: number), written.caret)
            }
        }
        return (PhoneNumberContent(text: bare.text, number: nil), bare.caret)
    }

    /// The digits of a text, with a plus if one stands in front of them.
    func bare(_ text: String, caret: Int?) -> (text: String, caret: Int) {
        if text.hasOnlyPlainCharacters { return plainBare(text, caret: caret) }
        var bare = ""
        var length = 0
        var bareCaret = 0
        for (offset, character) in text.enumerated() where character.isPhoneData {
            for digit in character.phoneDigits {
                bare.append(digit)
                length += 1
            }
            if length == 0 {
                bare.append("+")
                length = 1
            }
            if offset < caret ?? .max { bareCaret = length }
        }
        return (bare, bareCaret)
    }

    /// The same, of a text whose characters are bytes.
    private func plainBare(_ text: String, caret: Int?) -> (text: String, caret: Int) {
        let end = caret ?? .max
        var bare: [UInt8] = []
        bare.reserveCapacity(text.utf8.count)
        var bareCaret = 0
        for (offset, byte) in text.utf8.enumerated() where byte.isPlainPhoneData {
            if byte.isPlainDigit || bare.isEmpty { bare.append(byte) }
            if offset < end { bareCaret = bare.count }
        }
        return (String(decoding: bare, as: UTF8.self), bareCaret)
    }

    /// Returns `true` if a text is a plus and perhaps the first digits of the calling code of an allowed country.
    func beginsCallingCode(_ text: String) -> Bool {
        guard text.hasPrefix("+") else { return false }
        let digits = text.dropFirst()
        return formatter.allowedCountries.contains { $0.rawValue.hasPrefix(digits) }
    }
}
