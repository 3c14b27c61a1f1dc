/// Names by which people are called beside their own.
extension NameComparison {
    /// Returns `true` if one is called by the whole name of the other: `Wouter Wobbelma`, who is called `DJ Donder`.
    @inline(__always)
    func isCalled(_ name: PersonName, _ other: PersonName) -> Bool {
        !name.nickname.isEmpty && isNickname(name.nickname, other)
    }

    @inline(never)
    private func isNickname(_ nickname: TextID, _ name: PersonName) -> Bool {
        if name.isSingle { return isWhole(nickname) && name.single == nickname }
        let words = [name.given, name.family].map { names.bytes[names.range($0)] }
        return name.middle.isEmpty && names.bytes[names.range(nickname)].elementsEqual(words.joined(separator: [0x20]))
    }

    /// Returns `true` if two are called by two names, and an initial stands for the given name of one at least: `J. Wobbema`, who is called Jelle, and
    /// `J. Wobbema`, who is called Jikke. Who have one nickname are one, and a nickname that no list has says nothing of a given name.
    func haveOtherCallNames(_ one: PersonName, _ two: PersonName) -> Bool {
        let areInitials = (lexicon.entry(one.given).isInitial, lexicon.entry(two.given).isInitial)
        if isWhole(one.nickname), isWhole(two.nickname), given(one.nickname, two.nickname) != .none { return false }
        let (first, second) = (areInitials.0 ? one.nickname : one.given, areInitials.1 ? two.nickname : two.given)
        guard areInitials != (false, false), isWhole(first), isWhole(second), given(first, second) == .none else {
            return false
        }
        return areInitials == (true, true) || isKnownGivenName(areInitials.0 ? first : second)
    }
}
