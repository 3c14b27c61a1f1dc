/// A person's name as comparisons see it: numbers of folded words.
struct PersonName: Sendable, Hashable {
    var given = TextID.empty
    var family = TextID.empty
    /// The first of two family names, as in `García López`, where ``family`` is the last.
    var otherFamily = TextID.empty
    var middle = TextID.empty
    var nickname = TextID.empty
    /// Words beside the name that are none of it: numbers, what is in parentheses, relations.
    var remark = TextID.empty
    /// 1 for `Jr`, 2 for `Sr`, 3 for `II` ...; 0 for none.
    var generation: UInt8 = 0
    /// Numbers for the marks of a Vietnamese given and family name; 0 for none.
    var givenMarks: UInt16 = 0
    var familyMarks: UInt16 = 0
    var traits = Traits()

    /// Properties of a name beside its words.
    struct Traits: OptionSet, Sendable, Hashable {
        var rawValue: UInt16 = 0
        static let male = Traits(rawValue: 1)
        static let female = Traits(rawValue: 2)
        /// Two are named: `Anna & Bram`.
        static let joint = Traits(rawValue: 4)
        /// Nobody is named, but somebody's relation, or a trade.
        static let relation = Traits(rawValue: 8)
        /// The remark has a number, or the name of the father: `Room 469`.
        static let numbered = Traits(rawValue: 16)

        /// The words were in another script and are written letter by letter in Latin ones.
        static let transliterated = Traits(rawValue: 32)

        /// The family name is that of the father, behind `bin`: `Harun bin Idris`.
        static let patronymic = Traits(rawValue: 64)

        /// The words are in kana, whose letters are syllables.
        static let kana = Traits(rawValue: 128)

        /// A grandmother or a grandfather, as the word in front of the name tells.
        static let grandparent = Traits(rawValue: 256)

        /// An aunt or an uncle.
        static let auntOrUncle = Traits(rawValue: 512)

        /// All words of a Vietnamese name have marks, or all but one, so that one without has none.
        static let marked = Traits(rawValue: 1024)

        /// A title is that of a married woman; while a name is read.
        static let married = Traits(rawValue: 2048)

        /// A word for a son or for a daughter stands before the name of the father, and may be a part of a family name: `Noam ben David`.
        static let son = Traits(rawValue: 4096)
        static let daughter = Traits(rawValue: 8192)

        /// A relation stands beside the name, in parentheses, and may be whose card it is: `Harry Weber (wife)`.
        static let besideRelation = Traits(rawValue: 16384)

        static let sexes: Traits = [.male, .female]
        static let kin: Traits = [.grandparent, .auntOrUncle]
    }

    /// `true` if a relation of somebody is meant: `Leo Mama`.
    var isRelation: Bool { traits.contains(.relation) }

    /// Returns `true` if a name may be that of the other, which is not known: neither is a relation of somebody, nor are two named.
    func mayBe(_ other: PersonName) -> Bool {
        let both = traits.union(other.traits)
        return !both.contains(.joint) && (!both.contains(.relation) || isRelation && other.isRelation)
    }

    /// `true` if neither a given nor a family name is known.
    var isEmpty: Bool { given.isEmpty && family.isEmpty }
    /// `true` if at most one word is known.
    var isSingle: Bool { given.isEmpty || family.isEmpty }
    /// The only word, where one is known.
    var single: TextID { given.isEmpty ? family : given }
}
