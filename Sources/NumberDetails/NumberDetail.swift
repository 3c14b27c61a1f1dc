/// A detail of a number, by the word that asks for it.
public enum NumberDetail: String, Sendable, CaseIterable {
    /// ``NumberDetails/area``
    case area
    /// ``NumberDetails/timeZones``
    case timezone
    /// ``NumberDetails/carrier``
    case carrier

    /// The heading for people.
    public var title: String {
        switch self {
        case .area: "Area"
        case .timezone: "Time Zone"
        case .carrier: "Carrier"
        }
    }

    /// The detail of a column by its heading, which is the word or the title, in any case; `nil` for other columns.
    package init?(heading: String) {
        let heading = heading.lowercased()
        guard let detail = Self.allCases.first(where: { [$0.rawValue, $0.title.lowercased()].contains(heading) }) else {
            return nil
        }
        self = detail
    }
}
