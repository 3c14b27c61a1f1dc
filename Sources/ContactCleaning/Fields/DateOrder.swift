import PhoneNumbers

/// The order of day and month in dates of numbers.
enum DateOrder: Sendable, Hashable {
    case dayFirst, monthFirst

    /// The order that people of a region write; `nil` where they write several, or the year first.
    init?(region: RegionCode?) {
        guard let code = region?.code, !Self.undecided.contains(code) else { return nil }
        self = Self.monthsFirst.contains(code) ? .monthFirst : .dayFirst
    }

    /// The orders that dates show by their values: none if no date tells, both if they contradict each other.
    static func shown(by dates: some Sequence<String>) -> Set<DateOrder> {
        var shown: Set<DateOrder> = []
        for text in dates {
            guard let order = DateParser.order(of: text), DateParser.read(text) != .impossible else { continue }
            shown.insert(order)
        }
        return shown
    }

    // The short forms of dates in the locales of CLDR, https://cldr.unicode.org.
    private static let monthsFirst: Set<String> = [
        "AS", "FM", "GU", "MH", "MP", "PA", "PH", "PR", "PW", "UM", "US", "VI",
    ]
    private static let undecided: Set<String> = [
        "BT", "CA", "CN", "HU", "IR", "JP", "KP", "KR", "LT", "MN", "SE", "TW", "ZA", "001",
    ]
}
