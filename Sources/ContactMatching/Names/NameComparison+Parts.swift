extension NameComparison {
    /// The longest difference in letters between a word and its parts in other spellings.
    private static let lengthsApart = 2
    /// From this length on the consonants of a word tell it from others.
    static let longWord = 8

    /// Returns `true` if names with hyphens have as many parts, and each is the other's or one edit apart.
    func compoundsAreSimilar(_ first: TextID, _ second: TextID) -> Bool {
        names.withText(first) { first in
            names.withText(second) { second in
                var (one, two) = (first[...], second[...])
                while true {
                    let (end, other) = (one.firstIndex(of: 0x2D), two.firstIndex(of: 0x2D))
                    guard (end == nil) == (other == nil) else { return false }
                    let part = UnsafeBufferPointer(rebasing: one[..<(end ?? one.endIndex)])
                    let otherPart = UnsafeBufferPointer(rebasing: two[..<(other ?? two.endIndex)])
                    let limit = min(part.count, otherPart.count) < 5 ? 0 : 1
                    guard EditDistance.isWithin(limit, part, otherPart) else { return false }
                    guard let end, let other else { return true }
                    (one, two) = (one[(end + 1)...], two[(other + 1)...])
                }
            }
        }
    }

    /// Returns `true` if one name is the first part of the other, which has hyphens: `hans` and `hans-peter`.
    func beginsCompound(_ first: TextID, _ second: TextID) -> Bool {
        names.withText(first) { first in
            names.withText(second) { second in
                let (short, long) = first.count < second.count ? (first, second) : (second, first)
                return short.count > 2 && long.count > short.count && long[short.count] == 0x2D
                    && long.starts(with: short)
            }
        }
    }

    /// Returns `true` if a word has the first letters of the parts of another, and nothing else: `jp` and `p-o` for `jean-pierre` and `per-olof`.
    func areInitials(_ word: TextID, of compound: TextID) -> Bool {
        names.withText(word) { word in
            names.withText(compound) { compound in
                let parts = compound.split(separator: 0x2D)
                return parts.count > 1 && compound.count > word.count && word.count < 2 * parts.count
                    && word.lazy.filter { $0 != 0x2D }.elementsEqual(parts.lazy.compactMap(\.first))
            }
        }
    }

    /// Returns `true` if one given name is two initials of the other and its middle name: `TJ` for `Thomas James`. `Ed` and `Jo` are names.
    func isInitials(_ one: PersonName, _ two: PersonName) -> Bool {
        let (word, first, second) = (lexicon.entry(one.given), lexicon.entry(two.given), lexicon.entry(two.middle))
        guard word.length == 2, one.middle.isEmpty, !two.middle.isEmpty, word.first == first.first else { return false }
        let letters = names.bytes[names.range(one.given)]
        return letters.last == second.first && (letters.last == Letter.j || !letters.contains(where: SoundKey.isVowel))
    }

    /// Returns `true` if two initials are those of `Văn`, which is left out of names, and of a given name of Vietnam: `V. H. Lê` for `Văn Hùng Lê`.
    func isBehindVan(_ short: PersonName, _ whole: PersonName) -> Bool {
        let (van, initial) = (lexicon.entry(short.given), lexicon.entry(short.middle))
        return van.isInitial && van.first == Letter.v && initial.isInitial
            && initial.hasInitial(of: lexicon.entry(whole.given))
            && lexicon.entry(whole.family).families.contains(.vietnamese)
    }

    /// Returns `true` if a given and a middle name together are the other given name: `guo fang` and `guofang`, `abdel rahman` and
    /// `abdulrahman`, `min soo` and `민수`.
    func isSplit(_ one: PersonName, _ two: PersonName) -> Bool {
        !isWhole(two.middle) && areParts(one.given, one.middle, of: two.given)
    }

    /// Returns `true` if two words are another when they are written as one.
    func areParts(_ head: TextID, _ tail: TextID, of whole: TextID) -> Bool {
        if head.isEmpty || tail.isEmpty || whole.isEmpty { return false }
        let (first, second, both) = (lexicon.entry(head), lexicon.entry(tail), lexicon.entry(whole))
        if first.script == .other, second.script == .other, both.script == .other {
            // `عبد الله` and `عبدالله`
            return (names.bytes[names.range(head)] + names.bytes[names.range(tail)]).elementsEqual(
                names.bytes[names.range(whole)])
        }
        if areServant(head, tail, of: whole) { return true }
        guard !second.isInitial, first.script == .latin, second.script == .latin else { return false }
        if both.isNative { return spell(whole, as: names.bytes[names.range(head)] + names.bytes[names.range(tail)]) }
        let length = Int(first.length) + Int(second.length)
        guard first.initial == both.initial, abs(length - Int(both.length)) <= Self.lengthsApart else { return false }
        let joined = Array(names.bytes[names.range(head)] + names.bytes[names.range(tail)])
        let text = Array(names.bytes[names.range(whole)])
        func areSame(_ key: (UnsafeBufferPointer<UInt8>, inout [UInt8]) -> Void) -> Bool {
            var (one, two): ([UInt8], [UInt8]) = ([], [])
            joined.withUnsafeBufferPointer { key($0, &one) }
            text.withUnsafeBufferPointer { key($0, &two) }
            return one == two
        }
        if areSame(Skeleton.append) || areSame(RomanizationKey.append) { return true }
        return length >= Self.longWord && areSame { word, key in ConsonantKey.append(Array(word), to: &key) }
    }

    /// Returns `true` if two words are a name of `Abd`, however its article is written: `abdel rahman` and `abdurrahman`.
    func areServant(_ head: TextID, _ tail: TextID, of whole: TextID) -> Bool {
        guard lexicon.entry(whole).script == .latin, names.withText(whole, ServantName.begins) else { return false }
        let (first, second) = (names.bytes[names.range(head)], names.bytes[names.range(tail)])
        let consonants =
            lexicon.entry(head).script == .latin
            ? ServantName.consonants(of: Array(first + second)) : ServantName.consonants(of: first, second)
        return consonants != nil && consonants == ServantName.consonants(of: names.bytes[names.range(whole)])
    }

    /// Returns `true` if a given name is the familiar form of two given names together: `Maribel` for `María Isabel`, `Hape` for `Hans-Peter`.
    func isFormOfTwo(_ form: PersonName, _ two: PersonName) -> Bool {
        let entry = lexicon.entry(form.given)
        let isCompound = lexicon.entry(two.given).isCompound
        guard entry.formalCount > 0, form.middle.isEmpty, isCompound || isWhole(two.middle) else { return false }
        let joined = names.bytes[names.range(two.given)] + (isCompound ? [] : names.bytes[names.range(two.middle)])
        var skeleton: [UInt8] = []
        joined.filter { $0 != 0x2D }.withUnsafeBufferPointer { Skeleton.append($0, to: &skeleton) }
        return entry.formalRange.contains { place in
            let name = TextID(raw: lexicon.formalNames[place])
            return lexicon.skeletons.bytes[lexicon.skeletons.range(name)].elementsEqual(skeleton)
        }
    }

    /// Returns `true` if a word is a part of one with hyphens.
    func isPart(_ word: TextID, of compound: TextID) -> Bool {
        guard !word.isEmpty, lexicon.entry(compound).isCompound else { return false }
        return names.withText(word) { word in
            names.withText(compound) { compound in
                word.count > 2 && compound.split(separator: 0x2D).contains { $0.elementsEqual(word) }
            }
        }
    }

    /// Returns `true` if a word is one of two family names with a hyphen, or both.
    func isOneOfTwo(_ word: TextID, _ whole: PersonName) -> Bool {
        isPart(word, of: whole.given) || isPart(word, of: whole.family) || isPart(whole.family, of: word)
            || areParts(whole.otherFamily, whole.family, of: word)
    }

    /// Returns `true` if one of two words is the beginning of the other, as where a program has cut it.
    func begins(_ first: TextID, with second: TextID) -> Bool {
        names.withText(first) { first in
            names.withText(second) { first.count < $0.count ? $0.starts(with: first) : first.starts(with: $0) }
        }
    }

    /// Returns `true` if one family name begins with the other, as where a second name was dropped.
    func begins(_ first: TextID, _ second: TextID) -> Bool {
        let one = lexicon.entry(first).length
        let two = lexicon.entry(second).length
        guard min(one, two) >= 3, max(one, two) >= 5 else { return false }
        return names.withText(first) { first in
            names.withText(second) { second in
                first.count < second.count ? second.starts(with: first) : first.starts(with: second)
            }
        }
    }
}
