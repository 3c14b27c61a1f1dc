/// The dates whose year, month and day Mozilla's address book has apart.
enum LDIFDates {
    private static let dates = [
        (heading: "Birthday", parts: ["birthyear", "birthmonth", "birthday"]),
        (heading: "Anniversary", parts: ["anniversaryyear", "anniversarymonth", "anniversaryday"]),
    ]

    /// An entry with one value for the parts of each date; parts that are no date stay as they are.
    static func joined(_ entry: [NamedValue]) -> [NamedValue] {
        dates.reduce(entry) { joined($0, $1.heading, $1.parts) }
    }

    private static func joined(_ entry: [NamedValue], _ heading: String, _ names: [String]) -> [NamedValue] {
        let places = names.map { name in entry.firstIndex { $0.name.lowercased() == name } }
        func number(_ part: Int, _ range: ClosedRange<Int>) -> Int? {
            let text = places[part].map { entry[$0].text.filter { $0 != " " } } ?? ""
            return Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
        func digits(_ number: Int, _ count: Int) -> String {
            String(repeating: "0", count: max(count - String(number).count, 0)) + String(number)
        }
        let (year, month, day) = (number(0, 1...9999), number(1, 1...12), number(2, 1...31))
        var text = year.map { digits($0, 4) } ?? "-"
        if let month, let day {
            text += "-\(digits(month, 2))-\(digits(day, 2))"
        } else if year == nil || places[1] != nil || places[2] != nil {
            return entry
        }
        let parts = places.compactMap { $0 }
        return entry.enumerated().compactMap { index, value in
            guard parts.contains(index) else { return value }
            return index == parts.min() ? NamedValue(name: heading, text: text) : nil
        }
    }
}
