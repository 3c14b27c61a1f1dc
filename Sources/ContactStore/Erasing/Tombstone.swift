/// A salted digest that keeps somebody forgotten.
package struct Tombstone: Sendable, Hashable {
    /// `number`, `email`, `person` or `source`.
    package var kind: String
    package var salt: String
    package var digest: String

    /// A salted digest that keeps somebody forgotten.
    package init(kind: String, salt: String, digest: String) {
        self.kind = kind
        self.salt = salt
        self.digest = digest
    }
}
