/// A person's name as comparisons see it: numbers of folded words.
struct PersonName: Sendable, Hashable {
    var given = TextID.empty
    var family = TextID.empty
    /// The first of two family names, as in `García López`, where ``family`` is the last.
    var otherFamily = TextID.empty
    var middle = TextID.empty
    var nickname = TextID.empty
    /// 1 for `Jr`, 2 for `Sr`, 3 for `II` ...; 0 for none.
    var generation: UInt8 = 0

    /// `true` if neither a given nor a family name is known.
    var isEmpty: Bool { given.isEmpty && family.isEmpty }
    /// `true` if at most one word is known.
    var isSingle: Bool { given.isEmpty || family.isEmpty }
    /// The only word, where one is known.
    var single: TextID { given.isEmpty ? family : given }
}
