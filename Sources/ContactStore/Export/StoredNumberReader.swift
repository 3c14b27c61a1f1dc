import ContactModel
import GRDB
import PhoneNumbers

/// Reads the numbers of contacts as they are now, those that a selection wants.
struct StoredNumberReader: ~Copyable {
    private let numbers: TableScan<PhoneNumberColumn>
    private var hasNumber: Bool
    /// The corrections that hold, in the order of their numbers.
    private let corrections: CorrectionCursor?
    private let verdicts: [[UInt8]]
    private let countries: Set<String>
    private let categories: PhoneNumber.Categories
    private let isSelective: Bool
    /// `true` if numbers that are not wanted are read, too, and marked.
    private let marksOthers: Bool
    /// `true` if the verdicts of numbers are read.
    private let hasFindings: Bool
    /// The calling code of the last number; `nil` if there is none.
    private var callingCode: Int?
    /// The counts of wanted and of other numbers.
    private(set) var wanted = 0
    private(set) var others = 0

    /// - Parameter marksOthers: whether numbers that are not wanted are read all the same, and marked.
    init(
        _ selection: ContactSelection, _ detail: ContactDetail, marksOthers: Bool = false, keys: ClosedRange<Int>,
        in db: Database
    ) throws {
        hasFindings = detail == .everything || selection.isAboutNumbers
        let findings: [PhoneNumberColumn] =
            hasFindings ? [.cell, .countryCode, .region, .category, .verdict, .reason] : []
        let numbers = try TableScan<PhoneNumberColumn>(
            [.id, .contactID, .label, .isPreferred, .raw, .e164, .extension] + findings, keys: keys, in: db)
        let hasNumber = try numbers.next()
        let corrections = try Schema.hasCorrections(in: db) ? CorrectionCursor(keys: keys, in: db) : nil
        self.numbers = numbers
        self.hasNumber = hasNumber
        self.corrections = corrections
        verdicts = selection.wantedVerdicts.map { Array($0.utf8) }
        countries = Set(selection.countries)
        categories = selection.categories
        isSelective = selection.isAboutNumbers
        self.marksOthers = marksOthers
    }

    mutating func restart(keys: ClosedRange<Int>) throws {
        numbers.restart(keys: keys)
        hasNumber = try numbers.next()
        try corrections?.restart(keys: keys)
    }

    /// Appends the numbers of a contact to its fields. Contacts come in the order of their keys.
    ///
    /// - Returns: whether one of them is wanted.
    mutating func read(contact: Int, into record: inout OutgoingContact) throws -> Bool {
        let before = wanted
        while hasNumber, numbers.int(.contactID) <= contact {
            if numbers.int(.contactID) == contact {
                let start = record.contact.text.count
                var number = try number(in: &record)
                number.0.isWanted = !isSelective || isWanted(number.0, in: record)
                if number.0.isWanted { wanted += 1 } else { others += 1 }
                if number.0.isWanted || marksOthers {
                    append(number, to: &record)
                } else {
                    record.contact.text.removeSubrange(start...)
                }
            }
            hasNumber = try numbers.next()
        }
        return wanted > before
    }

    /// The number of the row, as it is now.
    private mutating func number(in record: inout OutgoingContact) throws -> (OutgoingContact.Number, value: Range<Int>)
    {
        var number = OutgoingContact.Number()
        number.id = numbers.int(.id)
        number.raw = Self.store(numbers, .raw, in: &record)
        // A cell of several numbers has others that are not wanted.
        if hasFindings, !isSelective || marksOthers { number.cell = Self.store(numbers, .cell, in: &record) }
        guard let corrections, try corrections.goTo(number.id) else {
            number.e164 = Self.store(numbers, .e164, in: &record)
            number.extension = Self.store(numbers, .extension, in: &record)
            callingCode = numbers.isNull(.countryCode) ? nil : numbers.int(.countryCode)
            guard hasFindings else { return (number, number.raw) }
            number.country = Self.country(numbers, .region, .countryCode, in: &record)
            number.categories = PhoneNumber.Categories(stored: numbers.bytes(.category))
            number.verdict = Self.store(numbers, .verdict, in: &record)
            number.reason = Self.store(numbers, .reason, in: &record)
            return (number, number.raw)
        }
        let value = corrected(&number, corrections, in: &record)
        return (number, value)
    }

    private mutating func corrected(
        _ number: inout OutgoingContact.Number, _ corrections: CorrectionCursor, in record: inout OutgoingContact
    ) -> Range<Int> {
        callingCode = corrections.scan.isNull(.countryCode) ? nil : corrections.scan.int(.countryCode)
        number.e164 = Self.store(corrections.scan, .e164, in: &record)
        number.extension = Self.store(corrections.scan, .extension, in: &record)
        number.country = Self.country(corrections.scan, .region, .countryCode, in: &record)
        number.categories = PhoneNumber.Categories(stored: corrections.scan.bytes(.category))
        number.verdict = Self.store(corrections.scan, .verdict, in: &record)
        number.reason = Self.store(corrections.scan, .reason, in: &record)
        return Self.store(corrections.scan, .value, in: &record)
    }

    private func append(
        _ number: (OutgoingContact.Number, value: Range<Int>), to record: inout OutgoingContact
    ) {
        let label = Self.store(numbers, .label, in: &record)
        record.append(number.0, label: label, value: number.value, isPreferred: numbers.int(.isPreferred) != 0)
    }

    private func isWanted(_ number: OutgoingContact.Number, in record: borrowing OutgoingContact) -> Bool {
        let text = record.contact.text
        if !verdicts.contains(where: { text[number.verdict].elementsEqual($0) }) { return false }
        if !countries.isEmpty {
            // A region is found by its calling code too.
            let country = String(decoding: text[number.country], as: UTF8.self)
            let code = callingCode.map { "+\($0)" } ?? ""
            if !countries.contains(country), !countries.contains(code) { return false }
        }
        return categories.isEmpty || !number.categories.isDisjoint(with: categories)
    }

    private static func country<Column: StoreColumn>(
        _ scan: borrowing TableScan<Column>, _ region: Column, _ code: Column, in record: inout OutgoingContact
    ) -> Range<Int> {
        let name = store(scan, region, in: &record)
        return name.isEmpty && !scan.isNull(code) ? append("+\(scan.int(code))", to: &record) : name
    }

    private static func append(_ text: String, to record: inout OutgoingContact) -> Range<Int> {
        let start = record.contact.text.count
        record.contact.text.append(contentsOf: text.utf8)
        return start..<record.contact.text.count
    }

    private static func store<Column: StoreColumn>(
        _ scan: borrowing TableScan<Column>, _ column: Column, in record: inout OutgoingContact
    ) -> Range<Int> {
        var range = 0..<0
        scan.withText(column) { if !$0.isEmpty { range = record.contact.store($0) } }
        return range
    }
}

/// Goes over the corrections that hold, in the order of their numbers.
private final class CorrectionCursor {
    let scan: TableScan<CorrectionColumn>
    private var isInside = false

    init(keys: ClosedRange<Int>, in db: Database) throws {
        let columns: [CorrectionColumn] = [
            .numberID, .value, .e164, .extension, .countryCode, .region, .category, .verdict, .reason,
        ]
        // In the order of an index that has the corrections that hold.
        let current = "(SELECT number_id AS id, \(columns.list) FROM corrections WHERE is_current)"
        scan = try TableScan(columns, keys: keys, from: current, in: db)
        isInside = try scan.next()
    }

    func restart(keys: ClosedRange<Int>) throws {
        scan.restart(keys: keys)
        isInside = try scan.next()
    }

    /// Goes to the correction of a number, which is above all others that were asked for.
    ///
    /// - Returns: whether there is one.
    func goTo(_ number: Int) throws -> Bool {
        while isInside, scan.int(.numberID) < number { isInside = try scan.next() }
        return isInside && scan.int(.numberID) == number
    }
}
