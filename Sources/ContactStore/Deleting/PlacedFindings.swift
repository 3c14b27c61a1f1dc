import GRDB

/// The findings inside parts of a source that leave: what comes in their place is looked at anew.
enum PlacedFindings {
    /// The limit of the findings that one statement names.
    private static let atATime = 5_000

    /// Deletes the findings that begin in parts of the text of a source.
    ///
    /// - Parameters:
    ///   - ranges: The parts, in bytes of the text; asked for only if there are findings.
    ///   - keeper: The keeper of what is deleted; `nil` if nothing of it may come back.
    /// - Returns: The count of deleted findings.
    @discardableResult
    static func delete(
        in ranges: @autoclosure () -> [Range<Int>], of source: Int, keeping keeper: RowKeeper?, in db: Database
    ) throws -> Int {
        guard try areAny(of: source, in: db) else { return 0 }
        let ranges = ranges().sorted { $0.lowerBound < $1.lowerBound }
        let rows = try Row.fetchCursor(
            db, sql: "SELECT id, byte_offset FROM findings WHERE source_id = ? AND line > 0 ORDER BY byte_offset",
            arguments: [source])
        var found: [Int] = []
        var place = 0
        while let row = try rows.next() {
            let offset: Int = try row.value("byte_offset")
            while place < ranges.count, ranges[place].upperBound <= offset { place += 1 }
            guard place < ranges.count else { break }
            if ranges[place].contains(offset) { found.append(try row.value("id")) }
        }
        for start in stride(from: 0, to: found.count, by: atATime) {
            let ids = found[start..<min(start + atATime, found.count)].map { String($0) }.joined(separator: ", ")
            try keeper?.keep(.findings, where: "id IN (\(ids))")
            try db.execute(sql: "DELETE FROM findings WHERE id IN (\(ids))")
        }
        return found.count
    }

    /// Returns `true` if a source has findings with a place.
    static func areAny(of source: Int, in db: Database) throws -> Bool {
        try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM findings WHERE source_id = ? AND line > 0)", arguments: [source])
            ?? false
    }

    /// Deletes the findings inside files of an address book, with those at their ends, behind which other files do not begin at once.
    static func delete(inMembers ranges: [Range<Int>], of source: Int, keeping keeper: RowKeeper) throws {
        try delete(
            in: ranges.map { $0.lowerBound..<$0.upperBound + 1 }, of: source, keeping: keeper, in: keeper.db)
    }
}
