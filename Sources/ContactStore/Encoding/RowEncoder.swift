public import ContactFormats
import PhoneNumbers

/// Encodes the contacts and findings of one source as rows, on whichever thread reads the source.
///
/// Storing the rows is left to a ``StoreWriter``, which takes them batch by batch:
///
/// ```swift
/// var encoder = try writer.makeEncoder()
/// encoder.add(contact, numbers: numbers)
/// try writer.write(encoder.take())
/// ```
///
/// The rows of a batch are a SQLite database in memory. Equal contacts give equal bytes, whatever the thread.
public struct RowEncoder: ~Copyable {
    private let source: Int
    private var nextContact: Int
    private var nextFinding: Int
    /// Contacts and findings that an earlier run stored, which come again.
    private var contactsToSkip: Int
    private var findingsToSkip: Int
    private var byteOffset: Int
    private var counts = SourceCounts()
    private var rules: RuleInterner
    private let interner = TextInterner()
    private var image = BatchImage(pageCapacity: pageCapacity)
    private var contacts = ContactRows()
    private var phoneNumbers = PhoneRows()
    private var values = ValueRows()
    private var addresses = AddressRows()
    private var normalizedFields = NormalizedRows()
    private var findings = FindingRows()

    /// A batch should be sent on when it has reached this size.
    private static let fullSize = 2 << 20
    private static let pageCapacity = fullSize / PageStore.pageSize + 8

    init(source: Int, nextContact: Int, nextFinding: Int, resumingAt checkpoint: Checkpoint, rules: RuleInterner) {
        self.source = source
        self.nextContact = nextContact
        self.nextFinding = nextFinding
        self.rules = rules
        contactsToSkip = checkpoint.contacts
        findingsToSkip = checkpoint.findings
        byteOffset = checkpoint.byteOffset
    }

    /// Whether the pending rows are enough for a batch.
    public var isFull: Bool { image.byteCount >= Self.fullSize }

    /// Adds one contact, or skips it if an earlier run stored it.
    ///
    /// - Parameters:
    ///   - contact: The contact. Contacts come in the order of the source, from its start, in every run.
    ///   - numbers: The numbers of the contact's phone fields, in order.
    ///   - normalized: The fields of the contact that have a normalized form, in order.
    /// - Complexity: O(*n*) in the size of the contact.
    public mutating func add(
        _ contact: borrowing Contact, numbers: [ClassifiedNumber], normalized: [NormalizedField] = []
    ) {
        if contactsToSkip > 0 {
            contactsToSkip -= 1
            return
        }
        let id = nextContact
        nextContact += 1
        counts.storedContacts += 1
        for number in numbers { counts.count(number.classification.verdict) }
        byteOffset = contact.origin.byteOffset + contact.origin.byteCount
        let text = contact.text
        text.withUnsafeBufferPointer { text in
            contacts.add(contact, text: text, interner: interner, id: id, source: source, to: &image)
            phoneNumbers.add(
                numbers, of: contact, extensions: contacts.phoneExtensions, text: text, interner: interner,
                rules: &rules, id: id, to: &image)
            values.add(emails: contacts.emails, of: contact, text: text, id: id, to: &image)
            addresses.add(contact, fields: contacts.addressParts, text: text, id: id, to: &image)
            values.add(
                details: contacts.details, of: contact, text: text, interner: interner, id: id, to: &image)
            if !normalized.isEmpty {
                normalizedFields.add(
                    normalized, of: contact, text: text, interner: interner, id: id, to: &image)
            }
        }
    }

    /// Adds one finding, or skips it if an earlier run stored it.
    ///
    /// - Parameter finding: The finding. Findings come in the same order in every run.
    public mutating func add(_ finding: Finding) {
        if findingsToSkip > 0 {
            findingsToSkip -= 1
            return
        }
        findings.add(finding, id: nextFinding, source: source, to: &image)
        nextFinding += 1
        counts.findings += 1
    }

    /// Returns the pending rows, and begins a new batch.
    public mutating func take() -> RowBatch {
        let (bytes, tables) = image.take()
        defer { counts = SourceCounts() }
        return RowBatch(
            counts: counts, byteOffset: byteOffset, rules: rules.takeNew(), image: bytes, tables: tables)
    }
}
