/// The built-in field types.
///
/// Each type is a static member, declared with all of its rules in a file of its own: `FieldKind.zip`,
/// `FieldKind.age(18, 99)`. Two kinds are equal if their names are, parameters included.
public struct FieldKind: Sendable {
    /// The name of the type with its parameters, such as `age(18,99)`; ``init(name:)`` parses it.
    public let name: String
    private let storage: Storage

    /// The rules stand in one object, so that a kind is small to copy.
    private final class Storage: Sendable {
        let rules: FieldRules

        init(_ rules: FieldRules) {
            self.rules = rules
        }
    }

    init(_ name: String, _ rules: FieldRules) {
        self.name = name
        storage = Storage(rules)
    }

    var rules: FieldRules { storage.rules }
}

extension FieldKind: Hashable {
    /// Returns `true` if both are the same type with the same parameters.
    public static func == (left: FieldKind, right: FieldKind) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FieldKind: FieldType {
    /// The label of a field that has none of its own.
    public var description: String { storage.rules.label }
    /// The pattern of the value; empty for types of free length.
    public var template: String { storage.rules.template }
    /// The placeholders of the template.
    public var placeHolders: String { storage.rules.placeHolders }
    /// The characters that the type accepts, in words.
    public var acceptedCharacters: String { storage.rules.accepts }
    /// Returns the characters of a text that the type accepts.
    public var filter: (String, Bool?) -> String { storage.rules.filter }
    /// The resistance of the field to being made narrower.
    public var fieldPriority: Double { storage.rules.priority }
    /// The keyboard that suits the input.
    public var keyboardType: KeyboardKind { storage.rules.keyboard }
    /// The value as it stands when the user leaves the field.
    public var finalFormat: (String, inout String) -> String { storage.rules.final }

    /// Amounts and percentages grow and shrink with their digits.
    public var dynamicTemplate: ((String, String) -> String?)? {
        storage.rules.dynamicTemplate.map { template in { entered, _ in template(entered) } }
    }

    /// Returns `true` if an unfinished text can still become a valid value.
    public var validateLive: (String, inout String) -> Bool {
        { [storage] text, message in Self.report(storage.rules.live(text), in: &message) }
    }

    /// Returns `true` if a text is the value that was typed.
    public var validateTyped: ((String, TypedValue, inout String) -> Bool)? {
        storage.rules.typed.map { typed in { text, value, message in Self.report(typed(text, value), in: &message) } }
    }

    /// Returns `true` if a text is a valid value today.
    public var validateResult: (String, inout String) -> Bool {
        { [storage] text, message in Self.report(storage.rules.result(text, .today), in: &message) }
    }

    /// Returns `true` if a text is a valid value on a day; without a day nothing is expired.
    ///
    /// - Parameters:
    ///   - text: the whole text of the field.
    ///   - today: the day by which cards and dates expire; `nil` for none.
    ///   - message: is set to what is wrong, for people, if the text is not valid.
    public func isValidResult(_ text: String, on today: CalendarDay?, message: inout String) -> Bool {
        Self.report(storage.rules.result(text, today), in: &message)
    }

    /// Why an insertion is refused as a whole, such as a minus sign in front of an amount.
    public func refusalReason(for inserted: String) -> String? { storage.rules.refusal(inserted) }

    /// The letters and digits of an insertion that the type left out.
    ///
    /// - Parameters:
    ///   - inserted: the text that was typed or pasted.
    ///   - kept: the part of it that the field has.
    public func omittedCharacters(of inserted: String, keeping kept: String) -> String {
        OmittedCharacters.difference(of: storage.rules.normalized(inserted), keeping: kept)
    }

    private static func report(_ issue: String?, in message: inout String) -> Bool {
        guard let issue else { return true }
        message = issue
        return false
    }
}
