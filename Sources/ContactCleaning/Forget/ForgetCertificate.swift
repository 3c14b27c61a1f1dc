import Archives
public import ContactStore
import Foundation

/// What was forgotten, as a record of the act.
public struct ForgetCertificate: Sendable, Hashable {
    /// What was looked for.
    public var subject: Forgetting.Subject
    /// The path of the database.
    public var database: String
    /// The change that records the act.
    public var change = 0
    /// How many contacts were erased.
    public var contacts = 0
    /// How many rows were erased, by table.
    public var deletedRows: [NamedCount] = []
    /// In how many values digits were replaced, by table.
    public var redactedValues: [NamedCount] = []
    /// How many pages the file had and has.
    public var pagesBefore = 0, pagesAfter = 0
    /// In how many pages the number stood, in any spelling; `nil` where no number was looked for.
    public var pagesWithTracesBefore: Int?, pagesWithTracesAfter: Int?
    /// The SHA-256 of the file in lower-case hexadecimal.
    public var sha256Before = "", sha256After = ""

    init(subject: Forgetting.Subject, database: String) {
        self.subject = subject
        self.database = database
    }
}

/// The bytes of a file: their hash, and where a number stands in them.
struct FileTraces {
    private(set) var sha256 = ""
    private(set) var pages = 0
    private(set) var pagesWithTraces: Int?

    /// Reads a file whole, page by page, not as a database: deleted rows are seen, too.
    init(_ path: String, traces: NumberTraces?, pageSize: Int) throws {
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
            if let traces,
                page.withUnsafeBufferPointer({ traces.occurs(in: UnsafeBufferPointer(rebasing: $0[..<count])) })
            {
                found += 1
            }
        }
        sha256 = hash.text
        pagesWithTraces = traces == nil ? nil : found
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
