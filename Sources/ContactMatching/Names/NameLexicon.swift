/// The properties of each word that occurs in a name.
struct NameLexicon: Sendable {
    /// One word.
    struct Entry: Sendable {
        /// The number of the word's skeleton.
        var skeleton: UInt32 = 0
        /// The number of the skeleton of the word in Latin letters; 0 if they are not known one by one.
        var roman: UInt32 = 0
        /// The number of the word's ``SoundKey``; 0 outside of Latin letters.
        var sound: UInt32 = 0
        /// The number of the word's ``RomanizationKey``, of a long word of Latin letters; 0 elsewhere.
        var romanization: UInt32 = 0
        /// The number of the word's consonants, as ``ConsonantKey`` has them.
        var consonants: UInt32 = 0
        /// The same without `v`.
        var softConsonants: UInt32 = 0
        /// The number of consonants.
        var consonantCount: UInt8 = 0
        /// Which letters occur, one bit each.
        var letters: UInt32 = 0
        /// The number of letters.
        var length: UInt8 = 0
        var first: UInt8 = 0
        /// The first letter of the word's skeleton in Latin letters, by which initials are compared; 0 if it is not known.
        var initial: UInt8 = 0
        /// The class of the first consonant; 0 if there is none.
        var firstConsonant: UInt8 = 0
        /// `true` if the word begins with a vowel, as it is written in Latin letters.
        var beginsWithVowel = false
        var ending = WordEnding.unknown
        /// The long vowels inside a word of a script that writes no others.
        var longVowels = LongVowels()
        var script = Script.latin
        /// `true` if letters of the word are lost: `J?rg`.
        var isDamaged = false
        /// `true` if the word has hyphens.
        var isCompound = false
        /// `true` if the word is a family name of a list.
        var isFamilyName = false
        /// The languages whose names are made of syllables, in which the word is a family name.
        var families: Syllables.Languages = []
        /// `true` if the word is a given name of a list, or a form of one.
        var isGivenName = false
        /// The sexes of those who have the given name: one or both; none if no list has it.
        var sexes: PersonName.Traits = []
        /// `true` if the word is a listed given name of a language whose names are not made of syllables.
        var isOfElsewhere = false
        /// Where the numbers of the names that the word may be short for stand.
        var formalStart: UInt32 = 0
        var formalCount: UInt32 = 0
        /// Where the numbers of the family names of which the word may be a spelling stand.
        var familyStart: UInt32 = 0
        var familyCount: UInt32 = 0
        /// Where the numbers of the given names that look like the word and are others stand.
        var apartStart: UInt32 = 0
        var apartCount: UInt32 = 0

        var apartRange: Range<Int> { Int(apartStart)..<Int(apartStart + apartCount) }
        var formalRange: Range<Int> { Int(formalStart)..<Int(formalStart + formalCount) }
        var familyRange: Range<Int> { Int(familyStart)..<Int(familyStart + familyCount) }
        /// Returns `true` if two words have the same consonants, and have any.
        @inline(__always)
        func hasConsonants(of other: Entry) -> Bool {
            consonants == other.consonants && consonants != 0
                || softConsonants == other.softConsonants && softConsonants != 0
        }
        /// Returns `true` if two given names are those of a man and of a woman.
        @inline(__always)
        func isOfOtherSex(than other: Entry) -> Bool {
            !sexes.isEmpty && !other.sexes.isEmpty && sexes.isDisjoint(with: other.sexes)
        }
        /// Returns `true` if two words begin with one letter, as it sounds or as it is written: `F.` and `P.` are `Philippe`.
        @inline(__always)
        func hasInitial(of other: Entry) -> Bool {
            initial == other.initial || first == other.first && script == .latin && other.script == .latin
        }
        /// `true` if each character of the word is a syllable of a name.
        var isNative: Bool { script == .han || script == .hangul }
        /// `true` if the word is one letter of an alphabet.
        var isInitial: Bool { length == 1 && !isNative }
    }

    /// Shorter words are other names where they differ as romanizations do: `bill` and `phil`.
    private static let romanizedLength = 6

    private(set) var entries: [Entry] = []
    /// Skeletons of formal names and of family names.
    private(set) var formalNames: [UInt32] = []
    private(set) var skeletons = TextTable()
    /// The numbers of the consonants that words of Latin letters have in other spellings, by word.
    private var spelledConsonants: [UInt32: [UInt32]] = [:]
    /// Those that words with `g` have without it, which the letters of Ukraine write as `h`: `Ігор`, `Ihor`.
    private var consonantsWithoutG: [UInt32: UInt32] = [:]

    init(
        _ names: TextTable, given: NameForms = .given, family: NameForms = .family, apart: NameForms = .apart
    ) {
        entries.reserveCapacity(names.count)
        var consonants = TextTable()
        var sounds = TextTable()
        var skeleton: [UInt8] = []
        var scratch: [UInt8] = []
        var key: [UInt8] = []
        for index in 0..<names.count {
            var entry = Entry()
            names.withText(TextID(raw: UInt32(index))) { word in
                skeleton.removeAll(keepingCapacity: true)
                Skeleton.append(word, to: &skeleton)
                entry.skeleton = skeletons.intern(skeleton)
                entry.isFamilyName = NativeNames.shared.isFamily(word)
                entry.isDamaged = DamagedText.isMarked(word)
                entry.families = Syllables.shared.families(word)
                entry.sexes = GivenNames.shared.sexes(of: word)
                entry.script = Script(of: word)
                entry.first = word.first ?? 0
                var length = 0
                for byte in word {
                    entry.letters |= 1 << UInt32(byte & 31)
                    if byte & 0xC0 != 0x80 { length += 1 }
                    entry.isCompound = entry.isCompound || byte == 0x2D
                }
                entry.length = UInt8(min(length, 255))
                scratch.removeAll(keepingCapacity: true)
                if entry.script == .latin {
                    scratch.append(contentsOf: word)
                    entry.roman = entry.skeleton
                } else if Romanization.shared.append(word, to: &scratch), entry.script != .other {
                    var roman: [UInt8] = []
                    scratch.withUnsafeBufferPointer { Skeleton.append($0, to: &roman) }
                    entry.roman = skeletons.intern(roman)
                }
                if entry.roman != 0 {
                    entry.initial = skeletons.bytes[skeletons.range(TextID(raw: entry.roman)).lowerBound]
                }
                entry.beginsWithVowel = scratch.first.map(SoundKey.isVowel) ?? false
                entry.ending = entry.script == .latin ? WordEnding(ofLatin: word) : WordEnding(ofOther: word)
                if entry.script == .other { entry.longVowels = LongVowels(in: word) }
                key.removeAll(keepingCapacity: true)
                if entry.script == .latin, entry.length > 2 {
                    SoundKey.append(word, to: &key)
                    entry.sound = sounds.intern(key)
                    key.removeAll(keepingCapacity: true)
                    if entry.length >= Self.romanizedLength {
                        RomanizationKey.append(word, to: &key)
                        entry.romanization = sounds.intern(key)
                        key.removeAll(keepingCapacity: true)
                    }
                }
                ConsonantKey.append(scratch, to: &key)
                entry.firstConsonant = key.first ?? 0
                entry.consonantCount = UInt8(min(key.count, 255))
                entry.consonants = consonants.intern(key)
                key.removeAll(keepingCapacity: true)
                ConsonantKey.append(scratch, isSoft: true, to: &key)
                entry.softConsonants = consonants.intern(key)
                if entry.script == .latin { addSpellings(of: UInt32(index), scratch, &consonants) }
            }
            entry.isGivenName = given.contains(skeleton)
            // A word of two letters may be a short form anywhere.
            if entry.isGivenName, entry.length > 2 {
                entry.isOfElsewhere = names.withText(TextID(raw: UInt32(index)), GivenNames.shared.isOfElsewhere)
            }
            entry.formalStart = UInt32(formalNames.count)
            for name in given.names(ofForm: skeleton) { formalNames.append(skeletons.intern(name)) }
            entry.formalCount = UInt32(formalNames.count) - entry.formalStart
            entry.familyStart = UInt32(formalNames.count)
            for name in family.names(ofForm: skeleton) { formalNames.append(skeletons.intern(name)) }
            entry.familyCount = UInt32(formalNames.count) - entry.familyStart
            entry.apartStart = UInt32(formalNames.count)
            for name in apart.names(ofForm: skeleton) { formalNames.append(skeletons.intern(name)) }
            entry.apartCount = UInt32(formalNames.count) - entry.apartStart
            entries.append(entry)
        }
    }

    @inline(__always)
    func entry(_ word: TextID) -> Entry { entries[Int(word.raw)] }

    /// A hash of the word's skeleton.
    @inline(__always)
    func skeletonHash(_ word: TextID) -> UInt64 {
        skeletons.hash(TextID(raw: entries[Int(word.raw)].skeleton))
    }

    private mutating func addSpellings(of word: UInt32, _ letters: [UInt8], _ consonants: inout TextTable) {
        func number(_ spelling: [UInt8]) -> UInt32 {
            var key: [UInt8] = []
            ConsonantKey.append(spelling, to: &key)
            return consonants.intern(key)
        }
        let spellings = ConsonantKey.otherSpellings(of: letters)
        if !spellings.isEmpty { spelledConsonants[word] = spellings.map(number) }
        if letters.contains(Letter.g) { consonantsWithoutG[word] = number(letters.filter { $0 != Letter.g }) }
    }

    /// Returns `true` if a word of Latin letters and one of another script have the same consonants, however the first is spelled.
    func haveConsonants(_ first: TextID, _ second: TextID) -> Bool {
        let (one, two) = (entry(first), entry(second))
        if one.hasConsonants(of: two) { return true }
        let (latin, other) = one.script == .latin ? (first, two) : (second, one)
        return other.consonants != 0 && spelledConsonants[latin.raw]?.contains(other.consonants) == true
    }

    /// Returns `true` if one of two words of Latin letters has `h` where the other has `g`.
    func differByH(_ first: TextID, _ second: TextID) -> Bool {
        guard
            let (hard, soft) = consonantsWithoutG[first.raw].map({ ($0, second) })
                ?? consonantsWithoutG[second.raw].map({ ($0, first) })
        else { return false }
        let (one, two) = (entry(soft), entry(soft == first ? second : first))
        let hasH = one.letters & 1 << UInt32(Letter.h & 31) != 0
        return hasH && consonantsWithoutG[soft.raw] == nil && one.consonants == hard && hard != 0
            && (one.initial == two.initial || one.initial == Letter.h && two.initial == Letter.g)
    }

    /// Returns `true` if two given names are listed as those of two people.
    @inline(__always)
    func areApart(_ first: Entry, _ second: Entry) -> Bool {
        if first.apartCount == 0, second.apartCount == 0 { return false }
        return first.apartRange.contains { formalNames[$0] == second.skeleton }
            || second.apartRange.contains { formalNames[$0] == first.skeleton }
    }

    /// Returns `true` if one word may be short for the other, or both for the same name.
    @inline(__always)
    func areFamiliarForms(_ first: Entry, _ second: Entry) -> Bool {
        if first.formalCount == 0, second.formalCount == 0 { return false }
        return haveName(first.formalRange, first.skeleton, second.formalRange, second.skeleton)
    }

    /// Returns `true` if both words are spellings of one family name.
    @inline(__always)
    func areSpellings(_ first: Entry, _ second: Entry) -> Bool {
        if first.familyCount == 0, second.familyCount == 0 { return false }
        return haveName(first.familyRange, first.roman, second.familyRange, second.roman)
    }

    private func haveName(_ first: Range<Int>, _ one: UInt32, _ second: Range<Int>, _ two: UInt32) -> Bool {
        for place in first {
            if formalNames[place] == two { return true }
            for other in second where formalNames[other] == formalNames[place] { return true }
        }
        for place in second where formalNames[place] == one { return true }
        return false
    }
}

extension TextTable {
    /// The number of a text, which is added if it is new.
    fileprivate mutating func intern(_ text: [UInt8]) -> UInt32 { text.withUnsafeBufferPointer { intern($0) }.raw }
}
