/// A [SQLite database](https://sqlite.org/fileformat2.html) in memory that holds the rows of one batch.
///
/// Its tables are those of the store, so that SQLite can copy whole records from it without looking into them.
struct BatchImage: ~Copyable {
    private var pages: PageStore
    private var schema = BTreeBuilder(firstPage: 1)
    private var tables = [BTreeBuilder](repeating: BTreeBuilder(), count: BatchTable.allCases.count)

    /// An empty database, with room for so many pages before it has to be moved.
    init(pageCapacity: Int) {
        pages = PageStore(capacity: pageCapacity)
        _ = pages.allocate()
    }

    /// How large the database is so far.
    var byteCount: Int { pages.count * PageStore.pageSize }

    /// Adds a row. Its key must be higher than that of the table's row before.
    @inline(__always)
    mutating func append(_ row: inout RowBuilder, key: Int, to table: BatchTable) {
        tables[table.rawValue].append(&row, key: key, to: &pages)
    }

    /// Completes the database, gives its bytes away, and begins a new one.
    ///
    /// - Returns: the bytes, for the caller to deallocate, and the tables that have rows.
    mutating func take() -> (bytes: UnsafeMutableRawBufferPointer, tables: [BatchTable]) {
        var filled: [BatchTable] = []
        for table in BatchTable.allCases {
            tables[table.rawValue].finish(in: &pages)
            guard let root = tables[table.rawValue].root else { continue }
            filled.append(table)
            describe(table, root: root)
        }
        schema.finish(in: &pages)
        writeHeader()
        let bytes = pages.take()
        _ = pages.allocate()
        schema = BTreeBuilder(firstPage: 1)
        for index in tables.indices { tables[index] = BTreeBuilder() }
        return (bytes, filled)
    }

    /// Adds a table to the [schema](https://sqlite.org/schematab.html).
    private mutating func describe(_ table: BatchTable, root: Int) {
        var row = RowBuilder(columns: 5)
        let words = [InternedText("table"), InternedText(table.name), InternedText(table.definition)]
        defer { for word in words { word.free() } }
        row.bind(words[0], at: 0)
        row.bind(words[1], at: 1)
        row.bind(words[1], at: 2)
        row.bind(root, at: 3)
        row.bind(words[2], at: 4)
        schema.append(&row, key: table.rawValue + 1, to: &pages)
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
