extension PhoneNumber.Template.Options {
    /// The names of the categories, in the order of their bits.
    private static let categoryNames = [
        "fixedLine", "mobile", "service", "tollFree", "premiumRate", "sharedCost", "personalNumber", "voip", "pager",
        "uan", "voicemail", "emergency", "forbidden", "entertainment",
    ]

    /// The category of a name, or `nil` if the name is unknown.
    public init?(name: String) {
        guard let bit = Self.categoryNames.firstIndex(of: name) else { return nil }
        self.init(rawValue: 1 << UInt16(bit))
    }
}
