/// Columns by which people say that they do not want to be contacted.
package enum OptOutColumn {
    /// The ways of contact that a column forbids.
    private enum Way: CaseIterable {
        case calls, mail, any
    }

    private static func names(of way: Way) -> [String] {
        switch way {
        case .calls:
            [
                "donotcall", "dontcall", "nocalls", "dnc", "nichtanrufen", "keineanrufe", "nepasappeler", "nollamar",
                "nonchiamare", "nietbellen", "naoligar", "ringikke", "ringinte", "niedzwonic",
            ]
        case .mail:
            [
                "donotemail", "donotmail", "unsubscribe", "abgemeldet", "abbestellt", "desabonn", "desinscri",
                "disiscritt",
                "afgemeld", "uitgeschreven", "descadastrad", "wypisan",
            ]
        case .any:
            [
                "donotcontact", "optout", "optedout", "nichtkontaktieren", "werbesperre", "werbewiderspruch",
                "nepascontacter", "nocontactar", "noncontattare", "nietbenaderen", "naocontatar", "kontaktaikke",
            ]
        }
    }

    private static let values = [
        "1", "true", "yes", "y", "x", "t", "on", "ja", "j", "wahr", "oui", "vrai", "si", "s\u{ED}", "sim", "tak", "da",
        "igen", "evet",
    ]
    /// The characters that may stand between the words of a name.
    private static let separators = [" ", "_", "-", ".", "'"]
    /// Names of so many letters are whole names; longer ones may be a part.
    private static let wholeLength = 3

    private static let words = Way.allCases.flatMap { way in names(of: way).map { (Array($0.utf8), way) } }
    private static let skipped = separators.flatMap { Array($0.utf8) }

    private static func way(_ name: ArraySlice<UInt8>) -> Way? {
        let text = name.filter { !skipped.contains($0) }.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        return words.first { word, _ in
            if word.count <= wholeLength { return text == word }
            return text.count >= word.count
                && (0...text.count - word.count).contains { text[$0...].starts(with: word) }
        }?.1
    }

    /// Returns `true` if the name of a column contains one of these words, without regard to case and separators.
    package static func isName(_ name: ArraySlice<UInt8>) -> Bool { way(name) != nil }

    /// Returns `true` if what a column forbids is forbidden by another, too: `Nicht anrufen` and `Do Not Call`, or `Opt-out` and anything.
    package static func overrules(_ name: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
        guard let one = way(name), let two = way(other) else { return false }
        return one == two || one == .any
    }

    /// Returns `true` if a value of such a column is affirmative.
    package static func isTrue(_ value: ArraySlice<UInt8>) -> Bool {
        values.contains(String(decoding: value, as: UTF8.self).lowercased())
    }

    /// The same as SQL, of a column and its value.
    static func condition(name: String, value: String) -> String {
        let plain = separators.reduce("lower(\(name))") { "replace(\($0), '\($1 == "'" ? "''" : $1)', '')" }
        let isName = words.map { word, _ in
            let text = String(decoding: word, as: UTF8.self)
            return word.count <= wholeLength ? "\(plain) = '\(text)'" : "\(plain) GLOB '*\(text)*'"
        }.joined(separator: " OR ")
        return "(\(isName)) AND lower(\(value)) IN (\(values.map { "'\($0)'" }.joined(separator: ", ")))"
    }
}
