public import ContactModel
import PhoneNumbers

/// Encodes contacts and findings of one source as rows, on any thread.
///
/// Storing the rows is left to a ``StoreWriter``, which takes them batch by batch:
///
/// ```swift
/// var encoder = try writer.makeEncoder()
/// encoder.add(contact, numbers: numbers)
/// try writer.write(encoder.take())
/// ```
///
/// The rows of a batch are a SQLite database in memory. Equal contacts with equal ``keys`` give equal bytes, so that several
/// encoders may share the work on a source if each is given the keys of its part.
public struct RowEncoder: ~Copyable {
    /// The keys of the rows to come.
    package var keys: RowKeys
    /// The end of the last contact of the pending rows in the source; `nil` without one.
    private var byteOffset: Int?
    private var counts = SourceCounts()
    private var image = BatchImage(pageCapacity: pageCapacity)
    private var contacts = ContactTables()
    private var hasher = ContactHasher()
    /// The pending contacts by their hashes, where stored ones may be the same.
    private var placed: [HashedContact] = []
    /// Where among the stored contacts the next one may be.
    private var guess = 0
    private var findings = FindingRows()
    private var rules = RuleRows()

    /// A batch should be sent on when it has reached this size.
    private static let fullSize = 2 << 20
    private static let pageCapacity = fullSize / PageStore.pageSize + 8

    /// An encoder of the rows with certain keys.
    package init(keys: RowKeys) {
        self.keys = keys
    }

    /// True if the pending rows are enough for a batch.
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
        add(contact, numbers: numbers[...], normalized: normalized[...])
    }

    /// Adds one contact, or skips it if an earlier run stored it.
    package mutating func add(
        _ contact: borrowing Contact, numbers: ArraySlice<ClassifiedNumber>, normalized: ArraySlice<NormalizedField>
    ) {
        guard let id = keys.nextContact() else { return }
        byteOffset = contact.origin.byteOffset + contact.origin.byteCount
        counts.storedContacts += 1
        for number in numbers { counts.count(number.classification.verdict) }
        if let known = keys.known, isKnown(contact, numbers, normalized, id: id, among: known) { return }
        contacts.add(
            contact, numbers: numbers, normalized: normalized, id: id, source: keys.source, rules: &keys.rules,
            to: &image)
    }

    /// Hashes a contact. One whose values are those of a stored contact needs no rows.
    private mutating func isKnown(
        _ contact: borrowing Contact, _ numbers: ArraySlice<ClassifiedNumber>,
        _ normalized: ArraySlice<NormalizedField>,
        id: Int, among known: KnownContacts
    ) -> Bool {
        hasher.begin()
        contacts.add(
            contact, numbers: numbers, normalized: normalized, id: id, source: keys.source, rules: &keys.rules,
            to: &hasher)
        let position = known.position(of: hasher.hash.value, near: guess)
        guess = (position ?? guess) + 1
        let place = ContactPlace(
            contact: id, source: keys.source, ordinal: contact.origin.ordinal, line: contact.origin.line,
            byteOffset: contact.origin.byteOffset, byteCount: contact.origin.byteCount)
        placed.append(
            HashedContact(place: place, values: hasher.hash.value, row: hasher.row, known: position))
        return position != nil
    }

    /// Adds one finding, or skips it if an earlier run stored it. Only the first thousand of a code are stored one by one; the
    /// others are counted, and become one finding at the end of the source.
    ///
    /// - Parameter finding: The finding. Findings come in the same order in every run.
    public mutating func add(_ finding: Finding) {
        guard let id = keys.key(for: finding) else { return }
        findings.add(finding, id: id, source: keys.source, to: &image)
        counts.findings += 1
    }

    /// Returns the pending rows, and begins a new batch.
    ///
    /// - Parameter isLast: `true` if the source ends here, so that the findings that are only counted are added up.
    public mutating func take(isLast: Bool = false) -> RowBatch {
        for (id, finding, occurrences) in isLast ? keys.keysOfSurplus() : [] {
            findings.add(finding, occurrences: occurrences, id: id, source: keys.source, to: &image)
            counts.findings += occurrences
        }
        for (id, rule) in keys.rules.takeNew() {
            rules.add(rule, id: id, planVersion: keys.rules.planVersion, to: &image)
        }
        let tables = image.take()
        defer {
            counts = SourceCounts()
            byteOffset = nil
            placed = []
        }
        return RowBatch(counts: counts, byteOffset: byteOffset, contacts: placed, tables: tables)
    }
}
