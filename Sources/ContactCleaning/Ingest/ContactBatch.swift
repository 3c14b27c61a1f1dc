import ContactFormats
import ContactStore

/// Contacts and findings on their way from the reader to the writer.
struct ContactBatch: Sendable {
    private(set) var contacts: [Contact] = []
    /// The numbers of all the contacts, one contact's after the other's.
    private var numbers: [ClassifiedNumber] = []
    private var numberEnds: [Int] = []
    /// The normalized fields of the few contacts that have some, by position.
    private var normalized: [Int: [NormalizedField]] = [:]
    var findings: [Finding] = []
    /// Where records stand in the source that are to be fixed.
    var rejects: [Range<Int>] = []
    /// What the source was found to be, once that is known.
    var description: SourceDescription?
    /// How many bytes of the source had been read when the batch was closed.
    var bytesRead = 0
    private var textBytes = 0

    private static let mostContacts = 512
    private static let mostBytes = 1 << 20

    /// Whether the batch should be sent on.
    var isFull: Bool {
        contacts.count >= Self.mostContacts || textBytes >= Self.mostBytes || findings.count >= Self.mostContacts
    }

    var isEmpty: Bool { contacts.isEmpty && findings.isEmpty && rejects.isEmpty }

    /// Adds a contact with its numbers and normalized fields.
    mutating func append(
        _ contact: borrowing Contact, numbers: [ClassifiedNumber], normalized: [NormalizedField]
    ) {
        if !normalized.isEmpty { self.normalized[contacts.count] = normalized }
        textBytes += contact.text.count
        contacts.append(copy contact)
        self.numbers.append(contentsOf: numbers)
        numberEnds.append(self.numbers.count)
    }

    /// The numbers of the contact at a position.
    func numbers(at position: Int) -> [ClassifiedNumber] {
        let start = position == 0 ? 0 : numberEnds[position - 1]
        return Array(numbers[start..<numberEnds[position]])
    }

    /// The normalized fields of the contact at a position.
    func normalized(at position: Int) -> [NormalizedField] {
        normalized.isEmpty ? [] : normalized[position] ?? []
    }
}
