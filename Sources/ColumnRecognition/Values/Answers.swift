import KnowledgeTable

/// Yes and no in all languages, and the marks and states that stand for them.
///
/// The words are those of `Knowledge/optout/answers.txt`.
struct Answers {
    /// Every such word.
    static let all = Answers { $0 != "account" }
    /// Those that are hardly anybody's name.
    static let sure = Answers { $0 == "sure" }
    static let yes = Answers { $0 == "yes" }
    static let no = Answers { $0 == "no" }

    /// Words for what somebody is to a shop or a program, which stand under headings of jobs: `role`.
    static let accountRoles = Answers { $0 == "account" }

    private let words: Set<String>
    /// Texts without a letter or a digit.
    private let marks: Set<String>

    private init(_ isTaken: (_ kind: String) -> Bool) {
        var words: Set<String> = []
        var marks: Set<String> = []
        PhraseTable("optout/answers").forEachPhrase { kind, phrase in
            guard isTaken(kind) else { return }
            let text = String(decoding: phrase, as: UTF8.self)
            let key = PhraseKey.key(of: text)
            if key.isEmpty { marks.insert(text) } else { words.insert(key) }
        }
        (self.words, self.marks) = (words, marks)
    }

    /// Returns `true` if a text is nothing but such a word or mark.
    func contain(_ text: String) -> Bool {
        guard text.utf8.count <= 40 else { return false }
        let key = PhraseKey.key(of: text)
        return key.isEmpty ? marks.contains(text) : words.contains(key)
    }

    /// The kinds of value that a text is as an answer; none if it is no answer.
    static func kinds(of text: String) -> [ValueProfile.Kind] {
        guard all.contain(text) else { return [] }
        let isSure = sure.contain(text)
        var kinds: [ValueProfile.Kind] = isSure ? [.choice, .answer] : [.choice]
        // A letter is an initial.
        guard isSure || text.count > 1 else { return kinds }
        let isNo = no.contain(text)
        if yes.contain(text) { kinds.append(.yes) }
        if isNo { kinds.append(.no) }
        if isSure, !text.contains(where: \.isLetter) || text.count > 1 && (isNo || text.utf8.count > 2) {
            kinds.append(.loneAnswer)
        }
        return kinds
    }
}
