import GRDB

/// The records of contacts that come in the places of others, for whoever writes the table anew: each is written under the key of the
/// other one instead of its own.
struct ExchangedRecords {
    /// The contacts, in the order of their keys, with the place of each record among the bytes.
    private var contacts: [(successor: Successor, record: Range<Int>)] = []
    private var bytes: [UInt8] = []
    private var position = 0
    /// The keys under which they were written.
    let written: Set<Int>

    /// Reads the records of those that are not the same as the others.
    init(_ successors: [Successor], in db: Database) throws {
        let exchanged = successors.filter { !$0.isSame && $0.key == $0.old }
        written = Set(exchanged.map(\.new))
        let scan = try TableScan<ContactColumn>(ContactColumn.allCases, isUnchecked: true, in: db)
        var row = RowBuilder<ContactColumn>()
        var expected = Int.min, isThere = false
        for successor in exchanged.sorted(by: { $0.new < $1.new }) {
            if successor.new != expected { scan.restart(keys: successor.new...RowKey.maximumContact) }
            isThere = try scan.next()
            guard isThere, scan.key == successor.new else {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "contact \(successor.new) is missing")
            }
            scan.bindValues(to: &row)
            let start = bytes.count, count = row.byteCount
            bytes.append(contentsOf: repeatElement(0, count: count))
            bytes.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { row.write(to: base + start) } }
            contacts.append((successor, start..<start + count))
            expected = successor.new + 1
        }
        contacts.sort { $0.successor.key < $1.successor.key }
    }

    /// `true` if each one has been taken.
    var isEmpty: Bool { position == contacts.count }

    /// Gives a closure the record that comes under a key; the keys ascend from call to call.
    ///
    /// - Returns: `false` if there is none, without calling it.
    mutating func take(
        under key: Int, _ body: (_ record: UnsafeBufferPointer<UInt8>) throws -> Void
    ) rethrows -> Bool {
        guard position < contacts.count, contacts[position].successor.key == key else { return false }
        let range = contacts[position].record
        position += 1
        try bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
        return true
    }
}
