package import ContactModel

/// Encodes contacts and findings of one source as text or bytes of a format, on any thread.
///
/// The values are those of the rows that ``RowEncoder`` would store, under the same names. Equal contacts with equal keys give
/// equal bytes, so that several encoders may share the work on a source if each is given the keys of its part.
package struct StreamRowEncoder: ~Copyable {
    /// The keys of the rows to come.
    private var keys: RowKeys
    private let format: StreamFormat
    private var contacts = ContactTables()
    private var findings = FindingRows(keepsSentences: false)
    private var json: JSONRows
    private var arrow: ArrowRows

    /// An encoder of the rows with certain keys.
    ///
    /// - Parameter path: The path of the source.
    package init(_ format: StreamFormat, path: String, keys: RowKeys) {
        self.format = format
        self.keys = keys
        json = JSONRows(path: path, rules: keys.rules)
        arrow = ArrowRows(path: path, rules: keys.rules)
    }

    /// Takes the keys of the rows to come.
    package mutating func begin(with keys: RowKeys) {
        self.keys = keys
        switch format {
        case .ndjson: json.prepare(keys.rules)
        case .arrow: arrow.prepare(keys.rules)
        }
    }

    /// Adds one contact, with its numbers and normalized fields in order.
    package mutating func add(
        _ contact: borrowing Contact, numbers: ArraySlice<ClassifiedNumber>, normalized: ArraySlice<NormalizedField>
    ) {
        guard let id = keys.nextContact() else { return }
        let source = keys.source
        switch format {
        case .ndjson:
            contacts.add(
                contact, numbers: numbers, normalized: normalized, id: id, source: source, rules: &keys.rules,
                to: &json)
            json.endContact()
        case .arrow:
            contacts.add(
                contact, numbers: numbers, normalized: normalized, id: id, source: source, rules: &keys.rules,
                to: &arrow)
        }
    }

    /// Adds one finding. Of each code the first thousand are written, as in a database.
    package mutating func add(_ finding: Finding) {
        guard let id = keys.key(for: finding) else { return }
        add(finding, occurrences: 1, id: id)
    }

    /// Returns the rows encoded since the last call.
    ///
    /// - Parameter isLast: `true` at the end of the source, where the findings that were only counted are added up.
    package mutating func take(isLast: Bool) -> [UInt8] {
        for (id, finding, occurrences) in isLast ? keys.keysOfSurplus() : [] {
            add(finding, occurrences: occurrences, id: id)
        }
        return switch format {
        case .ndjson: json.take()
        case .arrow: arrow.take()
        }
    }

    private mutating func add(_ finding: Finding, occurrences: Int, id: Int) {
        guard format == .ndjson else { return }
        findings.add(finding, occurrences: occurrences, id: id, source: keys.source, to: &json)
    }
}
