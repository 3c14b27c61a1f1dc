extension PairScorer {
    @inline(__always)
    func takeAddress(_ pair: Pair, _ take: (RawPart) -> Void) {
        let one = table.addresses(of: pair.first)
        let two = table.addresses(of: pair.second)
        guard !one.isEmpty, !two.isEmpty else { return }
        if pair.level.isConflict {
            let isSame = one.contains { address in !address.street.isEmpty && two.contains(address) }
            if isSame, pair.first.birthday.compared(to: pair.second.birthday) == .same {
                take(RawPart(.sameAddress, MatchWeights.similarStreetElsewhere))
            }
            return
        }
        var best: RawPart?
        var sharesTown = false
        for place in one.indices {
            for other in two {
                let address = one[place]
                sharesTown = sharesTown || !address.city.isEmpty && address.city == other.city
                guard let part = compare(address, other, holders: frequencies.address(at: place), pair) else {
                    continue
                }
                if let current = best, current.bits >= part.bits { continue }
                best = part
            }
        }
        if let best { take(best) }
        let hasStreets = one.contains { !$0.street.isEmpty } && two.contains { !$0.street.isEmpty }
        if !pair.sharesValue, sharesTown, !hasStreets, pair.level.isSamePerson || pair.level == .givenOnly {
            take(RawPart(.sameTown, MatchWeights.sameTown))
        }
    }

    @inline(__always)
    private func compare(_ one: AddressValue, _ two: AddressValue, holders: Int, _ pair: Pair) -> RawPart? {
        // The card of an organization has the organization's address.
        let isOfOrganization = pair.level == .none && namesOrganization(pair)
        guard !one.street.isEmpty, !two.street.isEmpty else {
            let isSame = !one.postalCode.isEmpty && one.postalCode == two.postalCode && !isOfOrganization
            return isSame ? RawPart(.samePostalCode, MatchWeights.samePostalCode, one.postalCode) : nil
        }
        let isSame = one.street == two.street
        let isNear =
            one.postalCode == two.postalCode && !one.postalCode.isEmpty || one.city == two.city
        let bits: Bits
        if isSame {
            bits =
                !isNear
                ? MatchWeights.similarStreetElsewhere
                : pair.sharesValue ? MatchWeights.sameAddress : MatchWeights.sameAddressAlone
        } else if streetsAreSimilar(one.street, two.street) {
            bits = isNear ? MatchWeights.similarAddress : MatchWeights.similarStreetElsewhere
        } else {
            return RawPart(.differentAddresses, MatchWeights.differentAddresses)
        }
        // Who lives there too has a name that cannot be compared.
        let isOfHousehold = pair.sharesValue && (!pair.isPersonal || pair.level == .otherScript)
        if holders > MatchWeights.crowdedAddressHolders || isOfHousehold || isOfOrganization {
            return RawPart(.crowdedAddress, min(bits, MatchWeights.crowdedAddress), one.street)
        }
        return RawPart(isSame ? .sameAddress : .similarAddress, bits, one.street)
    }

    /// Returns `true` if one of two contacts names an organization and nobody, and the other somebody.
    func namesOrganization(_ pair: Pair) -> Bool {
        guard pair.first.isNameless != pair.second.isNameless else { return false }
        return !(pair.first.isNameless ? pair.first : pair.second).organization.isEmpty
    }

    private func streetsAreSimilar(_ one: TextID, _ two: TextID) -> Bool {
        table.values.withText(one) { one in
            table.values.withText(two) { two in
                // The number of the house must be the same: neighbours are other people.
                Street.number(one) == Street.number(two) && JaroWinkler.similarity(one, two) >= 0.9
                    && !Street.areOtherDoors(one, two)
            }
        }
    }
}
