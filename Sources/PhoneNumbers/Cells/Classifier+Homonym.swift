// Codes of two letters that name a country or something else: the readings of the number beside them decide.

extension Classifier {
    /// A number beside a code, as it is read in a region.
    private struct Trial {
        /// `true` if the region has the number.
        var isNumber = false
        /// `true` if it is grouped as people of the region write it.
        var isGrouped = false
        /// `true` if its digits stand together, with the trunk prefix that the region writes.
        var isWhole = false
    }

    /// The country beside a number whose code means something else at home as well: none if the number is one at home, unless only
    /// the people of the other country write it so.
    static func country(ofHomonym other: RegionCode, beside cell: Span<UInt8>, home: RegionCode) -> CountryBesideNumber
    {
        let abroad = trial(of: cell, in: other)
        guard abroad.isNumber else { return .none }
        let here = trial(of: cell, in: home)
        return !here.isNumber || abroad.isGrouped && !here.isGrouped ? .undecided : .none
    }

    /// The country beside a number that a code of two letters names: undecided if the number is written as one of the reader's region.
    static func country(ofBareCode other: RegionCode, beside cell: Span<UInt8>, home: RegionCode) -> CountryBesideNumber
    {
        let here = trial(of: cell, in: home)
        return here.isNumber && (here.isGrouped || here.isWhole) ? .undecided : .region(other)
    }

    private static func trial(of cell: Span<UInt8>, in region: RegionCode) -> Trial {
        var reader = Classifier(
            region: region, allowedCodes: nil, allowedCategories: .all, includesLowConfidenceRanges: false,
            triesEveryRegion: false)
        reader.readsCountryWords = false
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
        var trial = Trial(isNumber: true)
        var dial = DialString()
        guard first < last, bytes[first] != UInt8(ascii: "+") else { return trial }
        bytes.extracting(first..<last).withUnsafeBufferPointer { text in
            var position = 0
            while position < text.count { dial.digits.append(ifDigit: DialString.folded(in: text, &position)) }
            dial.text = text
            trial.isGrouped = isGroupedAsWritten(number, dial)
            trial.isWhole =
                dial.firstGroup == dial.digits.count
                && (dial.hasTrunkPrefix || !table.writesTrunkPrefix(before: number.planRule))
        }
        return trial
    }

    private static func beginsNumber(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "(")
    }

    /// Returns `true` for a digit, and for any byte of a character beyond ASCII, which may be one.
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 || byte >= 0x80 }
}
