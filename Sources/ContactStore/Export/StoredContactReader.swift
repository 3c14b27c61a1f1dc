import ContactModel
import GRDB
import PhoneNumbers

/// Reads whole contacts, one after another in the order of their keys, with the numbers that a selection wants.
struct StoredContactReader: ~Copyable {
    private var cursor: ContactCursor
    private var numbers: NumberFilter
    /// `true` if numbers that are not wanted are read, too, and marked.
    private let marksOthers: Bool
    /// Sources by their keys.
    private let sources: [Int: StoredLayout]
    /// The source of the last contact, as most follow others of their source; `nil` for one that is not wanted.
    private var source: StoredLayout?
    private var sourceID = Int.min
    /// `true` if contacts without a wanted number are left out.
    private let needsNumber: Bool
    private var taken = 0
    private var withoutNumber = 0
    /// `true` if the places of contacts in their sources are read.
    private let hasOrigins: Bool
    /// `true` if the verdicts of numbers are read.
    private let hasFindings: Bool
    /// Gives the contacts that fulfil the condition of the selection, in order; `nil` if there is none.
    private let nextWanted: (() throws -> Int?)?
    private var wanted = Int.min
    private let selection: ContactSelection
    /// By the raw value of the kind: the field that a column of `contacts` became.
    private var columnFields = [Int](repeating: -1, count: Contact.Field.Kind.allCases.count)

    private static let columns: [(column: ContactColumn, kind: Contact.Field.Kind)] = ContactColumn.allCases.compactMap
    {
        column in column.fieldKind.map { (column, $0) }
    }
    private static let addressParts: [(column: AddressColumn, kind: Contact.Field.Kind)] =
        AddressColumn.allCases.compactMap { column in column.fieldKind.map { (column, $0) } }

    private static let kinds = Contact.Kind.allCases.map { Array($0.rawValue.utf8) }

    /// - Parameters:
    ///   - detail: The parts that are read.
    ///   - keys: The keys of the contacts that are read.
    ///   - marksOthers: `true` if numbers that are not wanted are read, too, and marked.
    ///   - keepsNumberless: `true` if contacts without a wanted number are read, too.
    ///   - wanted: Gives the contacts that fulfil the condition of the selection, in order; `nil` if there is none.
    ///   - changes: The changes that are looked at.
    init(
        _ selection: ContactSelection, _ detail: ContactDetail = .everything, sources: [StoredLayout],
        keys: ClosedRange<Int> = 1...RowKey.maximumContact, marksOthers: Bool = false, keepsNumberless: Bool = false,
        wanted nextWanted: (() throws -> Int?)? = nil, changes: CursorChanges = .stored, in db: Database
    ) throws {
        hasOrigins = detail == .everything
        hasFindings = hasOrigins || selection.isAboutNumbers
        let origins: [ContactColumn] = hasOrigins ? [.ordinal, .line, .byteOffset, .byteCount] : []
        let findings: [PhoneNumberColumn] =
            hasFindings ? [.countryCode, .region, .category, .verdict, .reason] : []
        cursor = try ContactCursor(
            .init(
                contact: [.sourceID, .kind, .extras] + origins + Self.columns.map(\.column),
                number: [.label, .isPreferred, .raw, .cell, .e164, .extension] + findings,
                email: [.label, .isPreferred, .address],
                address: [.position, .label, .isPreferred] + Self.addressParts.map(\.column),
                detail: [.kind, .label, .isPreferred, .value]), of: keys, changes: changes, in: db)
        numbers = NumberFilter(selection)
        self.selection = selection
        self.marksOthers = marksOthers
        needsNumber = selection.isAboutNumbers && !keepsNumberless
        let wanted = selection.sources(among: sources)
        self.sources = Dictionary(wanted.map { ($0.id, $0) }) { first, _ in first }
        self.nextWanted = nextWanted
    }

    /// Goes to the contacts of a range of keys.
    mutating func restart(at range: ClosedRange<Int>) { cursor.restart(at: range) }

    /// Reads the next contact that the selection wants.
    ///
    /// - Returns: `false` after the last one.
    mutating func next(into record: inout OutgoingContact) throws -> Bool {
        while try cursor.next() {
            let id = cursor.id
            if sourceID != cursor.contact.int(.sourceID) {
                sourceID = cursor.contact.int(.sourceID)
                source = sources[sourceID]
            }
            if source == nil { continue }
            if let nextWanted {
                while wanted < id, let next = try nextWanted() { wanted = next }
                if wanted < id { return false }
                if wanted > id { continue }
            }
            if !selection.admits(contact: id) { continue }
            record.removeAll()
            readColumns(into: &record)
            record.id = id
            if record.sourceID != sourceID, let source {
                record.sourceID = sourceID
                record.source = source.path
                record.hasCardExtras = source.isCards
            }
            let hasNumber = try readNumbers(into: &record)
            try readEmails(into: &record)
            try readAddresses(into: &record)
            try readDetails(into: &record)
            try readExtras(into: &record)
            if needsNumber, !hasNumber {
                withoutNumber += 1
                continue
            }
            taken += 1
            return true
        }
        return false
    }

    /// The counts of contacts and numbers that were taken and left out so far.
    var tally: SelectionTally {
        var tally = SelectionTally()
        tally.contacts = taken
        tally.numbers = numbers.wanted
        tally.contactsWithoutNumber = withoutNumber
        tally.otherNumbers = numbers.others
        return tally
    }

    private mutating func readColumns(into record: inout OutgoingContact) {
        if hasOrigins {
            record.contact.origin.ordinal = cursor.contact.int(.ordinal)
            record.contact.origin.line = cursor.contact.int(.line)
            record.contact.origin.byteOffset = cursor.contact.int(.byteOffset)
            record.contact.origin.byteCount = cursor.contact.int(.byteCount)
        }
        let name = cursor.contact.bytes(.kind)
        if let index = Self.kinds.firstIndex(where: { name.elementsEqual($0) }) {
            record.contact.kind = Contact.Kind.allCases[index]
        }
        for (column, kind) in Self.columns {
            columnFields[kind.index] = -1
            let text = cursor.contact.bytes(column)
            if text.isEmpty { continue }
            columnFields[kind.index] = record.contact.fields.count
            let value = record.contact.store(text)
            record.contact.add(kind, label: 0..<0, value: value, line: 0)
        }
    }

    /// Appends the numbers of the contact to its fields.
    ///
    /// - Returns: `true` if one of them is wanted.
    private mutating func readNumbers(into record: inout OutgoingContact) throws -> Bool {
        let before = numbers.wanted
        while try cursor.nextNumber() {
            let start = record.contact.text.count
            var (number, value) = number(in: &record)
            number.isWanted = numbers.admit(
                number, callingCode: numbers.isSelective ? cursor.numbers.int(.countryCode) : nil,
                label: cursor.numbers.bytes(.label), of: record.contact)
            guard number.isWanted || marksOthers else {
                record.contact.text.removeSubrange(start...)
                continue
            }
            let label = record.store(cursor.numbers.bytes(.label))
            record.append(
                number, label: label, value: value, isPreferred: cursor.numbers.rows.row.int(.isPreferred) != 0)
        }
        return numbers.wanted > before
    }

    /// The number at which the cursor is, as it is now.
    private func number(in record: inout OutgoingContact) -> (OutgoingContact.Number, value: Range<Int>) {
        var number = OutgoingContact.Number()
        number.id = cursor.numbers.id
        number.raw = record.store(cursor.numbers.bytes(.raw))
        // A cell of several numbers has others that are not wanted.
        if !numbers.isSelective || marksOthers {
            number.cell = record.store(cursor.numbers.bytes(.cell))
        }
        number.e164 = record.store(cursor.numbers.bytes(.e164))
        number.extension = record.store(cursor.numbers.bytes(.extension))
        if hasFindings || cursor.numbers.isCorrected {
            number.country = record.store(cursor.numbers.bytes(.region))
            if number.country.isEmpty, let code = cursor.numbers.int(.countryCode) {
                number.country = record.store("+\(code)")
            }
            number.categories = PhoneNumber.Categories(stored: cursor.numbers.bytes(.category))
            number.verdict = record.store(cursor.numbers.bytes(.verdict))
            number.reason = record.store(cursor.numbers.bytes(.reason))
        }
        return (number, cursor.numbers.isCorrected ? record.store(cursor.numbers.value) : number.raw)
    }

    private mutating func readEmails(into record: inout OutgoingContact) throws {
        while try cursor.nextEmail() {
            let label = record.store(cursor.emails.row.bytes(.label))
            let value = record.store(cursor.emails.row.bytes(.address))
            record.contact.add(
                .email, label: label, value: value, isPreferred: cursor.emails.row.int(.isPreferred) != 0, line: 0)
        }
    }

    private mutating func readAddresses(into record: inout OutgoingContact) throws {
        while try cursor.nextAddress() {
            let label = record.store(cursor.addresses.row.bytes(.label))
            let group = UInt16(clamping: cursor.addresses.row.int(.position) + 1)
            for (column, kind) in Self.addressParts {
                let value = record.store(cursor.addresses.row.bytes(column))
                guard !value.isEmpty else { continue }
                record.contact.add(
                    kind, label: label, value: value, group: group,
                    isPreferred: cursor.addresses.row.int(.isPreferred) != 0, line: 0)
            }
        }
    }

    /// The first value of a kind stands in `contacts`, and here once more if it has a label.
    private mutating func readDetails(into record: inout OutgoingContact) throws {
        while try cursor.nextDetail() {
            guard let kind = Contact.Field.Kind(utf8: cursor.details.row.bytes(.kind)) else { continue }
            let label = record.store(cursor.details.row.bytes(.label))
            let value = record.store(cursor.details.row.bytes(.value))
            let isPreferred = cursor.details.row.int(.isPreferred) != 0
            let first = columnFields[kind.index]
            columnFields[kind.index] = -1
            let isFirst =
                first >= 0 && !label.isEmpty
                && record.contact.text[record.contact.fields[first].value].elementsEqual(record.contact.text[value])
            if isFirst {
                record.contact.fields[first].label = label
                record.contact.fields[first].isPreferred = isPreferred
            } else {
                record.contact.add(kind, label: label, value: value, isPreferred: isPreferred, line: 0)
            }
        }
    }

    private func readExtras(into record: inout OutgoingContact) throws {
        if cursor.contact.isNull(.extras) { return }
        var decoder = ExtrasDecoder(cursor.contact.bytes(.extras))
        let isValid = decoder.forEach { name, value in
            record.contact.append(.extra, label: name, value: value)
        }
        guard isValid else { throw DatabaseError.unexpectedValue(in: ContactColumn.extras.name) }
    }
}

extension OutgoingContact {
    /// Appends a text to that of the contact.
    ///
    /// - Returns: its place; empty for no text.
    fileprivate mutating func store(_ text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        text.isEmpty ? 0..<0 : contact.store(text)
    }

    fileprivate mutating func store(_ text: String) -> Range<Int> {
        let start = contact.text.count
        contact.text.append(contentsOf: text.utf8)
        return start..<contact.text.count
    }
}
