import ContactReading

/// The columns of a given map, by name.
struct GivenColumns {
    private var targets: [HeaderName: [HeaderMap.Target]] = [:]
    /// Groups of a given map are kept apart from detected ones.
    private static let firstGroup = 5000

    init(_ map: HeaderMap?) {
        for column in map?.columns ?? [] {
            targets[HeaderName(column.name), default: []].append(Self.shifted(column.target))
        }
    }

    func target(for name: HeaderName, occurrence: Int) -> HeaderMap.Target? {
        guard let known = targets[name], let last = known.last else { return nil }
        return occurrence < known.count ? known[occurrence] : last
    }

    private static func shifted(_ target: HeaderMap.Target) -> HeaderMap.Target {
        switch target {
        case .label(let group) where (1..<firstGroup).contains(group): return .label(group: group + firstGroup)
        case .value(var value) where (1..<firstGroup).contains(value.group):
            value.group += firstGroup
            return .value(value)
        default: return target
        }
    }
}
