import ContactModel
import ContactReading

extension CardComposer {
    mutating func writeDates(_ card: CardFields) {
        for (position, index) in self[.birthday].enumerated() {
            let field = card.fields[index]
            if position > 0 || !writeDate("BDAY", field, card, label: nil) { writeField(field, card) }
        }
        for (position, index) in self[.anniversary].enumerated() {
            let field = card.fields[index]
            let isWritten =
                is40
                ? position == 0 && writeDate("ANNIVERSARY", field, card, label: nil)
                : writeDate("X-ANNIVERSARY", field, card, label: nil)
            if !isWritten { writeField(field, card) }
        }
        for index in self[.date] {
            let field = card.fields[index]
            if !writeDate("X-ABDATE", field, card, label: card.label(field)) { writeField(field, card) }
        }
    }

    /// Writes a date.
    ///
    /// - Returns: `true` if the version has a form for it; nothing is written otherwise.
    private mutating func writeDate(
        _ name: StaticString, _ field: Contact.Field, _ card: CardFields, label: Bytes?
    ) -> Bool {
        let value = card.value(field)
        let form = DateForm(value)
        guard is40 || form == .full || form == .withoutYear else { return false }
        if let label, label.isEmpty == false { lastGroup += 1 }
        let group = label?.isEmpty == false ? lastGroup : 0
        sink.begin(name, group: group)
        switch form {
        case .full: sink.plain(value, type: .date)
        case .withoutYear where !is40:
            // Apple's programs write a date without a year in this form, and others read it as one.
            sink.parameter("X-APPLE-OMIT-YEAR", "1604")
            var text = "1604-" + value.clampedSlice(2, value.count).text
            text.withUTF8 { sink.plain($0, type: .date) }
        case .withoutYear, .dayOnly: sink.plain(value, type: .date)
        case .text:
            sink.parameter("VALUE", "text")
            sink.text(value)
        }
        endLabelled(group, label ?? Bytes(start: nil, count: 0))
        return true
    }

    mutating func writeRevision(_ card: CardFields) {
        for (position, index) in self[.revision].enumerated() {
            let field = card.fields[index]
            let value = card.value(field)
            guard position == 0, let timestamp = CardTimestamp(value) else {
                writeField(field, card)
                continue
            }
            sink.begin("REV")
            timestamp.withText(sink.version) { sink.plain($0, type: .timestamp) }
            sink.end()
        }
    }
}
