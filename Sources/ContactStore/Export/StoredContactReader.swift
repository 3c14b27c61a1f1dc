import ContactModel
import GRDB

/// Reads whole contacts, one after another in the order of their keys.
///
/// Contacts and the tables of their values are read side by side: all are in the order of the contacts, so that no contact
/// needs a query of its own.
struct StoredContactReader: ~Copyable {
    private let contacts: TableScan<ContactColumn>
    private let addresses: TableScan<AddressColumn>
    private let emails: TableScan<EmailColumn>
    private let details: TableScan<DetailColumn>
    private var numbers: StoredNumberReader
    private var hasEmail: Bool
    private var hasAddress: Bool
    private var hasDetail: Bool
    /// Sources by their keys.
    private let sources: [Int: StoredLayout]
    /// The source of the last contact, as most follow others of their source; `nil` for one that is not wanted.
    private var source: StoredLayout?
    private var sourceID = Int.min
    /// `true` if contacts without a wanted number are left out.
    private let needsNumber: Bool
    private var taken = 0
    private var withoutNumber = 0
    private let hasOrigins: Bool
    /// Gives the contacts that fulfil the condition of the selection, in order; `nil` if there is none.
    private let nextWanted: (() throws -> Int?)?
    private var wanted = Int.min
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
    init(
        _ selection: ContactSelection, _ detail: ContactDetail = .everything, sources: [StoredLayout],
        keys: ClosedRange<Int> = 1...RowKey.maximumContact, marksOthers: Bool = false, keepsNumberless: Bool = false,
        wanted nextWanted: (() throws -> Int?)? = nil, in db: Database
    ) throws {
        let rows = RowKey.rows(of: keys)
        let origins: [ContactColumn] = detail == .everything ? [.ordinal, .line, .byteOffset, .byteCount] : []
        let own: [ContactColumn] = [.id, .sourceID, .kind, .extras] + origins
        let contacts = try TableScan(own + Self.columns.map(\.column), keys: keys, in: db)
        let addresses = try TableScan(
            [.contactID, .position, .label, .isPreferred] + Self.addressParts.map(\.column), keys: rows, in: db)
        let emails = try TableScan<EmailColumn>([.contactID, .label, .isPreferred, .address], keys: rows, in: db)
        let details = try TableScan<DetailColumn>(
            [.contactID, .kind, .label, .isPreferred, .value], keys: rows, in: db)
        let numbers = try StoredNumberReader(selection, detail, marksOthers: marksOthers, keys: rows, in: db)
        let (hasEmail, hasAddress, hasDetail) = (try emails.next(), try addresses.next(), try details.next())
        self.contacts = contacts
        self.addresses = addresses
        self.emails = emails
        self.details = details
        self.numbers = numbers
        self.hasEmail = hasEmail
        self.hasAddress = hasAddress
        self.hasDetail = hasDetail
        needsNumber = selection.isAboutNumbers && !keepsNumberless
        hasOrigins = detail == .everything
        let wanted = selection.sources(among: sources)
        self.sources = Dictionary(wanted.map { ($0.id, $0) }) { first, _ in first }
        self.nextWanted = nextWanted
    }

    /// Goes to the contacts of a range of keys.
    mutating func restart(at range: ClosedRange<Int>) throws {
        contacts.restart(keys: range)
        let keys = RowKey.rows(of: range)
        addresses.restart(keys: keys)
        emails.restart(keys: keys)
        details.restart(keys: keys)
        try numbers.restart(keys: keys)
        hasEmail = try emails.next()
        hasAddress = try addresses.next()
        hasDetail = try details.next()
    }

    /// Reads the next contact that the selection wants.
    ///
    /// - Returns: `false` after the last one.
    mutating func next(into record: inout OutgoingContact) throws -> Bool {
        while try contacts.next() {
            let id = contacts.int(.id)
            if sourceID != contacts.int(.sourceID) {
                sourceID = contacts.int(.sourceID)
                source = sources[sourceID]
            }
            if source == nil { continue }
            if let nextWanted {
                while wanted < id, let next = try nextWanted() { wanted = next }
                if wanted < id { return false }
                if wanted > id { continue }
            }
            record.removeAll()
            try readColumns(into: &record)
            record.id = id
            if record.sourceID != sourceID, let source {
                record.sourceID = sourceID
                record.source = source.path
                record.hasCardExtras = source.isCards
            }
            let hasNumber = try numbers.read(contact: id, into: &record)
            try readEmails(id, into: &record)
            try readAddresses(id, into: &record)
            try readDetails(id, into: &record)
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

    private mutating func readColumns(into record: inout OutgoingContact) throws {
        if hasOrigins {
            record.contact.origin.ordinal = contacts.int(.ordinal)
            record.contact.origin.line = contacts.int(.line)
            record.contact.origin.byteOffset = contacts.int(.byteOffset)
            record.contact.origin.byteCount = contacts.int(.byteCount)
        }
        contacts.withText(.kind) { text in
            guard let index = Self.kinds.firstIndex(where: { text.elementsEqual($0) }) else { return }
            record.contact.kind = Contact.Kind.allCases[index]
        }
        for (column, kind) in Self.columns {
            columnFields[kind.index] = -1
            contacts.withText(column) { text in
                guard !text.isEmpty else { return }
                columnFields[kind.index] = record.contact.fields.count
                let value = record.contact.store(text)
                record.contact.add(kind, label: 0..<0, value: value, line: 0)
            }
        }
    }

    private mutating func readEmails(_ id: Int, into record: inout OutgoingContact) throws {
        while hasEmail, emails.int(.contactID) <= id {
            if emails.int(.contactID) == id {
                let label = store(emails, .label, in: &record)
                let value = store(emails, .address, in: &record)
                record.contact.add(
                    .email, label: label, value: value, isPreferred: emails.int(.isPreferred) != 0, line: 0)
            }
            hasEmail = try emails.next()
        }
    }

    private mutating func readAddresses(_ id: Int, into record: inout OutgoingContact) throws {
        while hasAddress, addresses.int(.contactID) <= id {
            if addresses.int(.contactID) == id {
                let label = store(addresses, .label, in: &record)
                let group = UInt16(clamping: addresses.int(.position) + 1)
                for (column, kind) in Self.addressParts {
                    let value = store(addresses, column, in: &record)
                    guard !value.isEmpty else { continue }
                    record.contact.add(
                        kind, label: label, value: value, group: group,
                        isPreferred: addresses.int(.isPreferred) != 0, line: 0)
                }
            }
            hasAddress = try addresses.next()
        }
    }

    /// The first value of a kind stands in `contacts`, and here once more if it has a label.
    private mutating func readDetails(_ id: Int, into record: inout OutgoingContact) throws {
        while hasDetail, details.int(.contactID) <= id {
            if details.int(.contactID) == id, let kind = kind() {
                let label = store(details, .label, in: &record)
                let value = store(details, .value, in: &record)
                let first = columnFields[kind.index]
                columnFields[kind.index] = -1
                let isFirst =
                    first >= 0 && !label.isEmpty
                    && record.contact.text[record.contact.fields[first].value].elementsEqual(record.contact.text[value])
                if isFirst {
                    record.contact.fields[first].label = label
                    record.contact.fields[first].isPreferred = details.int(.isPreferred) != 0
                } else {
                    record.contact.add(
                        kind, label: label, value: value, isPreferred: details.int(.isPreferred) != 0, line: 0)
                }
            }
            hasDetail = try details.next()
        }
    }

    private func kind() -> Contact.Field.Kind? { Contact.Field.Kind(utf8: details.bytes(.kind)) }

    private func readExtras(into record: inout OutgoingContact) throws {
        if contacts.isNull(.extras) { return }
        var isValid = true
        contacts.withText(.extras) { text in
            var decoder = ExtrasDecoder(text)
            isValid = decoder.forEach { name, value in
                record.contact.append(.extra, label: name, value: value)
            }
        }
        guard isValid else { throw DatabaseError.unexpectedValue(in: ContactColumn.extras.name) }
    }

    private func store<Column: StoreColumn>(
        _ scan: borrowing TableScan<Column>, _ column: Column, in record: inout OutgoingContact
    ) -> Range<Int> {
        var range = 0..<0
        scan.withText(column) { if !$0.isEmpty { range = record.contact.store($0) } }
        return range
    }
}
