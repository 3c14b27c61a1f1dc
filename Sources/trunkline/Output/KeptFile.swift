import ContactCleaning
import Foundation

/// Files that no option replaces.
enum KeptFile {
    /// Refuses to replace an [SQLite database](https://www.sqlite.org/fileformat2.html#the_database_header), which no output is: it may be
    /// the very database that is read.
    ///
    /// - Throws: ``OutputError`` if the file is one.
    static func check(_ path: String) throws {
        let header = "SQLite format 3\0"
        guard let file = FileHandle(forReadingAtPath: path) else { return }
        defer { try? file.close() }
        guard let start = try? file.read(upToCount: header.utf8.count), start.elementsEqual(header.utf8) else { return }
        throw OutputError(
            name: path, detail: "the file is an SQLite database, which --force does not replace; name another file")
    }
}
