extension Classification {
    /// The numbers that this one was before its country changed it, the next older one first; none if no plan takes it.
    package var formerNumbers: [(countryCode: PhoneNumber.CountryCode, nationalNumber: DigitBuffer)] {
        guard planRule != .none else { return [] }
        let table = PlanTable.world
        var found: [(countryCode: PhoneNumber.CountryCode, nationalNumber: DigitBuffer)] = []
        var open = [(callingCode, nationalNumber)]
        while let (code, national) = open.popLast() {
            for (renumbering, old) in table.formerNumbers(ofCode: code, national) {
                let rule = table.renumberings[Int(renumbering)].rule
                let oldCode = table.rules[Int(rule)].callingCode
                let countryCode = PhoneNumber.CountryCode(assigned: oldCode)
                guard !found.contains(where: { $0.countryCode == countryCode && $0.nationalNumber == old }) else {
                    continue
                }
                found.append((countryCode, old))
                open.append((oldCode, old))
            }
        }
        return found
    }
}
