import PhoneNumbers

extension PhoneNumber.Template.Options {
    /// The names of the categories, in the order of their bits.
    var names: [String] {
        let words = [
            "fixedLine", "mobile", "service", "tollFree", "premiumRate", "sharedCost", "personalNumber", "voip", "pager",
            "uan", "voicemail", "emergency", "forbidden", "entertainment",
        ]
        return words.indices.filter { rawValue & (1 << UInt16($0)) != 0 }.map { words[$0] }
    }
}
