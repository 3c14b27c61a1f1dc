import Archives
import Foundation
import SourceInput

/// The bytes of a file: their hash, and where a number stands in them.
struct FileTraces {
    private(set) var sha256 = ""
    private(set) var pages = 0
    private(set) var pagesWithTraces: Int?

    /// Reads a file whole, page by page, not as a database: deleted rows are seen, too.
    ///
    /// - Parameter explained: The texts whose digits are those of another number.
    init(_ path: String, spelling: NumberSpelling?, pageSize: Int, explained: Set<[UInt8]> = []) throws {
        // Text that crosses a page is cut in two by SQLite, too.
        let file = try OpenFile(path)
        let stream = file.makeStream()
        var hash = ContentHash()
        var found = 0
        var page = [UInt8](repeating: 0, count: max(pageSize, 512))
        while true {
            let count = try Self.fill(&page, from: stream)
            if count == 0 { break }
            pages += 1
            page.withUnsafeBytes { hash.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            guard let spelling else { continue }
            let hasTraces = page.withUnsafeBufferPointer { page in
                let text = UnsafeBufferPointer(rebasing: page[..<count])
                return spelling.occurrences(in: text).contains { !explained.contains(Array(text[$0.range])) }
            }
            if hasTraces { found += 1 }
        }
        sha256 = hash.text
        pagesWithTraces = spelling == nil ? nil : found
    }

    private static func fill(_ page: inout [UInt8], from stream: any ByteStream) throws -> Int {
        var count = 0
        while count < page.count {
            let part = try page.withUnsafeMutableBytes { try stream.read(into: .init(rebasing: $0[count...])) }
            if part == 0 { break }
            count += part
        }
        return count
    }
}
