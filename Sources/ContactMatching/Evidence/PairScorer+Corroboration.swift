extension PairScorer {
    @inline(__always)
    func takeBirthday(_ pair: Pair, _ take: (RawPart) -> Void) {
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
            if one != two { take(RawPart(.differentOrganizations, MatchWeights.differentOrganizations)) }
            return
        }
        guard one == two, pair.level.isSamePerson else { return }
        let rarity = Bits.log2(ofCounts: Double(frequencies.rowCount) / Double(max(1, frequencies.organization(one))))
        let bits = min(pair.organizationLimit, rarity - MatchWeights.organizationPenalty)
        if bits > 0 { take(RawPart(.sameOrganization, bits, one)) }
    }
}
