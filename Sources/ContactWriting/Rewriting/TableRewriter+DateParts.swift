import ContactModel
import ContactReading

extension TableRewriter {
    /// The texts of the cells with the year, the month and the day of dates that are others now, by their columns.
    func dateParts(_ columns: Range<Int>, in bytes: Bytes, _ texts: inout [RewrittenText]) -> [Int: [UInt8]] {
        var cells: [Int: [UInt8]] = [:]
        for kind in [Contact.Field.Kind.birthday, .anniversary] where texts.contains(where: { $0.kind == kind }) {
            var places: [HeaderMap.DatePart: Int] = [:]
            for column in columns.reversed() {
                let action = plan.actions[column]
                if action.operation == .datePart, action.kind == kind { places[action.part] = column }
            }
            guard let month = places[.month], let day = places[.day] else { continue }
            let former = places.mapValues { column in
                String(decoding: decoded(row.cells[column], in: bytes).text, as: UTF8.self)
                    .filter { !$0.isWhitespace }
            }
            var found: DateText.Value?
            _ = texts.take(kind, Self.date(former)) { text in
                found = text.withUnsafeBufferPointer { DateText.parse($0) }
                switch found {
                case .empty, .date(nil, _?, _): return text
                case .date(_?, _?, _) where places[.year] != nil: return text
                default:
                    found = nil
                    return nil
                }
            }
            guard let found else { continue }
            let isPadded = ![former[.month], former[.day]].contains { $0?.count == 1 }
            func digits(_ number: Int?) -> [UInt8] {
                guard let number else { return [] }
                return Array((isPadded && number < 10 ? "0\(number)" : "\(number)").utf8)
            }
            if case .date(let year, let ofYear, let ofMonth) = found {
                (cells[month], cells[day]) = (digits(ofYear), digits(ofMonth))
                if let column = places[.year] { cells[column] = digits(year) }
            } else {
                for column in places.values { cells[column] = [] }
            }
        }
        return cells
    }

    /// The date that parts make up, as a reader has it; empty for none.
    private static func date(_ parts: [HeaderMap.DatePart: String]) -> [UInt8] {
        func number(_ part: HeaderMap.DatePart) -> Int? {
            parts[part].flatMap { Int($0) }.flatMap { $0 == 0 ? nil : $0 }
        }
        guard let month = number(.month), let day = number(.day) else {
            return number(.year) == nil ? [] : Array((parts[.year] ?? "").utf8)
        }
        var text: [UInt8] = []
        DateText.append(year: number(.year), month: month, day: day, to: &text)
        return text
    }
}
