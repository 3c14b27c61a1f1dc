import KnowledgeTable

/// Words beside e-mail addresses that say nothing about them, or something else.
struct MailboxWords: Sendable {
    /// The words of `Knowledge/columns/online.txt` and `Knowledge/email/roles.txt`.
    static let shared = MailboxWords()

    /// Words for an e-mail address.
    private let names: Set<String>
    /// Words for other ways to reach somebody, as `Skype` is, where a name has an at sign, too.
    private let otherWays: Set<String>
    /// Words for functions of mailboxes.
    private let functions: Set<String>

    private init() {
        func phrases(_ concept: String) -> Set<String> {
            let rows = KnowledgeTable.section("columns/online").lines.filter { $0.hasPrefix(concept + ":") }
            let phrases = rows.flatMap { $0.dropFirst(concept.utf8.count + 1).pieces(between: ASCII.bar) }
            return Set(phrases.map(Self.folded)).subtracting([""])
        }
        names = phrases("email")
        // Schemes of links: RFC 3261, RFC 5122, RFC 7565.
        otherWays = phrases("social").union(["sip", "sips", "acct", "callto", "http", "https", "ftp"])
        functions = Set(KnowledgeTable.section("email/roles").lists.flatMap { $0.words.map(Self.folded) })
    }

    /// Returns `true` for a word that says no more than that an e-mail address follows: `E-Mail`, `Mail 2`.
    func isName(_ text: some StringProtocol) -> Bool { names.contains(Self.folded(text)) }

    /// Returns `true` for a word behind which another kind of address stands.
    func isOtherWay(_ text: some StringProtocol) -> Bool { otherWays.contains(Self.folded(text)) }

    /// Returns `true` for the name of a mailbox that is nobody's: `Info`, `Customer Service`.
    func isFunction(_ text: some StringProtocol) -> Bool {
        isName(text) || functions.contains(Self.folded(text))
    }

    /// The letters of a text, small ones.
    private static func folded(_ text: some StringProtocol) -> String {
        String(text.lowercased().filter(\.isLetter))
    }
}
