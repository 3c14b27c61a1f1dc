/// The kinds of values that are stored in normalized form beside the raw ones.
public struct FieldNormalization: OptionSet, Sendable, Hashable {
    /// The kinds of values, one bit each.
    public let rawValue: UInt8

    /// A set of kinds by its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Names that are all in lowercase or all in uppercase, and superfluous spaces.
    public static let names = FieldNormalization(rawValue: 1)
    /// States of the United States, as their codes of two letters.
    public static let states = FieldNormalization(rawValue: 2)
    /// Dates, as `1985-04-12`.
    public static let dates = FieldNormalization(rawValue: 4)

    private static let words: [(word: String, kind: FieldNormalization)] = [
        ("names", .names), ("states", .states), ("dates", .dates),
    ]

    /// Reads words: `names`, `states`, `dates`.
    ///
    /// - Throws: ``UnknownWord`` for a word that is none of these.
    public init(words: [String]) throws(UnknownWord) {
        self = []
        for word in words {
            guard let known = Self.words.first(where: { $0.word == word.lowercased() }) else {
                throw UnknownWord(word: word)
            }
            insert(known.kind)
        }
    }

    /// The words of the set with commas between; `nil` for an empty set.
    var text: String? {
        isEmpty ? nil : Self.words.filter { contains($0.kind) }.map(\.word).joined(separator: ",")
    }

    /// A word that is not one of the kinds.
    public struct UnknownWord: Error, Hashable, CustomStringConvertible {
        /// The word.
        public var word: String

        /// A message for a person: the unknown word and the words that are known.
        public var description: String {
            "'\(word)' cannot be normalized; give some of "
                + FieldNormalization.words.map(\.word).joined(separator: ", ") + ", separated by commas"
        }
    }
}
