import ContactModel
import ContactReading

/// The values of a chosen column that a contact has.
struct ColumnValues {
    let column: ChosenColumn
    let record: OutgoingContact
    /// The only number that is meant, by its place; `nil` for all.
    let number: Int?

    /// The text of the cell: the value of the column's place, else all that are not empty with `; ` between them.
    var text: [UInt8] {
        let values = self.values
        if let place = column.place { return values.count < place ? [] : values[place - 1] }
        return Array(values.filter { !$0.isEmpty }.joined(separator: Array(separator.utf8)))
    }

    private var separator: String {
        switch column.content {
        case .value(.note): "\n\n"
        case .value(.category): " ::: "
        default: "; "
        }
    }

    private var values: [[UInt8]] {
        switch column.content {
        case .id: [Array(String(record.id).utf8)]
        case .name: [Array((record.contact.displayText ?? "").utf8)]
        case .source: [Array(record.source.utf8)]
        case .line: record.contact.origin.line > 0 ? [Array(String(record.contact.origin.line).utf8)] : []
        case .fact(let fact): numbers.map { record.text(of: fact, about: $0) }
        case .value(.phone): numbers.map { Array(record.contact.text[record.contact.fields[$0.field].value]) }
        case .label(.phone): numbers.map { Array(record.contact.text[record.contact.fields[$0.field].label]) }
        case .value(let kind) where kind.isAddressPart: addresses.map { value(of: $0.first { $0.kind == kind }) }
        case .value(let kind): record.contact.fields.filter { $0.kind == kind }.map { value(of: $0) }
        case .label(let kind) where kind.isAddressPart: addresses.map { label(of: $0.first) }
        case .label(let kind): record.contact.fields.filter { $0.kind == kind }.map { label(of: $0) }
        case .custom(let name):
            record.contact.fields.filter { $0.kind == .extra && label(of: $0).elementsEqual(name.utf8) }
                .map { value(of: $0) }
        }
    }

    private func value(of field: Contact.Field?) -> [UInt8] { field.map { Array(record.contact.text[$0.value]) } ?? [] }

    private func label(of field: Contact.Field?) -> [UInt8] { field.map { Array(record.contact.text[$0.label]) } ?? [] }

    private var numbers: [OutgoingContact.Number] { number.map { [record.numbers[$0]] } ?? record.numbers }

    /// The parts of each address, which share a group; a part that an address has already begins another one.
    private var addresses: [[Contact.Field]] {
        var addresses: [[Contact.Field]] = []
        for field in record.contact.fields where field.kind.isAddressPart {
            let last = addresses.last ?? []
            if let first = last.first, first.group == field.group, !last.contains(where: { $0.kind == field.kind }) {
                addresses[addresses.count - 1].append(field)
            } else {
                addresses.append([field])
            }
        }
        return addresses
    }
}
