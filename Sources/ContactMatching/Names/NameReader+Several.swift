/// Names of several: couples and households.
extension NameReader {
    /// Takes `Anna & Bram Visser` as the name of two, whose given name is both.
    mutating func readJoint(into name: inout PersonName, _ table: inout TextTable) -> Bool {
        if readCouple(into: &name, &table) { return true }
        let ranges = tokens.ranges
        var place = ranges.indices.first { 0 < $0 && $0 < ranges.count - 1 && isJoint(ranges[$0], at: $0) }
        if tokens.hasAmpersand, place == nil, ranges.count > 1 { place = 0 }
        guard let place else {
            tokens.removeStrokes()
            return false
        }
        var both = ranges
        if place > 0 { both.remove(at: place) }
        name.traits.insert(.joint)
        if both.count > 2 { takeFamily([both.removeLast()], into: &name, &table) }
        var joined: [UInt8] = []
        // `Bram & Anna` are `Anna & Bram`.
        both.sort { tokens.bytes($0).lexicographicallyPrecedes(tokens.bytes($1)) }
        for range in both {
            if !joined.isEmpty { joined.append(0x2B) }
            joined.append(contentsOf: tokens.bytes(range))
        }
        name.given = joined.withUnsafeBufferPointer { table.intern($0) }
        return true
    }

    /// Drops a word between two particles, which joins nobody: `von und zu Guttenberg`.
    mutating func dropJointOfParticles() {
        guard tokens.ranges.count > 3 else { return }
        for place in tokens.ranges.indices.dropFirst().dropLast().reversed()
        where role(tokens.ranges[place]) == .joint && isParticle(tokens.ranges[place - 1])
            && isParticle(tokens.ranges[place + 1])
        {
            tokens.ranges.remove(at: place)
        }
    }

    /// Takes `Mr. & Mrs. Weber`, whose titles are gone, as the name of two.
    private mutating func readCouple(into name: inout PersonName, _ table: inout TextTable) -> Bool {
        guard name.traits.isSuperset(of: .sexes) else { return false }
        let words = tokens.ranges.filter { role($0) != .joint && role($0) != .jointBetween }
        guard tokens.hasAmpersand || words.count < tokens.ranges.count, let family = words.last else { return false }
        name.traits.insert(.joint)
        if words.count > 1 { name.given = intern(words[0], &table) }
        takeFamily([family], into: &name, &table)
        return true
    }

    /// Returns `true` if a word joins two who are named. One that may be a part of a name as well stands between two given names: `Luis y Eva`.
    private func isJoint(_ range: Range<Int>, at place: Int) -> Bool {
        switch role(range) {
        case .joint: true
        case .jointBetween:
            // `James E. Thomas` is one, and `Käthe u. Max` are two.
            (range.count > 1 || tokens.hasLoneLetter || tokens.bytes(range) == [Letter.u])
                && isListedGiven(tokens.ranges[0]) && isListedGiven(tokens.ranges[place + 1])
        default: tokens.bytes(range) == [NameTokens.stroke] && isListedGiven(tokens.ranges[place + 1])
        }
    }

    func isListedGiven(_ range: Range<Int>) -> Bool {
        tokens.folded.withUnsafeBufferPointer {
            NameForms.given.contains(word: UnsafeBufferPointer(rebasing: $0[range]))
        }
    }

    /// Returns `true` if a text has several words, of which the first is a listed given name.
    mutating func beginsWithGiven(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        if isOneWord(text) { return false }
        tokens.read(text)
        return tokens.ranges.count > 1 && isListedGiven(tokens.ranges[0])
    }
}
