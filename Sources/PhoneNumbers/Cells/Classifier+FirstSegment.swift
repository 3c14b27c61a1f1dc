// First segments of a cell that are the beginning of its number.

extension Classifier {
    /// The number of a cell whose first digits only seem to be something else: an area code whose bracket nobody opened,
    /// `11)98765-4321`, or the first digits behind a code of the region or of a part of it that is a word for a room as well,
    /// `AP 96 3222 1234` in Brazil, `USA 650 253 0000`, where `uşă` is a door. `nil` where the other digits are a number without them, unless
    /// all are grouped as those of one behind the code: `PR 346 039 2884` in Italy.
    @inline(never)
    func numberWithFirstSegment(
        _ cell: Span<UInt8>, in text: NumberText, _ segments: CellSegments, regionIndex: Int?
    ) -> Classification? {
        guard let regionIndex, cell.count == text.count,
            text.digitCount(text.start..<segments[0].range.lowerBound) == 0
        else { return nil }
        let isBehindCode = segments[0].kind == .place
        switch segments[0].kind {
        case .listMark: guard text.closesBracket(segments[0].range) else { return nil }
        case .place: guard isBehindCodeAtHome(text, regionIndex: regionIndex) else { return nil }
        default: return nil
        }
        let whole = reading(of: cell, regionIndex: regionIndex)
        guard whole.verdict == .accepted else { return nil }
        if isBehindCode, isGrouped(whole, in: cell) { return whole }
        let rest = cell.extracting(segments[0].range.upperBound - text.start..<cell.count)
        return reading(of: rest, regionIndex: regionIndex).planRule == .none ? whole : nil
    }

    /// Returns `true` if the word for a currency that a text begins with is rather a code of the region at a position or of a part of it:
    /// `GR 021 312 3456` in Romania, where groszy are no currency.
    func hasCodeForCurrency(_ text: NumberText, regionIndex: Int?) -> Bool {
        text.codeInFront.map { WordTable.kind(of: $0) } == .currency
            && isBehindCodeAtHome(text, regionIndex: regionIndex)
    }

    /// Returns `true` if a text begins with the code of the region at a position or of a part of it.
    private func isBehindCodeAtHome(_ text: NumberText, regionIndex: Int?) -> Bool {
        guard let regionIndex, let code = text.codeInFront else { return false }
        let region = RegionCode(packed: table.regions[regionIndex].region)
        return CountryWordTable.country(of: code) == .region(region) || CountryWordTable.isPart(code, of: region)
    }
}

extension NumberText {
    /// Returns `true` for two digits or one and a closing bracket in front of all others.
    fileprivate func closesBracket(_ range: Range<Int>) -> Bool {
        range.lowerBound == start && isDigit(at: start) && self[range.upperBound - 1] == UInt8(ascii: ")")
    }

    /// The letters of a code of two or three, perhaps with points or a colon behind them, that the text begins with; `nil` if it begins with others.
    fileprivate var codeInFront: WordHash? {
        var hash = WordHash()
        var (position, letters) = (start, 0)
        while position < end, !isDigit(at: position) {
            if isLetter(at: position) {
                guard self[position] >= UInt8(ascii: "a") else { return nil }
                hash.add(UInt32(self[position]))
                letters += 1
            } else if ![UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: " ")].contains(self[position]) {
                return nil
            }
            position += 1
        }
        return 2...3 ~= letters ? hash : nil
    }
}
