/// The letters between digits and marks of a cell, which may name a country.
struct CountryPiece {
    /// A run of letters up to a space.
    struct Word {
        var hash = WordHash()
        var (letters, bytes) = (0, 0)
        /// `true` if all letters are capital ones of ASCII.
        var isCapital = true
        /// `true` if a small letter of ASCII begins the word.
        var isSmall = false
        /// `true` if all letters are Latin ones.
        var isLatin = true
        /// `true` if a digit stands right before the word, or behind it in brackets: `(D02 AF30)`.
        var isAttached = false
        /// `true` if marks stand between the letters, as in `U.K.`, or behind them.
        var (isDivided, isEnded) = (false, false)
        /// The letters of the piece before the word.
        var before = WordHash()
    }

    /// A name that may mean several countries or none.
    enum OpenName {
        /// The letters of a name that people or other countries have as well.
        case name(WordHash)
        /// A country, whose name stands among other words: `Avenue de France`.
        case part(RegionCode)
    }

    var letters = WordHash()
    /// The letters of words that are no labels.
    var named = WordHash()
    private(set) var words = 0
    /// The last of those words.
    private(set) var last = Word()
    /// The number of words that name a country other than that of the reader's region, and the last of them.
    private(set) var countries = 0
    private(set) var open: OpenName?
    /// `true` if one of the words is a label.
    var hasLabel = false
    /// The numbers of all words, and of the letters of all and of those that are no labels.
    private var (runs, letterCount, namedCount) = (0, 0, 0)
    /// `true` if a small letter begins one of the words, and if one has several letters.
    private var (hasSmall, hasLong) = (false, false)

    /// `true` if all words together are rather none of a name, since they are so short: `a la`, `to go`. Those of names begin with capital
    /// letters, `Na Uy`, and those of codes are such letters, `U S A`.
    var isChance: Bool { isChance(runs, letterCount) }
    /// The same for the words that are no labels.
    var isNameChance: Bool { isChance(words, namedCount) }

    private func isChance(_ words: Int, _ letters: Int) -> Bool {
        words > 1 && letters < 6 && (letters < 4 ? hasLong : hasSmall)
    }

    /// Notes how a word is written.
    mutating func note(_ word: Word) {
        runs += 1
        letterCount += word.letters
        hasSmall = hasSmall || word.isSmall
        hasLong = hasLong || word.letters > 1
    }

    /// Adds a word that is no label.
    mutating func add(_ word: Word) {
        words += 1
        namedCount += word.letters
        last = word
    }

    /// Notes a word that names a country.
    mutating func note(_ name: OpenName) {
        countries += 1
        open = name
    }
}
