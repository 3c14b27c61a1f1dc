import ContactModel
import ContactStore
import PhoneNumbers
import Threads

/// Classifies the numbers of one block after another, validates its fields and encodes its rows, on one of several threads.
///
/// Everything that takes long depends on the block alone. The parts that depend on the blocks before it, its keys and
/// the bounds of records to be corrected, come from the ``SourceOrder`` when the block has its turn.
struct BlockCleaner: ~Copyable {
    private var reader: NumberReader
    private var checker: FieldChecker
    private let order: SourceOrder
    private let pool: Pool<SourceBlock>
    private let cancellation: Cancellation
    /// Encodes rows to be stored, and rows to be written to a pipe; `nil` if there are none.
    private var encoder: RowEncoder?
    private var streamEncoder: StreamRowEncoder?
    /// The contact of the block that is looked at.
    private var contact = Contact()
    /// A contact with more text does not keep its memory for others.
    private static let maximumKeptLength = 1 << 20
    private var numbers: [ClassifiedNumber] = []
    private var normalized: [NormalizedField] = []
    private var findings: [Finding] = []
    /// The ends of the numbers and normalized fields of each contact.
    private var ends: [(numbers: Int, normalized: Int)] = []

    init(
        _ reader: NumberReader, checker: FieldChecker, order: SourceOrder, pool: Pool<SourceBlock>,
        cancellation: Cancellation
    ) {
        self.reader = reader
        self.checker = checker
        self.order = order
        self.pool = pool
        self.cancellation = cancellation
        switch order.rows {
        case .counted: break
        case .stored(let keys): encoder = RowEncoder(keys: keys)
        case .streamed(let format, let path, let keys):
            streamEncoder = StreamRowEncoder(format, path: path, keys: keys)
        }
    }

    /// Does everything that is to be done with a block; `nil` if it was cancelled.
    mutating func clean(_ block: SourceBlock, _ turn: SourceReader.Pipeline.Turn) -> CleanedBatch? {
        var batch = CleanedBatch()
        batch.bytesRead = block.bytesRead
        batch.description = block.description
        guard classify(block) else { return nil }
        let count = block.count
        let keys: RowKeys?? = turn.take {
            batch.rejects = order.rejects(of: block) { numbers(of: $0) }
            return order.reserveKeys(contacts: count, findings: findings, numbers: numbers)
        }
        guard let keys else { return nil }
        switch (order.rows, keys) {
        case (.stored, let keys?): batch.rows = encode(block, keys)
        case (.streamed, let keys?):
            batch.text = encodeStream(block, keys)
            batch.counts = counts(of: block)
        default: batch.counts = counts(of: block)
        }
        block.removeAll()
        pool.put(block)
        if contact.text.capacity > Self.maximumKeptLength { contact = Contact() }
        return batch
    }

    /// Classifies the numbers and validates the fields of a block.
    ///
    /// - Returns: `false` if it was cancelled.
    private mutating func classify(_ block: SourceBlock) -> Bool {
        numbers.removeAll(keepingCapacity: true)
        normalized.removeAll(keepingCapacity: true)
        findings.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        reader.readsLostZeros = block.hasLostZeros
        var next = 0
        for position in 0..<block.count {
            if cancellation.isCancelled { return false }
            while next < block.findings.count, block.findings[next].contactsBefore <= position {
                findings.append(block.findings[next].finding)
                next += 1
            }
            block.copy(position, to: &contact)
            reader.classify(contact, into: &numbers)
            checker.check(contact, countries: &reader.countries)
            if !checker.findings.isEmpty { findings += checker.findings }
            if !checker.normalized.isEmpty { normalized += checker.normalized }
            ends.append((numbers.count, normalized.count))
        }
        findings += block.findings[next...].map(\.finding)
        return true
    }

    private func numbers(of contact: Int) -> ArraySlice<ClassifiedNumber> {
        numbers[(contact == 0 ? 0 : ends[contact - 1].numbers)..<ends[contact].numbers]
    }

    private func normalizedFields(of contact: Int) -> ArraySlice<NormalizedField> {
        normalized[(contact == 0 ? 0 : ends[contact - 1].normalized)..<ends[contact].normalized]
    }

    private mutating func encode(_ block: SourceBlock, _ keys: RowKeys) -> RowBatch? {
        encoder?.keys = keys
        for position in 0..<block.count {
            let (own, ownNormalized) = (numbers(of: position), normalizedFields(of: position))
            block.copy(position, to: &contact)
            encoder?.add(contact, numbers: own, normalized: ownNormalized)
        }
        for finding in findings { encoder?.add(finding) }
        return encoder?.take(isLast: block.isLast)
    }

    private mutating func encodeStream(_ block: SourceBlock, _ keys: RowKeys) -> [UInt8] {
        streamEncoder?.begin(with: keys)
        for position in 0..<block.count {
            let (own, ownNormalized) = (numbers(of: position), normalizedFields(of: position))
            block.copy(position, to: &contact)
            streamEncoder?.add(contact, numbers: own, normalized: ownNormalized)
        }
        for finding in findings { streamEncoder?.add(finding) }
        return streamEncoder?.take(isLast: block.isLast) ?? []
    }

    private func counts(of block: borrowing SourceBlock) -> SourceCounts {
        var counts = SourceCounts()
        counts.storedContacts = block.count
        counts.findings = findings.count
        for number in numbers { counts.count(number.classification.verdict) }
        return counts
    }
}
