import ContactModel
import ContactReading

/// Contacts and findings of a source that follow one another, as they were read.
///
/// A block holds whole records. Contacts come into it with their memory and are read where they are; after ``removeAll()`` their memory
/// is that of contacts to come. One thread has a block at a time: the pipeline and the pool hand it on.
final class SourceBlock: @unchecked Sendable {
    /// The contacts of the block, and behind them empty ones that have memory.
    private var contacts: [Contact] = []
    /// The number of contacts in the block.
    private(set) var count = 0
    /// The findings of the reader, each with the number of contacts in front of it.
    private(set) var findings: [(contactsBefore: Int, finding: Finding)] = []
    /// The approximate size of the block in memory.
    private(set) var byteCount = 0
    /// The detected properties of the source, once they are known.
    var description: SourceDescription?
    /// The number of bytes of the source that had been read when the block was completed.
    var bytesRead = 0
    /// `true` if the source ends with the block.
    var isLast = false

    /// A block is complete with so many contacts and findings, or so much memory: few enough that they stay in the cache of a
    /// processor from the first look at them to the last, and enough that a batch of rows is worth a statement for each table.
    private static let maximumCount = 2048
    private static let maximumByteCount = 3 << 19

    /// `true` if nothing more should be added.
    var isFull: Bool { count + findings.count >= Self.maximumCount || byteCount >= Self.maximumByteCount }

    /// The contact of a position.
    subscript(position: Int) -> Contact {
        precondition(position < count)
        return contacts[position]
    }

    /// Takes a contact over, and leaves an empty one in its place that has memory if possible.
    func take(_ contact: inout Contact) {
        byteCount += contact.byteCount
        if count == contacts.count { contacts.append(Contact()) }
        swap(&contacts[count], &contact)
        count += 1
    }

    /// Adds a finding.
    func add(_ finding: Finding) {
        findings.append((count, finding))
        byteCount += finding.raw.utf8.count + finding.message.utf8.count + MemoryLayout<Finding>.stride
    }

    /// Empties the block, and keeps memory of an ordinary size.
    func removeAll() {
        var keptByteCount = 0
        for position in contacts.indices {
            keptByteCount += contacts[position].capacityInBytes
            if keptByteCount <= 2 * Self.maximumByteCount {
                contacts[position].removeAll()
            } else {
                contacts[position] = Contact()
            }
        }
        findings.removeAll(keepingCapacity: true)
        (count, byteCount) = (0, 0)
        (description, bytesRead, isLast) = (nil, 0, false)
    }
}

extension Contact {
    /// The size of the contact in memory.
    fileprivate var byteCount: Int {
        text.count + fields.count * MemoryLayout<Field>.stride + MemoryLayout<Contact>.stride
    }

    /// The size of the memory that the contact has for its text and its fields.
    fileprivate var capacityInBytes: Int { text.capacity + fields.capacity * MemoryLayout<Field>.stride }
}
