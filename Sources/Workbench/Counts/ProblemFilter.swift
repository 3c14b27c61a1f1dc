import ContactStore

/// The filter of a list of problems. The query of the page's address is its text.
struct ProblemFilter: Sendable, Hashable {
    /// By facet, the value that numbers must have.
    var values: [Facet: String] = [:]

    /// The properties by which numbers are counted, in the order of the page.
    enum Facet: String, Sendable, CaseIterable {
        case state, reason, country, category, source

        /// The heading.
        var title: String {
            switch self {
            case .state: "State"
            case .reason: "Reason"
            case .country: "Country"
            case .category: "Category"
            case .source: "File"
            }
        }

        /// The value of a number; ``none`` where it has none.
        func value(of kind: ProblemKind) -> String {
            switch self {
            case .state: kind.state.rawValue
            case .reason: kind.reason
            case .country: kind.country ?? Self.none
            case .category: kind.category ?? Self.none
            case .source: String(kind.source)
            }
        }

        /// The value of a facet that is not known.
        static let none = "-"
    }

    /// The filter of a query; parameters that are not facets are left out.
    init(query: [String: String] = [:]) {
        for facet in Facet.allCases {
            if let value = query[facet.rawValue], !value.isEmpty { values[facet] = value }
        }
    }

    /// Returns `true` if a number of a kind is shown.
    ///
    /// - Parameter facet: a facet whose value does not matter.
    func admits(_ kind: ProblemKind, without facet: Facet? = nil) -> Bool {
        values.allSatisfy { $0.key == facet || $0.key.value(of: kind) == $0.value }
    }

    /// The filter with another value of a facet; `nil` takes the facet away.
    func with(_ facet: Facet, _ value: String?) -> ProblemFilter {
        var filter = self
        filter.values[facet] = value
        return filter
    }

    /// The query of the address, in the order of the page.
    var query: [(name: String, value: String?)] { Facet.allCases.map { ($0.rawValue, values[$0]) } }
}
