/// The editing of a typed field: the rules of a ``FieldType`` as a format for an ``EditingSession``.
///
/// ```swift
/// var session = EditingSession(FieldFormat(FieldKind.expDate))
/// session.insert("2")   // "02"
/// session.insert("29")  // "02/29"
/// ```
public struct FieldFormat<Kind: FieldType> {
    /// The type of the field.
    public let type: Kind
    /// The day that decides whether a card has expired; `nil` accepts any.
    public let today: CalendarDay?
    /// The template of the type, for values that have no other.
    private let fixedTemplate: FieldTemplate

    /// The format of a type; the day is the system's unless given.
    ///
    /// - Parameters:
    ///   - type: the type of the value.
    ///   - today: the day by which cards and dates expire; `nil` for none.
    public init(_ type: Kind, today: CalendarDay? = .today) {
        self.type = type
        self.today = today
        fixedTemplate = FieldTemplate(type.template, placeHolders: type.placeHolders)
    }

    /// The template that suits the user's characters.
    func template(for entered: [Character]) -> FieldTemplate {
        guard let dynamic = type.dynamicTemplate?(String(entered), type.template) else { return fixedTemplate }
        return FieldTemplate(dynamic, placeHolders: type.placeHolders)
    }

    /// The content of the user's characters, cut to what their template holds.
    func content(of entered: [Character]) -> FieldContent {
        var entered = entered
        var template = template(for: entered)
        // A dynamic template may hold less once something is cut.
        while let capacity = template.capacity, capacity < entered.count {
            entered.removeLast(entered.count - capacity)
            template = self.template(for: entered)
        }
        return FieldContent(entered, in: template)
    }

    /// The accepted part of a text, as content.
    ///
    /// Custom filters may need several turns to come to rest, as one that drops spaces at the start before it drops
    /// the digits in front of them.
    func accepted(_ text: String, expanding: Bool?) -> FieldContent {
        let filter = type.filter
        var filtered = filter(text, expanding)
        for _ in 0..<Self.maxFilterTurns {
            let again = filter(filtered, nil)
            if again == filtered { break }
            filtered = again
        }
        return content(of: Array(filtered))
    }

    /// The greatest number of times that a filter is applied again until nothing changes; the last result of one that
    /// never comes to rest is taken.
    private static var maxFilterTurns: Int { 4 }

    /// The user's characters in any text, which stays as it is.
    public func parse(_ text: String) -> FieldContent {
        let fitting = type.dynamicTemplate == nil ? fixedTemplate : accepted(text, expanding: nil).template
        if let content = parse(text, in: fitting) ?? parse(text, in: fixedTemplate) { return content }
        let accepted = accepted(text, expanding: true)
        return FieldContent(guessing: accepted.entered, in: text, template: accepted.template)
    }

    /// The user's characters in a text that the format wrote, perhaps with separators after it; `nil` for others.
    private func parse(_ text: String, in template: FieldTemplate) -> FieldContent? {
        let characters = Array(text)
        guard let offsets = template.entered(in: characters) else { return nil }
        let entered = offsets.map { characters[$0] }
        guard type.filter(String(entered), nil) == String(entered) else { return nil }
        let suitable = self.template(for: entered)
        let written = Array(suitable.fill(entered).text)
        guard written.count <= characters.count, written == Array(characters[..<written.count]) else { return nil }
        return FieldContent(text: text, entered: entered, offsets: offsets, template: suitable)
    }
}

extension FieldFormat: Sendable where Kind: Sendable {}
