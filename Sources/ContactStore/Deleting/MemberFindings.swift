import GRDB

/// The findings inside files of an address book, which are found anew when the files are read.
enum MemberFindings {
    /// Deletes the findings in parts of the text of an address book.
    static func delete(in ranges: [Range<Int>], source: Int, keeping keeper: RowKeeper) throws {
        let ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
        let rows = try Row.fetchAll(
            keeper.db,
            sql: "SELECT id, byte_offset FROM findings WHERE source_id = ? AND line > 0 ORDER BY byte_offset",
            arguments: [source])
        var found: [Int] = []
        var place = 0
        for row in rows {
            let offset: Int = try row.value("byte_offset")
            while place < ranges.count, ranges[place].upperBound < offset { place += 1 }
            if place < ranges.count, ranges[place].lowerBound <= offset { found.append(try row.value("id")) }
        }
        let delete = try keeper.db.makeStatement(sql: "DELETE FROM findings WHERE id = ?")
        for finding in found {
            try keeper.keep(.findings, where: "id = \(finding)")
            try delete.execute(arguments: [finding])
        }
    }
}
