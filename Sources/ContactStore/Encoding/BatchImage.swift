/// A [SQLite database](https://sqlite.org/fileformat2.html) in memory that holds the rows of one batch.
///
/// Its tables are those of the store, so that SQLite can copy whole records from it without decoding them.
struct BatchImage: RowDestination, ~Copyable {
    private var pages: PageStore
    private var schema = BTreeBuilder(firstPage: 1)
    /// By the raw value of the table.
    private var tables = [BTreeBuilder](repeating: BTreeBuilder(), count: StoreTable.allCases.count)

    /// An empty database, with room for some pages before it has to be moved.
    init(pageCapacity: Int) {
        pages = PageStore(capacity: pageCapacity)
        _ = pages.allocate()
    }

    /// The size of the database so far.
    var byteCount: Int { pages.count * PageStore.pageSize }

    /// Adds a row to its table. Its key must be higher than that of the row before.
    @inline(__always)
    mutating func append<Column: StoreColumn>(_ row: inout RowBuilder<Column>, key: Int) {
        tables[Column.table.rawValue].append(payload: row.byteCount, key: key, to: &pages) { row.write(to: $0) }
    }

    /// Adds a row to a table by its record. Its key must be higher than that of the row before.
    ///
    /// - Parameters:
    ///   - payload: The size of the record.
    ///   - write: Writes it.
    @inline(__always)
    mutating func append(to table: StoreTable, payload: Int, key: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) {
        tables[table.rawValue].append(payload: payload, key: key, to: &pages, write)
    }

    /// Completes the database, gives it away, and begins a new one.
    mutating func take() -> EncodedTables {
        var digests: [StoreTable: ContentDigest] = [:]
        for table in StoreTable.allCases {
            tables[table.rawValue].finish(in: &pages)
            guard let root = tables[table.rawValue].root else { continue }
            digests[table] = tables[table.rawValue].digest
            describe(table, root: root)
        }
        schema.finish(in: &pages)
        writeHeader()
        let encoded = pages.take()
        _ = pages.allocate()
        schema = BTreeBuilder(firstPage: 1)
        for index in tables.indices { tables[index] = BTreeBuilder() }
        return EncodedTables(pages: encoded, digests: digests)
    }

    /// The columns of the [schema table](https://sqlite.org/schematab.html).
    private enum SchemaColumn: Int, RecordColumn {
        case type, name, tableName, rootPage, sql
    }

    /// Adds a table to the schema.
    private mutating func describe(_ table: StoreTable, root: Int) {
        var row = RowBuilder<SchemaColumn>()
        let (type, name, sql) = (
            InternedText("table"), InternedText(table.name), InternedText(table.columns.plainStatement)
        )
        defer { for text in [type, name, sql] { text.free() } }
        row.bind(type, to: .type)
        row.bind(name, to: .name)
        row.bind(name, to: .tableName)
        row.bind(root, to: .rootPage)
        row.bind(sql, to: .sql)
        schema.append(payload: row.byteCount, key: table.rawValue + 1, to: &pages) { row.write(to: $0) }
    }

    /// Writes the [header](https://sqlite.org/fileformat2.html#the_database_header) of the file.
    private func writeHeader() {
        let header = pages.page(1)
        header.update(repeating: 0, count: 100)
        for (offset, byte) in "SQLite format 3".utf8.enumerated() { header[offset] = byte }
        header.put16(PageStore.pageSize, at: 16)
        // Versions for writing and reading: a rollback journal.
        header[18] = 1
        header[19] = 1
        // Fractions of a page that payloads may take; the format knows no others.
        header[21] = 64
        header[22] = 32
        header[23] = 32
        let changeCounter = 1
        header.put32(changeCounter, at: 24)
        header.put32(pages.count, at: 28)
        header.put32(1, at: 40)
        // The schema format that allows for the short zero and one.
        header.put32(4, at: 44)
        // UTF-8.
        header.put32(1, at: 56)
        header.put32(changeCounter, at: 92)
        // The first release that knows STRICT tables.
        header.put32(3_037_000, at: 96)
    }
}
