import ContactModel
import ContactReading
import KnowledgeTable
import PhoneNumbers

/// The parts of a birthday in columns of their own: `Birth Year, Birth Month, Birth Day`, `Geburtstag, Geburtsmonat`.
///
/// Their headings are those of `Knowledge/rows/birthdays.txt` and nothing else, and their values numbers that a year, a month or a day may
/// have. A year beside no other part stays what it is by its heading.
enum BirthdayParts {
    static func settle(_ columns: inout [DetectedColumn], rows: () -> RowSample) {
        var places: [HeaderMap.DatePart: Int] = [:]
        for index in columns.indices where columns[index].basis != .given && columns[index].basis != .source {
            guard let part = headings[key(of: columns[index].name)], places[part] == nil,
                holds(part, rows().texts(of: index))
            else { continue }
            places[part] = index
        }
        guard places.keys.contains(where: { $0 != .year }) else { return }
        for (part, index) in places {
            columns[index].choose(
                .birthday(part), .words, ColumnWeights.certainHeading, Sentence(ColumnReason.partOfBirthday))
        }
    }

    /// Returns `true` if nearly all values may be the part of a date; months may have names, and zeros are none.
    private static func holds(_ part: HeaderMap.DatePart, _ values: [String]) -> Bool {
        let range =
            switch part {
            case .year: 1000...9999
            case .month: 1...12
            case .day: 1...31
            }
        let values = values.filter { Int($0) != 0 }
        let fitting = values.count { value in
            Int(value).map(range.contains) ?? (part == .month && !value.contains(where: \.isNumber))
        }
        return fitting > 0 && Double(fitting) >= ColumnWeights.nearlyAll * Double(values.count)
    }

    private static let headings: [String: HeaderMap.DatePart] = {
        let parts: [String: HeaderMap.DatePart] = ["year": .year, "month": .month, "day": .day]
        var headings: [String: HeaderMap.DatePart] = [:]
        PhraseTable("rows/birthdays").forEachPhrase { kind, phrase in
            headings[key(of: String(decoding: phrase, as: UTF8.self))] = parts[kind]
        }
        return headings
    }()

    /// A heading as it is compared; that of a long text is empty.
    private static func key(of heading: String) -> String {
        heading.utf8.count <= 120 ? HeadingWords.split(heading).joined() : ""
    }
}
