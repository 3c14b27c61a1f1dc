/// A contact at its place in a source, with hashes by which one of a newer export is known to be the same.
struct HashedContact: Sendable {
    var place: ContactPlace
    /// The hash of everything that was read of it but its place.
    var values: UInt64
    /// The hash of its row in `contacts`, which has the place.
    var row: UInt64
    /// The position of a stored contact with the same values, so that none of its rows is written; `nil` for one that is written.
    var known: Int?

    var isWritten: Bool { known == nil }
}
