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
}
