import ContactModel
import ContactReading
import PhoneNumbers

/// Contacts and findings of a source that follow one another, as they were read.
///
/// A block holds whole records. The texts of all its contacts stand one behind another, and so do their fields: memory that one
/// thread fills and another reads from its start to its end. It is used again after ``removeAll()``. One thread has a block at a
/// time: the pipeline and the pool hand it on. That is why accesses to what changes with every contact need not be checked against
/// each other.
final class SourceBlock: @unchecked Sendable {
    /// The parts of a contact apart from its text and its fields, and the ends of those.
    private struct Slot {
        var origin: Contact.Origin
        var kind: Contact.Kind
        var textEnd: Int
        var fieldsEnd: Int
    }

    @exclusivity(unchecked) private var text: [UInt8] = []
    @exclusivity(unchecked) private var fields: [Contact.Field] = []
    @exclusivity(unchecked) private var slots: [Slot] = []
    /// The findings of the reader, each with the number of contacts in front of it.
    @exclusivity(unchecked) private(set) var findings: [(contactsBefore: Int, finding: Finding)] = []
    @exclusivity(unchecked) private var findingBytes = 0
    /// The detected properties of the source, once they are known.
    var description: SourceDescription?
    /// The number of bytes of the source that had been read when the block was completed.
    var bytesRead = 0
    /// `true` if the national numbers of the source lack their trunk zero.
    var hasLostZeros = false
    /// `true` if the source ends with the block.
    var isLast = false

    /// A block is complete with so many contacts and findings, or so much memory: few enough that they stay in the cache of a
    /// processor from the first look at them to the last, and enough that a batch of rows is worth a statement for each table.
    private static let maximumCount = 2048
    private static let maximumByteCount = 3 << 19

    /// The number of contacts in the block.
    var count: Int { slots.count }

    /// The approximate size of the block in memory.
    var byteCount: Int {
        text.count + fields.count * MemoryLayout<Contact.Field>.stride + slots.count * MemoryLayout<Slot>.stride
            + findingBytes
    }

    /// `true` if nothing more should be added.
    var isFull: Bool { count + findings.count >= Self.maximumCount || byteCount >= Self.maximumByteCount }

    /// Adds a contact.
    func add(_ contact: borrowing Contact) {
        contact.text.withUnsafeBufferPointer { text.append(contentsOf: $0) }
        contact.fields.withUnsafeBufferPointer { fields.append(contentsOf: $0) }
        slots.append(
            Slot(origin: contact.origin, kind: contact.kind, textEnd: text.count, fieldsEnd: fields.count))
    }

    /// Makes a contact equal to that of a position, and keeps its memory.
    func copy(_ position: Int, to contact: inout Contact) {
        let slot = slots[position]
        let (textStart, fieldsStart) =
            position == 0 ? (0, 0) : (slots[position - 1].textEnd, slots[position - 1].fieldsEnd)
        contact.origin = slot.origin
        contact.kind = slot.kind
        text.withUnsafeBufferPointer { text in
            fields.withUnsafeBufferPointer { fields in
                contact.replaceContent(
                    text: text.extracting(textStart..<slot.textEnd),
                    fields: fields.extracting(fieldsStart..<slot.fieldsEnd))
            }
        }
    }

    /// Adds a finding.
    func add(_ finding: Finding) {
        findings.append((count, finding))
        findingBytes += finding.raw.utf8.count + finding.sentence.valueByteCount + MemoryLayout<Finding>.stride
    }

    /// Empties the block, and keeps memory of an ordinary size.
    func removeAll() {
        let isOrdinary = byteCount <= 2 * Self.maximumByteCount
        text.removeAll(keepingCapacity: isOrdinary)
        fields.removeAll(keepingCapacity: isOrdinary)
        slots.removeAll(keepingCapacity: true)
        findings.removeAll(keepingCapacity: true)
        findingBytes = 0
        (description, bytesRead, isLast) = (nil, 0, false)
    }
}

extension Contact {
    /// Replaces the text and the fields by others, and keeps the memory.
    fileprivate mutating func replaceContent(text: UnsafeBufferPointer<UInt8>, fields: UnsafeBufferPointer<Field>) {
        self.text.removeAll(keepingCapacity: true)
        self.text.append(contentsOf: text)
        self.fields.removeAll(keepingCapacity: true)
        self.fields.append(contentsOf: fields)
    }
}

extension Sentence {
    /// The bytes of the texts among its values; the words of a kind are those of the program.
    fileprivate var valueByteCount: Int { values.reduce(0) { $0 + $1.value.textByteCount } }
}

extension Sentence.Value {
    fileprivate var textByteCount: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .number: 0
        case .sentence(let sentence): sentence.valueByteCount
        case .list(let values, _): values.reduce(0) { $0 + $1.textByteCount }
        }
    }
}
