import ContactModel
import PhoneNumbers

/// Encodes the numbers of one contact after another.
struct PhoneRows: ~Copyable {
    private var row = RowBuilder<PhoneNumberColumn>()
    private let digits = DigitText()
    /// The maximum length in bytes of a label or cell that is stored with every number of a cell; a longer one is stored with
    /// the first only. A cell of thousands of numbers would take a thousand times its size otherwise.
    private static let maximumRepeatedLength = 256

    /// Adds the numbers, in order.
    mutating func add(
        _ numbers: ArraySlice<ClassifiedNumber>, of contact: borrowing Contact, extensions: [Int],
        text: UnsafeBufferPointer<UInt8>, interner: TextInterner, rules: inout RuleInterner, id: Int,
        to image: inout some RowDestination & ~Copyable
    ) {
        for index in numbers.indices {
            let number = numbers[index]
            let position = index - numbers.startIndex
            let field = contact.fields[number.field]
            row.bind(id, to: .contactID)
            row.bind(position, to: .position)
            if field.line > 0 { row.bind(image.line(field.line, inContactAt: contact.origin.line), to: .lineOffset) }
            let isFirst = position == 0 || numbers[index - 1].field != number.field
            if let label = number.label {
                row.bind(interner.text(forLabel: label), to: .label)
            } else if isFirst || field.label.count <= Self.maximumRepeatedLength {
                row.bind(field.label, of: text, to: .label)
            }
            row.bind(field.isPreferred ? 1 : 0, to: .isPreferred)
            row.bind(UnsafeBufferPointer(rebasing: text[number.text]), to: .raw)
            if number.text != field.value, isFirst || field.value.count <= Self.maximumRepeatedLength {
                row.bind(field.value, of: text, to: .cell)
            }
            if !extensions.isEmpty, number.classification.extension.isEmpty, isAlone(index, in: numbers) {
                for other in extensions where contact.fields[other].group == field.group {
                    row.bind(contact.fields[other].value, of: text, to: .extension)
                }
            }
            bind(number.classification, interner, &rules)
            image.append(&row, key: RowKey.of(id, position))
        }
    }

    private mutating func bind(
        _ classification: Classification, _ interner: TextInterner, _ rules: inout RuleInterner
    ) {
        let countryCode = classification.countryCode
        if classification.verdict == .accepted, let countryCode {
            row.bind(digits.e164(countryCode, classification.nationalNumber), to: .e164)
        }
        if !classification.extension.isEmpty { row.bind(digits.extension(classification.extension), to: .extension) }
        if let countryCode { row.bind(Int(countryCode.number), to: .countryCode) }
        if let region = classification.region { row.bind(interner.text(for: region), to: .region) }
        if !classification.categories.isEmpty { row.bind(interner.text(for: classification.categories), to: .category) }
        row.bind(interner.text(for: classification.verdict), to: .verdict)
        if let reason = classification.verdict.reason { row.bind(interner.text(for: reason), to: .reason) }
        if let rule = rules.row(for: classification.rule) { row.bind(rule, to: .ruleID) }
        if !classification.repairs.isEmpty { row.bind(interner.text(for: classification.repairs), to: .repairs) }
    }

    /// Returns true if the number is the only one of its cell, so that an extension in a column beside it is its own.
    private func isAlone(_ index: Int, in numbers: ArraySlice<ClassifiedNumber>) -> Bool {
        let field = numbers[index].field
        if index > numbers.startIndex, numbers[index - 1].field == field { return false }
        return index + 1 == numbers.endIndex || numbers[index + 1].field != field
    }
}
