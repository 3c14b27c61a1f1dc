// The pieces of a cell, each read as a number, the end of one, or a remark.

extension Classifier {
    /// Reads the pieces of a cell; `false` if one of them could be no number, or if all make one number only.
    ///
    /// - Parameter keepsRefused: `true` if digits that could be no number are pieces of their own beside a number, five of them at least.
    @inline(never)
    func evaluate(
        _ pieces: inout CellPieces, _ text: NumberText, _ cell: Span<UInt8>, _ offset: UnsafeMutablePointer<Int32>,
        _ whole: Classification, keepsRefused: Bool, regionIndex: Int?
    ) -> Bool {
        var numbers = 0
        var remarks = 0
        var taken = 0
        var base: Int?
        for place in 0..<pieces.count {
            let range = pieces[place].range
            if text.digitCount(range) == 0 {
                pieces[place].content = .remark
                // `030 234567 Москва, 339530`: what stands behind the name of a place is no end of a number.
                if range.contains(where: { text.isLetter(at: $0) && text.kind(at: $0) == .unknown }) { base = nil }
                continue
            }
            // `512 345 678 EUR 816 755 320`
            if keepsRefused, pieces[place].separator == .label, !text.isLabelled(range) { return false }
            let bytes = Int(offset[range.lowerBound])..<Int(offset[range.upperBound])
            let own =
                text.hasJoiningPlus(at: range.lowerBound)
                ? reading(behindJoiningPlus: cell.extracting(bytes), regionIndex: regionIndex)
                : reading(of: cell.extracting(bytes), regionIndex: regionIndex)
            if pieces[place].separator == .label, text.isBehindExtensionWord(range),
                !isNumber(own, text, range, behind: base.map { pieces[$0].reading })
            {
                return false
            }
            let isOpen = keepsRefused && isRefused(own, text, range)
            // `612 345 678 ext. 12 / 91 234 56 78`: more digits than those of another extension are a number.
            if let base, let tail = CellTail(pieces[place], behind: pieces[base], text),
                pieces[base].reading.extension.isEmpty || tail.length < 7
            {
                if !pieces[base].reading.extension.isEmpty {
                    pieces[base].reading.repairs.insert(.severalExtensions)
                    pieces[place].content = .remark
                    continue
                }
                switch inherited(tail, pieces[base].reading, own, pieces[place].separator, regionIndex: regionIndex) {
                case .number(let reading):
                    pieces[place].reading = reading
                    if tail.hasRemark { pieces[place].reading.repairs.insert(.label) }
                    pieces[place].content = .inherited
                    numbers += 1
                    continue
                case .extension(let reading):
                    pieces[base].reading = reading
                    pieces[place].content = .remark
                    if whole.verdict != .accepted || whole.extension.isEmpty { numbers += 1 }
                    continue
                case .own: break
                case .none where tail.hasRemark: break
                case .none:
                    // `0171 2345678 / 901820`
                    guard isOpen else { return false }
                    pieces[place].reading = .ambiguous(tail.digits)
                    numbers += 1
                    continue
                }
            }
            // `8842/2023`, `2023/8842`
            let isBesideSlash =
                pieces[place].separator == .slash
                || place + 1 < pieces.count && pieces[place + 1].separator == .slash
            if isBesideSlash, text.yearEnd(at: range.lowerBound) == range.upperBound { return false }
            // `217-234-5678, 62704-1234`: a post code.
            if own.verdict == .rejected(.notANumber), own.callingCode != 0 {
                pieces[place].content = .remark
                remarks += 1
                continue
            }
            // A few digits beside words are a remark, `10115 Berlin 030 234567`, or before a word that joins numbers: `115 und 030 234567`.
            let isBesideWord =
                pieces[place].separator == .label || place + 1 < pieces.count && pieces[place + 1].separator == .label
                || range.contains { text.isLetter(at: $0) }
                || place == 0 && range.count == 3 && !own.isPlausible && pieces[1].separator == .word
            let count = own.planRule != .none && text.hasKeypadWord(range) ? 7 : text.digitCount(range)
            let isRemark = own.planRule == .none ? count < 7 : count < text.leastDigits && !text.isLabelled(range)
            if isBesideWord, isRemark {
                pieces[place].content = .remark
                remarks += 1
                // `055 022 08 93, ul. Długa 12/5`
                if range.contains(where: { text.isLetter(at: $0) && text.kind(at: $0) == .unknown }) { base = nil }
                continue
            }
            // Behind a hyphen stands the end of a number, never a whole one.
            guard own.isPlausible || isOpen, pieces[place].separator != .hyphen else { return false }
            // A few digits, or what is left of them, are not a number of their own beside others.
            let isPart =
                own.verdict == .rejected(.damaged) ? count < 4 : count < text.leastDigits && !isWhole(own, text, range)
            if isPart, whole.verdict == .accepted || own.verdict == .rejected(.damaged) { return false }
            pieces[place].reading = own
            numbers += 1
            if own.planRule != .none { taken += 1 }
            base = own.planRule != .none && (!own.extension.isEmpty || text.isNumberToTheEnd(range)) ? place : nil
        }
        let places = dropPlaces(&pieces, text, numbers)
        (numbers, remarks, taken) = (numbers - places, remarks + places, taken - places)
        if keepsRefused { return numbers > 1 && taken > 0 }
        if numbers == 1, remarks > 0, taken == 1, whole.planRule == .none, whole.verdict != .ambiguous { return true }
        return numbers > 1 && (!whole.isSettled || taken > 0 || numbers == pieces.count)
    }

    /// Returns `true` if digits behind a word for an extension are a number of their own: one that shows its beginning, or one of the same
    /// country as the number before it that is as long, or has its calling code.
    private func isNumber(
        _ own: Classification, _ text: NumberText, _ range: Range<Int>, behind base: Classification?
    ) -> Bool {
        guard own.verdict == .accepted else { return false }
        if text.showsBeginning(range) { return true }
        return own.callingCode == base?.callingCode
            && (own.nationalNumber.count == base?.nationalNumber.count || own.repairs.contains(.lostPlus))
    }

    /// Returns `true` if a piece of five digits or more, without words but names of lines, is not accepted for what its digits are.
    private func isRefused(_ own: Classification, _ text: NumberText, _ range: Range<Int>) -> Bool {
        switch own.verdict {
        case .accepted, .empty, .rejected(.notANumber), .rejected(.damaged): return false
        case .ambiguous, .rejected: break
        }
        return own.planRule == .none && text.digitCount(range) > 4
            && !range.contains { text.isLetter(at: $0) && !text.kind(at: $0).isLabel }
    }

    /// Returns `true` if a few digits are a number of their own: that of an emergency service, or one of six digits with its trunk prefix or
    /// in a country that writes none.
    @inline(never)
    private func isWhole(_ own: Classification, _ text: NumberText, _ range: Range<Int>) -> Bool {
        guard own.planRule != .none else { return own.verdict == .rejected(.emergency) }
        return text.digitCount(range) == 6
            && (text.showsBeginning(range) || !table.writesTrunkPrefix(before: own.planRule))
    }

    /// The reading of a piece whose plus joins it to the number before, `200 802 8053 + 201 512 6140`, or is its own: the one that a plan
    /// takes; `ambiguous` if plans take both, and they are two numbers.
    @inline(never)
    private func reading(behindJoiningPlus bytes: Span<UInt8>, regionIndex: Int?) -> Classification {
        let international = reading(of: bytes, regionIndex: regionIndex)
        var dialled = DialString()
        let national = reading(of: bytes.extracting(1...), regionIndex: regionIndex, dialled: &dialled)
        guard national.planRule != .none else { return international }
        guard international.planRule != .none else { return national }
        let isSame =
            international.callingCode == national.callingCode && international.nationalNumber == national.nationalNumber
        return isSame ? international : ambiguous(national, dialled)
    }

    /// Takes pieces beside words for remarks that begin neither with a plus nor with a zero where another one does, in a country
    /// that dials a trunk zero: `01310-100 São Paulo 050-0446172`.
    ///
    /// - Returns: the number of pieces that are remarks now.
    @inline(never)
    private func dropPlaces(_ pieces: inout CellPieces, _ text: NumberText, _ numbers: Int) -> Int {
        guard numbers > 1, (0..<pieces.count).contains(where: { text.showsBeginning(pieces[$0].range) }) else {
            return 0
        }
        var places = 0
        for place in 0..<pieces.count where pieces[place].content == .number && pieces[place].reading.planRule != .none
        {
            let range = pieces[place].range
            let isPostCode = text.isPostCode(range)
            // `98765 43210 Mob, 0484-2345678`, and no post code has more than nine digits, or is written with a trunk prefix.
            let length = text.digitCount(range)
            let isNamed =
                text.isLabelled(range) || pieces.isBeforeLabel(place, text) || length > 9
                || length > pieces[place].reading.nationalNumber.count
            let isBesideWord =
                pieces[place].separator == .label || place + 1 < pieces.count && pieces[place + 1].separator == .label
                || isPostCode && range.contains { text.isLetter(at: $0) }
            guard isBesideWord, !text.showsBeginning(range), isPostCode || !isNamed,
                isPostCode || table.writesTrunkPrefix(before: pieces[place].reading.planRule)
            else { continue }
            pieces[place].content = .remark
            places += 1
        }
        return places
    }
}
