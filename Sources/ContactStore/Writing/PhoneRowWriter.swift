import ContactFormats
import GRDB
import PhoneNumbers

/// Writes the numbers of one contact after another.
final class PhoneRowWriter {
    private let statement: BulkStatement
    private let db: Database
    private let vocabulary: Vocabulary
    private var rules: RuleInterner
    private let digits = DigitText()

    init(db: Database, vocabulary: Vocabulary, rule: @escaping @Sendable (Rule.ID) -> Rule?) throws {
        self.db = db
        self.vocabulary = vocabulary
        rules = RuleInterner(rule: rule)
        statement = try BulkStatement(
            """
            INSERT INTO phone_numbers
              (contact_id, position, line, label, is_preferred, raw, cell, e164, extension, country_code, region,
               options, verdict, reason, rule_id, repairs)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, on: db)
    }

    /// Forgets what a rollback may have undone.
    func reset(planVersion: String) {
        rules.reset(planVersion: planVersion)
    }

    /// Writes the numbers, in order.
    func write(
        _ numbers: [ClassifiedNumber], of contact: borrowing Contact, extensions: [Int],
        text: UnsafeBufferPointer<UInt8>, id: Int
    ) throws {
        for position in numbers.indices {
            let number = numbers[position]
            let field = contact.fields[number.field]
            statement.bind(id, at: 1)
            statement.bind(position, at: 2)
            if field.line > 0 { statement.bind(field.line, at: 3) }
            statement.bind(field.label, of: text, at: 4)
            statement.bind(field.isPreferred ? 1 : 0, at: 5)
            statement.bind(UnsafeBufferPointer(rebasing: text[number.text]), at: 6)
            if number.text != field.value { statement.bind(field.value, of: text, at: 7) }
            if !extensions.isEmpty, number.reading.extension.isEmpty, isAlone(position, in: numbers) {
                for index in extensions where contact.fields[index].group == field.group {
                    statement.bind(contact.fields[index].value, of: text, at: 9)
                }
            }
            try bind(number.reading)
            try statement.run()
        }
    }

    private func bind(_ reading: Reading) throws {
        if reading.verdict == .accepted {
            statement.bind(digits.e164(countryCode: reading.countryCode, reading.nationalNumber), at: 8)
        }
        if !reading.extension.isEmpty { statement.bind(digits.extension(reading.extension), at: 9) }
        if reading.countryCode > 0 { statement.bind(Int(reading.countryCode), at: 10) }
        if let region = reading.region { statement.bind(vocabulary.word(for: region), at: 11) }
        if !reading.options.isEmpty { statement.bind(vocabulary.word(for: reading.options), at: 12) }
        statement.bind(vocabulary.word(for: reading.verdict), at: 13)
        if let reason = reading.verdict.reason { statement.bind(vocabulary.word(for: reason), at: 14) }
        if let rule = try rules.row(for: reading.rule, in: db) { statement.bind(rule, at: 15) }
        if !reading.repairs.isEmpty { statement.bind(vocabulary.word(for: reading.repairs), at: 16) }
    }

    /// Whether the number is the only one of its cell, so that an extension in a column beside it can only be its own.
    private func isAlone(_ position: Int, in numbers: [ClassifiedNumber]) -> Bool {
        let field = numbers[position].field
        if position > 0, numbers[position - 1].field == field { return false }
        return position + 1 == numbers.count || numbers[position + 1].field != field
    }
}
