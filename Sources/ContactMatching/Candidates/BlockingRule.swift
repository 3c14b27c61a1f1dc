/// A question whose answer two contacts must have in common to be compared, as the field of record linkage calls
/// [blocking](https://en.wikipedia.org/wiki/Record_linkage#Blocking).
struct BlockingRule: Sendable {
    /// The traits that the key is made of, in words.
    let name: String
    /// The number of contacts up to which all contacts with one key are compared with each other. Larger groups are
    /// refined, or not compared.
    let limit: Int
    /// `true` if contacts whose key is too common are compared where they also share a birthday, an organization, a
    /// street, a postal code or a town.
    var refines = false
    /// Appends the keys of a contact.
    let keys: @Sendable (_ row: ContactRow, _ context: Context, _ keys: inout [UInt64]) -> Void

    /// The contacts and names that rules read.
    struct Context: Sendable {
        let table: ContactTable
        let lexicon: NameLexicon
        /// `true` if a contact has a number that is not accepted, or in its note.
        let hasUnconfirmedNumbers: Bool

        init(table: ContactTable, lexicon: NameLexicon, hasUnconfirmedNumbers: Bool? = nil) {
            self.table = table
            self.lexicon = lexicon
            self.hasUnconfirmedNumbers = hasUnconfirmedNumbers ?? table.hasUnconfirmedNumbers
        }

        func skeleton(_ word: TextID) -> UInt64 { lexicon.skeletonHash(word) }
        func value(_ text: TextID) -> UInt64 { table.values.hash(text) }

        /// A hash of the first bytes of a text.
        func prefix(_ count: Int, of text: TextID, in texts: TextTable) -> UInt64 {
            texts.withText(text) { StableHash.of(UnsafeBufferPointer(rebasing: $0.prefix(count))) }
        }

        /// The first letter of a word.
        func firstLetter(_ word: TextID) -> UInt64 { UInt64(lexicon.entry(word).first) }

        /// Skeletons of the given name and of the names that it may be short for.
        func forEachForm(of word: TextID, _ body: (UInt64) -> Void) {
            body(skeleton(word))
            for place in lexicon.entry(word).formalRange.prefix(8) {
                body(lexicon.skeletons.hash(TextID(raw: lexicon.formalNames[place])))
            }
        }
    }
}
