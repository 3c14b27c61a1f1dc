/// The local part of an address, before the `@`, as a clue to its holder.
enum Mailbox {
    /// Whose name a local part spells.
    enum Owner {
        /// The given name or a form of it, or the initial and the family name.
        case person
        /// A familiar form of the given name, which others have, too: `jess` of `Jessica`.
        case form
        /// The family name, and not who of the family.
        case family
        /// Neither.
        case unknown

        /// `true` if the mailbox may be that of the person by the given name.
        var mayBePerson: Bool { self == .person || self == .form }
    }

    /// Whose name a local part spells, seen from a person.
    static func owner(
        _ name: PersonName, _ local: UnsafeBufferPointer<UInt8>, _ comparison: NameComparison
    ) -> Owner {
        var letters: [UInt8] = []
        letters.reserveCapacity(local.count)
        for byte in local where byte &- 0x61 < 26 { letters.append(byte) }
        if spellsGiven(name.given, letters, comparison) { return .person }
        let names = comparison.names
        for word in [name.family, name.otherFamily] {
            let range = names.range(word)
            guard range.count > 1, let place = position(of: range, of: names, in: letters) else { continue }
            letters.removeSubrange(place..<place + range.count)
            let initial = comparison.lexicon.entry(name.given).first
            if initial != 0 && letters.first == initial && letters.count <= 3 { return .person }
            // Providers that ignore dots have one word: `jesswilliams`.
            if spellsForm(of: name.given, words(local) + [letters], comparison) { return .form }
            // Somebody's of the family who came too late for the name alone.
            return local.count(where: { $0 &- 0x30 < 10 }) > 1 ? .unknown : .family
        }
        return spellsForm(of: name.given, words(local), comparison) ? .form : .unknown
    }

    /// Returns `true` if a word of the local part of an address is a listed given name.
    ///
    /// - Parameter isAnother: decides about a name that was found.
    static func spellsGivenName(
        _ address: UnsafeBufferPointer<UInt8>, where isAnother: (UnsafeBufferPointer<UInt8>) -> Bool = { _ in true }
    ) -> Bool {
        address[..<EmailText.localEnd(address)].split { $0 &- 0x61 >= 26 }.contains { word in
            let word = UnsafeBufferPointer(rebasing: word)
            return word.count > 2 && NameForms.given.contains(word: word) && isAnother(word)
        }
    }

    /// Returns `true` if two addresses in one domain have the same words before the `@`, and other numbers behind them.
    static func differInNumber(_ one: UnsafeBufferPointer<UInt8>, _ two: UnsafeBufferPointer<UInt8>) -> Bool {
        let (end, other) = (EmailText.localEnd(one), EmailText.localEnd(two))
        guard one[end...].elementsEqual(two[other...]) else { return false }
        func words(_ local: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
            local.prefix((local.lastIndex { $0 &- 0x61 < 26 || $0 >= 0x80 } ?? -1) + 1)
        }
        let (first, second) = (words(one[..<end]), words(two[..<other]))
        return !first.isEmpty && first.elementsEqual(second) && !one[..<end].elementsEqual(two[..<other])
    }

    /// Returns `true` if the local part of an address has a listed given name and no number: `denise.berg`. `rose77` may be anybody.
    static func namesSomebody(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
        !address[..<EmailText.localEnd(address)].contains { $0 &- 0x30 < 10 } && spellsGivenName(address)
    }

    private static func spellsGiven(_ given: TextID, _ letters: [UInt8], _ comparison: NameComparison) -> Bool {
        let entry = comparison.lexicon.entry(given)
        guard entry.length > 1 else { return false }
        if position(of: comparison.names.range(given), of: comparison.names, in: letters) != nil { return true }
        var skeleton: [UInt8] = []
        letters.withUnsafeBufferPointer { Skeleton.append($0, to: &skeleton) }
        let skeletons = comparison.lexicon.skeletons
        func spells(_ number: UInt32) -> Bool {
            position(of: skeletons.range(TextID(raw: number)), of: skeletons, in: skeleton) != nil
        }
        return spells(entry.skeleton) || entry.formalRange.contains { spells(comparison.lexicon.formalNames[$0]) }
    }

    /// The words of Latin letters in a local part.
    private static func words(_ local: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
        local.split { $0 &- 0x61 >= 26 }.map { Array($0) }
    }

    /// Returns `true` if one of some words is a familiar form of a given name: `jess` of `Jessica`.
    private static func spellsForm(of given: TextID, _ words: [[UInt8]], _ comparison: NameComparison) -> Bool {
        let lexicon = comparison.lexicon
        guard lexicon.entry(given).isGivenName, lexicon.entry(given).length > 2 else { return false }
        let name = Array(lexicon.skeletons.bytes[lexicon.skeletons.range(TextID(raw: lexicon.entry(given).skeleton))])
        return words.contains { word in
            guard word.count > 2 else { return false }
            var form: [UInt8] = []
            word.withUnsafeBufferPointer { Skeleton.append($0, to: &form) }
            return NameForms.given.names(ofForm: form).contains(name)
        }
    }

    private static func position(of range: Range<Int>, of texts: TextTable, in letters: [UInt8]) -> Int? {
        texts.bytes.withUnsafeBufferPointer { bytes in
            letters.withUnsafeBufferPointer { ByteSearch.first(UnsafeBufferPointer(rebasing: bytes[range]), in: $0) }
        }
    }
}
