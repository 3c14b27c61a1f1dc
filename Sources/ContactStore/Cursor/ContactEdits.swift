import GRDB

/// The edits that hold for one contact after another, in the order of the contacts' keys.
final class ContactEdits {
    private let scan: TableScan<EditColumn>
    /// The contact whose edits are there, and that of the row at which the scan is: below all others before the first one, above them
    /// behind the last.
    private var contact = Int.min, ahead = Int.min
    /// Looked at for every column of every contact, by one thread: checks of exclusive access would take most of that time.
    @exclusivity(unchecked)
    private var texts: [(field: String, position: Int, text: UnsafeMutableBufferPointer<UInt8>)] = []

    private static let columns: [EditColumn] = [.contactID, .field, .position, .value]

    /// - Parameter contacts: The keys of the contacts; all by default.
    init(of contacts: ClosedRange<Int>?, in db: Database) throws {
        // In the order of an index that has the edits that hold.
        let current = "(SELECT contact_id AS id, \(Self.columns.list) FROM edits WHERE is_current)"
        scan = try TableScan(Self.columns, keys: contacts, from: current, in: db)
    }

    deinit { removeAll() }

    /// Goes back to the start, for the edits of some contacts.
    func restart(at contacts: ClosedRange<Int>) {
        removeAll()
        scan.restart(keys: contacts)
        (contact, ahead) = (.min, .min)
    }

    /// Ends what is being read.
    func rest() { scan.rest() }

    /// Goes to a contact, whose key is not below that of the one before.
    func go(to wanted: Int) throws {
        guard wanted != contact else { return }
        removeAll()
        contact = wanted
        while ahead < wanted { try advance() }
        while ahead == wanted {
            let text = scan.bytes(.value)
            let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
            _ = copy.initialize(from: text)
            texts.append((scan.text(.field) ?? "", scan.int(.position), copy))
            try advance()
        }
    }

    /// `true` if nothing of the contact was edited.
    var isEmpty: Bool { texts.isEmpty }

    /// The text of a field, valid until the next contact, empty for one that was removed; `nil` if it was not edited.
    func text(of field: String, at position: Int) -> UnsafeBufferPointer<UInt8>? {
        texts.first { $0.position == position && $0.field == field }.map { UnsafeBufferPointer($0.text) }
    }

    private func advance() throws { ahead = try scan.next() ? scan.int(.contactID) : .max }

    private func removeAll() {
        for text in texts { text.text.deallocate() }
        texts.removeAll(keepingCapacity: true)
    }
}
