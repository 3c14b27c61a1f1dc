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
}
