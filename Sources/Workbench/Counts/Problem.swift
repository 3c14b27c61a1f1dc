import ContactCleaning
import ContactStore

/// The values by which the list of problems counts a number: what it was read as, and what it is meant to be.
struct Problem: Sendable, Hashable {
    /// The values that the database has.
    var kind: ProblemKind
    /// The suggestion for it, as far as it is counted; `nil` for none.
    var suggestion: Suggestion?

    /// A suggestion without its number.
    struct Suggestion: Sendable, Hashable {
        var kind: SuggestionClass
        /// The region of the suggested number; `nil` for one of no region.
        var region: String?
    }
}
