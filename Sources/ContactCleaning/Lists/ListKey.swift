/// By what contacts are looked for on a list.
package enum ListKey: String, Sendable, CaseIterable {
    /// Numbers in E.164 form, and e-mail addresses without case.
    case number, email
    /// The rule by which contacts are found to be one person's.
    case person

    /// The values, which are compared unless something else is said.
    package static let values: Set<ListKey> = [.number, .email]
}
