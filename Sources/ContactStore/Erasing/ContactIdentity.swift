/// By what a contact is recognized in another source.
package struct ContactIdentity: Sendable, Hashable {
    package var givenName: String?
    package var familyName: String?
    package var displayName: String?
    package var organization: String?
    /// The nickname, and the name by which it is filed.
    package var otherNames: [String] = []
    /// Accepted numbers in E.164 form.
    package var numbers: [String] = []
    /// E-mail addresses and identifiers.
    package var values: [String] = []

    /// Nothing.
    package init() {}

    /// Adds the names and values of an earlier form.
    mutating func addFormer(_ former: ContactIdentity) {
        let parts = [former.givenName, former.familyName].compactMap { $0 }.joined(separator: " ")
        otherNames += [former.displayName, parts, former.organization].compactMap { $0 }.filter { !$0.isEmpty }
        otherNames += former.otherNames
        numbers += former.numbers
        values += former.values
    }
}
