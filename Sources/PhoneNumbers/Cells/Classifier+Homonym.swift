// Codes of two letters that name a country or something else: the readings of the number beside them decide.

extension Classifier {
    /// A number beside a code, as it is read in a region.
    private struct Trial {
        /// The number, if the region reads one there.
        var number: Classification?
        /// `true` if the region has the number, with the trunk prefix that it needs.
        var isNational = false
        /// `true` if it has no trunk prefix either that people of the region do not write.
        var isUsual = false
        /// `true` if it is grouped exactly as people of the region write it; digits that stand together are not.
        var isGrouped = false

        func isSame(as other: Trial) -> Bool { number?.e164 == other.number?.e164 }
    }

    /// The country beside a number whose code means something else at home as well. If both may have the number, it is one at home
    /// where it is grouped so only there, and open otherwise.
    static func country(ofHomonym other: RegionCode, beside cell: Span<UInt8>, home: RegionCode) -> CountryBesideNumber
    {
        let (here, abroad) = (trial(of: cell, in: home), trial(of: cell, in: other))
        switch (here.isNational, abroad.isUsual) {
        case (true, false): return .none
        case (false, true): return .region(other)
        case (true, true): return here.isSame(as: abroad) || here.isGrouped && !abroad.isGrouped ? .none : .undecided
        case (false, false): return abroad.number != nil && here.number == nil ? .undecided : .none
        }
    }

    /// The country beside a number that a code of two letters names. If both it and the reader's region may have the number, the one
    /// whose people alone group it so has it.
    static func country(ofBareCode other: RegionCode, beside cell: Span<UInt8>, home: RegionCode) -> CountryBesideNumber
    {
        let (here, abroad) = (trial(of: cell, in: home), trial(of: cell, in: other))
        switch (here.isNational, abroad.isUsual) {
        case (true, false): return atHome(here, cell, home)
        case (false, true): return .region(other)
        case (true, true) where here.isSame(as: abroad): return .region(other)
        case (true, true) where here.isGrouped == abroad.isGrouped: return .undecided
        case (true, true): return here.isGrouped ? atHome(here, cell, home) : .region(other)
        case (false, false): return here.isGrouped ? .undecided : .region(other)
        }
    }

    /// The country beside a number that its name names. A name that makes the number impossible, of a town or a person as well, is that of no
    /// country beside a number that only the reader's region has: `958 123 456 Granada`, `601 123 456 Kuba`.
    static func country(_ other: RegionCode, beside cell: Span<UInt8>, home: RegionCode) -> CountryBesideNumber {
        if trial(of: cell, in: other).number != nil { return .region(other) }
        return countryOfNumberAtHome(cell, home) ?? .region(other)
    }

    /// The country beside a number and a name that several countries or people have, or that stands among other words: none, if no such
    /// country can have the number, and the reader's region has it.
    static func country(of name: CountryPiece.OpenName, beside cell: Span<UInt8>, home: RegionCode)
        -> CountryBesideNumber
    {
        guard countryOfNumberAtHome(cell, home) == CountryBesideNumber.none else { return .undecided }
        switch name {
        case .part(let region): return trial(of: cell, in: region).number == nil ? .none : .undecided
        case .name(let name):
            let table = PlanTable.world
            var isListed = false
            for position in 0..<table.regionCount {
                let region = RegionCode(packed: table.regions[position].region)
                guard CountryWordTable.isName(name, of: region) else { continue }
                isListed = true
                if trial(of: cell, in: region).number != nil { return .undecided }
            }
            return isListed ? .none : .undecided
        }
    }

    /// None for a number that the reader's region has, as people there group it or where numbers have hardly more than one length; undecided
    /// for another one that it has; `nil` if it has none.
    private static func countryOfNumberAtHome(_ cell: Span<UInt8>, _ home: RegionCode) -> CountryBesideNumber? {
        let here = trial(of: cell, in: home)
        guard here.isNational, let number = here.number else { return nil }
        return here.isGrouped || !reader(in: home).isOfManyLengths(number) ? CountryBesideNumber.none : .undecided
    }

    /// No country, if the whole cell is read as the number at home: the code may be a word for a room as well, which takes digits.
    private static func atHome(_ trial: Trial, _ cell: Span<UInt8>, _ home: RegionCode) -> CountryBesideNumber {
        let found = reader(in: home).classify(cell)
        return found.verdict == .accepted && found.e164 == trial.number?.e164 ? .none : .undecided
    }

    /// A reader in a region, whatever countries the words of a cell name.
    private static func reader(in region: RegionCode) -> Classifier {
        var reader = Classifier(
            region: region, allowedCodes: nil, allowedCategories: .all, includesLowConfidenceRanges: false,
            triesEveryRegion: false)
        reader.readsCountryWords = false
        return reader
    }

    private static func trial(of cell: Span<UInt8>, in region: RegionCode) -> Trial {
        let reader = reader(in: region)
        var found: Trial?
        let text = cell.extracting(beginning(of: cell)..<cell.count)
        reader.visitNumbers(in: text, region: nil) { range, number in
            if found == nil { found = reader.trial(of: number, text.extracting(range)) }
        }
        return found ?? Trial()
    }

    /// Where the digits of a cell begin, with the bracket and the plus in front of them: the code may be a word for a room as well, `PL 785 840 084`,
    /// to which the first digits would belong.
    private static func beginning(of cell: Span<UInt8>) -> Int {
        var first = 0
        while first < cell.count, !isDigit(cell[first]) { first += 1 }
        while first > 0, cell[first - 1] == UInt8(ascii: "+") || cell[first - 1] == UInt8(ascii: "(") { first -= 1 }
        return first
    }

    /// Returns `true` if a number that is read from a text is grouped there as people of its country write it.
    func isGrouped(_ number: Classification, in text: Span<UInt8>) -> Bool { trial(of: number, text).isGrouped }

    private func trial(of number: Classification, _ bytes: Span<UInt8>) -> Trial {
        guard number.planRule != .none, !number.categories.contains(.forbidden) else { return Trial() }
        var (first, last) = (0, bytes.count)
        while first < last, !Self.beginsNumber(bytes[first]) { first += 1 }
        while last > first, !Self.isDigit(bytes[last - 1]) { last -= 1 }
        var trial = Trial(number: number)
        var dial = DialString()
        guard first < last, bytes[first] != UInt8(ascii: "+") else { return trial }
        bytes.extracting(first..<last).withUnsafeBufferPointer { text in
            var position = 0
            while position < text.count { dial.digits.append(ifDigit: DialString.folded(in: text, &position)) }
            dial.text = text
            trial.isGrouped = !dial.isBare && isGroupedAsWritten(number, dial)
            guard isOfRegion(number) else { return }
            let hasPrefix = dial.digits.count > number.nationalNumber.count
            trial.isNational = hasPrefix || !table.writesTrunkPrefix(before: number.planRule)
            trial.isUsual = trial.isNational && (!hasPrefix || mayWriteTrunkPrefix(number))
        }
        return trial
    }

    /// Returns `true` for a number as it stands that has the calling code of the region.
    private func isOfRegion(_ number: Classification) -> Bool {
        guard number.verdict == .accepted, !number.repairs.contains(.renumbered), let defaultRegionIndex else {
            return false
        }
        return table.plan(ofCode: Int(number.callingCode)) == Int(table.regions[defaultRegionIndex].plan)
    }

    private func mayWriteTrunkPrefix(_ number: Classification) -> Bool {
        table.plan(ofCode: Int(number.callingCode)).map { table.mayWriteTrunkPrefix(before: number.planRule, $0) }
            ?? false
    }

    private static func beginsNumber(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "(")
    }

    /// Returns `true` for a digit, and for any byte of a character beyond ASCII, which may be one.
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 || byte >= 0x80 }
}
