import ContactCleaning
import ContactStore

/// Sentences of a disclosure.
enum DisclosureWords {
    /// Sentences about what the database holds beside rows.
    static func derived(_ disclosure: Disclosure) -> [String] {
        var sentences = [
            "Sums of hashes of all rows show damage; nobody can be read from them.",
            "Values in the form in which 'dedupe' compares them may be kept until the next change; they are derived from these rows.",
        ]
        if disclosure.hasSearchIndex {
            sentences.append("A search index holds hashes of pieces of the words and numbers of these contacts.")
        }
        for path in disclosure.keptContent {
            sentences.append("The content of \(path) is kept as it was read, with the records above in it.")
        }
        return sentences
    }

    /// The reasons of a join.
    static func reasons(_ join: StoredJoin) -> [String] {
        guard join.bits != nil else { return ["somebody decided so"] }
        return join.parts.map { part in "\(part.kind) \(part.bits)" + (part.value.map { " (\($0))" } ?? "") }
    }
}
