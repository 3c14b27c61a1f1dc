import ContactModel
import PhoneNumbers

/// Writes the dates of contacts in the form that programs read, `1985-04-12` or `--04-12`; others stay as they were written.
struct DateFormatting {
    private let orders: DateOrders

    init(_ orders: DateOrders) { self.orders = orders }

    /// Sets the values of the dates.
    func apply(to record: inout OutgoingContact) {
        for index in record.contact.fields.indices {
            let field = record.contact.fields[index]
            guard [.birthday, .anniversary, .date].contains(field.kind) else { continue }
            let text = record.contact.value(of: field)
            var reading = DateParser.read(text)
            if reading == .ambiguous { reading = DateParser.read(text, order: orders.order(ofSource: record.sourceID)) }
            guard let date = reading.normalized, date != text else { continue }
            record.contact.fields[index].value = record.contact.store(Array(date.utf8))
        }
    }
}
