/// The parts of contacts that are read.
package enum ContactDetail: Sendable {
    /// The values.
    case values
    /// Where each contact stands in its source, and what was found about its numbers, too.
    case everything
}
