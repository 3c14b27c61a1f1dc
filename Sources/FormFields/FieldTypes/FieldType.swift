/// The type of a field's value: the rules for its input, its checks, and its final form.
///
/// A custom type gives itself a ``description`` and whatever else it needs; everything has a default.
///
/// ```swift
/// enum CustomTypes: FieldType {
///     case cknum
///
///     var description: String { "Checking Account" }
///     var template: String { "000 0000" }
///     var placeHolders: String { "0" }
///     var filter: (String, Bool?) -> String {
///         { text, _ in String(text.filter { $0.isNumber }.prefix(7)) }
///     }
/// }
/// ```
///
/// Use the type in an ``EditingSession`` through ``FieldFormat``, or in a form through ``Field``. A type with a
/// template can be checked for mistakes by ``TemplateChecker``.
public protocol FieldType {
    /// The name of the type for people; the label of a field that has none of its own.
    var description: String { get }

    /// The pattern of the value, such as `(000) 000-0000`; empty if there is none.
    ///
    /// Its characters are placeholders, which the user's characters replace, and separators, which are put in.
    var template: String { get }

    /// The characters of the template that are placeholders, such as `0`, or `MDY` for `MM/DD/YYYY`.
    var placeHolders: String { get }

    /// Takes from a text what the type accepts.
    ///
    /// It is given the user's characters without the separators of the template, except where a text comes from
    /// elsewhere. The second argument tells why it is asked: `true` after an insertion, when input may be completed
    /// or corrected; `false` after a deletion; `nil` when a text is only looked at. With `nil`, filtering a filtered
    /// text must change nothing.
    var filter: (String, Bool?) -> String { get }

    /// The accepted characters, in words that complete "Only … are accepted", such as `digits`; by default empty.
    var acceptedCharacters: String { get }

    /// Why an insertion is refused as a whole, for text that the filter would turn into another value, such as a minus
    /// sign in front of an amount; `nil`, the default, leaves the insertion to the filter.
    func refusalReason(for inserted: String) -> String?

    /// The characters of an insertion that the type left out and that the user should be told about.
    ///
    /// By default these are all but separators that do not occur in what was kept of the insertion.
    func omittedCharacters(of inserted: String, keeping kept: String) -> String

    /// Returns `true` if a text, perhaps unfinished, can still become a valid value; if not, the second argument takes
    /// a message.
    var validateLive: (String, inout String) -> Bool { get }

    /// Returns `true` if a text is a valid value; if not, the second argument takes a message.
    var validateResult: (String, inout String) -> Bool { get }

    /// Returns `true` if a text is the value that was typed, for values that other input may turn into, such as phone
    /// numbers; if not, the last argument takes a message. `nil`, the default, makes no such check.
    var validateTyped: ((String, TypedValue, inout String) -> Bool)? { get }

    /// The template for a value that has no fixed length: given the user's characters and ``template``, it returns
    /// the template with as many placeholders as they need, or `nil` to keep the one there is.
    var dynamicTemplate: ((String, String) -> String?)? { get }

    /// Writes the value as it stands when the user leaves the field, such as `$12.50` for `$12.5`.
    ///
    /// The second argument is the template; a closure that changes the text beyond it changes it too.
    var finalFormat: (String, inout String) -> String { get }

    /// The resistance of the field to being made narrower: about 0.5 for short content that may shrink first, 2.5 for
    /// content that hardly may. A number for layouts to use as they like.
    var fieldPriority: Double { get }

    /// The keyboard that suits the input.
    var keyboardType: KeyboardKind { get }

    /// ``validateResult`` for types whose answer also depends on the day.
    func isValidResult(_ text: String, on today: CalendarDay?, message: inout String) -> Bool
}

/// The name of ``FieldType`` in form code that was written for TField.
public typealias TFType = FieldType

extension FieldType {
    /// No template.
    public var template: String { "" }
    /// No placeholders.
    public var placeHolders: String { "" }
    /// The text as it is.
    public var filter: (String, Bool?) -> String { { text, _ in text } }
    /// No words.
    public var acceptedCharacters: String { "" }
    /// No insertion is refused as a whole.
    public func refusalReason(for inserted: String) -> String? { nil }
    /// The letters, digits and symbols that were not kept.
    ///
    /// - Parameters:
    ///   - inserted: the text that was typed or pasted.
    ///   - kept: the part of it that the field has.
    public func omittedCharacters(of inserted: String, keeping kept: String) -> String {
        OmittedCharacters.difference(of: inserted, keeping: kept)
    }
    /// Everything can become a valid value.
    public var validateLive: (String, inout String) -> Bool { { _, _ in true } }
    /// Everything is a valid value.
    public var validateResult: (String, inout String) -> Bool { { _, _ in true } }
    /// Refused input does not count.
    public var validateTyped: ((String, TypedValue, inout String) -> Bool)? { nil }
    /// The template never changes.
    public var dynamicTemplate: ((String, String) -> String?)? { nil }
    /// The text as it is.
    public var finalFormat: (String, inout String) -> String { { text, _ in text } }
    /// A middle priority.
    public var fieldPriority: Double { 1 }
    /// The ordinary keyboard.
    public var keyboardType: KeyboardKind { .standard }

    /// ``validateResult``, whatever the day.
    ///
    /// - Parameters:
    ///   - text: the whole text of the field.
    ///   - today: not used.
    ///   - message: is set to what is wrong, for people, if the text is not valid.
    public func isValidResult(_ text: String, on today: CalendarDay?, message: inout String) -> Bool {
        validateResult(text, &message)
    }
}
