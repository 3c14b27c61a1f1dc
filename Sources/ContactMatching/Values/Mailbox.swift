/// What the part of an address before the `@` says about its holder.
enum Mailbox {
    /// Whether a local part spells a person's name: the given name or a form of it, the family name with the initial, or the
    /// given name's initial alone in front of letters that are no other name.
    static func names(
        _ name: PersonName, _ local: UnsafeBufferPointer<UInt8>, _ comparison: NameComparison
    ) -> Bool {
        var letters: [UInt8] = []
        for byte in local where byte &- 0x61 < 26 { letters.append(byte) }
        var skeleton: [UInt8] = []
        letters.withUnsafeBufferPointer { Skeleton.append($0, to: &skeleton) }
        let names = comparison.names
        let lexicon = comparison.lexicon
        let given = Array(names.bytes[names.range(name.given)])
        let family = Array(names.bytes[names.range(name.family)])
        func skeletonBytes(_ number: UInt32) -> ArraySlice<UInt8> {
            lexicon.skeletons.bytes[lexicon.skeletons.range(TextID(raw: number))]
        }
        if given.count > 1 {
            let entry = lexicon.entry(name.given)
            if letters.firstRange(of: given) != nil || skeleton.firstRange(of: skeletonBytes(entry.skeleton)) != nil {
                return true
            }
            for place in entry.formalRange where skeleton.firstRange(of: skeletonBytes(lexicon.formalNames[place])) != nil {
                return true
            }
        }
        if family.count > 1, let place = letters.firstRange(of: family) {
            letters.removeSubrange(place)
            return letters.isEmpty || given.isEmpty || letters.first == given.first
        }
        return false
    }
}

/// Streets in folded form.
enum Street {
    /// The first number in a street: that of the house, as a rule. 0 if there is none.
    static func number(_ street: UnsafeBufferPointer<UInt8>) -> Int {
        var number = 0
        var found = false
        for byte in street {
            if byte &- 0x30 < 10 {
                number = (number &* 10 &+ Int(byte - 0x30)) & 0xFFFF_FFFF
                found = true
            } else if found {
                break
            }
        }
        return number
    }
}
