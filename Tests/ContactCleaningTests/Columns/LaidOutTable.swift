import SeededRandom

/// A table of people as somebody lays it out in a sheet, in a random combination of ways, and the same table without any of them.
struct LaidOutTable {
    /// The table alone: a header and its records.
    private(set) var plain = ""
    /// The same table in its layout.
    private(set) var text = ""
    /// The ways of the layout, for messages.
    private(set) var ways: [String] = []
    let region: String

    private let language: Language
    private let delimiter: String
    private var random: SeededGenerator

    /// Words of a language.
    private struct Language {
        var region: String
        var title: String
        var names: [String]
        var group: String
        var units: [String]
        var total: String
        var note: String
        var page: String
        var numbers: (home: String, mobile: String)
    }

    private static let languages = [
        Language(
            region: "US", title: "Team list", names: ["Name", "Home", "Cell", "City"], group: "Phone",
            units: ["required", "digits", "digits", "optional"], total: "Total", note: "* call after six", page: "Page",
            numbers: ("212-555-01", "646-555-01")),
        Language(
            region: "DE", title: "Kontaktliste", names: ["Name", "privat", "mobil", "Ort"], group: "Telefon",
            units: ["(Pflicht)", "(mit Vorwahl)", "(mit Vorwahl)", ""], total: "Summe", note: "* nur abends",
            page: "Seite",
            numbers: ("030 231250", "0171 39200")),
        Language(
            region: "FR", title: "Carnet", names: ["Nom", "Fixe", "Portable", "Ville"], group: "Téléphone",
            units: ["obligatoire", "facultatif", "facultatif", "facultatif"], total: "Total", note: "* le soir",
            page: "Page",
            numbers: ("01 99 00 12 ", "06 39 98 12 ")),
        Language(
            region: "GB", title: "Members", names: ["Name", "Home phone", "Mobile", "Town"], group: "Telephone",
            units: ["text", "number", "number", "text"], total: "Total members", note: "* on leave", page: "Page",
            numbers: ("020 7946 01", "07700 9000")),
        Language(
            region: "RU", title: "Список", names: ["ФИО", "Домашний", "Мобильный", "Город"], group: "Телефон",
            units: ["текст", "число", "число", "текст"], total: "Итого", note: "* вечером", page: "Стр.",
            numbers: ("8 495 123-45-", "8 912 345-67-")),
        Language(
            region: "JP", title: "名簿", names: ["氏名", "自宅", "携帯", "市"], group: "電話",
            units: ["必須", "任意", "任意", "任意"], total: "合計", note: "※ 夜間のみ", page: "ページ",
            numbers: ("03-1234-56", "090-1234-56")),
        Language(
            region: "PL", title: "Lista osób", names: ["Imię i nazwisko", "Domowy", "Komórka", "Miasto"],
            group: "Telefon",
            units: ["wymagane", "liczba", "liczba", "tekst"], total: "Razem", note: "* wieczorem", page: "Strona",
            numbers: ("22 123 45 ", "512 345 6")),
    ]
    private static let people = [
        "Ann Abe", "Ben Bo", "Cid Cole", "Dee Dow", "Eli Eck", "Fay Fox", "Gus Gray", "Hal Hay", "Ida Inn", "Jon Jay",
    ]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        language = Self.languages[Int(random.next() % UInt64(Self.languages.count))]
        region = language.region
        delimiter = [",", ";", "\t"][Int(random.next() % 3)]
        let count = 4 + Int(random.next() % 5)
        let start = Int(random.next() % 80)
        let records = (0..<count).map { person in
            let number = start + person
            let digits = (number < 10 ? "0" : "") + String(number)
            return [
                Self.people[person], language.numbers.home + digits,
                random.next() % 4 == 0 ? "" : language.numbers.mobile + digits,
                "X-\(person)",
            ]
        }
        plain = lines([language.names] + records)
        text = lay(records)
    }

    private mutating func isChosen(_ way: String) -> Bool {
        guard random.next() % 3 == 0 else { return false }
        ways.append(way)
        return true
    }

    private func lines(_ rows: [[String]]) -> String {
        rows.map { $0.joined(separator: delimiter) + "\n" }.joined()
    }

    private func padded(_ cells: [String], _ width: Int) -> [String] {
        cells + Array(repeating: "", count: max(0, width - cells.count))
    }

    private mutating func lay(_ records: [[String]]) -> String {
        let width = language.names.count
        var head = [language.names]
        if isChosen("two rows") { head.insert(["", language.group, "", ""], at: 0) }
        let hasUnits = isChosen("units")
        let repeats = isChosen("repeated")
        let hasBlanks = isChosen("blank rows")
        func table(_ records: [[String]]) -> [[String]] {
            var rows = head + (hasUnits ? [language.units] : [])
            for (place, record) in records.enumerated() {
                if repeats, place > 0, place % 3 == 0 {
                    rows += [padded(["\(language.page) \(place / 3)"], width)] + head
                }
                if hasBlanks, place > 0, place % 2 == 0 { rows.append(padded([], width)) }
                rows.append(record)
            }
            return rows
        }
        var rows: [[String]]
        if !hasBlanks, isChosen("beside") {
            let (left, right) = (
                table(Array(records[..<(records.count / 2)])), table(Array(records[(records.count / 2)...]))
            )
            rows = (0..<max(left.count, right.count)).map { row in
                let empty = padded([], width)
                return (left.indices.contains(row) ? left[row] : empty) + [""]
                    + (right.indices.contains(row) ? right[row] : empty)
            }
        } else {
            rows = table(records)
        }
        let all = rows[0].count
        if isChosen("total") { rows.append(padded([language.total, "", "", "\(records.count)"], all)) }
        if isChosen("note") { rows += [padded([], all), padded([language.note], all)] }
        if isChosen("title") {
            let isPadded = random.next() % 2 == 0
            let titles = [language.title + " 2024", "1/2024"].prefix(1 + Int(random.next() % 2)).map { [$0] }
            let above = Array(titles) + (random.next() % 2 == 0 ? [[""]] : [])
            rows = above.map { isPadded ? padded($0, all) : $0 } + rows
        }
        return lines(rows)
    }
}
