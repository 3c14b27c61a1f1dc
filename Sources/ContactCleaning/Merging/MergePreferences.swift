public import ContactStore
public import Threads

/// The rules by which all people have one contact's value of a field and not another's.
///
/// ```swift
/// let preferences = MergePreferences(database: "contacts.db", author: "Eve")
/// try preferences.prefer(["name=source:crm.csv,newest", "organization=most-complete"])
/// ```
/// The rules of a field decide in their order, after what somebody has chosen for one person. Where they leave several contacts, the
/// order that all databases have decides.
public struct MergePreferences: Sendable {
    /// The path of the database.
    public var database: String
    /// The author of the rules, and a remark; recorded with the change.
    public var author: String?, note: String?
    /// The number of seconds to wait for another process that has the database locked.
    public var busyTimeout = ContactDatabase.defaultBusyTimeout
    /// Cancels the work, from any thread.
    public var cancellation = Cancellation()

    /// Rules of a database.
    public init(database: String, author: String? = nil, note: String? = nil) {
        self.database = database
        self.author = author
        self.note = note
    }

    /// The rules of a field, in words.
    public struct Rules: Sendable, Hashable {
        /// The name of the field; `name` for all parts of the name.
        public var field: String
        /// The rules as they are written: `source:crm.csv`, `newest`; none if the field has none.
        public var words: [String]
    }

    /// Rules that were stored, or would be.
    public struct Outcome: Sendable, Hashable {
        /// The change; `nil` if nothing is stored.
        public var change: Int?
        /// The rules of the fields that were named.
        public var rules: [Rules]
        /// `true` if the fields had these rules before.
        public var isSoAlready: Bool
        /// The count of people who have another value.
        public var people: Int
        /// The first of these values.
        public var examples: [MergedDifference]
    }

    /// The rules that hold, for every field that can have some.
    ///
    /// - Throws: `StoreError` if the database cannot be read; `CancellationError`.
    public func rules() throws -> [Rules] {
        let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        let current = Dictionary(try store.preferences().filter(\.isCurrent).map { ($0.field, $0.rules) }) { $1 }
        let words = try MergeRuleWords(store)
        return MergedField.all.map { Rules(field: $0.name, words: (current[$0.name] ?? []).map(words.text)) }
    }

    /// Stores rules, in one change.
    ///
    /// - Parameters:
    ///   - texts: `FIELD=RULE,RULE`, or `RULE,RULE` for all fields; `default` takes the rules of a field back.
    ///   - isDryRun: `true` to tell only what would differ.
    /// - Throws: ``MergePreferenceError``; ``FieldAssignmentError``; ``PersonChoiceError``; ``UnknownFilterWord``; `StoreError`;
    ///   `CancellationError`.
    public func prefer(_ texts: [String], isDryRun: Bool = false) throws -> Outcome {
        struct NotStored: Error { var outcome: Outcome }
        let store = try ContactDatabase.openForChange(
            at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        let reader = try MergeRuleReader(store)
        var wanted: [MergedField: [MergeRule]] = [:]
        for text in texts {
            let (fields, rules) = try reader.preference(text)
            for field in fields { wanted[field] = rules }
        }
        let preferences = MergedField.all.compactMap { field in wanted[field].map { (field: field, rules: $0) } }
        let words = try MergeRuleWords(store)
        do {
            return try store.change { writer in
                let change = try writer.record(kind: "choose", author: author, note: note)
                var count = 0
                let (people, examples) = try writer.differences(in: preferences.map(\.field), limit: 10) {
                    count = try writer.prefer(preferences, change: change)
                }
                let outcome = Outcome(
                    change: isDryRun || count == 0 ? nil : change,
                    rules: preferences.map { Rules(field: $0.field.name, words: $0.rules.map(words.text)) },
                    isSoAlready: count == 0, people: people, examples: examples)
                guard outcome.change != nil else { throw NotStored(outcome: outcome) }
                return outcome
            }
        } catch let nothing as NotStored {
            return nothing.outcome
        }
    }
}

/// The fault of a rule for which value people have.
public enum MergePreferenceError: Error, Sendable, Hashable, CustomStringConvertible {
    /// There is no such rule; perhaps another is meant.
    case unknownRule(String, near: String?)
    /// The field is a part of the name, which people have as a whole.
    case partOfName(String)
    /// Several sources have the name: their paths.
    case severalSources(String, [String])

    /// A message for a person: the fault and the remedy.
    public var description: String {
        switch self {
        case .unknownRule(let rule, let near):
            "'\(rule)' is no rule; " + (near.map { "did you mean '\($0)'?" } ?? "the rules are \(MergeRuleReader.list)")
        case .partOfName(let field):
            "rules are for the name as a whole, and '\(field)' is a part of it; write name=RULES"
        case .severalSources(let name, let paths):
            "several sources are called '\(name)': \(paths.joined(separator: ", ")); name one by its path"
        }
    }
}
