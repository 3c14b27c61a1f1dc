/// The rules of one built-in field type: everything that ``FieldKind`` answers for it.
struct FieldRules: Sendable {
    /// The label of a field that has none of its own.
    var label: String
    /// See ``FieldType/template``.
    var template = ""
    /// See ``FieldType/placeHolders``.
    var placeHolders = ""
    /// See ``FieldType/acceptedCharacters``.
    var accepts = ""
    /// See ``FieldType/fieldPriority``.
    var priority = 1.0
    /// See ``FieldType/keyboardType``.
    var keyboard = KeyboardKind.standard
    /// Rewrites an inserted text before it is filtered, as the calling code is taken off a phone number.
    ///
    /// Characters that this leaves out are not reported as omitted.
    var normalized: @Sendable (String) -> String = { $0 }
    /// See ``FieldType/filter``.
    var filter: @Sendable (String, Bool?) -> String
    /// Why an insertion is refused as a whole; see ``FieldType/refusalReason(for:)``.
    var refusal: @Sendable (String) -> String? = { _ in nil }
    /// Why a text can no longer become a valid value; `nil` while it can.
    var live: @Sendable (String) -> String? = { _ in nil }
    /// Why a text is not a valid value on a day; without a day nothing is expired.
    var result: @Sendable (String, CalendarDay?) -> String?
    /// Why a text is not what was typed; see ``FieldType/validateTyped``.
    var typed: (@Sendable (String, TypedValue) -> String?)?
    /// The template for the characters entered so far, for values without a fixed length.
    var dynamicTemplate: (@Sendable (String) -> String)?
    /// See ``FieldType/finalFormat``.
    var final: @Sendable (String, inout String) -> String = { text, _ in text }
}
