import PhoneNumbers

/// The words of headings in some fifty languages, with what they say.
///
/// The tables in `Vocabulary` are the whole knowledge: a line is some concepts, a colon, and phrases between bars. A phrase
/// is compared by its letters and digits alone: `e-mail` and `Email`, `zip code` and `Zipcode` are the same.
enum ColumnVocabulary {
    /// The concepts of a phrase by its ``key(of:)``; `nil` if it is unknown.
    static func concepts(of key: String) -> ColumnConcepts? { entries[key] }

    /// The letters and digits of a text as they are compared.
    static func key(of text: some StringProtocol) -> String {
        var key = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { append(scalar, to: &key) }
        return String(key)
    }

    /// Appends a scalar as it is compared, if it is a letter or a digit.
    static func append(_ scalar: Unicode.Scalar, to key: inout String.UnicodeScalarView) {
        if let digit = digit(scalar) {
            key.append(Unicode.Scalar(UInt8(0x30 + digit)))
        } else if let letter = WordLetter.canonical(scalar.value), letter != 0, let folded = Unicode.Scalar(letter) {
            key.append(folded)
        }
    }

    /// The value of a decimal digit of any script.
    static func digit(_ scalar: Unicode.Scalar) -> Int? {
        if scalar.isASCII { return (0x30...0x39).contains(scalar.value) ? Int(scalar.value) - 0x30 : nil }
        guard scalar.properties.numericType == .decimal else { return nil }
        return scalar.properties.numericValue.map { Int($0) }
    }

    private static let entries: [String: ColumnConcepts] = {
        var entries: [String: ColumnConcepts] = [:]
        entries.reserveCapacity(6000)
        for table in tables {
            for line in "\(table)".pieces(between: ASCII.lineFeed) {
                let parts = line.pieces(between: ASCII.colon)
                guard parts.count == 2 else { continue }
                let concepts = ColumnConcepts(
                    parts[0].pieces(between: ASCII.space).compactMap { ColumnConcept(rawValue: String($0)) })
                for phrase in parts[1].pieces(between: ASCII.bar) {
                    entries[key(of: phrase), default: []].formUnion(concepts)
                    if let variant = expanded(phrase) { entries[key(of: variant), default: []].formUnion(concepts) }
                }
            }
        }
        return entries
    }()

    static let tables = [phoneWords, nameWords, onlineWords, addressWords, placeWords, roleAndTrapWords]

    /// A German or Nordic phrase as it is written without its own letters: `Rueckruf`; `nil` if it has none of them.
    private static func expanded(_ phrase: Substring) -> String? {
        var output = String.UnicodeScalarView()
        var isChanged = false
        for scalar in phrase.unicodeScalars {
            let letters: String? =
                switch scalar {
                case "ä", "Ä", "æ", "Æ": "ae"
                case "ö", "Ö", "ø", "Ø": "oe"
                case "ü", "Ü": "ue"
                case "å", "Å": "aa"
                case "ß": "ss"
                default: nil
                }
            if let letters {
                output.append(contentsOf: letters.unicodeScalars)
                isChanged = true
            } else {
                output.append(scalar)
            }
        }
        return isChanged ? String(output) : nil
    }
}
