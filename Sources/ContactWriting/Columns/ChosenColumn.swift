import ContactModel

/// A column that somebody chose by its name, for a table of such columns.
public struct ChosenColumn: Sendable, Hashable {
    /// The content of a column.
    enum Content: Sendable, Hashable {
        /// The key of the contact, or of the person where one contact is written for each.
        case id
        /// The text that the contact is called by.
        case name
        /// The path of its source, and the line of its first byte there.
        case source, line
        case fact(NumberFact)
        case value(Contact.Field.Kind)
        case label(Contact.Field.Kind)
        /// A column of a source that no field describes, by its name.
        case custom(String)
    }

    /// The heading: the name as it was given.
    public let heading: String
    let content: Content
    /// The place of the value among those of the contact, from 1; `nil` for all of them.
    let place: Int?

    /// A column by its name in any case, with or without blanks between the words: `name`, `e164`, `Given Name`, `Phone 2 Label`,
    /// `custom:Member No`. `nil` if there is none of the name.
    public init?(_ name: String) {
        let (isCustom, rest) = Self.custom(name)
        guard !isCustom else {
            guard !rest.isEmpty else { return nil }
            (heading, content, place) = (rest, .custom(rest), nil)
            return
        }
        guard let (entry, place) = ColumnCatalog.entry(of: rest) else { return nil }
        heading = rest
        content = entry.content
        self.place = place ?? (entry.isSingle ? 1 : nil)
    }

    /// The column of a fact about the numbers.
    init(_ fact: NumberFact) { self.init(heading: fact.title, .fact(fact)) }

    /// Columns with those of facts behind them that they do not have.
    package static func adding(_ facts: [NumberFact], to columns: [ChosenColumn]) -> [ChosenColumn] {
        columns + facts.map(ChosenColumn.init).filter { fact in !columns.contains { $0.content == fact.content } }
    }

    init(heading: String, _ content: Content) { (self.heading, self.content, place) = (heading, content, nil) }

    /// The names of all columns, each once: without the place of a value, and without custom columns, which are as many as sources have.
    public static var names: [String] { ColumnCatalog.entries.map(\.name) }

    /// The columns of a list of numbers where no others are chosen: the number, the name, category and country, the key of the contact.
    public static let ofNumbers = [
        ChosenColumn(.e164), ChosenColumn(heading: "Name", .name), ChosenColumn(.category), ChosenColumn(.country),
        ChosenColumn(heading: "Contact ID", .id),
    ]

    /// The words before the name of a column that no field describes.
    private static let customPrefix = "custom:"

    private static func custom(_ name: String) -> (isCustom: Bool, name: String) {
        let isCustom = name.lowercased().hasPrefix(customPrefix)
        let rest = isCustom ? name.dropFirst(customPrefix.count) : name[...]
        return (isCustom, rest.split(separator: " ").joined(separator: " "))
    }
}
