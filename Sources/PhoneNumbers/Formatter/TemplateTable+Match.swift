extension TemplateTable {
    /// Matches digits against the digit positions of all templates but those of emergency numbers.
    ///
    /// A complete number of a special category that is not allowed is refused whatever else takes it. One of another
    /// category that is not allowed is refused unless an allowed template is as specific, or (while typing) could take
    /// more digits. Templates that are not allowed and only begin like the digits count for nothing: the digits may
    /// still become another number.
    func match(
        _ digits: [UInt8],
        from start: Int,
        allowed: PhoneNumber.Categories,
        policy: PhoneNumber.Formatter.MatchesPolicy
    ) -> Match {
        let length = digits.count - start
        var found = Found()
        for index in index.candidates(digits, from: start) {
            let record = records[index]
            let missing = Int(record.digitCount) - length
            // Of those that could take more digits the first is enough.
            if missing > 0, found.hasPartial { continue }
            guard takes(digits, from: start, count: min(length, Int(record.digitCount)), record) else { continue }
            found.note(
                index, record, isAllowed: record.isAllowed(allowed), missing: missing,
                breadth: missing == 0 ? breadth(of: record) : 0)
        }
        var match = found.best(policy)
        match.start = start
        match.length = length
        if match.quality == .cut, let template = match.template {
            match.length = Int(records[template].digitCount)
            let kept = Array(digits[..<(start + match.length)])
            if self.match(kept, from: start, allowed: allowed, policy: policy).quality == .refused {
                match.quality = .refused
            }
        }
        return match
    }

    /// The position of the emergency template that takes all digits from `start`; `nil` if there is none.
    func emergency(_ digits: [UInt8], from start: Int = 0) -> Int? {
        emergencies.first { position in
            let record = records[Int(position)]
            return Int(record.digitCount) == digits.count - start
                && takes(digits, from: start, count: digits.count - start, record)
        }.map { Int($0) }
    }

    /// Returns `true` if an allowed template that begins with two certain digits could take more digits than these.
    func beginsNamedRange(_ digits: [UInt8], allowed: PhoneNumber.Categories) -> Bool {
        index.candidates(digits, from: 0).contains { position in
            let record = records[position]
            return Int(record.digitCount) > max(digits.count, 1) && record.firstDigits.nonzeroBitCount == 1
                && digitSets[Int(record.digitSets) + 1].nonzeroBitCount == 1
                && !record.isEmergency && record.isAllowed(allowed)
                && takes(digits, from: 0, count: digits.count, record)
        }
    }

    /// Returns `false` if a national significant number is complete, `true` if it is partial, and `nil` if it is not
    /// known, with all categories allowed.
    func completeness(of digits: [UInt8]) -> Bool? {
        if emergency(digits) != nil { return false }
        switch match(digits, from: 0, allowed: .all, policy: .partialAssumedOverridesNonPartialOther).quality {
        case .complete: return false
        case .partial: return true
        case .none, .cut, .refused: return nil
        }
    }

    /// The template to write digits with: the first allowed one that is complete with them, else the first allowed one
    /// that could still be.
    func template(
        writing digits: [UInt8],
        allowed: PhoneNumber.Categories
    ) -> PhoneNumber.Template? {
        var partial: Int?
        for index in index.candidates(digits, from: 0) {
            let record = records[index]
            let missing = Int(record.digitCount) - digits.count
            guard missing >= 0, missing == 0 || partial == nil,
                takes(digits, from: 0, count: digits.count, record), record.isAllowed(allowed),
                missing == 0 || !record.isEmergency
            else { continue }
            if missing == 0 { return template(index) }
            partial = index
        }
        return partial.map { template($0) }
    }

    /// Returns `true` if a template takes `count` digits from `start`.
    @inline(__always)
    private func takes(_ digits: [UInt8], from start: Int, count: Int, _ record: PlanTable.TemplateRecord) -> Bool {
        // Most templates are ruled out by their first digit, which needs no further memory.
        guard count > 0 else { return true }
        guard record.firstDigits & 1 &<< UInt16(digits[start]) != 0 else { return false }
        let sets = digitSets + Int(record.digitSets)
        var offset = 1
        while offset < count {
            guard sets[offset] & 1 &<< UInt16(digits[start &+ offset]) != 0 else { return false }
            offset &+= 1
        }
        return true
    }

    /// The best matches among the templates looked at so far.
    private struct Found {
        private var complete: Int?
        private var completeBreadth = Double.infinity
        private var disallowedBreadth = Double.infinity
        private var isSpecialRefused = false
        private var partial: Int?
        private var cut: (template: Int, missing: Int)?

        var hasPartial: Bool { partial != nil }

        mutating func note(
            _ index: Int, _ record: PlanTable.TemplateRecord, isAllowed: Bool, missing: Int, breadth: Double
        ) {
            if record.isEmergency { return }
            if missing == 0 {
                if isAllowed {
                    if complete == nil { complete = index }
                    completeBreadth = min(completeBreadth, breadth)
                } else {
                    disallowedBreadth = min(disallowedBreadth, breadth)
                    if !record.numberCategories.isDisjoint(with: .reserved) { isSpecialRefused = true }
                }
            } else if isAllowed, missing > 0 {
                if partial == nil { partial = index }
            } else if isAllowed, missing > cut?.missing ?? Int.min {
                cut = (index, missing)
            }
        }

        func best(_ policy: PhoneNumber.Formatter.MatchesPolicy) -> Match {
            if isSpecialRefused { return Match(quality: .refused) }
            if let complete, completeBreadth <= disallowedBreadth {
                return Match(quality: .complete, template: complete)
            }
            let isTyping = policy == .partialAssumedOverridesNonPartialOther
            if disallowedBreadth < .infinity {
                guard isTyping, let partial else { return Match(quality: .refused) }
                return Match(quality: .partial, template: partial)
            }
            switch (partial, cut) {
            case (let partial?, nil): return Match(quality: .partial, template: partial)
            case (nil, let cut?): return Match(quality: .cut, template: cut.template)
            case (let partial?, let cut?):
                return isTyping
                    ? Match(quality: .partial, template: partial) : Match(quality: .cut, template: cut.template)
            case (nil, nil): return Match()
            }
        }
    }
}
