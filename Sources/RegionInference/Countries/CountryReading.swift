import ColumnRecognition
package import ContactReading
package import PhoneNumbers

/// The meaning of a text in the place of a country or a calling code.
package enum CountryReading: Hashable {
    case region(RegionCode)
    /// A calling code that belongs to no country: `+800`.
    case worldCode(PhoneNumber.CountryCode)
    /// Nothing, or a word for nothing.
    case nothing
    /// A note of the reader on the numbers of a column.
    case column(HeaderMap.NumberReading)
    /// An unknown text, or `NA`: the code of Namibia, and the mark of statistics programs for a missing value.
    case unknown

    /// Reads UTF-8: a name or code of a country, or a calling code with or without its plus.
    package init(_ text: [UInt8]) {
        let isNothing = text.withUnsafeBufferPointer { Placeholder.isWhole(Span(_unsafeElements: $0)) }
        let string = String(decoding: text, as: UTF8.self)
        if string == "NA" {
            self = .unknown
        } else if let reading = HeaderMap.NumberReading(hint: text) {
            self = .column(reading)
        } else if isNothing || string.allSatisfy(\.isWhitespace) {
            self = .nothing
        } else if let region = CountryCodes.region(ofNumber: string) ?? CountryNames.region(named: string),
            NumberingPlan.countryCode(of: region) != nil
        {
            self = .region(region)
        } else {
            self = Self.callingCode(string) ?? .unknown
        }
    }

    /// Reads UTF-8 in a column of calling codes: `40` is that of Romania, and no code of ISO 3166-1.
    init(callingCode text: [UInt8]) {
        self = Self.callingCode(String(decoding: text, as: UTF8.self)) ?? CountryReading(text)
    }

    private static func callingCode(_ text: String) -> CountryReading? {
        var digits = text.filter { $0.isASCII && $0.isNumber }
        let hasOthers = text.contains { !($0.isNumber || " +()-".contains($0)) }
        if digits.hasPrefix("00") { digits.removeFirst(2) }
        guard !hasOthers, digits.count <= 4, let code = PhoneNumber.CountryCode(rawValue: digits) else { return nil }
        let plan = NumberingPlan(countryCode: code)
        guard let region = plan.regions.first, region != .world else { return .worldCode(code) }
        return .region(region)
    }
}

/// The evidence that a contact gives for the country of a phone.
package enum PhoneCountry: Hashable {
    /// Nothing: the number is read in the region of the file.
    case none
    /// A region, perhaps by a calling code in a column of its own.
    case region(RegionCode, isJoined: Bool)
    /// A calling code that belongs to no country.
    case worldCode(PhoneNumber.CountryCode)
    /// The countries of addresses in several of them, each once.
    case several([RegionCode])
    /// A text that names no known country.
    case unknown
    /// Words that may mean several countries: a national number is `ambiguous`.
    case undecided

    /// `true` if the phone has its calling code in a column of its own.
    package var isJoined: Bool {
        switch self {
        case .region(_, let isJoined): isJoined
        case .worldCode: true
        case .none, .several, .unknown, .undecided: false
        }
    }
}
