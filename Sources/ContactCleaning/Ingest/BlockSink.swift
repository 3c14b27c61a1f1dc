import ContactModel
import ContactReading
import PhoneNumbers
import RegionInference
import SourceInput
import Threads

/// Collects the contacts and findings of a reader in blocks, and sends those on.
struct BlockSink: ContactSink {
    private let pool: Pool<SourceBlock>
    private let pipeline: SourceReader.Pipeline.Input
    private var block: SourceBlock
    /// The path of the source, which an error names.
    var path = ""
    /// The most errors in records, if they are more than half of the records.
    var maxDamagedCount = ReadingOptions().maxDamagedCount
    private var contacts = 0
    private var errors = 0
    /// The number of bytes of the source that have been read.
    var bytesRead = 0
    /// The detected properties of the source; known once the reader has gone through its first bytes.
    var description: SourceDescription?

    /// Tells the contacts that are to stay forgotten; `nil` if there are none.
    private(set) var forgotten: ForgottenFilter?
    /// Checks that the numbers are those of the region that they are read in; `nil` for no check.
    private(set) var watch: RegionWatch?
    /// Looks at the numbers of the first block for lost zeros; `nil` behind it, and where none can be lost.
    private var zeros: LostZeroSurvey?
    /// `true` if the national numbers of the source lack their trunk zero.
    private(set) var hasLostZeros = false
    /// The blocks that are sent; others are read for what they tell of the source.
    private let part: SourcePart
    private var blockCount = 0

    init(
        pool: Pool<SourceBlock>, pipeline: SourceReader.Pipeline.Input, forgotten: ForgottenFilter?,
        watch: RegionWatch? = nil, zeros: LostZeroSurvey? = nil, part: SourcePart = .whole
    ) {
        self.part = part
        self.zeros = zeros
        self.forgotten = forgotten
        self.watch = watch
        self.pool = pool
        self.pipeline = pipeline
        block = pool.take { SourceBlock() }
    }

    mutating func receive(_ contact: borrowing Contact) throws {
        contacts += 1
        if forgotten?.drops(contact) == true { return }
        try watch?.receive(contact)
        zeros?.receive(contact)
        block.add(contact)
        if block.isFull { try send() }
    }

    mutating func receive(_ finding: Finding) throws {
        if finding.severity == .error, finding.line > 0 { try noteError() }
        block.add(finding)
        if block.isFull { try send() }
    }

    private static let lostZeros = Finding(.lostZeros, .note, Sentence(IngestSentence.lostZeros))

    /// A file of damaged records is no file of contacts, and must not fill a disk with them.
    private mutating func noteError() throws {
        errors += 1
        guard errors > maxDamagedCount, errors > contacts / 2 else { return }
        throw SourceError.unsupported(
            path: path,
            detail:
                "more than half of its first \(contacts) records are damaged; look at its quotes and line ends, or read it all "
                + "the same with --limit damaged=")
    }

    /// Sends the last block, as the end of the source.
    mutating func finish() throws {
        block.isLast = true
        try send()
    }

    private mutating func send() throws {
        if let zeros, zeros.isLost {
            hasLostZeros = true
            block.add(Self.lostZeros)
        }
        zeros = nil
        block.hasLostZeros = hasLostZeros
        blockCount += 1
        if !part.has(block: blockCount - 1) {
            let isLast = block.isLast
            block.removeAll()
            guard isLast else { return }
            block.isLast = true
        }
        block.bytesRead = bytesRead
        block.description = description
        let complete = block
        block = pool.take { SourceBlock() }
        try pipeline.send(complete, byteCount: complete.byteCount)
    }
}
