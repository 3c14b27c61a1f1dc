import GRDB
package import PhoneNumbers

/// A number as it is now, with what decides how its text is read.
package struct ReadNumber: Sendable {
    /// The key of the number.
    package var id: Int
    /// The contact that has it.
    package var contact: Int
    /// The text as it was read.
    package var raw: String
    /// The cell that the text is a part of; `nil` if it is the whole cell.
    package var cell: String?
    /// The text that holds now: the corrected one, else the raw one.
    package var value: String
    /// What it is now.
    package var state: NumberState
    /// The extension of a column beside the number.
    package var separateExtension: String?
    /// The settings of the source.
    package var settings: ReadingSettings
    /// What the contact says of its country: first the row's own column, then the addresses.
    package var hints: CountryHints
}

/// What a number was found to be, in the words of the database.
public struct NumberState: Sendable, Hashable {
    /// `accepted`, `rejected`, `ambiguous`, `empty`.
    public var verdict: String
    /// Why it was rejected.
    public var reason: String?
    /// The E.164 form of an accepted number.
    public var e164: String?
    /// The digits of the extension.
    public var extensionDigits: String?
    /// The region that the number belongs to.
    public var region: String?
    /// The names of its categories, with commas between.
    public var options: String?

    /// What a number was found to be.
    package init(
        verdict: String, reason: String?, e164: String?, extensionDigits: String?, region: String?, options: String?
    ) {
        self.verdict = verdict
        self.reason = reason
        self.e164 = e164
        self.extensionDigits = extensionDigits
        self.region = region
        self.options = options
    }

    /// What a classification says.
    package init(_ read: Classification, extensionDigits: String?) {
        verdict = read.verdict.name
        reason = read.verdict.reason?.name
        e164 = read.verdict == .accepted ? read.e164 : nil
        self.extensionDigits = extensionDigits
        region = read.region?.code
        options = read.options.isEmpty ? nil : read.options.names.joined(separator: ",")
    }
}

/// The settings of a source that decide how its numbers are read.
package struct ReadingSettings: Sendable, Hashable {
    /// The region of numbers in national form; `auto` if it was to be inferred and could not be.
    package var region: String?
    /// What is accepted, as the user gave it.
    package var allowed: String?

    /// The settings of a source.
    package init(region: String? = nil, allowed: String? = nil) {
        self.region = region
        self.allowed = allowed
    }
}

/// The names of countries and full numbers that stand beside a number in its contact.
package struct CountryHints: Sendable, Hashable {
    /// The values of columns that name the region of a row.
    package var regions: [String] = []
    /// The countries of the addresses.
    package var countries: [String] = []
    /// Full numbers in digits, which an app gave beside what people see.
    package var fullNumbers: [String] = []
    /// Whether area codes or calling codes stand in columns of their own, which say more than the text of a number.
    package var hasParts = false

    /// Nothing.
    package init() {}
}

extension ReadNumber {
    /// The number of a key; `nil` if there is none.
    static func find(_ id: Int, in db: Database) throws -> ReadNumber? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT current_numbers.*, sources.default_region, sources.allowed FROM current_numbers
                JOIN contacts ON contacts.id = current_numbers.contact_id
                JOIN sources ON sources.id = contacts.source_id
                WHERE current_numbers.id = ?
                """)
        guard let row = try Row.fetchOne(statement, arguments: [id]) else { return nil }
        let contact: Int = try row.value(PhoneNumberColumn.contactID)
        let details = try Self.details(of: contact, in: db)
        let extensionDigits: String? = try row.value(PhoneNumberColumn.extension)
        return ReadNumber(
            id: id, contact: contact, raw: try row.value(PhoneNumberColumn.raw),
            cell: try row.value(PhoneNumberColumn.cell), value: try row.value("value"), state: try NumberState(row),
            separateExtension: details.extensions.first { $0 == extensionDigits },
            settings: ReadingSettings(
                region: try row.value(SourceColumn.defaultRegion), allowed: try row.value(SourceColumn.allowed)),
            hints: details.hints)
    }

    /// What a contact says of its country, and the extensions that stand in columns of their own.
    static func details(of contact: Int, in db: Database) throws -> (hints: CountryHints, extensions: [String]) {
        let range: StatementArguments = [RowKey.of(contact, 0), RowKey.of(contact + 1, 0) - 1]
        var hints = CountryHints()
        var extensions: [String] = []
        let countries = try db.cachedStatement(
            sql: "SELECT country FROM addresses WHERE id BETWEEN ? AND ? AND country IS NOT NULL ORDER BY id")
        hints.countries = try String.fetchAll(countries, arguments: range)
        let details = try db.cachedStatement(
            sql: "SELECT kind, value FROM details WHERE id BETWEEN ? AND ? ORDER BY id")
        for row in try Row.fetchAll(details, arguments: range) {
            let (kind, value): (String, String) = (try row.value(DetailColumn.kind), try row.value(DetailColumn.value))
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
    /// Decodes a row with the columns of `current_numbers`.
    init(_ row: Row) throws {
        self.init(
            verdict: try row.value(PhoneNumberColumn.verdict), reason: try row.value(PhoneNumberColumn.reason),
            e164: try row.value(PhoneNumberColumn.e164), extensionDigits: try row.value(PhoneNumberColumn.extension),
            region: try row.value(PhoneNumberColumn.region), options: try row.value(PhoneNumberColumn.options))
    }
}

extension ChangeWriter {
    /// The number of a key, as it is now; `nil` if there is none.
    package func number(_ id: Int) throws -> ReadNumber? { try ReadNumber.find(id, in: db) }
}
