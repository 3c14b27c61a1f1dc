extension TemplateTable {
    /// Digits read as a number of this country.
    struct NationalReading {
        var match = Match()
        /// `true` if the number stands in the form that it is written in: with a trunk prefix where one is written, and
        /// without where none is.
        var isOwnForm = false
    }

    /// Reads digits in national form, with or without a trunk prefix, emergency numbers included.
    ///
    /// A trunk prefix alone is a partial number without digits. A beginning of a longer trunk prefix that nothing else
    /// explains (the 0 of 06) is a partial number that keeps the digits as they are.
    ///
    /// - Parameter writesTrunkPrefix: `true` if the text is of the form that has the trunk prefix.
    func national(
        _ digits: [UInt8],
        allowed: PhoneNumber.Categories,
        policy: PhoneNumber.Formatter.MatchesPolicy,
        writesTrunkPrefix: Bool
    ) -> NationalReading {
        let end = digits.count
        if let reading = emergencyReading(digits, allowed: allowed, policy: policy) { return reading }
        let bare = self.reading(digits, from: 0, allowed: allowed, policy: policy)
        var best = NationalReading(match: bare, isOwnForm: !(writesTrunkPrefix && self.writesTrunkPrefix(bare)))
        for prefix in trunkPrefixes where digits.starts(with: prefix) {
            var rest = Match(quality: .partial, start: end)
            if end > prefix.count { rest = reading(digits, from: prefix.count, allowed: allowed, policy: policy) }
            let isOwnForm = writesTrunkPrefix && self.writesTrunkPrefix(rest)
            let stripped = NationalReading(match: rest, isOwnForm: isOwnForm)
            if isBetter(stripped, than: best, policy) { best = stripped }
        }
        if best.match.quality == .none, trunkPrefixes.contains(where: { $0.count > end && $0.starts(with: digits) }) {
            best = NationalReading(match: Match(quality: .partial, length: end), isOwnForm: true)
        }
        return best
    }

    /// Reads the digits behind a calling code. A trunk prefix there, as in `+44 (0)20`, is left out where the
    /// digits fit no other way.
    func international(
        _ digits: [UInt8],
        from start: Int,
        allowed: PhoneNumber.Categories,
        policy: PhoneNumber.Formatter.MatchesPolicy
    ) -> Match {
        var best = reading(digits, from: start, allowed: allowed, policy: policy, isNational: false)
        guard !best.keepsAllDigits else { return best }
        for prefix in trunkPrefixes where digits[start...].starts(with: prefix) {
            let behind = start + prefix.count
            let match =
                behind == digits.count
                ? Match(quality: .partial, start: behind)
                : reading(digits, from: behind, allowed: allowed, policy: policy, isNational: false)
            if match.rank(policy) > best.rank(policy) { best = match }
        }
        return best
    }

    /// Returns `true` if the national form of a matched number begins with a trunk prefix.
    private func writesTrunkPrefix(_ match: Match) -> Bool {
        match.template.map { records[$0].writesTrunkPrefix } ?? !writtenTrunkPrefix.isEmpty
    }

    /// Matches digits, along the text of irregular templates where the digit positions alone do not explain them.
    private func reading(
        _ digits: [UInt8],
        from start: Int,
        allowed: PhoneNumber.Categories,
        policy: PhoneNumber.Formatter.MatchesPolicy,
        isNational: Bool = true
    ) -> Match {
        var best = match(digits, from: start, allowed: allowed, policy: policy)
        guard !irregular.isEmpty, !best.isDecided else { return best }
        var outlines = TemplateOutlines()
        for index in irregular(digits, from: start) {
            guard records[index].isAllowed(allowed), !records[index].isEmergency,
                mayBeBetter(records[index], length: digits.count - start, than: best, policy)
            else { continue }
            let result = walk(
                index, along: &outlines, digits, from: start, isNational: isNational
            ) { Match(quality: $0).rank(policy) > best.rank(policy) }
            guard let result else { continue }
            var match = Match(quality: result.quality, start: start, template: index, walk: result)
            guard match.rank(policy) > best.rank(policy) else { continue }
            if result.quality != .partial,
                self.match(result.digits, from: 0, allowed: allowed, policy: policy).quality == .refused
            {
                match.quality = .refused
            }
            best = match
        }
        return best
    }

    /// Returns `true` if a reading along the text of a template may be better than another one, by the number of
    /// digits.
    ///
    /// The national forms of the plans leave out one digit at most, so that digits are missing where two are.
    private func mayBeBetter(
        _ record: PlanTable.TemplateRecord, length: Int, than best: Match,
        _ policy: PhoneNumber.Formatter.MatchesPolicy
    ) -> Bool {
        let isPartial = record.rule != 0 && Int(record.digitCount) - length > TemplateWalk.maximumHiddenDigits
        return !isPartial || Match(quality: .partial).rank(policy) > best.rank(policy)
    }

    /// Reads digits along the text of a template.
    ///
    /// - Parameter isWanted: Returns `true` if a reading of a quality would be of use; others may come back as `nil`.
    func walk(
        _ position: Int, along outlines: inout TemplateOutlines, _ digits: [UInt8], from start: Int, isNational: Bool,
        where isWanted: (Match.Quality) -> Bool
    ) -> TemplateWalk.Result? {
        let outline = outlines.outline(of: position, in: self)
        let sets = digitSets + Int(records[position].digitSets)
        let quality = digits.withUnsafeBufferPointer { buffer in
            outline.quality(
                of: TemplateWalk.Outline.Input(digitSets: sets, digits: buffer, start: start, isNational: isNational))
        }
        if let quality, quality == .none || !isWanted(quality) { return nil }
        return TemplateWalk(outline, digitSets: sets, digits: digits, from: start, isNational: isNational).read()
    }

    /// An emergency number: read where it is allowed, else refused.
    ///
    /// While typing, it is not refused where it begins numbers of a range that the plan names by its first two
    /// digits: the 112 of India also begins numbers of Delhi, 11 2### ####. The reading is then that partial number.
    private func emergencyReading(
        _ digits: [UInt8],
        allowed: PhoneNumber.Categories,
        policy: PhoneNumber.Formatter.MatchesPolicy
    ) -> NationalReading? {
        guard let template = emergency(digits) else { return nil }
        if records[template].isAllowed(allowed) {
            let match = Match(quality: .complete, length: digits.count, template: template)
            return NationalReading(match: match, isOwnForm: true)
        }
        if policy == .partialAssumedOverridesNonPartialOther, beginsNamedRange(digits, allowed: allowed) { return nil }
        return NationalReading(match: Match(quality: .refused), isOwnForm: true)
    }

    private func isBetter(
        _ stripped: NationalReading,
        than other: NationalReading,
        _ policy: PhoneNumber.Formatter.MatchesPolicy
    ) -> Bool {
        let isTyping = policy == .partialAssumedOverridesNonPartialOther
        if isTyping, stripped.match.keepsAllDigits, other.match.keepsAllDigits, stripped.isOwnForm != other.isOwnForm {
            // The text of a field is read again after each key, so the form that the formatter wrote must win, even
            // where the other one happens to be complete: 8 481 234 56 7_ in Russia is not a number of the area 848.
            return stripped.isOwnForm
        }
        let rank = stripped.match.rank(policy)
        let otherRank = other.match.rank(policy)
        if rank != otherRank { return rank > otherRank }
        return stripped.isOwnForm
    }
}
