import KnowledgeTable

/// The senses of yes and no in all languages, and of the marks and states that stand for them.
///
/// The words are those of `Knowledge/optout/answers.txt`.
struct Answers: OptionSet, Sendable {
    let rawValue: UInt8

    static let yes = Answers(rawValue: 1 << 0)
    static let no = Answers(rawValue: 1 << 1)
    /// A word that is hardly anybody's name.
    static let sure = Answers(rawValue: 1 << 2)
    /// A state that stands for yes or no: `active`.
    static let state = Answers(rawValue: 1 << 3)
    /// A word for what somebody is to a shop or a program, which stands under headings of jobs: `role`.
    static let accountRole = Answers(rawValue: 1 << 4)

    private static let names: [String: Answers] = [
        "yes": .yes, "no": .no, "sure": .sure, "state": .state, "account": .accountRole,
    ]

    /// The senses of the words, and of texts without a letter or a digit.
    private static let senses: [String: Answers] = {
        var senses: [String: Answers] = [:]
        PhraseTable("optout/answers").forEachPhrase { kind, phrase in
            guard let sense = names[kind] else { return }
            senses[key(of: String(decoding: phrase, as: UTF8.self)), default: []].insert(sense)
        }
        return senses
    }()

    /// The word as it is compared; a mark as it is.
    private static func key(of text: String) -> String {
        let key = PhraseKey.key(of: text)
        return key.isEmpty ? text : key
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The senses of a text that is nothing but such a word or mark; none for others.
    init(of text: String) { self = text.utf8.count <= 40 ? Self.senses[Self.key(of: text)] ?? [] : [] }

    /// The kinds of value that a text with these senses is as an answer; none if it is no answer.
    func kinds(of text: String) -> [ValueProfile.Kind] {
        guard !isDisjoint(with: [.yes, .no, .sure, .state]) else { return [] }
        let isSure = contains(.sure)
        var kinds: [ValueProfile.Kind] = isSure ? [.choice, .answer] : [.choice]
        // A letter is an initial.
        guard isSure || text.count > 1 else { return kinds }
        let isNo = contains(.no)
        if contains(.yes) { kinds.append(.yes) }
        if isNo { kinds.append(.no) }
        if isSure, !text.contains(where: \.isLetter) || text.count > 1 && (isNo || text.utf8.count > 2) {
            kinds.append(.loneAnswer)
        }
        return kinds
    }
}
