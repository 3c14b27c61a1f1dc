import ContactFormats
import PhoneNumbers

/// Encodes the numbers of one contact after another.
struct PhoneRows: ~Copyable {
    private var row = RowBuilder(columns: 17)
    private let digits = DigitText()
    /// The longest label or cell, in bytes, that stands beside every number of a cell; a longer one stands beside the
    /// first. A cell of thousands of numbers would take a thousand times its size otherwise.
    private static let longestRepeated = 256

    /// Adds the numbers, in order.
    mutating func add(
        _ numbers: [ClassifiedNumber], of contact: borrowing Contact, extensions: [Int],
        text: UnsafeBufferPointer<UInt8>, interner: TextInterner, rules: inout RuleInterner, id: Int,
        to image: inout BatchImage
    ) {
        for position in numbers.indices {
            let number = numbers[position]
            let field = contact.fields[number.field]
            row.bind(id, at: 1)
            row.bind(position, at: 2)
            if field.line > 0 { row.bind(field.line, at: 3) }
            let isFirst = position == 0 || numbers[position - 1].field != number.field
            if isFirst || field.label.count <= Self.longestRepeated { row.bind(field.label, of: text, at: 4) }
            row.bind(field.isPreferred ? 1 : 0, at: 5)
            row.bind(UnsafeBufferPointer(rebasing: text[number.text]), at: 6)
            if number.text != field.value, isFirst || field.value.count <= Self.longestRepeated {
                row.bind(field.value, of: text, at: 7)
            }
            if !extensions.isEmpty, number.classification.extension.isEmpty, isAlone(position, in: numbers) {
                for index in extensions where contact.fields[index].group == field.group {
                    row.bind(contact.fields[index].value, of: text, at: 9)
                }
            }
            bind(number.classification, interner, &rules)
            image.append(&row, key: RowKey.of(id, position), to: .phoneNumbers)
        }
    }

    private mutating func bind(_ classification: Classification, _ interner: TextInterner, _ rules: inout RuleInterner) {
        let countryCode = classification.countryCode
        if classification.verdict == .accepted, let countryCode {
            row.bind(digits.e164(countryCode, classification.nationalNumber), at: 8)
        }
        if !classification.extension.isEmpty { row.bind(digits.extension(classification.extension), at: 9) }
        if let countryCode { row.bind(Int(countryCode.number), at: 10) }
        if let region = classification.region { row.bind(interner.text(for: region), at: 11) }
        if !classification.options.isEmpty { row.bind(interner.text(for: classification.options), at: 12) }
        row.bind(interner.text(for: classification.verdict), at: 13)
        if let reason = classification.verdict.reason { row.bind(interner.text(for: reason), at: 14) }
        if let rule = rules.row(for: classification.rule) { row.bind(rule, at: 15) }
        if !classification.repairs.isEmpty { row.bind(interner.text(for: classification.repairs), at: 16) }
    }

    /// Whether the number is the only one of its cell, so that an extension in a column beside it can only be its own.
    private func isAlone(_ position: Int, in numbers: [ClassifiedNumber]) -> Bool {
        let field = numbers[position].field
        if position > 0, numbers[position - 1].field == field { return false }
        return position + 1 == numbers.count || numbers[position + 1].field != field
    }
}
