import ContactCleaning
import ContactStore

/// The filter of a list of problems. The query of the page's address is its text.
struct ProblemFilter: Sendable, Hashable {
    /// By facet, the value that numbers must have.
    var values: [Facet: String] = [:]

    /// The properties by which numbers are counted, in the order of the page.
    enum Facet: String, Sendable, CaseIterable {
        case state, suggested, into, reason, country, category, source

        /// `true` if the values are regions.
        var isOfCountries: Bool { self == .country || self == .into }

        /// The value of a number; ``none`` where it has none.
        func value(of problem: Problem) -> String {
            let kind = problem.kind
            return switch self {
            case .state: kind.state.rawValue
            case .suggested: problem.suggestion?.kind.rawValue ?? Self.none
            case .into: problem.suggestion?.region ?? Self.none
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
    func admits(_ problem: Problem, without facet: Facet? = nil) -> Bool {
        values.allSatisfy { $0.key == facet || $0.key.value(of: problem) == $0.value }
    }

    /// `true` if nothing is filtered but the state.
    var isOfState: Bool { values.keys.allSatisfy { $0 == .state } }

    /// `true` if numbers are chosen by their suggestions.
    var isOfSuggestions: Bool { values[.suggested] != nil || values[.into] != nil }

    /// The filter with another value of a facet; `nil` takes the facet away.
    func with(_ facet: Facet, _ value: String?) -> ProblemFilter {
        var filter = self
        filter.values[facet] = value
        return filter
    }

    /// The query of the address, in the order of the page.
    var query: [(name: String, value: String?)] { Facet.allCases.map { ($0.rawValue, values[$0]) } }
}
