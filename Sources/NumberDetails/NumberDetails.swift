public import PhoneNumbers

/// The area, the time zones and the carrier of a number, by the data of
/// [libphonenumber](https://github.com/google/libphonenumber).
///
/// Each is looked up when it is asked for; nothing else of the data is read.
///
/// ```swift
/// let details = NumberDetails(of: Classifier().classify("+41 44 668 18 00"))
/// details?.area       // "Zurich"
/// details?.timeZones  // ["Europe/Zurich"]
/// ```
public struct NumberDetails: Sendable, Hashable {
    private let callingCode: [UInt8]
    private let nationalNumber: [UInt8]
    private let categories: PhoneNumber.Categories

    /// The details of a number; `nil` for one without an E.164 form.
    public init?(of classification: Classification) {
        guard classification.planRule != .none, let code = classification.countryCode else { return nil }
        callingCode = String(code.number).utf8.map { $0 - UInt8(ascii: "0") }
        let digits = classification.nationalNumber
        nationalNumber = (0..<digits.count).map { digits[$0] }
        categories = classification.categories
    }

    /// The area in English, else the country; `nil` if neither is known, as for a number that may be of several countries.
    public var area: String? {
        let area = areaDigits.flatMap { PrefixTable(.areas).text(of: $0) }
        let text = area ?? PrefixTable(.countries).text(of: callingCode + nationalNumber)
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The time zones of the area, by their names in the [IANA database](https://www.iana.org/time-zones); of numbers without an area,
    /// those of all countries with the calling code.
    public var timeZones: [String] {
        let digits = areaDigits == nil ? callingCode : callingCode + nationalNumber
        return PrefixTable(.zones).text(of: digits)?.split(separator: ",").map(String.init) ?? []
    }

    /// The carrier that the range of a mobile or pager was first given to; the number may have been ported to another since.
    public var carrier: String? {
        guard !categories.isDisjoint(with: [.mobile, .pager]) else { return nil }
        return PrefixTable(.carriers).text(of: callingCode + nationalNumber)
    }

    /// A detail as one text, several values with commas between; `nil` if it is not known.
    public func text(of detail: NumberDetail) -> String? {
        switch detail {
        case .area: area
        case .timezone: timeZones.isEmpty ? nil : timeZones.joined(separator: ",")
        case .carrier: carrier
        }
    }

    /// The digits that the area is found by; `nil` for numbers that belong to none.
    private var areaDigits: [UInt8]? {
        if categories.contains(.fixedLine) && !categories.contains(.mobile) { return callingCode + nationalNumber }
        guard categories.contains(.mobile) else { return nil }
        if let token = PrefixTable(.mobiles).text(of: callingCode)?.utf8.map({ $0 - UInt8(ascii: "0") }) {
            let isMarked = nationalNumber.starts(with: token)
            return callingCode + (isMarked ? nationalNumber.dropFirst(token.count) : nationalNumber[...])
        }
        return categories.contains(.fixedLine) ? callingCode + nationalNumber : nil
    }
}

extension NumberDetails {
    /// The details of a number in E.164 form; `nil` for any other text.
    public init?(e164: String) {
        // The form is that of today, whatever else the digits have been.
        self.init(of: Classifier(allowedCategories: .all, renumbered: .refuse).classify(e164))
    }
}
