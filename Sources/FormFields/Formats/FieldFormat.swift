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

    /// The format of a type; the day is the system's unless given.
    public init(_ type: Kind, today: CalendarDay? = .today) {
        self.type = type
        self.today = today
    }

    /// The template that suits the user's characters.
    func template(for entered: [Character]) -> FieldTemplate {
        let fixed = type.template
        let dynamic = type.dynamicTemplate?(String(entered), fixed)
        return FieldTemplate(dynamic ?? fixed, placeHolders: type.placeHolders)
    }

    /// What the type accepts of a text, cut to what its template holds.
    ///
    /// Custom filters may need several turns to come to rest, as one that drops spaces at the start before it drops
    /// the digits in front of them.
    func accepted(_ text: String, expanding: Bool?) -> [Character] {
        var filtered = type.filter(text, expanding)
        for _ in 0..<Self.filterTurns {
            let again = type.filter(filtered, nil)
            if again == filtered { break }
            filtered = again
        }
        var entered = Array(filtered)
        // A dynamic template may hold less once something is cut.
        while let capacity = template(for: entered).capacity, capacity < entered.count {
            entered.removeLast(entered.count - capacity)
        }
        return entered
    }

    /// How often a filter is asked again until nothing changes; one that never comes to rest is left at that.
    private static var filterTurns: Int { 4 }

    /// The user's characters in any text.
    func reading(of text: String) -> FieldReading {
        let characters = Array(text)
        let fixed = FieldTemplate(type.template, placeHolders: type.placeHolders)
        let fitting = type.dynamicTemplate == nil ? fixed : template(for: accepted(text, expanding: nil))
        if let reading = reading(of: characters, in: fitting) ?? reading(of: characters, in: fixed) {
            return reading
        }
        let entered = accepted(text, expanding: true)
        return FieldReading(guessing: entered, in: characters)
    }

    /// The user's characters in a text that the format wrote, perhaps with separators after it; `nil` for others.
    private func reading(of characters: [Character], in template: FieldTemplate) -> FieldReading? {
        guard let offsets = template.entered(in: characters) else { return nil }
        let entered = offsets.map { characters[$0] }
        guard type.filter(String(entered), nil) == String(entered) else { return nil }
        let written = Array(write(entered))
        guard written.count <= characters.count, written == Array(characters[..<written.count]) else { return nil }
        return FieldReading(entered: entered, offsets: offsets)
    }

    /// The text of the user's characters.
    func write(_ entered: [Character]) -> String {
        template(for: entered).fill(entered).text
    }

    /// The text of the user's characters, with a caret after the given number of them.
    func write(_ entered: [Character], caretAfter count: Int) -> EditOutcome {
        let (text, ends) = template(for: entered).fill(entered)
        let caret = count > 0 && !ends.isEmpty ? ends[min(count, ends.count) - 1] : 0
        return .accepted(text, caret: caret)
    }
}

extension FieldFormat: Sendable where Kind: Sendable {}
