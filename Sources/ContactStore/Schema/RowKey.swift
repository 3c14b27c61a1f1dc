/// The key of a row that belongs to a contact: the contact's key, and the row's position among the contact's rows.
///
/// Rows of one contact are adjacent then, and are found by the contact without an index.
enum RowKey {
    /// The number of bits of the position. `InputLimit` keeps the text of a contact below 2^28 bytes, and so the number
    /// of its values.
    static let positionBits = 28

    /// The position of the first row that an edit adds to a contact. Rows that were read come before it, with room to spare: a value
    /// takes more than two bytes of the text.
    static let firstAdded = 1 << 27

    /// The bits of a key that are its position.
    static let positionMask = 1 << positionBits - 1

    /// The highest key that a contact can have.
    static let maximumContact = Int.max >> positionBits

    /// The key of the row at a position.
    @inline(__always)
    static func of(_ contact: Int, _ position: Int) -> Int {
        contact << positionBits | position
    }

    /// The keys of the rows of a range of contacts. No contact has a key outside of 0 to ``maximumContact``.
    static func rows(of contacts: ClosedRange<Int>) -> ClosedRange<Int> {
        let contacts = contacts.clamped(to: 0...maximumContact)
        return of(contacts.lowerBound, 0)...of(contacts.upperBound, 1 << positionBits - 1)
    }

    /// The keys of contacts as runs of consecutive ones, in their order.
    static func runs(of contacts: [Int]) -> [ClosedRange<Int>] {
        var runs: [ClosedRange<Int>] = []
        for contact in contacts.sorted() {
            if let last = runs.last, contact <= last.upperBound + 1 {
                runs[runs.count - 1] = last.lowerBound...contact
            } else {
                runs.append(contact...contact)
            }
        }
        return runs
    }

    /// The key as SQL.
    static func sql(contact: String, position: String) -> String {
        "(\(contact) << \(positionBits) | \(position))"
    }

    /// The lowest key of a contact's rows, as SQL.
    static func first(of contact: String) -> String { sql(contact: contact, position: "0") }

    /// The highest key of a contact's rows, as SQL.
    static func last(of contact: String) -> String {
        sql(contact: contact, position: String((1 << positionBits) - 1))
    }
}
