/// Words between a name and that of a father or a husband: `bin`, `S/O`.
extension NameReader {
    /// Notes the first word before the name of the father, which tells a son from a daughter: `Faizal bin Osman`, `Faizah binti Osman`.
    func takePatronymic(among ranges: some Sequence<Range<Int>>, into name: inout PersonName) {
        if let traits = ranges.lazy.compactMap(relativeTraits).first {
            name.traits.formUnion(traits.union(.patronymic))
        }
    }

    /// Takes the father in the field of the given name for the first of two family names: `Omar bin Tariq`. Alone, `Hyun Bin` is a given name.
    mutating func takeFather(into name: inout PersonName, _ table: inout TextTable) {
        guard let place = tokens.ranges.dropFirst().firstIndex(where: { relativeTraits($0) != nil }),
            place < tokens.ranges.count - 1 || tokens.bytes(tokens.ranges[place]).contains(NameTokens.stroke)
        else { return }
        takePatronymic(among: [tokens.ranges[place]], into: &name)
        if let father = tokens.ranges[place...].last(where: { !isParticle($0) }) {
            name.otherFamily = intern(father, &table)
        }
        tokens.ranges.removeSubrange(place...)
    }

    /// Leaves out the father or husband behind a name that has a family name of its own, and whoever somebody lives with: `Arif Khan S/O Tarik
    /// Beg`. Fathers tell namesakes apart.
    mutating func dropRelative(into name: inout PersonName) {
        guard let place = tokens.ranges.dropFirst().firstIndex(where: isRelative), place < tokens.ranges.count - 1
        else { return }
        if case .relative(let traits)? = role(tokens.ranges[place]) {
            guard place > 1 else { return }
            name.traits.formUnion(traits.union(.numbered))
        }
        tokens.ranges.remove(at: place)
        while tokens.ranges.count > place { tokens.moveToRemark(place) }
        takeRemark(into: &name)
    }

    private func relativeTraits(_ range: Range<Int>) -> PersonName.Traits? {
        switch role(range) {
        case .patronymic(let traits), .relative(let traits): traits
        default: nil
        }
    }

    private func isRelative(_ range: Range<Int>) -> Bool {
        switch role(range) {
        case .relative, .careOf: true
        default: false
        }
    }
}
