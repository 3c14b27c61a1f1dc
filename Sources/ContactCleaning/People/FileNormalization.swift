package import ContactMatching
import ContactStore
import Foundation
import SourceInput

/// Reads one file, or a part of it, into the form in which contacts are compared on many machines.
///
/// Contacts are those that ``Ingest`` would store and ``Deduplication`` would read. Their numbers are in the order of the keys that an
/// ingest of all files would give them: the number of the file, that of the source in it, and the place in the source.
package struct FileNormalization {
    /// The path of the file; `-` is standard input.
    package var input: String
    /// The number of the file among all, from 0 on.
    package var number: Int
    /// The part of the contacts of each source that is read.
    package var part: SourcePart
    package var options: CleaningOptions

    package init(input: String, number: Int, part: SourcePart = .whole, options: CleaningOptions) {
        self.input = input
        self.number = number
        self.part = part
        self.options = options
    }

    /// The bits of the place in a source, of the source in a file, and of the file.
    private static let (ordinalBits, sourceBits, fileBits) = (29, 12, 22)

    /// Reads the contacts.
    ///
    /// - Returns: the contacts; the sources, each with the number that its contacts begin with; and a row for each input that cannot be
    ///   read whole, with the reason.
    /// - Throws: ``SourceError`` if there are more files, sources or contacts than have numbers, or no temporary file can be written;
    ///   `StoreError`.
    package func run() throws -> MatchRecords {
        guard number < 1 << Self.fileBits else { throw tooMany("files", 1 << Self.fileBits) }
        let folder = try PrivateFolder()
        defer { folder.remove() }
        var ingest = Ingest(inputs: [input], database: folder.path + "/contacts.db", options: options)
        ingest.part = part
        // Other workers of the machine read other files.
        ingest.jobs = 1
        let summary = try ingest.run()
        var failures = MatchRecords()
        for error in summary.errors { failures.append(.failure, Int64(number), content: Array("\(error)".utf8)) }
        guard FileManager.default.fileExists(atPath: ingest.database) else { return failures }
        let store = try ContactDatabase.open(at: ingest.database)
        var numbers: [Int64] = [0]
        try store.forEachContact { key, source, ordinal in
            guard source < 1 << Self.sourceBits else { throw tooMany("sources in one file", 1 << Self.sourceBits) }
            guard ordinal < 1 << Self.ordinalBits else {
                throw tooMany("contacts in one source", 1 << Self.ordinalBits)
            }
            while numbers.count <= key { numbers.append(0) }
            numbers[key] = first(ofSource: source) | Int64(ordinal)
        }
        var contacts = try ContactLoader(database: ingest.database, cancellation: ingest.cancellation)
            .load(isKept: false).contacts
        contacts.renumber { numbers[Int($0)] }
        var records = MatchRecords(contacts)
        for source in try store.sourcesAsRead() {
            records.append(.source, first(ofSource: source.id), Int64(number), content: Array(source.path.utf8))
        }
        records.append(contentsOf: failures)
        return records
    }

    /// The number with which the contacts of a source begin.
    private func first(ofSource source: Int) -> Int64 {
        Int64(number) << (Self.sourceBits + Self.ordinalBits) | Int64(source) << Self.ordinalBits
    }

    private func tooMany(_ what: String, _ limit: Int) -> SourceError {
        .unsupported(path: input, detail: "there are more than \(limit - 1) \(what), for which there are no numbers")
    }
}
