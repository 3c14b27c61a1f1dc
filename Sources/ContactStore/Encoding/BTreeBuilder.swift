/// The rows of one table as a [b-tree](https://sqlite.org/fileformat2.html#b_tree_pages) of a database in memory.
///
/// Rows come in the order of their keys, so that pages are filled one after another and never split.
struct BTreeBuilder {
    /// The number of the table's root page; `nil` before ``finish(in:)``, and for a table without rows.
    private(set) var root: Int?
    /// The digest of the added rows.
    private(set) var digest = ContentDigest()
    private var page = 0
    /// Cells of the page being filled, and where the lowest of them starts.
    private var cells = 0
    private var contentStart = PageStore.pageSize
    private var lastKey = 0
    /// The pages that are full, with their highest keys.
    private var full: [Child] = []
    /// Where the page's header starts: after the file's header on the first page.
    private let headerOffset: Int

    /// A page below another.
    private struct Child {
        var page: Int
        var lastKey: Int
    }

    /// An empty table.
    ///
    /// - Parameter page: the page that the table begins on, if it has one already; only the first page of a database has.
    init(firstPage page: Int = 0) {
        self.page = page
        headerOffset = page == 1 ? 100 : 0
    }

    /// Adds a row. Its key must be higher than that of the row before.
    ///
    /// - Parameters:
    ///   - payload: The size of its record.
    ///   - write: Writes the record.
    @inline(__always)
    mutating func append(
        payload: Int, key: Int, to pages: inout PageStore, _ write: (UnsafeMutablePointer<UInt8>) -> Void
    ) {
        let prefix = VarInt.byteCount(of: payload) + VarInt.byteCount(of: key)
        if payload <= Self.maximumLocal {
            let place = reserve(prefix + payload, in: &pages)
            var cell = pages.page(page) + place
            VarInt.write(payload, to: &cell)
            VarInt.write(key, to: &cell)
            write(cell)
            digest.add(UnsafeBufferPointer(start: cell, count: payload), key: key)
        } else {
            let record = UnsafeMutablePointer<UInt8>.allocate(capacity: payload)
            defer { record.deallocate() }
            write(record)
            appendLong(record, payload: payload, prefix: prefix, key: key, to: &pages)
        }
        lastKey = key
    }

    /// Completes the tree.
    mutating func finish(in pages: inout PageStore) {
        guard page != 0 else { return }
        closePage(in: pages)
        var level = full
        while level.count > 1 { level = Self.interiorPages(over: level, in: &pages) }
        root = level[0].page
        full = []
    }
}

extension BTreeBuilder {
    private static let headerSize = 8
    private static let interiorHeaderSize = 12
    private static let leafType: UInt8 = 13
    private static let interiorType: UInt8 = 5
    /// The maximum size of a record that a leaf holds as a whole, and the minimum that it holds of a larger one.
    private static let maximumLocal = PageStore.pageSize - 35
    private static let minimumLocal = (PageStore.pageSize - 12) * 32 / 255 - 23

    /// Makes room for a cell, on a new page if need be, and returns where it starts on the page.
    @inline(__always)
    private mutating func reserve(_ byteCount: Int, in pages: inout PageStore) -> Int {
        let pointersEnd = headerOffset &+ Self.headerSize &+ (cells &+ 1) &* 2
        if page == 0 || contentStart &- byteCount < pointersEnd { openPage(in: &pages) }
        contentStart &-= byteCount
        pages.page(page).put16(contentStart, at: headerOffset &+ Self.headerSize &+ cells &* 2)
        cells &+= 1
        return contentStart
    }

    private mutating func openPage(in pages: inout PageStore) {
        if page != 0 { closePage(in: pages) }
        page = pages.allocate()
        cells = 0
        contentStart = PageStore.pageSize
    }

    private mutating func closePage(in pages: borrowing PageStore) {
        Self.writeHeader(Self.leafType, cells: cells, contentStart: contentStart, to: pages.page(page) + headerOffset)
        full.append(Child(page: page, lastKey: lastKey))
    }

    private static func writeHeader(
        _ type: UInt8, cells: Int, contentStart: Int, to header: UnsafeMutablePointer<UInt8>
    ) {
        header[0] = type
        header.put16(0, at: 1)
        header.put16(cells, at: 3)
        header.put16(contentStart, at: 5)
        header[7] = 0
    }

    /// Adds a row that does not fit on a page: the rest is on a chain of overflow pages.
    private mutating func appendLong(
        _ record: UnsafeMutablePointer<UInt8>, payload: Int, prefix: Int, key: Int, to pages: inout PageStore
    ) {
        digest.add(UnsafeBufferPointer(start: record, count: payload), key: key)
        let room = PageStore.pageSize - 4
        let fitting = Self.minimumLocal + (payload - Self.minimumLocal) % room
        let local = fitting <= Self.maximumLocal ? fitting : Self.minimumLocal
        let place = reserve(prefix + local + 4, in: &pages)
        let leaf = page
        var written = local
        var link = (page: leaf, offset: place + prefix + local)
        while written < payload {
            let next = pages.allocate()
            pages.page(link.page).put32(next, at: link.offset)
            let count = min(room, payload - written)
            (pages.page(next) + 4).update(from: record + written, count: count)
            written += count
            link = (next, 0)
        }
        pages.page(link.page).put32(0, at: link.offset)
        var cell = pages.page(leaf) + place
        VarInt.write(payload, to: &cell)
        VarInt.write(key, to: &cell)
        cell.update(from: record, count: local)
    }

    /// Creates the interior pages above others.
    private static func interiorPages(over level: [Child], in pages: inout PageStore) -> [Child] {
        var above: [Child] = []
        var next = 0
        while next < level.count {
            let number = pages.allocate()
            let page = pages.page(number)
            var cells = 0
            var contentStart = PageStore.pageSize
            // The last child of a page stands in its header.
            while next + 1 < level.count {
                let size = 4 + VarInt.byteCount(of: level[next].lastKey)
                guard contentStart - size >= interiorHeaderSize + (cells + 1) * 2 else { break }
                contentStart -= size
                var cell = page + contentStart
                cell.put32(level[next].page, at: 0)
                cell += 4
                VarInt.write(level[next].lastKey, to: &cell)
                page.put16(contentStart, at: interiorHeaderSize + cells * 2)
                cells += 1
                next += 1
            }
            // No page may be left with a single child.
            if level.count - next == 2, cells > 1 {
                cells -= 1
                next -= 1
            }
            writeHeader(interiorType, cells: cells, contentStart: contentStart, to: page)
            page.put32(level[next].page, at: 8)
            above.append(Child(page: number, lastKey: level[next].lastKey))
            next += 1
        }
        return above
    }
}
