import ContactFormats
import GRDB

/// Reads the numbers of contacts, those that a selection wants.
struct StoredNumberReader: ~Copyable {
    private let numbers: TableScan<PhoneNumberColumn>
    private var hasNumber: Bool
    private let verdict: [UInt8]
    private let countries: Set<String>
    private let categories: Set<String>
    private let isSelective: Bool

    init(_ selection: ContactSelection, in db: Database) throws {
        let numbers = try TableScan<PhoneNumberColumn>(
            [
                .id, .contactID, .label, .isPreferred, .raw, .cell, .e164, .extension, .countryCode, .region, .options,
                .verdict, .reason,
            ], from: try Schema.hasTable(.corrections, in: db) ? CurrentNumberColumn.scanSource : "phone_numbers",
            in: db)
        let hasNumber = try numbers.next()
        self.numbers = numbers
        self.hasNumber = hasNumber
        verdict = Array((selection.verdict ?? "").utf8)
        countries = Set(selection.countries)
        categories = Set(selection.categories)
        isSelective = selection.isAboutNumbers
    }

    mutating func restart(keys: ClosedRange<Int>) throws {
        numbers.restart(keys: keys)
        hasNumber = try numbers.next()
    }

    /// Appends the numbers of a contact to its fields. Contacts come in the order of their keys.
    mutating func read(contact: Int, into record: inout OutgoingContact) throws {
        while hasNumber, numbers.int(.contactID) <= contact {
            if numbers.int(.contactID) == contact, !isSelective || isWanted() { append(to: &record) }
            hasNumber = try numbers.next()
        }
    }

    private func append(to record: inout OutgoingContact) {
        var number = OutgoingContact.Number()
        number.id = numbers.int(.id)
        let label = store(.label, in: &record)
        number.raw = store(.raw, in: &record)
        number.cell = store(.cell, in: &record)
        number.e164 = store(.e164, in: &record)
        number.extension = store(.extension, in: &record)
        number.country = store(.region, in: &record)
        if number.country.isEmpty, !numbers.isNull(.countryCode) {
            let start = record.contact.text.count
            record.contact.text.append(contentsOf: "+\(numbers.int(.countryCode))".utf8)
            number.country = start..<record.contact.text.count
        }
        number.category = store(.options, in: &record)
        number.verdict = store(.verdict, in: &record)
        number.reason = store(.reason, in: &record)
        record.append(number, label: label, isPreferred: numbers.int(.isPreferred) != 0)
    }

    private func isWanted() -> Bool {
        if !verdict.isEmpty {
            var isSame = false
            numbers.withText(.verdict) { isSame = $0.elementsEqual(verdict) }
            if !isSame { return false }
        }
        if !countries.isEmpty {
            let names = [numbers.text(.region), numbers.isNull(.countryCode) ? nil : "+\(numbers.int(.countryCode))"]
            if !names.contains(where: { $0.map(countries.contains) ?? false }) { return false }
        }
        guard !categories.isEmpty else { return true }
        let options = numbers.text(.options)?.split(separator: ",") ?? []
        return options.contains { categories.contains(String($0)) }
    }

    private func store(_ column: PhoneNumberColumn, in record: inout OutgoingContact) -> Range<Int> {
        var range = 0..<0
        numbers.withText(column) { if !$0.isEmpty { range = record.contact.store($0) } }
        return range
    }
}
