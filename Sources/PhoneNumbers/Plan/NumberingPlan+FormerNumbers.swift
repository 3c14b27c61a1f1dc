extension NumberingPlan {
    /// The numbers in E.164 form that a number had before its country changed it, the next older one first.
    ///
    /// - Parameter number: a classification of a number that a plan takes.
    package static func formerNumbers(
        of number: Classification
    ) -> [(countryCode: PhoneNumber.CountryCode, nationalNumber: DigitBuffer)] {
        guard number.planRule != .none else { return [] }
        let table = PlanTable.world
        var found: [(countryCode: PhoneNumber.CountryCode, nationalNumber: DigitBuffer)] = []
        var open = [(number.callingCode, number.nationalNumber)]
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
