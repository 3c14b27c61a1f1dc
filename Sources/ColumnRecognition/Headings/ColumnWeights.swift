/// The weights of the evidence about a column, in points. This table is all there is to adjust.
enum ColumnWeights {
    /// A column holds what has at least so many points.
    static let threshold = 6

    // MARK: Headings

    /// A header of a known program.
    static let knownHeader = 100
    /// Words that leave no doubt.
    static let certainHeading = 12
    /// A line without the word phone: `Desk`, `WhatsApp`, `Hotline`.
    static let lineHeading = 8
    /// Words that may stand for a phone: `Home`, `Contact`, `Number`.
    static let weakHeading = 3
    /// For each word that nobody knows, up to three.
    static let unknownWord = -1

    // MARK: Values

    /// Most values are numbers that some plan has.
    static let mostlyPhones = 8
    /// Some values are.
    static let somePhones = 3
    /// Hardly any value is, though there are several.
    static let hardlyPhones = -5
    /// The values are written as people write numbers: with a plus, a leading zero, or marks.
    static let writtenAsPhones = 2
    /// Nothing but digits, and no word that speaks for a phone.
    static let bareDigits = -4
    /// Numbers that were counted, and no word that speaks for a phone.
    static let counted = -20
    /// Eight digits that are dates, seconds since 1970, decimals, and no word that speaks for a phone.
    static let otherNumbers = -20
    /// The values are something else for certain: dates, e-mail addresses, countries, choices.
    static let otherValues = -40
    /// Powers of ten by which check digits explain values better than chance, so that they outweigh any heading.
    static let certainEvidence = 12.0
    /// Most values are e-mail addresses.
    static let mostlyEmails = 12
    /// Most values are what the heading says: countries, labels, dates, calling codes.
    static let agreeingValues = 6

    // MARK: Shares

    /// Most values.
    static let most = 0.6
    /// Nearly all values.
    static let nearlyAll = 0.85
    /// Some values.
    static let some = 0.25
    /// Hardly any.
    static let hardlyAny = 0.05
}
