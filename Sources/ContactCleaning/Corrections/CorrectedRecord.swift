import ContactModel
import PhoneNumbers
import RegionInference

/// A record of a corrected file, as it is matched with the stored one.
struct CorrectedRecord {
    /// The position of the record in its source, from the column of its own that `--with-reasons` writes: the source's
    /// hash and the place in it.
    var name: RecordName?
    /// The line of the record.
    var line: Int
    /// The cells that hold numbers.
    var cells: [Cell] = []
    /// The region that the record names.
    var region: RegionCode?
    /// The content apart from the numbers, and the values that identify a person.
    var key: RecordKey

    /// A cell with numbers.
    struct Cell {
        var text: String
        var label: String
        var line: Int
    }
}

/// The position of a record in its source, as a file of rejected records names it: `3f9a0c1b2d4e-17`.
struct RecordName: Hashable {
    /// The first characters of the hash of the source.
    var source: String
    /// The place of the contact in the source.
    var ordinal: Int

    /// The columns that `--with-reasons` adds.
    static let recordColumn = "Trunkline record"
    static let reasonColumn = "Trunkline reason"
    /// The same as properties of a card.
    static let recordProperty = "X-TRUNKLINE-RECORD"
    static let reasonProperty = "X-TRUNKLINE-REASON"

    private static let ownNames = Set(
        [recordColumn, reasonColumn, recordProperty, reasonProperty].map { $0.uppercased() })

    static let hashLength = 12

    init(sha256: String, ordinal: Int) {
        source = String(sha256.prefix(Self.hashLength))
        self.ordinal = ordinal
    }

    /// Reads a name; `nil` if the text is none.
    init?(_ text: String) {
        let parts = text.split(separator: "-")
        guard parts.count == 2, parts[0].utf8.count == Self.hashLength, let ordinal = Int(parts[1]), ordinal > 0 else {
            return nil
        }
        source = parts[0].lowercased()
        self.ordinal = ordinal
    }

    var text: String { "\(source)-\(ordinal)" }

    /// Returns `true` if a column or property is one of those that `--with-reasons` adds.
    static func isOwn(column: String) -> Bool {
        ownNames.contains { $0.utf8.count == column.utf8.count } && ownNames.contains(column.uppercased())
    }

    static func isRecord(column: String) -> Bool {
        let name = column.uppercased()
        return [recordColumn, recordProperty].contains { $0.uppercased() == name }
    }
}

/// Reads the records of a corrected file.
struct CorrectedRecordSink: ContactSink {
    private(set) var records: [CorrectedRecord] = []
    /// Records that cannot be read: the line, the text and the fault.
    private(set) var unreadable: [(line: Int, text: String, message: String)] = []
    private var countries = CountryHint()

    mutating func receive(_ contact: borrowing Contact) {
        var record = CorrectedRecord(line: contact.origin.line, key: RecordKey())
        for index in contact.fields.indices {
            let field = contact.fields[index]
            let value = contact.value(of: field)
            switch field.kind {
            case .phone:
                record.cells.append(
                    .init(text: value, label: contact.label(of: field), line: max(field.line, contact.origin.line)))
            case .extra:
                let name = contact.label(of: field)
                if RecordName.isRecord(column: name) { record.name = RecordName(value) }
                record.key.add(.extra, name: name, value: value)
            default: record.key.add(field.kind, name: "", value: value)
            }
        }
        record.region = countries.region(of: contact)
        records.append(record)
    }

    mutating func receive(_ finding: Finding) {
        if finding.severity == .error, finding.line > 0 {
            unreadable.append((finding.line, finding.raw, finding.message))
        }
    }
}
