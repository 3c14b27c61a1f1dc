extension PersonName {
    /// Gives a closure what speaks against two names beside their words: titles of two sexes, and remarks of names that do not say alone
    /// whose they are, as `Room 469` and `Room 470`.
    @inline(__always)
    func compareRemarks(_ other: PersonName, _ take: (RawPart) -> Void) {
        if isOfOtherSex(than: other) { take(RawPart(.differentTitles, MatchWeights.differentTitles)) }
        if isRemarkedUnlike(other) {
            let isSingle = isSingle || other.isSingle
            take(
                RawPart(
                    .differentRemarks, isSingle ? MatchWeights.differentRemarks : MatchWeights.differentNumbersInNames))
        }
    }

    /// Returns `true` if titles tell two sexes, or one is a son and the other a daughter.
    func isOfOtherSex(than other: PersonName) -> Bool {
        let areChildren = (traits.intersection([.son, .daughter]), other.traits.intersection([.son, .daughter]))
        if areChildren == (.son, .daughter) || areChildren == (.daughter, .son) { return true }
        let (one, two) = (traits.intersection(.sexes), other.traits.intersection(.sexes))
        return !one.isEmpty && !two.isEmpty && one.isDisjoint(with: two)
    }

    /// Returns `true` if what stands beside the names differs and tells two apart: numbers, kin of two generations, and anything beside a single
    /// word or none.
    func isRemarkedUnlike(_ other: PersonName) -> Bool {
        if isKinUnlike(other) { return true }
        guard !remark.isEmpty, !other.remark.isEmpty, remark != other.remark else { return false }
        return isSingle || other.isSingle || traits.contains(.numbered) && other.traits.contains(.numbered)
    }

    /// Returns `true` if one is a grandmother and the other an aunt: `Oma Hilde` and `Tante Hilde`.
    private func isKinUnlike(_ other: PersonName) -> Bool {
        let (one, two) = (traits.intersection(.kin), other.traits.intersection(.kin))
        return !one.isEmpty && !two.isEmpty && one.isDisjoint(with: two)
    }
}
