import KnowledgeTable

/// The words of two names of organizations.
struct OrganizationWords {
    private typealias Word = UnsafeBufferPointer<UInt8>

    private let words: [Word]
    /// Numbers, single letters and directions, which tell two places of one organization apart.
    private let places: Set<[UInt8]>

    /// Shorter words, as articles, tell no organization from another.
    private static let shortest = 3
    /// Words from this length on are one if they begin with the same letter and are a slip of the pen apart.
    private static let longWord = 6

    private init(_ name: Word) {
        let all = name.split(separator: 0x20).map { Word(rebasing: $0) }
        places = Set(
            all.filter(Self.isPlace).map { Self.romanDigits[Array($0)] ?? Array($0) } + all.compactMap(Self.ordinal))
        words = all.filter { !Self.isPlace($0) }
    }

    /// Returns `true` if two names may be those of two organizations, which one number or address does not make one: they are of two places,
    /// or each has a word of its own, and it is one or they are those of many organizations, or they have one word in common at most beside such words
    /// and that of their town. A name that is a part of the other is that of another organization where the other has a word that makes one.
    ///
    /// - Parameters:
    ///   - areRegistered: `true` if both have a legal form, so that each is whole.
    ///   - agreeTwice: `true` if values of two kinds agree, beside which a region is that where one organization works.
    static func areOthers(
        _ table: TextTable, _ first: TextID, _ second: TextID, in towns: [TextID], areRegistered: Bool,
        agreeTwice: @autoclosure () -> Bool
    ) -> Bool {
        table.withText(first) { first in
            table.withText(second) { second in
                let (one, two) = (OrganizationWords(first), OrganizationWords(second))
                if !one.places.isSubset(of: two.places), !two.places.isSubset(of: one.places) { return true }
                if first.lazy.filter({ $0 != 0x20 }).elementsEqual(second.lazy.filter { $0 != 0x20 }) { return false }
                let shared = one.words.filter(two.has)
                if shared.isEmpty { return true }
                let (own, other) = (one.own(beside: two), two.own(beside: one))
                if own.isEmpty || other.isEmpty {
                    return (own + other).contains { isEntity($0, areRegistered, agreeTwice) }
                        || areRegistered && one.isNumbered != two.isNumbered
                }
                // A school is no college, and who writes a name in another way leaves words out and does not put another in the place of one.
                let isReplaced = own.count == 1 && other.count == 1 && one.words.count == two.words.count
                if isReplaced || own.allSatisfy(isCommon) && other.allSatisfy(isCommon) { return true }
                return shared.count { !isCommon($0) && !isTown($0, towns, table) } < 2
            }
        }
    }

    /// `true` if the name has a number: `Velda (No. 2) Ltd`.
    private var isNumbered: Bool { places.contains { $0.contains { $0 &- 0x30 < 10 } } }

    /// The words that the other name does not have.
    private func own(beside other: OrganizationWords) -> [Word] {
        words.filter { $0.count >= Self.shortest && !other.has($0) }
    }

    /// Returns `true` if all words of one name are in the other: `Cockrell` and `Chicago Public Schools Cockrell`.
    static func isPart(_ table: TextTable, _ first: TextID, _ second: TextID) -> Bool {
        table.withText(first) { first in
            table.withText(second) { second in
                let (one, two) = (OrganizationWords(first), OrganizationWords(second))
                guard !one.words.isEmpty, !two.words.isEmpty,
                    one.places.isSubset(of: two.places) || two.places.isSubset(of: one.places)
                else { return false }
                return one.words.allSatisfy(two.has) || two.words.allSatisfy(one.has)
            }
        }
    }

    /// Returns `true` if two texts have a word in common, in any spelling.
    static func shareWord(_ table: TextTable, _ first: TextID, _ second: TextID) -> Bool {
        table.withText(first) { first in
            table.withText(second) { second in
                let other = OrganizationWords(second)
                return OrganizationWords(first).words.contains(where: other.has)
            }
        }
    }

    private func has(_ word: Word) -> Bool { words.contains { Self.areOne(word, $0) } }

    private static func areOne(_ word: Word, _ other: Word) -> Bool {
        if word.elementsEqual(other) { return true }
        // Characters of other scripts are syllables or words.
        guard min(word.count, other.count) >= shortest, word[0] < 0x80 else { return false }
        let isLong = min(word.count, other.count) > shortest
        // `Mühlenbäcker` and `Muehlenbaecker`
        if isLong, word[0] == other[0], haveOneSkeleton(word, other) { return true }
        return isLong && (word.starts(with: other) || other.starts(with: word)) || isShort(word, for: other)
            || isShort(other, for: word)
            || min(word.count, other.count) >= longWord && word[0] == other[0] && EditDistance.isWithin(1, word, other)
    }

    private static func haveOneSkeleton(_ word: Word, _ other: Word) -> Bool {
        var (one, two): ([UInt8], [UInt8]) = ([], [])
        Skeleton.append(word, to: &one)
        Skeleton.append(other, to: &two)
        return one == two
    }

    /// Returns `true` if a word is another without some of its inner letters: `ctr`, `svcs`, `mgmt`.
    private static func isShort(_ word: Word, for long: Word) -> Bool {
        guard word.count <= longestShort, word.count < long.count, word.first == long.first, word.last == long.last
        else {
            return false
        }
        var rest = long[...]
        return word.allSatisfy { letter in
            guard let place = rest.firstIndex(of: letter) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }

    /// Words that stand for longer ones have as many letters at most.
    private static let longestShort = 5

    /// The sign of ordinals in a word of Han characters, with the character behind it: `第一` of `第一工場`.
    private static func ordinal(in word: Word) -> [UInt8]? {
        guard word.count >= 2 * sign.count, word[0] >= 0x80,
            let place = sign.withUnsafeBufferPointer({ ByteSearch.first($0, in: word) }),
            place + 2 * sign.count <= word.count
        else { return nil }
        return Array(word[place..<place + 2 * sign.count])
    }

    private static let sign = Array("第".utf8)

    private static func isPlace(_ word: Word) -> Bool {
        word.count == 1 || word.contains { $0 &- 0x30 < 10 }
            || romanDigits[Array(word)] != nil || directions.contains(Array(word))
    }

    private static func isCommon(_ word: Word) -> Bool { word.count < shortest || common.contains(Array(word)) }

    private static func isEntity(_ word: Word, _ areRegistered: Bool, _ agreeTwice: () -> Bool) -> Bool {
        let word = Array(word)
        if entities.contains(word) { return true }
        return areRegistered && (registeredEntities.contains(word) || regions.contains(word) && !agreeTwice())
    }

    private static func isTown(_ word: Word, _ towns: [TextID], _ table: TextTable) -> Bool {
        towns.contains { town in
            table.withText(town) { $0.split(separator: 0x20).contains { $0.elementsEqual(word) } }
        }
    }

    /// The numbers that organizations write in Roman digits, folded, by those digits.
    private static let romanDigits: [[UInt8]: [UInt8]] = {
        let tens = ["", "x", "xx", "xxx"]
        let ones = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
        let numbers = tens.flatMap { ten in ones.map { ten + $0 } }.enumerated().dropFirst()
        return Dictionary(
            uniqueKeysWithValues: numbers.map { (Array($0.element.utf8), Array(String($0.offset).utf8)) })
    }()

    // MARK: Knowledge

    private static let common = listed("common")
    private static let directions = listed("direction")
    private static let entities = listed("entity")
    private static let registeredEntities = listed("entity-registered")
    private static let regions = listed("entity-region")

    private static func listed(_ kind: Substring) -> Set<[UInt8]> {
        let folder = TextFolder()
        let lists = KnowledgeTable.section("names/forms").lists.filter { $0.key == kind }
        return Set(lists.flatMap { $0.words.map { folder.folded($0) } })
    }
}
