/// Words of names that are not names, in folded form.
struct NameWords: Sendable {
    /// The role of a word in a name.
    enum Role: UInt8 {
        /// A form of address or a degree.
        case title
        /// `Jr`, `Sr`, `II` ... : the generation.
        case generation
        /// A word before a family name: `van`, `de`, `al`.
        case particle
        /// A word that a user added to tell numbers apart: `mobile`, `work`.
        case label
    }

    static let shared = NameWords()

    private var table = TextTable()
    private var roles: [Role] = [.title]
    private var generations: [UInt8] = [0]

    private init() {
        let titles = """
            dr mr mrs ms miss mx prof professor doctor sir dame lord lady rev reverend fr father sister hon capt captain col colonel \
            lt maj sgt rabbi herr frau frl fraulein ing dipl magister univ doktor dott dottssa \
            ingegnere avv avvocato sig signor signora signorina mme madame mlle mademoiselle monsieur maitre sra srta senor \
            senora senorita dona doutor doutora engenheiro mgr judr mudr phdr rndr mgra inz gospodin \
            gospodja bayan sayin phd md dds dvm esq esquire mba cpa cfa llb llm jd msc bsc emeritus
            """
        let particles = """
            van von der den de del della di da do dos das du des la le las los el al bin ibn ben bint abu ter ten te zu zum \
            zur vom und af av st san santa mac
            """
        let labels =
            "mobile mobil cell cellphone handy home work office private privat buro arbeit casa trabajo new old neu"
        for (words, role) in [(titles, Role.title), (particles, .particle), (labels, .label)] {
            for word in words.split(separator: " ") { add(word, role) }
        }
        for (number, words) in ["jr junior jun", "sr senior sen", "ii 2nd", "iii 3rd", "iv 4th"].enumerated() {
            for word in words.split(separator: " ") { add(word, .generation, generation: UInt8(number + 1)) }
        }
    }

    private mutating func add(_ word: Substring, _ role: Role, generation: UInt8 = 0) {
        let id = Array(word.utf8).withUnsafeBufferPointer { table.intern($0) }
        guard Int(id.raw) == roles.count else { return }
        roles.append(role)
        generations.append(generation)
    }

    /// The role of a folded word, or `nil` if it may be a name.
    @inline(__always)
    func role(of word: UnsafeBufferPointer<UInt8>) -> (role: Role, generation: UInt8)? {
        guard word.count <= 14, let id = table.find(word) else { return nil }
        return (roles[Int(id.raw)], generations[Int(id.raw)])
    }
}
