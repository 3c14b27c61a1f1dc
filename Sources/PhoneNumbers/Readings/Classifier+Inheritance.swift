// Second numbers of which only the end is written.

extension Classifier {
    /// The reading of a few digits behind a number.
    enum TailReading {
        /// The end of a second number.
        case number(Classification)
        /// The number before, with the digits for its extension.
        case `extension`(Classification)
        /// A number of their own.
        case own
        /// None of these.
        case none
    }

    /// Reads the digits behind a number.
    ///
    /// - Parameters:
    ///   - tail: the digits.
    ///   - base: the number before them.
    ///   - own: the digits as a number of their own.
    func inherited(
        _ tail: CellTail, _ base: Classification, _ own: Classification, _ separator: CellPiece.Separator,
        regionIndex: Int?
    ) -> TailReading {
        let habits = Habits(regionIndex, table)
        let isExtension =
            separator == .hyphen && habits.hasHyphenExtensions
            || separator == .slash && habits.hasSlashExtensions && tail.isTight
        if isExtension, tail.length > 1, tail.length <= 6 {
            var reading = base
            reading.extension = tail.digits
            return .extension(reading)
        }
        // `777123456/0800`
        if separator == .slash, habits.hasBankCodes, tail.length == 4, tail.isTight { return .none }
        var tail = tail
        // `650-253-0-00-0`: hyphens part the number before as well. `0-2123-4567-9`: the end of a range in Thailand.
        if separator == .hyphen, tail.digitsBehindHyphen > 0 {
            guard habits.hasHyphenRanges, tail.length < 3 else { return .none }
            tail.digitsBehindHyphen = 0
        }
        // A semicolon before a few digits is a pause of a dialled string.
        if separator == .list, tail.length < 6 { return .none }
        // `0172-123`: a number of its own that lacks its end.
        if tail.length > 4, tail.digits.first == 0, own.planRule == .none, writesTrunkZero(base) {
            return .none
        }
        if separator == .word, own.verdict == .rejected(.emergency) { return .own }
        let full = second(tail, base)
        if own.planRule != .none {
            // A number without its trunk prefix, beside one with it, is one of the same area.
            let hasTrunk =
                table.plan(ofCode: Int(base.callingCode)).map { table.mayWriteTrunkPrefix(before: own.planRule, $0) }
                ?? false
            let isLocal = tail.followsPrefix && hasTrunk && own.nationalNumber.count == tail.length
            guard isLocal, let full, abs(full.nationalNumber.count - base.nationalNumber.count) <= 2 else {
                return .own
            }
            return .number(full)
        }
        guard let full else {
            // `0171 2345678 oder 12 34 56`: it is said to be a number, and is not left out.
            if separator == .word, tail.length > 4, tail.length < 7 { return .number(.ambiguous(tail.digits)) }
            return tail.length >= 7 ? .own : tail.length <= 4 ? undecided(tail, base, separator) : .none
        }
        // `A 5`, `od 2019`: short words mean many things, in other languages and as names of places.
        if separator == .comma, tail.mayBeYear { return .none }
        if separator == .comma, tail.length == 1, !tail.hasHyphen { return neighbouringLine(tail, base, full) }
        let isShortWord = separator == .word && tail.length <= 4 && !tail.hasHyphen
        if isShortWord, tail.mayBeYear || !isClose(tail, base, separator) { return .none }
        let replacesEnd = tail.hasHyphen && separator != .hyphen
        if tail.length <= 4, separator != .word, !replacesEnd, !isClose(tail, base, separator) {
            return undecided(tail, base, separator)
        }
        return .number(full)
    }

    /// Returns `true` if numbers like one are written with a trunk zero, and none has a zero in front without it.
    private func writesTrunkZero(_ base: Classification) -> Bool {
        table.writesTrunkPrefix(before: base.planRule) && base.nationalNumber.first != 0
    }

    /// Digits that may be a second number or an extension: `ambiguous`, but behind a comma an extension.
    private func undecided(_ tail: CellTail, _ base: Classification, _ separator: CellPiece.Separator) -> TailReading {
        guard separator == .slash || separator == .hyphen || separator == .word else { return .none }
        guard separator == .slash else { return .none }
        var reading = Classification()
        reading.verdict = .ambiguous
        reading.nationalNumber = tail.digits
        return .number(reading)
    }

    /// The second number: the digits behind the area code of the first, or in place of its last ones.
    private func second(_ tail: CellTail, _ base: Classification) -> Classification? {
        let count = base.nationalNumber.count
        var kept = count - tail.length
        if tail.hasHyphen, tail.digitsBehindHyphen > 0 {
            kept = count - tail.digitsBehindHyphen
        } else if tail.length <= 4, tail.digitsBehindHyphen > 0, tail.digitsBehindHyphen < tail.length {
            // `23125-0 / 12`: a direct line in place of the switchboard.
            guard base.nationalNumber[count - 1] == 0, tail.digitsBehindHyphen == 1 else { return nil }
            kept = count - 1
        } else if tail.length > 4, tail.localLength > 0, abs(tail.localLength - tail.length) <= 2 {
            kept = count - tail.localLength
        }
        guard kept > 0 else { return nil }
        let mayLend = tail.length <= 4 || mayLend(kept, of: base, to: tail)
        var reading = base
        reading.nationalNumber = DigitBuffer()
        for position in 0..<kept { reading.nationalNumber.append(base.nationalNumber[position]) }
        for position in 0..<tail.length { reading.nationalNumber.append(tail.digits[position]) }
        guard reading.nationalNumber != base.nationalNumber,
            decide(Int(table.codes[Int(base.callingCode)]) - 1, &reading),
            mayLend || tail.localLength == count - kept && isOfSameArea(reading, base, areaCode: kept)
        else { return nil }
        reading.repairs.insert(.inherited)
        if tail.isRange { reading.repairs.insert(.range) }
        // `666 666 665 / 666`
        return isPlaceholderNumber(reading.nationalNumber) ? forbidden(reading, reading.nationalNumber) : reading
    }

    /// Returns `true` if a number may share its first digits with one beside it: the area code of a fixed line, or those in front of
    /// groups that are replaced by as many digits in the same groups. A single digit is no part of a mobile number that others share.
    private func mayLend(_ kept: Int, of base: Classification, to tail: CellTail) -> Bool {
        let isFixed = base.categories.contains(.fixedLine)
        if tail.isGroupedAlike { return isFixed || kept > 1 }
        guard isFixed else { return false }
        if tail.hasHyphen, tail.digitsBehindHyphen > 0 { return true }
        return tail.localLength > 0
            ? kept == base.nationalNumber.count - tail.localLength : kept == table.areaCodeLength(of: base.planRule)
    }

    /// Returns `true` if a number of a mobile begins with an area code that fixed lines have as well, and another number is one of these:
    /// `+55 11 96572-8011 / 3872-1011`.
    private func isOfSameArea(_ reading: Classification, _ base: Classification, areaCode: Int) -> Bool {
        reading.categories.contains(.fixedLine) && areaCode == table.areaCodeLength(of: base.planRule)
    }

    /// Returns `true` if a few digits continue the last ones of a number, as those of a neighbouring line do.
    private func isClose(_ tail: CellTail, _ base: Classification, _ separator: CellPiece.Separator) -> Bool {
        var (before, behind) = (0, 0)
        let count = base.nationalNumber.count
        guard count > tail.length else { return false }
        for position in 0..<tail.length {
            before = before * 10 + Int(base.nationalNumber[count - tail.length + position])
            behind = behind * 10 + Int(tail.digits[position])
        }
        // In North America a comma and a few digits are an extension.
        if base.callingCode == 1, separator < .word, tail.length < 4 { return false }
        let distance = behind - before
        if separator == .comma || tail.length == 1, distance < 0 { return false }
        return distance > 0 && (tail.length < 3 || distance <= 100) || abs(distance) <= 20
    }
}
