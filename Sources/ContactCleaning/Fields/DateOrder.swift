import PhoneNumbers

/// The order of day and month in dates of numbers.
enum DateOrder: Sendable, Hashable {
    case dayFirst, monthFirst

    /// The order that people of a region write; `nil` where they write several, or the year first.
    init?(region: RegionCode?) {
        guard let code = region?.code, !Self.undecided.contains(code) else { return nil }
        self = Self.monthsFirst.contains(code) ? .monthFirst : .dayFirst
    }

    /// The order in which the dates of a source can be read; `nil` if none tells, or they contradict each other.
    init?(dates: some Sequence<String>) {
        var found: DateOrder?
        for text in dates {
            guard DateParser.read(text) != .impossible, let order = DateParser.order(of: text) else { continue }
            if let found, found != order { return nil }
            found = order
        }
        guard let found else { return nil }
        self = found
    }

    // The short forms of dates in the locales of CLDR, https://cldr.unicode.org.
    private static let monthsFirst: Set<String> = [
        "AS", "FM", "GU", "MH", "MP", "PA", "PH", "PR", "PW", "UM", "US", "VI",
    ]
    private static let undecided: Set<String> = [
        "BT", "CA", "CN", "HU", "IR", "JP", "KP", "KR", "LT", "MN", "SE", "TW", "ZA", "001",
    ]
}
