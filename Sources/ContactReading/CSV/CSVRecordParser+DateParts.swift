import ContactModel

/// The parts of a date that stand in columns of their own.
struct DateParts {
    /// A part: its text and the name of its column, as places in the arena, and its number.
    struct Part {
        var text: Range<Int>
        var name: Range<Int>
        var number: Int?
    }

    var year: Part?
    var month: Part?
    var day: Part?

    /// The year, month and day of a date; `nil` if the parts are none. The year may be missing.
    var date: (year: Int?, month: Int, day: Int)? {
        guard let month = Self.number(month, 1...12), let day = Self.number(day, 1...31) else { return nil }
        // Of a year with two digits nobody knows the century.
        let number = Self.number(year, 100...9999)
        return year != nil && number == nil ? nil : (number, month, day)
    }

    /// The parts that are there, in their order.
    var all: [Part] { [year, month, day].compactMap { $0 } }

    private static func number(_ part: Part?, _ range: ClosedRange<Int>) -> Int? {
        part?.number.flatMap { range.contains($0) ? $0 : nil }
    }
}

extension CSVRecordParser {
    /// Takes a part of a date. A zero is none.
    mutating func fillDatePart(_ cell: CSVRow.Cell, _ action: ColumnPlan.Action, _ context: inout RowContext) {
        let text = storeCell(cell, context, trims: true)
        let number = Int(String(decoding: contact.text[text], as: UTF8.self))
        guard !text.isEmpty, number != 0 else { return }
        let part = DateParts.Part(text: text, name: action.label, number: number)
        let date = action.kind == .birthday ? \RowContext.birthday : \.anniversary
        switch action.part {
        case .year: context[keyPath: date].year = part
        case .month: context[keyPath: date].month = part
        case .day: context[keyPath: date].day = part
        }
        context.hasDateParts = true
    }

    /// Makes one birthday and one anniversary of the columns for their parts.
    mutating func addDates(_ context: RowContext) {
        add(context.birthday, .birthday, context)
        add(context.anniversary, .anniversary, context)
    }

    /// Adds a date; a year alone as text. Parts that are no date are kept under the names of their columns.
    private mutating func add(_ parts: DateParts, _ kind: Contact.Field.Kind, _ context: RowContext) {
        if let date = parts.date {
            let start = contact.text.count
            DateText.append(year: date.year, month: date.month, day: date.day, to: &contact.text)
            contact.add(kind, label: 0..<0, value: start..<contact.text.count, line: context.line)
        } else if let year = parts.year, parts.all.count == 1, year.number != nil {
            contact.add(kind, label: 0..<0, value: year.text, line: context.line)
        } else {
            for part in parts.all { contact.add(.extra, label: part.name, value: part.text, line: context.line) }
        }
    }
}
