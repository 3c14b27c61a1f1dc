import GRDB

/// Contacts that stay as they are and change their places, where these are most of all: their table is written anew, record by record
/// as they stand in the pages. A statement would take each row apart, column by column, which costs several times as much.
struct ContactRewriting {
    let transfer: BatchTransfer
    let db: Database

    private typealias Row = RowBuilder<ContactColumn>
    /// The size of the rows that are written in one piece.
    private static let pageCapacity = 32, fullSize = (pageCapacity - 4) * PageStore.pageSize

    /// Moves the contacts that are there, whose numbers follow them. No statement may be reading contacts.
    ///
    /// - Returns: `false` where the pages cannot be read; nothing is changed then.
    func run(_ moves: ContactMoves) throws -> Bool {
        guard db.flush(), let pages = try TablePages(of: db) else { return false }
        let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM contacts")
        try Schema.renew(.contacts, in: db) { _ in
            var image = BatchImage(pageCapacity: Self.pageCapacity)
            var copied = 0
            let isWhole = try pages.forEach(of: .contacts) { key, record in
                guard Self.append(record, key: key, to: &image, moves) else { return }
                copied += 1
                if image.byteCount >= Self.fullSize { try transfer.copy(image.take()) }
            }
            try transfer.copy(image.take())
            guard isWhole, copied == count else {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the pages of contacts are damaged")
            }
        }
        return true
    }

    /// Adds the record of a contact, at its new place if it has one.
    ///
    /// - Returns: `false` if it is none of a contact.
    private static func append(
        _ record: UnsafeBufferPointer<UInt8>, key: Int, to image: inout BatchImage, _ moves: ContactMoves
    ) -> Bool {
        guard var values = StoredRecord(record), let former = ContactPlace(contact: key, &values) else { return false }
        guard moves.go(from: former), let place = moves.to else {
            image.append(to: .contacts, payload: record.count, key: key) { copy(record, to: $0) }
            return true
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
        return true
    }

    private static func copy(_ bytes: UnsafeBufferPointer<UInt8>, to place: UnsafeMutablePointer<UInt8>) {
        if let start = bytes.baseAddress { place.update(from: start, count: bytes.count) }
    }
}
