/// The names of months in the languages that most address books are kept in, and the words around them.
enum MonthNames {
    /// The month of a name or a common abbreviation, in lowercase; `nil` for other words.
    static func number(of word: String) -> Int? { numbers[word] }

    /// Returns `true` if a word may occur in a date without a meaning for the day.
    static func isFiller(_ word: String) -> Bool { fillers.contains(word) }

    /// The English name of a month, or its first three letters.
    static func english(_ month: Int, isShort: Bool) -> String {
        let word = names[month - 1].prefix { $0 != " " }
        let name = word.prefix(1).uppercased() + word.dropFirst()
        return isShort ? String(name.prefix(3)) : name
    }

    /// Returns `true` if a word is the first three letters of the English name of a month, `false` if it is the name; `nil` for other words.
    static func isShort(_ word: String, month: Int) -> Bool? {
        [true, false].first { english(month, isShort: $0).lowercased() == word.lowercased() }
    }

    private static let names = [
        "january jan januar jänner janvier janv enero ene gennaio gen janeiro januari",
        "february feb februar février févr febrero febbraio fevereiro fev februari",
        "march mar märz mrz mars marzo março maart",
        "april apr avril avr abril abr aprile",
        "may mai mayo maggio mag maio mei",
        "june jun juni juin junio giugno giu junho",
        "july jul juli juillet juil julio luglio lug julho",
        "august aug août agosto ago augustus",
        "september sep sept septembre septiembre settembre set setembro",
        "october oct oktober okt octobre octubre ottobre ott outubro out",
        "november nov novembre noviembre novembro",
        "december dec dezember dez décembre déc diciembre dic dicembre dezembro",
    ]

    private static let numbers: [String: Int] = {
        var numbers: [String: Int] = [:]
        for (index, words) in names.enumerated() {
            for word in words.split(separator: " ") { numbers[String(word)] = index + 1 }
        }
        return numbers
    }()

    private static let fillers: Set<String> = [
        "am", "pm", "st", "nd", "rd", "th", "of", "the", "de", "del", "er", "den", "le", "年", "月", "日", "년", "월", "일",
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue", "wed", "thu", "fri",
        "sat", "sun",
    ]
}
