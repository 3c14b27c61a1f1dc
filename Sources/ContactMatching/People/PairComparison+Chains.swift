/// Contacts that two people would have in common, and that say of neither who it is.
extension PairComparison {
    /// Returns `true` if a contact says little of whose it is: one word is its name, an initial stands for the given name, or nobody is named.
    func saysLittle(_ row: Int) -> Bool {
        scorer.comparison.vagueness(scorer.table.rows[row].name) >= NameComparison.vaguenessOfInitial
    }

    /// Returns `true` if two whole names are those of two people whom a third contact does not make one: their given names differ and nobody else
    /// holds what they share, or their family names differ and they share nothing.
    func areNamedAsTwo(_ row: Int, _ other: Int) -> Bool {
        let (one, two) = (scorer.table.rows[row], scorer.table.rows[other])
        if one.name.isSingle || two.name.isSingle || one.isOrganization || two.isOrganization { return false }
        switch scorer.comparison.level(one.name, two.name) {
        case .familyOnly, .different: return !scorer.sharePersonalValue(one, two) && !haveOneIdentifier(one, two)
        case .givenOnly: return !shareAnything(one, two)
        default: return false
        }
    }

    /// Returns `true` if two contacts are those of two people, whatever contacts stand with them on a card, which has one name of several: by their
    /// generations, titles, relations, what stands beside their names, and the legal forms and names of organizations.
    func areTwoOnAnyCard(_ row: Int, _ other: Int) -> Bool {
        let (one, two) = (scorer.table.rows[row].name, scorer.table.rows[other].name)
        if one.generation != 0, two.generation != 0, one.generation != two.generation { return true }
        if one.isOfOtherSex(than: two) || one.isRemarkedUnlike(two) { return true }
        switch doubt(row, other) {
        case .relation, .remarks, .organizations, .keptColumns: return true
        default: return false
        }
    }

    /// Returns `true` if two contacts have a number, an address, a home, a birthday or an identifier in common.
    private func shareAnything(_ one: ContactRow, _ two: ContactRow) -> Bool {
        let table = scorer.table
        let (phones, emails) = (table.phones(of: two), table.emails(of: two))
        return one.birthday.compared(to: two.birthday) == .same || haveOneIdentifier(one, two)
            || table.emails(of: one).contains(where: emails.contains)
            || table.phones(of: one).contains { phone in phones.contains { $0.text == phone.text } }
            || shareStreet(one, two)
    }
}
