extension PhoneNumber.Categories {
    /// Every category, under the name that `CaseIterable` types use.
    public static var allCases: Self { .all }

    /// The names of the single categories, in the order of their bits.
    static let categoryNames = [
        "fixedLine", "mobile", "service", "tollFree", "premiumRate", "sharedCost", "personalNumber", "voip", "pager",
        "uan", "voicemail", "emergency", "forbidden", "entertainment",
    ]

    /// The category of a name, or the set of the names `default` and `all`; `nil` for any other text.
    ///
    /// Case counts: the names are those of the members.
    public init?(name: String) {
        switch name {
        case "default": self = .default
        case "all": self = .all
        default:
            guard let bit = Self.categoryNames.firstIndex(of: name) else { return nil }
            self.init(rawValue: 1 << UInt16(bit))
        }
    }

    /// The names of the categories in the set, in the order of their bits. Bits without a category have no name.
    public var names: [String] {
        Self.categoryNames.indices.filter { rawValue & 1 << UInt16($0) != 0 }.map { Self.categoryNames[$0] }
    }
}

extension PhoneNumber.Categories: CustomStringConvertible {
    /// The names of the categories with commas in between, which ``init(parsing:)`` reads back; `none` for no category.
    public var description: String {
        var text = ""
        for name in names {
            if !text.isEmpty { text += "," }
            text += name
        }
        return text.isEmpty ? "none" : text
    }
}
