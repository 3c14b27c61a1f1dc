/// Columns of numbers that an authority or an insurance gives to one person or organization: of taxes, identity, passports.
package enum OfficialNumbers {
    private static let numbers = ColumnConcepts(.tax, .personal)
    /// The concepts that such a heading may have beside these.
    private static let beside = numbers.union(
        ColumnConcepts(
            .identifier, .number, .code, .person, .child, .pupil, .partner, .household, .country, .filler))

    /// Returns `true` if a heading is that of such a column: `SSN`, `Codice fiscale`, `passport_no`, and not `Tax rate`.
    package static func areBelow(_ heading: String) -> Bool {
        let heading = Heading(heading)
        return heading.concepts.hasAny(numbers) && heading.concepts.subtracting(beside).isEmpty && heading.isKnown
    }
}
