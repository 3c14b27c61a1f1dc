/// Names of nobody, and those beside which a relation stands: `Leo Mama`, `Plumber`, `Harry Weber ex`.
extension NameReader {
    /// Takes a name with the word of a relation or trade at its beginning or end as that of nobody.
    mutating func readRelation(into name: inout PersonName) -> Bool {
        let ranges = tokens.ranges
        guard let first = ranges.first, let last = ranges.last else { return false }
        // `Mutter von Lena Pfitzner`
        let isOfNamed = ranges.count > 2 && role(first) == .relation && isParticle(ranges[1])
        let isInFront =
            ranges.count < 5 && role(first) == .relation || ranges.count > 1 && isRelationBefore(first)
        let isRelation = isInFront || ranges.count < 4 && role(last) == .relation || isOfNamed
        let isAlone = ranges.count == 1 && role(first) == .relationAlone
        let isTrade = ranges.allSatisfy { [.trade, .tradeBefore, .relation].contains(role($0)) }
        guard name.isRelation || isRelation || isAlone || isTrade else { return false }
        name.traits.insert(.relation)
        while !tokens.ranges.isEmpty { tokens.moveToRemark(0) }
        takeRemark(into: &name)
        return true
    }

    /// Notes a title in front of a word for whose it is and a listed given name: `Frau von Harry Weber`, `Oom van Jelle`. `Frau von Weber` has the name.
    ///
    /// - Parameter count: The number of words of a whole name in such a text.
    mutating func noteRelationOf(into name: inout PersonName, namedBehind count: Int) {
        let ranges = tokens.ranges
        guard ranges.count > 2, case .title(let traits)? = role(ranges[0]), isListedGiven(ranges[2]) else { return }
        let isKin = !traits.isDisjoint(with: .kin) && isParticle(ranges[1])
        guard isKin || ranges.count > count + 1 && words.isRelationOf(tokens.bytes(ranges[1])) else { return }
        name.traits.insert(.relation)
    }

    /// Drops a relation behind a whole name, which keeps the name of whose it may be: `Harry Weber ex`. Behind two words others are read as that of
    /// nobody.
    ///
    /// - Parameter count: The number of words of a whole name in such a text.
    mutating func takeRelationBehind(into name: inout PersonName, behind count: Int) {
        guard tokens.ranges.count > count, let last = tokens.ranges.last, words.isRelationBehind(tokens.bytes(last)),
            !isParticle(tokens.ranges[tokens.ranges.count - 2])
        else { return }
        if count > 1, tokens.ranges.count == 3, role(last) == .relation { return }
        name.traits.insert(.besideRelation)
        tokens.moveToRemark(tokens.ranges.count - 1)
    }
}
