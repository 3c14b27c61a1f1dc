package import ContactStore
package import PhoneNumbers

/// All facts about one number of a database: its state, the reasons for it, and its origin.
package struct NumberInspection: Sendable {
    /// The number as a list shows it.
    package var number: ProblemNumber
    /// The region in which its text is read; `nil` for none.
    package var region: RegionCode?
    /// The reasons for the classification of the present text, step by step.
    package var explanation: Explanation
    /// The rule that decided; `nil` if no rule of a plan did.
    package var rule: DecidingRule?
    /// The contact.
    package var card: ContactCard?
    /// The contact as it stands in its file; `nil` if the file is not there any more.
    package var record: RecordText?

    /// Looks at a number.
    ///
    /// - Returns: `nil` if there is no number of this key.
    /// - Throws: `StoreError` if the database cannot be read; `CancellationError`.
    package static func inspect(_ number: Int, in database: ContactDatabase) throws -> NumberInspection? {
        guard let read = try database.number(number), let shown = try database.problemNumbers([number]).first else {
            return nil
        }
        let region = StoredTextReader.region(of: read.hints)
        let explanation = StoredTextReader().classifier(for: read.settings).explanation(of: read.value, region: region)
        return NumberInspection(
            number: shown, region: region ?? read.settings.region.flatMap { RegionCode($0) }, explanation: explanation,
            rule: try database.decidingRule(ofNumber: number),
            card: try database.contactCard(read.contact),
            record: try RecordText.read(contact: read.contact, in: database))
    }
}
