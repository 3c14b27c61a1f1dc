import GRDB
import GRDBSQLite

/// The records of tables as they stand in the [pages](https://sqlite.org/fileformat2.html) of a file. For rows by the million: SQLite takes
/// each apart, column by column, which costs several times as much.
///
/// The pages are read through SQLite's own handle of the file, under the lock of a transaction in which nothing was written since
/// `Database.flush()`.
struct TablePages {
    private let file: UnsafeMutablePointer<sqlite3_file>
    private let pageSize, pageCount: Int
    /// The bytes of a page that have content.
    private let usableSize: Int
    private let roots: [String: Int]

    /// Looks up where the tables are.
    ///
    /// - Returns: `nil` where pages may be elsewhere than in the file, as in a journal of writes ahead.
    init?(of db: Database) throws {
        var found: UnsafeMutablePointer<sqlite3_file>?
        // Whatever is read first takes the lock.
        let tables = try Row.fetchAll(db, sql: "SELECT name, rootpage FROM main.sqlite_schema WHERE type = 'table'")
        let code = sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, &found)
        guard code == SQLITE_OK, let found, found.pointee.pMethods != nil else { return nil }
        file = found
        var header = [UInt8](repeating: 0, count: 100)
        guard Self.read(found, &header, at: 0), header[18] == 1, header[19] == 1 else { return nil }
        let size = Int(header[16]) << 8 | Int(header[17])
        pageSize = size == 1 ? 65_536 : size
        usableSize = pageSize - Int(header[20])
        guard pageSize >= 512, pageSize.nonzeroBitCount == 1, usableSize >= 480 else { return nil }
        pageCount = try Int.fetchOne(db, sql: "PRAGMA main.page_count") ?? 0
        var roots: [String: Int] = [:]
        for table in tables { roots[try table.value("name")] = try table.value("rootpage") }
        self.roots = roots
    }

    /// Gives a closure each record of a table with its key, in the order of the keys.
    ///
    /// - Returns: `false` if the pages are not those of a whole table; what was given is worth nothing then.
    func forEach(
        of table: StoreTable, _ body: (_ key: Int, _ record: UnsafeBufferPointer<UInt8>) throws -> Void
    ) rethrows -> Bool {
        guard let root = roots[table.name] else { return false }
        var walk = Walk(pages: self)
        return try walk.visit(root, depth: 0, body)
    }

    fileprivate static func read(
        _ file: UnsafeMutablePointer<sqlite3_file>, _ bytes: inout [UInt8], at offset: Int
    ) -> Bool {
        guard let read = file.pointee.pMethods.pointee.xRead else { return false }
        return bytes.withUnsafeMutableBytes {
            read(file, $0.baseAddress, Int32($0.count), sqlite3_int64(offset)) == SQLITE_OK
        }
    }

    /// One way through the tree of a table.
    private struct Walk {
        let pages: TablePages
        /// The pages on the way down, of which each level has its own memory.
        private var levels: [[UInt8]] = []
        /// The number of pages that may still be visited: a damaged tree has circles.
        private var left: Int

        private static let maximumDepth = 20

        init(pages: TablePages) {
            self.pages = pages
            left = pages.pageCount
        }

        mutating func visit(
            _ number: Int, depth: Int, _ body: (Int, UnsafeBufferPointer<UInt8>) throws -> Void
        ) rethrows -> Bool {
            guard depth < Self.maximumDepth else { return false }
            if levels.count == depth { levels.append([UInt8](repeating: 0, count: pages.pageSize)) }
            // The page is taken out of the list, so that it is not copied.
            var page: [UInt8] = []
            swap(&page, &levels[depth])
            defer { swap(&page, &levels[depth]) }
            guard read(number, into: &page) else { return false }
            // The first page has the header of the file, and is no table of ours.
            guard number > 1 else { return false }
            let isLeaf = page[0] == 13
            guard isLeaf || page[0] == 5 else { return false }
            let count = Int(page[3]) << 8 | Int(page[4])
            let first = isLeaf ? 8 : 12
            guard first + count * 2 <= pages.usableSize else { return false }
            if isLeaf { return try records(of: page, count: count, body) }
            for cell in 0..<count {
                let place = Int(page[first + cell * 2]) << 8 | Int(page[first + cell * 2 + 1])
                guard place + 4 <= pages.usableSize else { return false }
                guard try visit(Self.number(page, place), depth: depth + 1, body) else { return false }
            }
            return try visit(Self.number(page, 8), depth: depth + 1, body)
        }

        private mutating func records(
            of page: [UInt8], count: Int, _ body: (Int, UnsafeBufferPointer<UInt8>) throws -> Void
        ) rethrows -> Bool {
            try page.withUnsafeBufferPointer { page in
                for cell in 0..<count {
                    var place = Int(page[8 + cell * 2]) << 8 | Int(page[9 + cell * 2])
                    guard let size = VarInt.read(page, &place), let key = VarInt.read(page, &place) else {
                        return false
                    }
                    if size <= pages.usableSize - 35 {
                        guard size >= 0, place + size <= pages.usableSize else { return false }
                        try body(key, UnsafeBufferPointer(rebasing: page[place..<place + size]))
                    } else {
                        guard let payload = collect(size, from: page, at: place) else { return false }
                        try payload.withUnsafeBufferPointer { try body(key, $0) }
                    }
                }
                return true
            }
        }

        /// Collects a record that continues on other pages.
        private mutating func collect(
            _ size: Int, from page: UnsafeBufferPointer<UInt8>, at place: Int
        ) -> [UInt8]? {
            let minimum = (pages.usableSize - 12) * 32 / 255 - 23
            let fitting = minimum + (size - minimum) % (pages.usableSize - 4)
            let local = fitting <= pages.usableSize - 35 ? fitting : minimum
            guard size <= pages.pageCount * pages.pageSize, place + local + 4 <= pages.usableSize else { return nil }
            var payload = Array(page[place..<place + local])
            var next = Self.number(page, place + local)
            var overflow = [UInt8](repeating: 0, count: pages.pageSize)
            while payload.count < size {
                guard read(next, into: &overflow) else { return nil }
                next = Self.number(overflow, 0)
                payload.append(contentsOf: overflow[4..<min(pages.usableSize, 4 + size - payload.count)])
            }
            return payload
        }

        private mutating func read(_ number: Int, into page: inout [UInt8]) -> Bool {
            left -= 1
            guard left >= 0, 1...max(1, pages.pageCount) ~= number else { return false }
            return TablePages.read(pages.file, &page, at: (number - 1) * pages.pageSize)
        }

        /// A number of four bytes, the highest first.
        private static func number(_ bytes: some RandomAccessCollection<UInt8>, _ place: Int) -> Int {
            bytes.dropFirst(place).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        }
    }
}
