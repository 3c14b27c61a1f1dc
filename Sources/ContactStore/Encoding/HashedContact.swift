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

extension HashedContact {
    /// The rows of some contacts in `contacts` under their keys of later.
    ///
    /// - Parameter all: The contacts among which they are, in the order of their keys.
    static func rows(
        of contacts: [(contact: Int, key: Int)], among all: [HashedContact]
    ) -> [CountedContacts.Row] {
        contacts.map { contact, key in
            guard let found = find(contact, among: all) else { preconditionFailure("a contact that was not read") }
            return CountedContacts.Row(contact: key, source: found.place.source, hash: found.row)
        }
    }

    private static func find(_ contact: Int, among all: [HashedContact]) -> HashedContact? {
        position(of: contact, among: all).map { all[$0] }
    }

    /// The position of a contact by its key among others, which are in the order of their keys; `nil` if it is none of them.
    static func position(of contact: Int, among all: [HashedContact]) -> Int? {
        guard let first = all.first?.place.contact else { return nil }
        // Mostly, no key is left out.
        if all.indices.contains(contact - first), all[contact - first].place.contact == contact {
            return contact - first
        }
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].place.contact < contact { low = middle + 1 } else { high = middle }
        }
        return low < all.count && all[low].place.contact == contact ? low : nil
    }
}
