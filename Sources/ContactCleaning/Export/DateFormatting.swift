import ContactModel
import PhoneNumbers

/// Writes the dates of contacts in the form that programs read, `1985-04-12` or `--04-12`; others stay as they were written.
struct DateFormatting {
    let orders: DateOrders

    init(_ orders: DateOrders) { self.orders = orders }

    /// The kinds of values that are dates.
    static let kinds: [Contact.Field.Kind] = [.birthday, .anniversary, .date]

    /// Sets the values of the dates.
    func apply(to record: inout OutgoingContact) {
        for index in record.contact.fields.indices {
            let field = record.contact.fields[index]
            guard Self.kinds.contains(field.kind) else { continue }
            let text = record.contact.value(of: field)
            let date = self.text(text, ofSource: record.sourceID)
            if date != text { record.contact.fields[index].value = record.contact.store(Array(date.utf8)) }
        }
    }

    /// The text that is written for a date of a source.
    func text(_ text: String, ofSource source: Int) -> String {
        var reading = DateParser.read(text)
        if reading == .ambiguous { reading = DateParser.read(text, order: orders.order(ofSource: source)) }
        return reading.normalized ?? text
    }
}
