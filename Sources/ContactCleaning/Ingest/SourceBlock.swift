import ContactFormats

/// Contacts and findings of a source that follow one another, as they were read.
///
/// A block holds whole records. Its memory is used again after ``removeAll()``.
struct SourceBlock: Sendable {
    /// Memory for contacts, the first ``count`` of which are those of the block.
    private var slots: [Contact] = []
    /// How many contacts the block has.
    private(set) var count = 0
    /// The findings of the reader, each with the number of contacts in front of it.
    private(set) var findings: [(contactsBefore: Int, finding: Finding)] = []
    /// About how much memory the block takes.
    private(set) var byteCount = 0
    /// What the source was found to be, once that is known.
    var description: SourceDescription?
    /// How many bytes of the source had been read when the block was completed.
    var bytesRead = 0
    /// Whether the source ends with the block.
    var isLast = false

    /// A block is complete with so many contacts and findings, or so much memory.
    private static let maximumCount = 2048
    private static let maximumByteCount = 2 << 20
    /// Contacts with more text do not keep their memory for others.
    private static let maximumKeptLength = 1 << 14

    /// Whether nothing more should be added.
    var isFull: Bool { count + findings.count >= Self.maximumCount || byteCount >= Self.maximumByteCount }

    /// Gives the contacts to a body, where they are.
    borrowing func withContacts<Result>(_ body: (UnsafeBufferPointer<Contact>) throws -> Result) rethrows -> Result {
        try slots.withUnsafeBufferPointer { try body($0.extracting(0..<count)) }
    }

    /// Takes a contact, and leaves the memory of another in its place.
    mutating func take(_ contact: inout Contact) {
        byteCount += contact.text.count + contact.fields.count * MemoryLayout<Contact.Field>.stride
        if count == slots.count { slots.append(Contact()) }
        swap(&slots[count], &contact)
        count += 1
    }

    /// Adds a finding.
    mutating func add(_ finding: Finding) {
        findings.append((count, finding))
        byteCount += finding.raw.utf8.count + finding.message.utf8.count + MemoryLayout<Finding>.stride
    }

    /// Empties the block, and keeps memory of an ordinary size.
    mutating func removeAll() {
        for position in 0..<count where slots[position].text.count > Self.maximumKeptLength {
            slots[position] = Contact()
        }
        findings.removeAll(keepingCapacity: true)
        (count, byteCount) = (0, 0)
        (description, bytesRead, isLast) = (nil, 0, false)
    }
}
