// Cells that name the country of their numbers.

extension Classifier {
    /// The country that the words of a cell name.
    ///
    /// - Parameter home: the region that the number is read in if they name none.
    package static func country(beside cell: Span<UInt8>, home: RegionCode? = nil) -> CountryBesideNumber {
        let cell = cell.extracting(NumberText.withoutBlanks(cell))
        guard cell.count <= NumberText.capacity else { return .none }
        let words = CountryWords(cell, home: home)
        guard let home else { return words.country }
        switch words.country {
        case .none: return words.countryOfHomonym.map { country(ofHomonym: $0, beside: cell, home: home) } ?? .none
        case .region(let other) where words.isBareCode && other != home:
            return country(ofBareCode: other, beside: cell, home: home)
        case .region(let other): return other == home ? words.country : country(other, beside: cell, home: home)
        case .undecided: return words.openName.map { country(of: $0, beside: cell, home: home) } ?? .undecided
        }
    }

    /// The classifier and the region that a cell is read with whose words name another country than that of a region: no region for
    /// words that may mean several. `nil` for any other cell.
    @inline(never)
    func reader(of cell: Span<UInt8>, regionIndex: Int?) -> (reader: Classifier, regionIndex: Int?)? {
        guard readsCountryWords else { return nil }
        let home = regionIndex.map { RegionCode(packed: table.regions[$0].region) }
        var (reader, place) = (self, regionIndex)
        switch Self.country(beside: cell, home: home) {
        case .none: return nil
        case .region(let region): place = table.regionIndex(of: region)
        case .undecided: (reader, place) = (withoutRegion, nil)
        }
        reader.readsCountryWords = false
        return (reader, place)
    }

    /// The same classifier without a region: a national number that some country has is `ambiguous`.
    package var withoutRegion: Classifier { Classifier(like: self, region: nil, triesEveryRegion: true) }
}

extension NumberText {
    /// `true` if a word of the text may name a country.
    var mayNameCountry: Bool { seenKinds & ~Self.kindsOfLines != 0 && !isCut && hasNameOrCode }

    /// `true` for letters in front of the digits or in brackets, several words, or one behind digits that is a name: what is shorter
    /// than four letters is the code of no country there.
    private var hasNameOrCode: Bool {
        guard isDigit(at: start) || hasPlus && isDigit(at: start + 1), !has("("), !has("[") else { return true }
        var position = start
        while position < end {
            guard Self.isLetter(self[position]) else {
                position += 1
                continue
            }
            let word = position
            var hash = WordHash()
            while isLetter(at: position) {
                if self[position] < UInt8(ascii: "a") { return true }
                hash.add(UInt32(self[position]))
                position += 1
            }
            if position - word > 3, CountryWordTable.country(of: hash) != .none { return true }
            while position < end, !isDigit(at: position) {
                if isLetter(at: position) { return true }
                position += 1
            }
        }
        return false
    }

    /// The kinds of words that name no country, or one whose numbers are no phones.
    private static let kindsOfLines =
        WordKind.label.bit | WordKind.extension.bit | WordKind.weakExtension.bit | WordKind.hourOrExtension.bit
        | WordKind.postExtension.bit | WordKind.identifier.bit | WordKind.registry.bit
}
