/// The way in which an edit ended.
package enum EditOutcome: String, Sendable {
    /// The newer file has its value.
    case done
    /// The newer file has neither its value nor the one that it was about.
    case gone
}
