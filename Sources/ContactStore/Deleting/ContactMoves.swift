import GRDBSQLite

/// The new places of contacts, as whoever writes them goes through the contacts in the order of their keys.
final class ContactMoves {
    private let next: () -> ContactPlace?
    /// The new place of the contact that was gone to, or of the next one.
    @exclusivity(unchecked) private(set) var to: ContactPlace?
    /// The places that the contacts had.
    @exclusivity(unchecked) private(set) var kept: [KeptPlaces.Block] = []
    @exclusivity(unchecked) private(set) var count = 0

    /// - Parameter next: Gives the new places, in the order of the contacts.
    init(_ next: @escaping () -> ContactPlace?) {
        self.next = next
        to = next()
    }

    /// Goes to a contact.
    ///
    /// - Returns: `false` if it has no new place.
    func go(from: ContactPlace) -> Bool {
        while let other = to, other.contact < from.contact { to = next() }
        guard to?.contact == from.contact else { return false }
        KeptPlaces.add(from, to: &kept)
        count += 1
        return true
    }

    /// A number of the new place of a contact, by its position among the columns; `nil` if it is not the one that was gone to.
    func number(_ column: Int, of contact: Int) -> Int? {
        guard let to, to.contact == contact else { return nil }
        return switch column {
        case 1: to.source
        case 2: to.ordinal
        case 3: to.line
        case 4: to.byteOffset
        default: to.byteCount
        }
    }

    static func of(_ context: OpaquePointer?) -> ContactMoves? {
        sqlite3_user_data(context).map { Unmanaged<ContactMoves>.fromOpaque($0).takeUnretainedValue() }
    }
}
