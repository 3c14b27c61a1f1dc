extension PairScorer {
    /// Returns `true` if one contact has the name of an organization where people have theirs, and the other is that organization.
    @inline(never)
    func areOneOrganization(_ one: ContactRow, _ two: ContactRow) -> Bool {
        let (named, other) = one.isNameless ? (two, one) : (one, two)
        guard other.isNameless, !other.organization.isEmpty, !named.isNameless, named.organization.isEmpty else {
            return false
        }
        var words: [UInt8] = []
        // `Clinic` is a trade, which stands beside a name.
        for word in [named.name.given, named.name.middle, named.name.otherFamily, named.name.family, named.name.remark]
        where !word.isEmpty {
            if !words.isEmpty { words.append(0x20) }
            words.append(contentsOf: comparison.names.bytes[comparison.names.range(word)])
        }
        OrganizationAbbreviations.shared.normalize(&words)
        LegalForms.shared.remove(from: &words)
        let organization = table.values.withText(other.organization) { Array($0) }
        func sorted(_ text: [UInt8]) -> [[UInt8]] {
            text.split { $0 == 0x20 || $0 == 0x2D }.map { Array($0) }.sorted { $0.lexicographicallyPrecedes($1) }
        }
        return sorted(words) == sorted(organization)
    }

    /// The organization of the one of two contacts that has one.
    func organization(of one: ContactRow, _ two: ContactRow) -> TextID {
        one.organization.isEmpty ? two.organization : one.organization
    }

    @inline(__always)
    func takeBirthday(_ pair: Pair, _ take: (RawPart) -> Void) {
        // A birthday that a large part of the book has was put there by a program or a form.
        if frequencies.hasCommonBirthday(pair.firstRow) || frequencies.hasCommonBirthday(pair.secondRow) { return }
        switch pair.first.birthday.compared(to: pair.second.birthday) {
        case .unknown:
            if pair.first.birthday.isOfChild != pair.second.birthday.isOfChild {
                take(RawPart(.childOnOneSide, MatchWeights.childOnOneSide))
            }
        case .same:
            take(RawPart(.sameBirthday, MatchWeights.sameBirthday(pair.level, isShared: pair.sharesValue)))
        case .sameDayWithoutYear:
            if pair.level.isSamePerson { take(RawPart(.sameBirthday, MatchWeights.sameDayOfBirth)) }
        case .oneSlipApart:
            if pair.level.isSamePerson { take(RawPart(.birthdayOneSlipApart, MatchWeights.birthdayOneSlipApart)) }
        case .twoPartsAgree: take(RawPart(.similarBirthday, MatchWeights.similarBirthday))
        case .different:
            let isAddressed = !pair.sharesValue && !pair.first.addresses.isEmpty
            take(
                RawPart(
                    .differentBirthdays,
                    isAddressed ? MatchWeights.differentBirthdaysAtAddress : MatchWeights.differentBirthdays))
        }
    }

    @inline(__always)
    func takeOrganization(_ pair: Pair, _ take: (RawPart) -> Void) {
        let one = pair.first.organization
        let two = pair.second.organization
        guard !one.isEmpty, !two.isEmpty else { return }
        if pair.first.isNameless, pair.second.isNameless {
            if one != two, !OrganizationWords.isPart(table.values, one, two) {
                take(RawPart(.differentOrganizations, MatchWeights.differentOrganizations))
            }
            return
        }
        guard one == two, pair.level.isSamePerson else { return }
        let rarity = Bits.log2(ofCounts: Double(frequencies.rowCount) / Double(max(1, frequencies.organization(one))))
        let bits = min(pair.organizationLimit, rarity - MatchWeights.organizationPenalty)
        if bits > 0 { take(RawPart(.sameOrganization, bits, one)) }
    }
}
