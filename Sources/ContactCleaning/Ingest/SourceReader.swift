import Archives
import ContactModel
import ContactReading
import ContactStore
import PhoneNumbers
import RegionInference
import SourceInput
import Tables
import Threads

/// Reads one source in four stages: bytes are read, cut into blocks of whole records, validated and encoded block by block on
/// several threads, and given to the caller in the order of the source.
struct SourceReader {
    typealias Pipeline = OrderedPipeline<SourceBlock, CleanedBatch>

    /// The facts about a source that was read to its end.
    struct Result: Sendable {
        var description: SourceDescription
        /// The format that was converted to CSV before it was read.
        var originalFormat: TableFileFormat?
        /// The size of the own content of such a source in bytes.
        var ownByteCount: Int?
        /// The damage for which the source is taken for incomplete; `nil` if there is none.
        var damage: SourceDamage?
        /// The hash of the content, where it was not known before.
        var sha256: String?
        /// The number of contacts that were left out because they are to stay forgotten.
        var forgotten = 0
        /// `true` if the national numbers lack their trunk zero.
        var hasLostZeros = false
        /// The effect that `--region auto` would have on the source, where it would have one.
        var regionAdvice: RegionAdvice?
    }

    let file: InputFile
    let classifier: Classifier
    let checker: FieldChecker
    let options: ReadingOptions
    /// Stops the work on blocks early.
    var cancellation = Cancellation()
    /// The number of threads that validate and encode.
    var jobs = 1
    /// `true` if batches name the records that are to be corrected.
    var tracksRejects = false
    /// The tombstones of people and sources that are to stay forgotten.
    var tombstones: [Tombstone] = []
    /// The regions of groups of rows, where a column separates them.
    var regionGroups: RegionGroups?
    /// `true` to check that the national numbers are those of the region that they are read in.
    var advisesRegion = false
    /// `true` to hash the content while it is read, even if it could be read again for that.
    var isHashed = false
    /// The blocks that are given away.
    var part = SourcePart.whole

    /// Gives every batch to the body, on the calling thread.
    ///
    /// - Parameter rows: the destination of the rows.
    /// - Throws: what reading and the body throw.
    func run(_ rows: RowPurpose = .counted, _ body: (CleanedBatch) throws -> Void) throws -> Result {
        let pool = Pool<SourceBlock>()
        let order = SourceOrder(rows, tracksRejects: tracksRejects)
        let source = Source(file: file, options: options, isHashed: isHashed || !file.isRewindable)
        let (classifier, checker, groups, cancellation) = (classifier, checker, regionGroups, cancellation)
        let forgotten = ForgottenFilter(tombstones, classifier: classifier)
        let watched = advisesRegion ? classifier : nil
        let (zeros, part) = (regionGroups == nil ? LostZeroSurvey(classifier) : nil, part)
        try Pipeline(jobs: jobs).run(
            produce: { pipeline in
                let watch = watched.map { RegionWatch($0) }
                try source.read(
                    into: BlockSink(
                        pool: pool, pipeline: pipeline, forgotten: forgotten, watch: watch, zeros: zeros,
                        part: part))
            },
            makeWork: {
                let worker = Worker(
                    BlockCleaner(
                        NumberReader(classifier, regionGroups: groups), checker: checker, order: order, pool: pool,
                        cancellation: cancellation))
                return { worker.cleaner.clean($0, $1) }
            },
            consume: body)
        return source.result
    }

    /// The cleaner of one thread.
    private final class Worker {
        var cleaner: BlockCleaner

        init(_ cleaner: consuming BlockCleaner) { self.cleaner = cleaner }
    }

    /// The source, which only the reading thread uses until all is read, and only the waiting caller afterwards.
    private final class Source: @unchecked Sendable {
        private let file: InputFile
        private let options: ReadingOptions
        private let isHashed: Bool
        private(set) var result = SourceReader.Result(description: SourceDescription())

        init(file: InputFile, options: ReadingOptions, isHashed: Bool) {
            self.file = file
            self.options = options
            self.isHashed = isHashed
        }

        func read(into sink: consuming BlockSink) throws {
            var sink = sink
            sink.path = file.path
            sink.maxDamagedCount = options.maxDamagedCount
            var reader = try file.makeReader(options)
            // A source that is converted is known by its own bytes.
            var hash = isHashed && !file.isConverted ? ContentHash() : nil
            for finding in file.findings { try sink.receive(finding) }
            try file.forEachChunk { chunk in
                hash?.add(chunk)
                sink.bytesRead += chunk.count
                try reader.read(chunk, into: &sink)
                try describe(reader, in: &sink)
            }
            try reader.finish(into: &sink)
            try describe(reader, in: &sink)
            if let damage = file.damage { try sink.receive(Self.finding(damage, after: sink.bytesRead)) }
            let lost = file.lostRecords
            if lost.count > 0 { try sink.receive(Self.finding(damagedRecords: lost.count)) }
            if lost.count == 0, lost.isCutOff { try sink.receive(Self.cutOffFinding) }
            try sink.finish()
            result = SourceReader.Result(
                description: reader.description, originalFormat: file.originalFormat,
                ownByteCount: file.isConverted ? file.ownByteCount : nil,
                damage: SourceDamage(of: file, reader.description),
                sha256: try hash?.text ?? (isHashed ? file.hash() : nil), forgotten: sink.forgotten?.count ?? 0,
                hasLostZeros: sink.hasLostZeros, regionAdvice: sink.watch?.advice(for: reader.description))
        }

        /// Tells the sink what is known of the source so far.
        ///
        /// - Throws: ``SourceError/unsupported(path:detail:)`` if its first records show that it is no table of contacts.
        private func describe(_ reader: ContactReader, in sink: inout BlockSink) throws {
            if sink.description?.recordsSeen ?? 0 == 0, file.isWholeFile,
                reader.description.lacksContactColumn(in: file)
            {
                throw SourceError.unsupported(
                    path: file.path, detail: Sentence(IngestSentence.noContactColumn).description)
            }
            sink.description = reader.description
        }

        private static let cutOffFinding = Finding(
            .truncated, .error,
            Sentence(IngestSentence.cutOff))

        private static func finding(damagedRecords count: Int) -> Finding {
            Finding(
                .damagedRecord, .error,
                Sentence(IngestSentence.damagedRecords, ["count": .number(count)]))
        }

        private static func finding(_ damage: ArchiveError, after byteCount: Int) -> Finding {
            Finding(
                .damagedArchive, .error, byteOffset: byteCount,
                Sentence(
                    IngestSentence.damage, ["bytes": .number(byteCount), "damage": .text(damage.description)]))
        }
    }
}
