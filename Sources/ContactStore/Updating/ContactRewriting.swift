import GRDB

/// Contacts that stay as they are and change their places, where these are most of all: their table is written anew, record by record
/// as they stand in the pages. A statement would take each row apart, column by column, which costs several times as much.
///
/// Contacts that others take the places of are exchanged on the way: every page of the table would be written once more for them, and again
/// for the others.
struct ContactRewriting {
    let transfer: BatchTransfer
    let keeper: RowKeeper

    private var db: Database { keeper.db }
    private typealias Row = RowBuilder<ContactColumn>
    /// The size of the rows that are written in one piece.
    private static let pageCapacity = 32, fullSize = (pageCapacity - 4) * PageStore.pageSize

    /// Moves the contacts that are there, whose numbers follow them, and exchanges others. No statement may be reading contacts.
    ///
    /// - Parameter successors: Contacts that take the places of others. Of those that are not the same, the record is written under the key
    ///   of the other one, whose row is kept.
    /// - Returns: The keys under which these were written; `nil` where the pages cannot be read, and nothing is changed.
    func run(_ moves: ContactMoves, exchanging successors: [Successor]) throws -> Set<Int>? {
        guard db.flush(), let pages = try TablePages(of: db) else { return nil }
        let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM contacts")
        var arriving = try ExchangedRecords(successors, in: db)
        let written = arriving.written
        try Schema.renew(.contacts, in: db) { _ in
            var image = BatchImage(pageCapacity: Self.pageCapacity)
            var passed = 0
            let isWhole = try pages.forEach(of: .contacts) { key, record in
                guard var values = StoredRecord(record), let former = ContactPlace(contact: key, &values) else {
                    return
                }
                passed += 1
                if written.contains(key) { return }
                let isExchanged = try arriving.take(under: key) { newer in
                    try keeper.keep(contact: key, source: former.source, successor: key, record: record)
                    image.append(to: .contacts, payload: newer.count, key: key) { Self.copy(newer, to: $0) }
                }
                if !isExchanged { Self.append(record, values, former, to: &image, moves) }
                if image.byteCount >= Self.fullSize { try transfer.copy(image.take()) }
            }
            try transfer.copy(image.take())
            guard isWhole, passed == count, arriving.isEmpty else {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the pages of contacts are damaged")
            }
        }
        return written
    }

    /// Adds the record of a contact, at its new place if it has one.
    ///
    /// - Parameters:
    ///   - values: Its values, behind the place.
    ///   - former: The place.
    private static func append(
        _ record: UnsafeBufferPointer<UInt8>, _ values: StoredRecord, _ former: ContactPlace,
        to image: inout BatchImage,
        _ moves: ContactMoves
    ) {
        let key = former.contact
        guard moves.go(from: former), let place = moves.to else {
            return image.append(to: .contacts, payload: record.count, key: key) { copy(record, to: $0) }
        }
        let rest = values.rest
        var (typeBytes, valueBytes) = (1 + rest.types.count, rest.values.count)
        place.forEachNumber { number in
            typeBytes += 1
            valueBytes += Row.width(of: Row.serialType(of: number))
        }
        let headerBytes = Row.headerBytes(of: typeBytes)
        image.append(to: .contacts, payload: headerBytes + valueBytes, key: key) { start in
            var (type, value) = (start, start + headerBytes)
            VarInt.write(headerBytes, to: &type)
            // The key stands outside of the record.
            VarInt.write(0, to: &type)
            place.forEachNumber { number in
                let serial = Row.serialType(of: number)
                VarInt.write(serial, to: &type)
                Row.put(number, byteCount: Row.width(of: serial), to: value)
                value += Row.width(of: serial)
            }
            copy(rest.types, to: type)
            copy(rest.values, to: value)
        }
    }

    private static func copy(_ bytes: UnsafeBufferPointer<UInt8>, to place: UnsafeMutablePointer<UInt8>) {
        if let start = bytes.baseAddress { place.update(from: start, count: bytes.count) }
    }
}
