public import InputMasks

/// One of the formats of this module, chosen at run time, as by a command or a browser.
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
    public static var names: [String] { FieldKind.names + ["chineseMobile"] }

    /// The format of a name: that of a field type with its parameters, or `chineseMobile`.
    ///
    /// - Parameters:
    ///   - name: the name of a field type, with its parameters in parentheses.
    ///   - today: the day by which cards and dates expire; `nil` for none.
    /// - Throws: ``FieldNameError``, which says what is wrong and at which character.
    public init(name: String, today: CalendarDay? = .today) throws(FieldNameError) {
        if name.lowercased() == "chinesemobile" {
            self = .digits(.chineseMobile)
        } else {
            self = .field(FieldFormat(try FieldKind(name: name), today: today))
        }
    }
}

/// The content of one of the formats of this module.
public enum AnyEditableContent: EditableContent, Sendable {
    /// The content of a typed field.
    case field(FieldContent)
    /// The content of a mask.
    case mask(MaskContent)
    /// The content of grouped digits.
    case digits(GroupedDigitsContent)
    /// The content of a phone number field.
    case phoneNumber(PhoneNumberContent)

    /// The text of the field.
    public var text: String {
        switch self {
        case .field(let content): content.text
        case .mask(let content): content.text
        case .digits(let content): content.text
        case .phoneNumber(let content): content.text
        }
    }
}

extension AnyEditableFormat: EditableFormat {
    /// Parses the text as the chosen format does.
    public func parse(_ text: String) -> AnyEditableContent {
        switch self {
        case .field(let format): .field(format.parse(text))
        case .mask(let mask): .mask(mask.parse(text))
        case .digits(let format): .digits(format.parse(text))
        case .phoneNumber(let format): .phoneNumber(format.parse(text))
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

    /// Carries out the edit as the chosen format does.
    ///
    /// Content of another format is parsed anew.
    ///
    /// - Parameters:
    ///   - edit: the change, in characters of the text.
    ///   - content: the content of the field before it.
    public func apply(_ edit: TextEdit, to content: AnyEditableContent) -> EditOutcome<AnyEditableContent> {
        switch (self, content) {
        case (.field(let format), .field(let content)): format.apply(edit, to: content).map { .field($0) }
        case (.mask(let mask), .mask(let content)): mask.apply(edit, to: content).map { .mask($0) }
        case (.digits(let format), .digits(let content)): format.apply(edit, to: content).map { .digits($0) }
        case (.phoneNumber(let format), .phoneNumber(let content)):
            format.apply(edit, to: content).map { .phoneNumber($0) }
        default: apply(edit, to: parse(content.text))
        }
    }

    /// The judgement of the chosen format on the content.
    public func status(of content: AnyEditableContent) -> FieldStatus {
        switch (self, content) {
        case (.field(let format), .field(let content)): format.status(of: content)
        case (.mask(let mask), .mask(let content)): mask.status(of: content)
        case (.digits(let format), .digits(let content)): format.status(of: content)
        case (.phoneNumber(let format), .phoneNumber(let content)): format.status(of: content)
        default: status(of: parse(content.text))
        }
    }

    /// `true` if the chosen format compares its value with the typed input.
    public var readsTypedText: Bool {
        switch self {
        case .field(let format): format.readsTypedText
        case .mask(let mask): mask.readsTypedText
        case .digits(let format): format.readsTypedText
        case .phoneNumber(let format): format.readsTypedText
        }
    }

    /// The judgement of the chosen format on the content and the typed input.
    ///
    /// - Parameters:
    ///   - content: the content of the field.
    ///   - typed: the input of the field, refused characters included.
    public func status(of content: AnyEditableContent, typed: TypedValue) -> FieldStatus {
        switch (self, content) {
        case (.field(let format), .field(let content)): format.status(of: content, typed: typed)
        case (.mask(let mask), .mask(let content)): mask.status(of: content, typed: typed)
        case (.digits(let format), .digits(let content)): format.status(of: content, typed: typed)
        case (.phoneNumber(let format), .phoneNumber(let content)): format.status(of: content, typed: typed)
        default: status(of: parse(content.text), typed: typed)
        }
    }

    /// The content as the chosen format finishes it.
    public func finished(_ content: AnyEditableContent) -> AnyEditableContent {
        switch (self, content) {
        case (.field(let format), .field(let content)): .field(format.finished(content))
        case (.mask, .mask), (.digits, .digits), (.phoneNumber, .phoneNumber): content
        default: finished(parse(content.text))
        }
    }

    /// The text that the chosen format shows after the content.
    public func prompt(after content: AnyEditableContent) -> String {
        switch (self, content) {
        case (.field(let format), .field(let content)): format.prompt(after: content)
        case (.mask(let mask), .mask(let content)): mask.prompt(after: content)
        case (.digits(let format), .digits(let content)): format.prompt(after: content)
        case (.phoneNumber(let format), .phoneNumber(let content)): format.prompt(after: content)
        default: prompt(after: parse(content.text))
        }
    }
}
