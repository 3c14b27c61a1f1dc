public import InputMasks

/// One of the formats of this module, chosen while the program runs, as by a command or a browser.
///
/// ```swift
/// var session = EditingSession(try AnyEditableFormat(name: "age(18,99)"))
/// ```
public enum AnyEditableFormat: Sendable {
    /// A built-in field type.
    case field(FieldFormat<FieldKind>)
    /// A mask.
    case mask(Mask)
    /// Grouped digits.
    case digits(GroupedDigits)
    /// A phone number.
    case phoneNumber(PhoneNumberFormat)

    /// The names that ``init(name:today:)`` reads: those of the field types, and `chineseMobile`.
    public static let names = FieldKind.names + ["chineseMobile"]

    /// The format of a name: that of a field type with its parameters, or `chineseMobile`.
    ///
    /// - Throws: ``FieldNameError``, which says what is wrong and at which character.
    public init(name: String, today: CalendarDay? = .today) throws(FieldNameError) {
        if name.lowercased() == "chinesemobile" {
            self = .digits(.chineseMobile)
        } else {
            self = .field(FieldFormat(try FieldKind(name: name), today: today))
        }
    }
}

extension AnyEditableFormat: EditableFormat {
    /// Carries out the edit as the chosen format does.
    public func apply(_ edit: TextEdit) -> EditOutcome {
        switch self {
        case .field(let format): format.apply(edit)
        case .mask(let mask): mask.apply(edit)
        case .digits(let format): format.apply(edit)
        case .phoneNumber(let format): format.apply(edit)
        }
    }

    /// The text as the chosen format writes it.
    public func formatted(_ text: String) -> String {
        switch self {
        case .field(let format): format.formatted(text)
        case .mask(let mask): mask.formatted(text)
        case .digits(let format): format.formatted(text)
        case .phoneNumber(let format): format.formatted(text)
        }
    }

    /// What the chosen format says about the text.
    public func status(of text: String) -> FieldStatus {
        switch self {
        case .field(let format): format.status(of: text)
        case .mask(let mask): mask.status(of: text)
        case .digits(let format): format.status(of: text)
        case .phoneNumber(let format): format.status(of: text)
        }
    }

    /// The text as the chosen format finishes it.
    public func finished(_ text: String) -> String {
        switch self {
        case .field(let format): format.finished(text)
        case .mask(let mask): mask.finished(text)
        case .digits(let format): format.finished(text)
        case .phoneNumber(let format): format.finished(text)
        }
    }

    /// What the chosen format shows after the text.
    public func prompt(after text: String) -> String {
        switch self {
        case .field(let format): format.prompt(after: text)
        case .mask(let mask): mask.prompt(after: text)
        case .digits(let format): format.prompt(after: text)
        case .phoneNumber(let format): format.prompt(after: text)
        }
    }
}
