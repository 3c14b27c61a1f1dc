import ContactModel
import ContactStore

/// Reads the rules for which value people have as they are written: `name=source:crm.csv,newest`.
struct MergeRuleReader {
    private let store: ContactDatabase
    private let sources: [(id: Int, path: String)]
    private let lineages: [Int: String]

    init(_ store: ContactDatabase) throws {
        self.store = store
        sources = try store.sources().map { ($0.id, $0.path) }
        lineages = try store.lineages()
    }

    private static let words = [sourcePrefix] + MergeRule.plain.map(\.name) + [MergeRule.noneName]
    private static let sourcePrefix = MergeRule.sourceName + ":"

    /// The rules, for messages.
    static let list = "\(sourcePrefix)SOURCE, " + words.dropFirst().joined(separator: ", ")

    /// The fields and the rules of a text; none if the fields are to have none.
    func preference(_ text: String) throws -> (fields: [MergedField], rules: [MergeRule]) {
        let equals = text.hasPrefix(Self.sourcePrefix) ? nil : text.firstIndex(of: "=")
        guard let equals else { return (MergedField.all, try rules(text)) }
        return ([try Self.field(String(text[..<equals]))], try rules(String(text[text.index(after: equals)...])))
    }

    private static func field(_ name: String) throws -> MergedField {
        if let field = MergedField.all.first(where: { $0.name == name.lowercased() }) { return field }
        let kind = try FieldName(name).kind
        if let field = MergedField.all.first(where: { $0.name == kind.rawValue }) { return field }
        if kind.isName { throw MergePreferenceError.partOfName(name) }
        throw PersonChoiceError.manyValues(name)
    }

    private func rules(_ text: String) throws -> [MergeRule] {
        if text == MergeRule.noneName { return [] }
        var rules: [MergeRule] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            let rule = try rule(word)
            if !rules.contains(rule) { rules.append(rule) }
        }
        return rules
    }

    private func rule(_ word: String) throws -> MergeRule {
        if let rule = MergeRule.plain.first(where: { $0.name == word.lowercased() }) { return rule }
        guard word.hasPrefix(Self.sourcePrefix) else {
            throw MergePreferenceError.unknownRule(word, near: Suggestion.nearest(to: word, in: Self.words))
        }
        return .source(try lineage(String(word.dropFirst(Self.sourcePrefix.count))))
    }

    /// The mark of all exports that a name stands for: a path, an ID, the name of a file, or that without its extension.
    private func lineage(_ name: String) throws -> String {
        let tests: [(String) -> Bool] = [
            { Self.fileName($0) == name }, { Self.stem($0).lowercased() == name.lowercased() },
        ]
        var found = ContactSelection.keys(of: name, among: sources)
        for test in tests where found.isEmpty { found = sources.filter { test($0.path) }.map(\.id) }
        let named = Set(found.compactMap { lineages[$0] })
        guard named.count <= 1 else {
            let paths = sources.filter { found.contains($0.id) }.map(\.path)
            throw MergePreferenceError.severalSources(name, paths)
        }
        guard let lineage = named.first else {
            let names =
                sources.map(\.path) + sources.map { Self.fileName($0.path) } + sources.map { Self.stem($0.path) }
            throw UnknownFilterWord(
                filter: .source, word: name, database: store.path, nearest: Suggestion.nearest(to: name, in: names))
        }
        return lineage
    }

    private static func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    private static func stem(_ path: String) -> String {
        let name = fileName(path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
}
