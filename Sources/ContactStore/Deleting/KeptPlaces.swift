import GRDB
import GRDBSQLite

/// The places that contacts had before a change, kept in rows of `kept_rows`: up to a thousand contacts of one source each, in the order of
/// their keys, some six bytes a contact.
///
/// Such a row has `places` as its table and the key of the first contact as its row. Its values are differences from the contact before,
/// from zero for the first one, as [LEB128](https://dwarfstd.org/doc/DWARF5.pdf) numbers with the sign in the lowest bit.
enum KeptPlaces {
    /// The name in `kept_rows.table_name`.
    static let tableName = "places"
    private static let contactsPerRow = 1000

    /// Gives a closure each place that changes have kept, those of one change in the order of the contacts.
    ///
    /// - Parameter change: By which change they were kept; `nil` for all.
    /// - Throws: `DatabaseError` of code `SQLITE_CORRUPT` for a row that is damaged; what the closure throws.
    static func forEach(of change: Int? = nil, in db: Database, _ body: (ContactPlace) throws -> Void) throws {
        let ofChange = change.map { "change_id = \($0) AND " } ?? ""
        let rows = try RawStatement(
            "SELECT id, row_id, source_id, \"row\" FROM kept_rows WHERE \(ofChange)table_name = '\(tableName)' ORDER BY id",
            in: db)
        while try rows.step() {
            let bytes = UnsafeBufferPointer(
                start: sqlite3_column_blob(rows.handle, 3)?.assumingMemoryBound(to: UInt8.self),
                count: Int(sqlite3_column_bytes(rows.handle, 3)))
            let source = Int(sqlite3_column_int64(rows.handle, 2))
            guard let places = decode(bytes, source: source),
                places.first?.contact == Int(sqlite3_column_int64(rows.handle, 1))
            else {
                throw DatabaseError(
                    resultCode: .SQLITE_CORRUPT,
                    message: "row \(sqlite3_column_int64(rows.handle, 0)) of kept_rows is damaged")
            }
            for place in places { try body(place) }
        }
    }

    /// The contacts that changes have kept the places of, whose values stayed.
    ///
    /// - Parameter change: By which change.
    static func contacts(of change: Int, in db: Database) throws -> Set<Int> {
        var contacts: Set<Int> = []
        try forEach(of: change, in: db) { contacts.insert($0.contact) }
        return contacts
    }

    /// The places of a row; `nil` if its bytes are damaged.
    private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, source: Int) -> [ContactPlace]? {
        var places: [ContactPlace] = []
        var last = ContactPlace(contact: 0, source: source, ordinal: 0, line: 0, byteOffset: 0, byteCount: 0)
        var position = 0
        func add(to value: inout Int) -> Bool {
            guard let difference = number(bytes, &position) else { return false }
            value &+= difference
            return ColumnRange.counts ~= value
        }
        while position < bytes.count {
            guard add(to: &last.contact), add(to: &last.ordinal), add(to: &last.line), add(to: &last.byteOffset),
                add(to: &last.byteCount)
            else { return nil }
            places.append(last)
        }
        return places
    }

    private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Int? {
        var (value, shift): (UInt, UInt) = (0, 0)
        while position < bytes.count, shift < 63 {
            let byte = bytes[position]
            position += 1
            value |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return Int(bitPattern: value >> 1) ^ -Int(value & 1) }
            shift += 7
        }
        return nil
    }

    /// The places of some contacts on their way into a row.
    struct Block {
        private(set) var bytes: [UInt8] = []
        let first: ContactPlace
        fileprivate private(set) var count = 0
        private var last: ContactPlace

        fileprivate init(_ place: ContactPlace) {
            first = place
            last = ContactPlace(contact: 0, source: place.source, ordinal: 0, line: 0, byteOffset: 0, byteCount: 0)
            append(place)
        }

        fileprivate mutating func append(_ place: ContactPlace) {
            append(place.contact &- last.contact)
            append(place.ordinal &- last.ordinal)
            append(place.line &- last.line)
            append(place.byteOffset &- last.byteOffset)
            append(place.byteCount &- last.byteCount)
            last = place
            count += 1
        }

        private mutating func append(_ number: Int) {
            var value = UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1))
            while value >= 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
                value >>= 7
            }
            bytes.append(UInt8(value))
        }
    }

    /// Adds the place of the next contact.
    static func add(_ place: ContactPlace, to blocks: inout [Block]) {
        let last = blocks.count - 1
        if last >= 0, blocks[last].count < contactsPerRow, blocks[last].first.source == place.source {
            blocks[last].append(place)
        } else {
            blocks.append(Block(place))
        }
    }
}
