import KnowledgeTable

/// Words of names that are not names, in folded form: those of `Knowledge/names/words.txt` and `Knowledge/names/relations.txt`.
struct NameWords: Sendable {
    /// The role of a word in a name.
    enum Role: Hashable, Sendable {
        /// A form of address, a degree, or a word of kin in front of the name, and what it tells.
        case title(PersonName.Traits)
        /// A form of address in front of two words, and else a name: `pastor`, `shaikh`.
        case titleBefore(PersonName.Traits)
        /// `Jr`, `Sr`, `II` ... : the generation, from 1.
        case generation(UInt8)
        /// `jun`, `sen`: a generation behind a given and a family name, and else a name.
        case generationBehind(UInt8)
        /// `ifj.`: a generation in front of a given and a family name, and else a name.
        case generationBefore(UInt8)
        /// A word before the family name that somebody had before they married: `née`.
        case maiden
        /// A word before a family name: `van`, `de`, `al`.
        case particle
        /// A word before the name of the father: `bin`.
        case patronymic(PersonName.Traits)
        /// The same, or a word before the name of a husband, behind a name that has a family name of its own if it has several words: `S/O`.
        case relative(PersonName.Traits)
        /// A word before the name of those at whose house somebody lives: `C/O`.
        case careOf
        /// A word before the name of somebody's child, by whom they are called: `Abu Khalid` is the father of Khalid. In a family name it is a particle.
        case kunya
        /// A word that a user added to tell numbers apart: `mobile`, `work`.
        case label
        /// A word between two who are named together: `and`.
        case joint
        /// The same between two given names, and else a part of a name: `y`, `in`.
        case jointBetween
        /// A word for all of a name: `family`.
        case household
        /// Somebody's relation, who is not named: `mum`, `wife`.
        case relation
        /// The same where nothing else stands beside it, and else a name: `Mae`.
        case relationAlone
        /// A trade or a place, whose people are not named: `plumber`, `school`.
        case trade
        /// A trade in front of a name or alone, and else a family name: `painter`.
        case tradeBefore
    }

    static let shared = NameWords()

    private var words = TextTable()
    private var roles: [Role] = [.label]
    /// Relations in front of a name, which have another role elsewhere: `Erben`, `Büro`.
    private var before: Set<[UInt8]> = []
    /// Relations behind a whole name, which are names or have another role elsewhere: `ex`, `fru`.
    private var relationsBehind: Set<[UInt8]> = []
    /// Words between a relation and whose it is: `of`.
    private var relationsOf: Set<[UInt8]> = []
    /// Relations in parentheses behind a name, which are names or have another role elsewhere: `son`, `Sohn`.
    private var remarkRelations: Set<[UInt8]> = []
    /// Relations to the owner of the book, with whom nobody shares a telephone: `boss`.
    private var relationsOfOwner: Set<[UInt8]> = []
    /// Titles in front of given names of some languages, which are parts of names elsewhere: `Sri`, `U`.
    private var languageTitles: [[UInt8]: (traits: PersonName.Traits, languages: UInt64)] = [:]
    /// The languages in which a given name may be a word twice, one bit each.
    private var doubledLanguages: UInt64 = 0
    /// Given names of men alone.
    private var men: Set<[UInt8]> = []
    /// Generations by words behind a name, which have another role elsewhere: `fils`.
    private var generationsBehind: [[UInt8]: UInt8] = [:]
    /// Family names of men and of women alone.
    private var families: [[UInt8]: PersonName.Traits] = [:]
    /// Generations by the words behind a name in parentheses: `(son)`.
    private var generations: [[UInt8]: UInt8] = [:]
    /// Generations by the words of the field for titles, and by those in small letters at the end of a name: `st.`, `d. J.`
    private var titleGenerations: [[UInt8]: UInt8] = [:]
    private var endGenerations: [[UInt8]: UInt8] = [:]
    /// Titles that stand before or behind a name without a blank.
    private(set) var front: [(title: [UInt8], traits: PersonName.Traits)] = []
    private(set) var behind: [(title: [UInt8], traits: PersonName.Traits)] = []

    private init() {
        for name in ["names/words", "names/relations"] {
            for (kind, listed) in KnowledgeTable.section(name).lists { add(listed, kind: kind) }
        }
        // The longest first: `นางสาว` begins with `นาง`.
        front.sort { $0.title.count > $1.title.count }
        behind.sort { $0.title.count > $1.title.count }
    }

    private mutating func add(_ listed: [Substring], kind: Substring) {
        switch kind {
        case "title", "form": add(listed, .title([]))
        case "male", "male-form": add(listed, .title(.male))
        case "female", "female-form": add(listed, .title(.female))
        case "grandfather": add(listed, .title([.male, .grandparent]))
        case "grandmother": add(listed, .title([.female, .grandparent]))
        case "uncle": add(listed, .title([.male, .auntOrUncle]))
        case "aunt": add(listed, .title([.female, .auntOrUncle]))
        case "particle": add(listed, .particle)
        case "son": add(listed, .patronymic(.male))
        case "daughter": add(listed, .patronymic(.female))
        case "maiden": add(listed, .maiden)
        case "child-son": add(listed, .patronymic(.son))
        case "child-daughter": add(listed, .patronymic(.daughter))
        case "son-of", "husband-of": add(listed, .relative(.male))
        case "daughter-of", "wife-of": add(listed, .relative(.female))
        case "care-of": add(listed, .careOf)
        case "label": add(listed, .label)
        case "joint": add(listed, .joint)
        case "joint-between": add(listed, .jointBetween)
        case "remark-generation1", "remark-generation2":
            let generation: UInt8 = kind.hasSuffix("1") ? 1 : 2
            for word in listed { generations[Self.folded(word)] = generation }
        case "household": add(listed, .household)
        case "relation": add(listed, .relation)
        case "wife": add(listed, .title([.female, .married]))
        case "men": men.formUnion(listed.map(Self.folded))
        case "men-family": for word in listed { families[Self.folded(word)] = .male }
        case "women-family": for word in listed { families[Self.folded(word)] = .female }
        case "kunya": add(listed, .kunya)
        case "doubled": doubledLanguages = listed.reduce(0) { $0 | GivenNames.shared.languages($1) }
        case "relation-before": before.formUnion(listed.map(Self.folded))
        case "relation-behind": relationsBehind.formUnion(listed.map(Self.folded))
        case "relation-of": relationsOf.formUnion(listed.map(Self.folded))
        case "relation-remark": remarkRelations.formUnion(listed.map(Self.folded))
        case "relation-owner": relationsOfOwner.formUnion(listed.map(Self.folded))
        case "relation-alone": add(listed, .relationAlone)
        case "trade": add(listed, .trade)
        case "trade-before": add(listed, .tradeBefore)
        case "title-before": add(listed, .titleBefore([]))
        case "male-before": add(listed, .titleBefore(.male))
        case "female-before": add(listed, .titleBefore(.female))
        case "front", "male-front", "female-front", "behind", "male-behind", "female-behind":
            let traits: PersonName.Traits = kind.hasPrefix("male") ? .male : kind.hasPrefix("female") ? .female : []
            let titles = listed.map { (title: Array($0.utf8), traits: traits) }
            if kind.hasSuffix("front") { front += titles } else { behind += titles }
            add(listed, .title(traits))
        case _ where kind.hasPrefix("male-before-") || kind.hasPrefix("female-before-"):
            addTitles(listed, kind.split(separator: "-"))
        default:
            let digits = kind.dropFirst("generation".count).prefix(while: \.isNumber)
            guard kind.hasPrefix("generation"), let number = UInt8(digits) else { return }
            addGeneration(number, listed, kind: kind)
        }
    }

    private mutating func addGeneration(_ number: UInt8, _ listed: [Substring], kind: Substring) {
        switch kind.drop(while: { $0 != "-" }) {
        case "-before": add(listed, .generationBefore(number))
        case "-behind": add(listed, .generationBehind(number))
        case "-last": for word in listed { generationsBehind[Self.folded(word)] = number }
        case "-title": for word in listed { titleGenerations[Self.folded(word)] = number }
        case "-end": for word in listed { endGenerations[Self.folded(word)] = number }
        default: add(listed, .generation(number))
        }
    }

    /// Adds titles by the parts of their kind: a sex, `before`, and languages.
    private mutating func addTitles(_ listed: [Substring], _ kind: [Substring]) {
        let languages = kind.dropFirst(2).reduce(0) { $0 | GivenNames.shared.languages($1) }
        for word in listed {
            languageTitles[Self.folded(word)] = (kind[0] == "male" ? .male : .female, languages)
        }
    }

    private mutating func add(_ listed: [Substring], _ role: Role) {
        for word in listed {
            let id = Self.folded(word).withUnsafeBufferPointer { words.intern($0) }
            if Int(id.raw) == roles.count { roles.append(role) }
        }
    }

    private static func folded(_ word: Substring) -> [UInt8] {
        let folder = TextFolder(keepsHangul: true)
        return Array(word.split(separator: "/").map { folder.folded($0) }.joined(separator: [NameTokens.stroke]))
    }

    /// The generation that a word behind a given and a family name tells; `nil` for none.
    func generation(behind word: ArraySlice<UInt8>) -> UInt8? {
        if let number = generationsBehind[Array(word)] { return number }
        return switch word.withUnsafeBufferPointer(role) {
        case .generation(let number), .generationBehind(let number): number
        default: nil
        }
    }

    /// The generation that a word behind a name in parentheses tells; `nil` for none.
    func generation(ofRemark word: ArraySlice<UInt8>) -> UInt8? { generations[Array(word)] }

    /// The sex that a title of a few languages tells, where no name stands beside it: `U`, `Sri`.
    func sex(ofTitle word: ArraySlice<UInt8>) -> PersonName.Traits? { languageTitles[Array(word)]?.traits }

    /// The sex that a word in front of a given name tells, if it is a title in a language that has the name: `Sri Ramesh`, `U Aung`.
    func sex(ofTitle word: ArraySlice<UInt8>, before given: ArraySlice<UInt8>) -> PersonName.Traits? {
        guard word.count < 6, let title = languageTitles[Array(word)],
            GivenNames.shared.contains(given, languages: title.languages, sex: title.traits)
        else { return nil }
        return title.traits
    }

    /// Returns `true` if a word is a given name of a language in which it may stand twice: `Khin`.
    func mayBeDoubled(_ word: some Collection<UInt8>) -> Bool {
        GivenNames.shared.contains(word, languages: doubledLanguages, sex: .sexes)
    }

    /// The generation that a word in the field for titles tells; `nil` for none.
    func generation(ofTitle word: ArraySlice<UInt8>) -> UInt8? { titleGenerations[Array(word)] }

    /// The generation that words at the end of a name tell, with a blank between them; `nil` for none.
    func generation(ofEnd words: [UInt8]) -> UInt8? { endGenerations[words] }

    /// Returns `true` if a word behind a name makes it that of a relation: `gf`.
    func isRelationBehind(_ word: ArraySlice<UInt8>) -> Bool {
        relationsBehind.contains(Array(word)) || word.withUnsafeBufferPointer(role) == .relation
    }

    /// Returns `true` if a word stands between a relation and whose it is: `of`.
    func isRelationOf(_ word: ArraySlice<UInt8>) -> Bool { relationsOf.contains(Array(word)) }

    /// Returns `true` if what stands in parentheses behind a name is a relation, or its last of two words: `(wife)`, `(my wife)`. `(dad of Lotte)` is the
    /// one named.
    func isRelation(remark: [UInt8]) -> Bool {
        let words = remark.split(separator: 0x20)
        guard words.count < 3, let last = words.last else { return false }
        if remarkRelations.contains(Array(last)) || relationsBehind.contains(Array(last)) { return true }
        switch last.withUnsafeBufferPointer(role) {
        case .relation: return true
        case .relationAlone: return words.count == 1
        default: return false
        }
    }

    /// Returns `true` if the last word of a remark is a relation to the owner of the book: `my boss`.
    func isRelationOfOwner(remark: ArraySlice<UInt8>) -> Bool {
        remark.split(separator: 0x20).last.map { relationsOfOwner.contains(Array($0)) } ?? false
    }

    /// Returns `true` if a word in front of a name makes it that of another: `Office of`, `Nachlass`.
    func isRelationBefore(_ word: ArraySlice<UInt8>) -> Bool { before.contains(Array(word)) }

    /// Returns `true` if a word is the given name of a man: `Mrs. John Weber` has the name of her husband.
    func isMan(_ word: some Sequence<UInt8>) -> Bool { men.contains(Array(word)) }

    /// The sex of those who have a word as their family name; none where both have.
    func sex(ofFamily word: some Sequence<UInt8>) -> PersonName.Traits { families[Array(word)] ?? [] }

    /// The role of a folded word, or `nil` if it may be a name.
    @inline(__always)
    func role(of word: UnsafeBufferPointer<UInt8>) -> Role? {
        guard word.count <= 24, let id = words.find(word) else { return nil }
        return roles[Int(id.raw)]
    }
}
