import ContactModel
import ContactReading

/// The types and parameters of a property that say more than the fields which were read from it.
struct KeptParameters {
    /// The types in their order, without the mark of a preference.
    private(set) var types: [String] = []
    /// The preference: from 1, the first, to 100.
    private(set) var preference: String?
    /// The service of a messenger.
    private(set) var service: String?
    /// `true` if the property says that its value is a text.
    private(set) var isText = false
    /// The number of the property's group, `item1`; 0 for other names, and without a group.
    let group: Int
    /// All other parameters.
    private(set) var others: [(name: String, values: [String])] = []
    let head: [UInt8]

    /// The parameters of a property; `nil` if there is none of the name.
    ///
    /// - Parameter head: The text before the colon.
    init?(_ head: Bytes) {
        guard let property = KeptProperty(head) else { return nil }
        self.head = Array(head) + [ASCII.colon]
        group = property.group.lowercased().hasPrefix("item") ? Int(property.group.dropFirst(4)) ?? 0 : 0
        for (name, values) in property.list {
            switch name {
            case "TYPE": take(types: values)
            case "PREF": preference = values.first
            case "X-SERVICE-TYPE": service = values.first
            case "VALUE": isText = values.first?.lowercased() == "text"
            case "LABEL" where property.name.uppercased() == "ADR": break
            case "WAID", "X-APPLE-OMIT-YEAR": break
            case "MEDIATYPE" where property.name == "PHOTO": break
            default: others.append((name, values))
            }
        }
    }

    private mutating func take(types values: [String]) {
        for value in values where !value.isEmpty {
            if value.lowercased() == "pref" {
                preference = "1"
            } else if !types.contains(where: { $0.lowercased() == value.lowercased() }) {
                types.append(value)
            }
        }
    }

    /// The label that the types give a value; `nil` if they give none.
    func typeLabel(at place: CardLabels.Place) -> String? {
        if place == .none { return nil }
        return head.withUnsafeBufferPointer { PropertyHead($0)?.typeLabel(isPhone: place == .phone) }.map { "\($0)" }
    }

    /// `true` if there are only types that are said of most values, beside one that a label stands for.
    var isCommon: Bool {
        guard others.isEmpty, preference == nil || preference == "1", service == nil else { return false }
        let rare = types.filter { type in
            var type = type
            return !type.withUTF8(PropertyHead.isCommon)
        }
        // The label of a fax has two types.
        return rare.count <= (types.contains { $0.lowercased() == "fax" } ? 2 : 1)
    }

    /// The types that give a value a label.
    var typesWithLabel: [String] { types.filter(Self.isLabel) }

    /// The types that give a value no label.
    var typesWithoutLabel: [String] { types.filter { !Self.isLabel($0) } }

    private static func isLabel(_ type: String) -> Bool {
        var type = type
        return type.withUTF8(PropertyHead.isLabel)
    }
}

/// What the properties of one card say beside its fields.
struct CardParameters {
    private struct Entry {
        let field: Int
        let kind: Contact.Field.Kind
        let value: [UInt8]
        let parameters: KeptParameters
        var isUsed = false
        /// `true` if another property of the same value was written.
        var isKnown = false
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    init() {}

    /// The properties that are kept in some fields of a card.
    init(_ fields: [Int], _ card: CardFields) {
        for index in fields {
            let (head, value) = (card.label(card.fields[index]), card.value(card.fields[index]))
            guard let kind = Self.kind(of: head), let parameters = KeptParameters(head) else { continue }
            entries.append(Entry(field: index, kind: kind, value: Array(value), parameters: parameters))
        }
    }

    /// The kind of the fields that a property was read to.
    private static func kind(of head: Bytes) -> Contact.Field.Kind? {
        let name = head.find(ASCII.semicolon).map { head.clampedSlice(0, $0) } ?? head
        let start = name.find(ASCII.period).map { $0 + 1 } ?? 0
        return PropertyName(name.clampedSlice(start, name.count)).keptKind
    }

    /// Returns `true` if a property says something that a label does not: the second of two types, a parameter, a time of day.
    static func isSaying(_ field: Contact.Field, _ card: CardFields) -> Bool {
        let head = card.label(field)
        switch kind(of: head) {
        case .birthday, .anniversary, .date: return true
        default: return KeptParameters(head)?.isCommon != true
        }
    }

    /// Takes the parameters of a value; `nil` if it has none. Where more values than properties are the same, the last property is
    /// that of all.
    mutating func take(
        _ kind: Contact.Field.Kind, where isValue: ([UInt8]) -> Bool
    ) -> (parameters: KeptParameters, value: [UInt8], place: Int)? {
        let found = entries.indices.filter { entries[$0].kind == kind && isValue(entries[$0].value) }
        guard let place = found.first(where: { !entries[$0].isUsed }) ?? found.last else { return nil }
        entries[place].isUsed = true
        for other in found { entries[other].isKnown = true }
        return (entries[place].parameters, entries[place].value, place)
    }

    /// Returns `true` if one property alone has a group.
    func isAlone(inGroup number: Int) -> Bool { entries.count { $0.parameters.group == number } == 1 }

    /// Gives back what was taken: the property cannot say it.
    mutating func leave(_ place: Int) { entries[place].isUsed = false }

    /// The fields of properties whose values were written without what they say beside them.
    var left: [Int] { entries.filter { $0.isKnown && !$0.isUsed }.map(\.field) }
}
