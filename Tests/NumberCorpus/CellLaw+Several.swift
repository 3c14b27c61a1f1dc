import PhoneNumbers
import SeededRandom

// Cells with several numbers in the spellings that have marks of lists in them, and with what people write beside numbers.

extension CellLaw {
    /// A number, a comma, and a name or the name of a line.
    static func comma(_ number: SpelledNumber, _ random: inout SeededGenerator) -> Case? {
        let words = Bool.random(using: &random) ? names : labels.map(\.plainText)
        guard let word = words.randomElement(using: &random) else { return nil }
        let cell = number.withMarks(&random) + ", " + word
        return Case(cell: cell, region: number.region, wanted: [number.number.e164], kind: word)
    }

    /// Two numbers, each in any spelling, and a separator.
    static func spelledPair(
        _ number: SpelledNumber, _ second: SpelledNumber, _ random: inout SeededGenerator
    ) -> Case? {
        guard let separator = separators.randomElement(using: &random) else { return nil }
        return Case(
            cell: number.withMarks(&random) + separator + second.withMarks(&random), region: number.region,
            wanted: [number.number.e164, second.number.e164], kind: separator)
    }

    /// Two numbers, each with a label in front of it or behind it.
    static func labelled(_ number: SpelledNumber, _ second: SpelledNumber, _ random: inout SeededGenerator) -> Case? {
        guard let form = forms.randomElement(using: &random) else { return nil }
        let cell = form.replacing("①", with: number.withMarks(&random)).replacing("②", with: second.withMarks(&random))
        return Case(
            cell: cell, region: number.region, wanted: [number.number.e164, second.number.e164],
            kind: form)
    }

    /// A number, and hours, a date or a fraction beside it.
    static func hours(_ number: SpelledNumber, _ random: inout SeededGenerator) -> Case? {
        let isInFront = Int.random(in: 0..<4, using: &random) == 0
        guard let time = (isInFront ? timesInFront : times).randomElement(using: &random) else { return nil }
        let text = number.withMarks(&random)
        return Case(
            cell: isInFront ? time + text : text + time, region: number.region, wanted: [number.number.e164], kind: time
        )
    }

    private static let labels = Remark.all.filter { $0.kind == "label" }
    private static let names = [
        "Frau Huber", "Mutter", "äiti", "Anna Berg", "casa", "posao", "privé", "John Smith", "Иван Петров",
        "bitte abends",
        "Herr Dr. Maier", "mamá", "home", "secretaria", "自宅", "عمل",
    ]
    private static let separators = [
        ", ", "; ", " / ", " | ", " - ", " – ", " * ", " : ", "\n", " und ", " oder ", " or ", " and ", " ou ", " et ",
        " y ", " & ", " // ", ";", " \\ ", "\r\n", " • ", " и ", " eller ", " lub ",
    ]
    private static let forms = [
        "Tel ① Fax ②", "Tel. ①, Fax ②", "① Mob, ② Fax", "① (M), ② (W)", "Home: ① / Work: ②", "Home ① Work ②",
        "H ① / W ②",
        "① home, ② work", "① (privat) / ② (Büro)", "Tel: ①; Mob: ②", "M: ① T: ②", "① тел., ② моб.", "Tél. ① Port. ②",
        "① Handy - ② Festnetz",
    ]
    private static let times = [
        ", 14h/18h", ", 9h/14h", " 9-17 Uhr", ", 9-17 Uhr", ", 12.5.75", ", 12.05.75", " 12.05.1975", ", 05/23",
        " (05/23)",
        " (1/2)", " ab 18 Uhr", ", Mo-Fr 9:00-17:00", " (9-17h)", ", 8:00-12:00/14:00-18:00", " 11 Uhr", " from 9 to 5",
        ", 2019", ", 3.4.", " 10:00", ", 9h-12h/14h-18h", " 24/7",
    ]
    private static let timesInFront = [
        "05/23: ", "12.5.75: ", "12.05.1975 ", "Mo-Fr 9-17 Uhr: ", "2019: ", "(05/23) ", "9h/14h: ", "10:00-12:00 ",
        "3.4. ",
    ]
}

extension SpelledNumber {
    /// The number with a slash, a hyphen or brackets at its area code, or in pairs, if it is read as this number where it stands alone so;
    /// else in its own spelling.
    fileprivate func withMarks(_ random: inout SeededGenerator) -> String {
        let groups = number.national.split { !$0.isNumber }.map(String.init)
        guard let area = groups.first, groups.count > 1 else { return text }
        let rest = groups.dropFirst()
        let (local, spaced) = (rest.joined(), rest.joined(separator: " "))
        let spellings = [
            text, area + "/" + spaced, area + "/" + local, area + "-" + local, area + "-" + spaced,
            area + "/" + rest.joined(separator: "-"), "(\(area)) " + rest.joined(separator: "-"),
            area + " " + Self.paired(local), area + "/" + Self.paired(local),
        ]
        guard let spelling = spellings.randomElement(using: &random),
            Classifier(region: region).numbers(in: spelling) == [number.e164]
        else { return text }
        return spelling
    }

    /// Digits in pairs, of which the first group has three where they are not even: `123 45 67`.
    private static func paired(_ digits: String) -> String {
        var (groups, rest) = ([] as [Substring], digits[...])
        while !rest.isEmpty {
            groups.append(rest.prefix(rest.count % 2 == 0 || rest.count < 3 ? 2 : 3))
            rest = rest.dropFirst(groups.last?.count ?? 0)
        }
        return groups.joined(separator: " ")
    }
}
