// Digits between a word and a number, which may be the first ones of the number: `London 4420 71234567`, `Raum 880 07 810`.

extension Classifier {
    /// Where a candidate begins: with the digits of the segment right before it, if both together are written as one number; and `true` if
    /// nobody knows, because they may be one number, or one of another country.
    @inline(never)
    func beginning(
        of candidate: Range<Int>, upTo end: Int, _ segments: CellSegments, _ cell: Span<UInt8>, in text: NumberText,
        _ offset: UnsafeMutablePointer<Int32>, regionIndex: Int?
    ) -> (first: Int, isOpen: Bool) {
        let first = candidate.lowerBound
        guard let group = segments.digits(before: candidate, in: text),
            text[first] != UInt8(ascii: "0") || regionIndex.map({ !table.writesTrunkZero(inRegion: $0) }) ?? false
        else { return (first, false) }
        var dial = DialString()
        let bytes = cell.extracting(Int(offset[group.first])..<Int(offset[end]))
        let whole = reading(of: bytes, regionIndex: regionIndex, dialled: &dial)
        guard whole.planRule != .none else {
            let digits = text.digits(group.first..<min(end, text.nextLetter(from: group.first)))
            return (first, mayBeNumberAbroad(digits, regionIndex: regionIndex))
        }
        return group.isOfPlace && isGroupedAsWritten(whole, dial) ? (group.first, false) : (first, true)
    }

    /// Returns `true` if digits are a number of another country that lacks its plus, or one with a digit too many.
    @inline(never)
    func mayBeNumberAbroad(_ digits: DigitBuffer, regionIndex: Int?) -> Bool {
        guard digits.count > 8, !digits.hasOverflowed, let split = splitInternational(digits),
            regionIndex.map({ Int(table.regions[$0].plan) != split.plan }) ?? true
        else { return false }
        if categories(of: split.national, split.plan) != nil { return true }
        var shorter = split.national
        shorter.removeLast()
        return categories(of: shorter, split.plan) != nil
    }
}

extension CellSegments {
    /// Where the digits begin that the number of a room or a thing right before a candidate consists of, with a space on both sides, and `true`
    /// for a room or another place; `nil` if something else stands there.
    @inline(never)
    fileprivate func digits(before candidate: Range<Int>, in text: NumberText) -> (first: Int, isOfPlace: Bool)? {
        let last = candidate.lowerBound - 1
        guard text.isDigit(at: candidate.lowerBound), text.hasPrefix(" ", at: last), text.isDigit(at: last - 1) else {
            return nil
        }
        for position in 0..<count where self[position].range.upperBound == last {
            let segment = self[position]
            guard segment.kind == .place || segment.kind == .reference else { return nil }
            let first = text.digitsStart(before: last)
            guard first > segment.range.lowerBound, text[first - 1] == UInt8(ascii: " "),
                text.digitCount(segment.range) == last - first
            else { return nil }
            return (first, segment.kind == .place)
        }
        return nil
    }
}
