package import PhoneNumbers

extension CountryNames {
    /// The country that stands beside a number in its cell.
    package enum BesideNumber: Sendable, Hashable {
        /// None.
        case none
        /// One, named by nothing else: `(AT) 0662 843211`, `Schweiz 044 261 33 71`, `55 5208 4477 (Mexico)`.
        case region(RegionCode)
        /// A word that names a country and may mean something else: `Jordan`, `Mexico office`.
        case undecided
    }

    /// The country that the words before and behind the digits of a cell name.
    ///
    /// Codes of two or three letters count before the digits and in parentheses, in capitals, unless they are words of lines: `PH` is a
    /// phone, and `FR` behind a number a day of the week.
    package static func country(beside cell: some StringProtocol) -> BesideNumber {
        guard let first = cell.firstIndex(where: \.isNumber), let last = cell.lastIndex(where: \.isNumber) else {
            return .none
        }
        if cell[..<first].contains(where: { $0 == "+" || $0 == "＋" }) { return .none }
        let before = country(inWords: cell[..<first], isBefore: true)
        let behind = country(inWords: cell[cell.index(after: last)...], isBefore: false)
        if before == .none { return behind }
        return behind == .none || behind == before ? before : .undecided
    }

    private static func country(inWords text: some StringProtocol, isBefore: Bool) -> BesideNumber {
        guard text.utf8.count <= 60, text.contains(where: \.isLetter) else { return .none }
        let pieces = text.split(whereSeparator: { "()[]{}:;,/|".contains($0) }).map { piece in
            String(piece.drop { " -–.\t".contains($0) }.reversed().drop { " -–.\t".contains($0) }.reversed())
        }.filter { !$0.isEmpty }
        var found = BesideNumber.none
        for piece in pieces {
            let isCode = piece.utf8.count <= 3
            let mayBeCode = isBefore || text.contains { "([".contains($0) }
            guard !isCode || mayBeCode && piece.count >= 2 && piece.allSatisfy({ $0.isASCII && $0.isUppercase }) else {
                continue
            }
            if isCode, Heading(piece).concepts.hasAny(wordsOfLines) { continue }
            let meaning: BesideNumber
            if let region = region(named: piece), NumberingPlan.countryCode(of: region) != nil {
                meaning = givenNames.contains(PhraseKey.key(of: piece)) ? .undecided : .region(region)
            } else {
                meaning =
                    piece.split(separator: " ").contains { $0.count > 3 && region(named: $0) != nil }
                    ? .undecided : .none
            }
            if meaning == .none { continue }
            found = found == .none || found == meaning ? meaning : .undecided
        }
        return found
    }

    private static let wordsOfLines = ColumnConcepts.lines.union(.places).union(.traps).union(
        ColumnConcepts(.line, .number, .extension, .person, .contact, .area, .dial))

    /// The keys of countries that people are called by as well.
    private static let givenNames: Set<String> = {
        var names: Set<String> = []
        PhraseTable("countries/people").forEachPhrase { _, name in
            names.insert(PhraseKey.key(of: String(decoding: name, as: UTF8.self)))
        }
        return names
    }()
}
