/// A sentence for people as data: its kind, and the values that stand in it.
///
///     let sentence = Sentence(Length.tooLong, ["code": .text("44"), "count": .number(12)])
///     print(sentence)  // the numbers of +44 have fewer than 12 digits
///
/// Its ``description`` is English. Whoever shows it in another language looks up the kind in a table of that language, and puts the same
/// values into what stands there.
public struct Sentence: Hashable, Sendable {
    /// The group of kinds that belong together: `verdict`, `hint`. Empty for a text that is the same in all languages.
    public let family: String
    /// The kind among those of its family.
    public let kind: String
    /// The English sentence with `{name}` for each value.
    let pattern: String
    /// The values by their names; the number that is called `count` decides between singular and plural.
    public let values: [NamedValue]

    /// A value with its name.
    public struct NamedValue: Hashable, Sendable {
        /// The name in tables of texts.
        public let name: String
        /// The value.
        public let value: Value

        /// A value with its name.
        public init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }
    }

    /// A value of a sentence.
    public indirect enum Value: Hashable, Sendable {
        /// A text that is the same in all languages: digits, a name, a text of a file.
        case text(String)
        /// A whole number.
        case number(Int)
        /// Words that have a kind of their own.
        case sentence(Sentence)
        /// Several values after each other.
        case list([Value], Joint)
    }

    /// The joint between the values of a list.
    public enum Joint: String, Hashable, Sendable {
        /// Commas, and `or` in front of the last: alternatives.
        case or
        /// Commas, and `and` in front of the last.
        case and
        /// Commas alone.
        case comma
        /// Semicolons, between values that may have commas.
        case semicolon
    }

    /// A sentence of a kind.
    public init<Kind: SentenceKind>(_ kind: Kind, _ values: KeyValuePairs<String, Value> = [:]) {
        let values = values.map { NamedValue($0.key, $0.value) }
        let isOne = values.contains { $0.name == "count" && $0.value == .number(1) }
        self.init(
            family: Kind.family, kind: kind.rawValue, pattern: isOne ? kind.englishForOne : kind.english, values: values
        )
    }

    /// A text without a kind, which is the same in all languages.
    public init(same text: String) {
        self.init(family: "", kind: "", pattern: "{text}", values: [NamedValue("text", .text(text))])
    }

    /// A sentence of a kind with its English pattern.
    package init(family: String, kind: String, pattern: String, values: [NamedValue] = []) {
        self.family = family
        self.kind = kind
        self.pattern = pattern
        self.values = values
    }
}

/// A kind of sentences. Its raw value is its name in tables of other languages, and does not change when the words do.
public protocol SentenceKind: RawRepresentable, CaseIterable, Sendable where RawValue == String {
    /// The name of the group of kinds that belong together.
    static var family: String { get }
    /// The English sentence with `{name}` for each value.
    var english: String { get }
    /// The English sentence where the value `count` is 1.
    var englishForOne: String { get }
}

extension SentenceKind {
    /// The same for all counts.
    public var englishForOne: String { english }
}
