import GRDB

/// Looks up numbers one by one, for thousands of them in one change.
///
/// Every look-up ends what it reads, so that none is under way when the change is committed.
final class NumberLookup {
    private var cursor: ContactCursor
    private let settings: [Int: ReadingSettings]

    init(_ db: Database) throws {
        cursor = try ContactCursor(
            .init(
                contact: [.sourceID, .revision],
                number: [.label, .raw, .cell, .e164, .extension, .region, .category, .verdict, .reason],
                address: [.country], detail: [.kind, .value]), changes: .awaited, in: db)
        settings = try ReadingSettings.all(in: db)
    }

    /// The number of a key; `nil` if there is none.
    func number(_ id: Int) throws -> ReadNumber? {
        guard id >= 0 else { return nil }
        return try numbers(ofContact: id >> RowKey.positionBits).first { $0.number.id == id }?.number
    }

    /// The numbers of a contact as they are now, in their order, each with its label.
    func numbers(ofContact contact: Int) throws -> [(number: ReadNumber, label: String)] {
        defer { cursor.rest() }
        guard try cursor.find(contact) else { return [] }
        let source = cursor.contact.int(.sourceID)
        let settings = settings[source] ?? ReadingSettings()
        let (hints, extensions) = try readHints()
        var found: [(number: ReadNumber, label: String)] = []
        while try cursor.nextNumber() {
            let state = NumberState(cursor.numbers)
            let number = ReadNumber(
                id: cursor.numbers.id, contact: contact, source: source, raw: cursor.numbers.text(.raw) ?? "",
                cell: cursor.numbers.text(.cell), value: String(decoding: cursor.numbers.value, as: UTF8.self),
                state: state, separateExtension: extensions.first { $0 == state.extensionDigits },
                settings: settings, hints: hints)
            found.append((number, cursor.numbers.text(.label) ?? ""))
        }
        return found
    }

    /// The regions of the accepted numbers of each source, by its key.
    static func countries(in db: Database) throws -> [Int: [String]] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT DISTINCT contacts.source_id AS source, numbers.region AS region
                FROM \(CurrentTable.numbers) AS numbers JOIN contacts ON contacts.id = numbers.contact_id
                WHERE numbers.verdict = 'accepted' AND numbers.region IS NOT NULL
                """)
        let regions = try rows.map { (try $0.value("source") as Int, try $0.value("region") as String) }
        return Dictionary(grouping: regions) { $0.0 }.mapValues { $0.map(\.1) }
    }

    /// Returns a contact's hints of its country.
    func hints(ofContact contact: Int) throws -> CountryHints {
        defer { cursor.rest() }
        return try cursor.find(contact) ? readHints().hints : CountryHints()
    }

    /// The hints of the contact's country, and the extensions from columns of their own.
    private func readHints() throws -> (hints: CountryHints, extensions: [String]) {
        var hints = CountryHints()
        hints.revision = cursor.contact.text(.revision)
        var extensions: [String] = []
        while try cursor.nextAddress() {
            if let country = cursor.addresses.row.text(.country) { hints.countries.append(country) }
        }
        while try cursor.nextDetail() {
            guard let kind = cursor.details.row.text(.kind), let value = cursor.details.row.text(.value) else {
                continue
            }
            switch kind {
            case "regionHint": hints.regions.append(value)
            case "phoneHint": hints.fullNumbers.append(value)
            case "phoneExtension": extensions.append(value)
            case "areaCode", "callingCode": hints.hasParts = true
            default: break
            }
        }
        return (hints, extensions)
    }
}

extension NumberState {
    /// The state of the number at which a cursor is.
    fileprivate init(_ number: borrowing NumberCursor) {
        self.init(
            verdict: number.text(.verdict) ?? "", reason: number.text(.reason), e164: number.text(.e164),
            extensionDigits: number.text(.extension), region: number.text(.region), category: number.text(.category))
    }
}
