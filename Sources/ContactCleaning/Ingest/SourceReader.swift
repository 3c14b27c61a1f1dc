import Archives
import ContactFormats
import ContactStore
import Foundation
import PhoneNumbers

/// Reads one source on a thread of its own, while the caller's thread processes what has been read.
struct SourceReader {
    /// What is known of a source that was read to its end.
    struct Result: Sendable {
        var description: SourceDescription
        /// Why packed content could not be read to its end.
        var damage: ArchiveError?
        /// The hash of the content, where it was not known before.
        var sha256: String?
        /// How many contacts were left out because they are to stay forgotten.
        var forgotten = 0
    }

    let file: InputFile
    let classifier: Classifier
    let checker: FieldChecker
    let options: ReadingOptions
    /// Whether batches tell which records are to be fixed.
    var tracksRejects = false
    /// What keeps people forgotten.
    var tombstones: [Tombstone] = []
    /// The regions of groups of rows, where a column separates them.
    var regionGroups: RegionGroups?

    /// Gives every batch to the body, on the calling thread.
    ///
    /// - Parameter encoder: turns what is read into rows; `nil` if it is only to be counted.
    /// - Throws: what reading and the body throw.
    func run(encoder: consuming RowEncoder? = nil, _ body: (CleanedBatch) throws -> Void) throws -> Result {
        let pipe = BatchQueue()
        let sink = CleaningSink(
            classifier: classifier, checker: checker, pipe: pipe, encoder: encoder, tracksRejects: tracksRejects,
            forgotten: ForgottenFilter(tombstones, classifier: classifier), regionGroups: regionGroups)
        let worker = Worker(file: file, options: options, sink: sink, pipe: pipe)
        let thread = Thread { worker.run() }
        thread.stackSize = 4 << 20
        thread.start()
        do {
            while let batch = pipe.receive() { try body(batch) }
        } catch {
            pipe.close()
            throw error
        }
        return try worker.result.get()
    }

    /// The work of the reading thread. Only that thread uses it until it has finished the queue, and only the waiting
    /// caller afterwards.
    private final class Worker: @unchecked Sendable {
        private let file: InputFile
        private let options: ReadingOptions
        private var sink: CleaningSink
        private let pipe: BatchQueue
        private(set) var result: Swift.Result<SourceReader.Result, any Error> = .failure(BatchQueue.Closed())

        init(file: InputFile, options: ReadingOptions, sink: consuming CleaningSink, pipe: BatchQueue) {
            self.file = file
            self.options = options
            self.sink = sink
            self.pipe = pipe
        }

        func run() {
            result = Swift.Result { try read() }
            pipe.finish()
        }

        private func read() throws -> SourceReader.Result {
            var reader = ContactReader(options: options)
            var hash = file.isRewindable ? nil : ContentHash()
            try file.forEachChunk { chunk in
                hash?.add(chunk)
                sink.bytesRead += chunk.count
                try reader.read(chunk, into: &sink)
                sink.description = reader.description
            }
            try reader.finish(into: &sink)
            sink.description = reader.description
            if let damage = file.damage { try sink.receive(Self.finding(damage, after: sink.bytesRead)) }
            if file.damagedRecords > 0 { try sink.receive(Self.finding(damagedRecords: file.damagedRecords)) }
            try sink.finish(end: Int.max)
            return SourceReader.Result(
                description: reader.description, damage: file.damage, sha256: hash?.text,
                forgotten: sink.forgotten?.count ?? 0)
        }

        private static func finding(damagedRecords count: Int) -> Finding {
            Finding(
                .damagedRecord, .error,
                message: "\(count) \(count == 1 ? "record" : "records") could not be read and "
                    + "\(count == 1 ? "is" : "are") missing; export the file again.")
        }

        private static func finding(_ damage: ArchiveError, after byteCount: Int) -> Finding {
            Finding(
                .damagedArchive, .error, byteOffset: byteCount,
                message: "After \(byteCount) bytes: \(damage.description).")
        }
    }
}
