import ContactModel
import ContactReading

extension CardComposer {
    mutating func writeDates(_ card: CardFields) {
        for (position, index) in self[.birthday].enumerated() {
            let field = card.fields[index]
            if position > 0 || !writeDate("BDAY", field, card) { writeField(field, card) }
        }
        for (position, index) in self[.anniversary].enumerated() {
            let field = card.fields[index]
            let isWritten =
                is40
                ? position == 0 && writeDate("ANNIVERSARY", field, card) : writeDate("X-ANNIVERSARY", field, card)
            if !isWritten { writeField(field, card) }
        }
        for index in self[.date] {
            let field = card.fields[index]
            if !writeDate("X-ABDATE", field, card) { writeField(field, card) }
        }
    }

    /// Writes a date, with the time of day that was kept beside it.
    ///
    /// - Returns: `true` if the version has a form for it; nothing is written otherwise.
    private mutating func writeDate(_ name: StaticString, _ field: Contact.Field, _ card: CardFields) -> Bool {
        let value = card.value(field)
        let form = DateForm(value)
        guard is40 || form == .full || form == .withoutYear else { return false }
        let day = Array(value)
        let kept = parameters.take(field.kind, day)
        let time = kept.flatMap { CardTime(in: $0.value) }
        let hasTime = is40 ? time?.hasFraction == false : form == .full && time != nil
        if let kept, kept.value != day, !hasTime { parameters.leave(kept.place) }
        let group = beginLabelled(name, field, card, labels: .none, kept: kept?.parameters)
        switch form {
        case .full, .withoutYear, .dayOnly:
            if let time, hasTime {
                if !is40 { sink.parameter("VALUE", "date-time") }
                (day + time.text).withUnsafeBufferPointer { sink.plain($0, type: .moment) }
            } else if form == .withoutYear, !is40 {
                // Apple's programs write a date without a year in this form, and others read it as one.
                sink.parameter("X-APPLE-OMIT-YEAR", "1604")
                var text = "1604-" + value.clampedSlice(2, value.count).text
                text.withUTF8 { sink.plain($0, type: .date) }
            } else {
                sink.plain(value, type: .date)
            }
        case .partial: sink.plain(value, type: .date)
        case .text:
            sink.parameter("VALUE", "text")
            sink.text(value)
        }
        endLabelled(group, card.label(field))
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
            let kept = kept(field, card)
            sink.begin("REV")
            if let kept { write(kept) }
            timestamp.withText(sink.version) { sink.plain($0, type: .timestamp) }
            sink.end()
        }
    }
}
