import ContactModel
import ContactReading

/// Types and parameters of the properties of one card beside its fields.
struct CardParameters {
    private struct Entry {
        let field: Int
        let value: [UInt8]
        let parameters: KeptParameters
        var isUsed = false
        /// `true` if another property of the same value was written.
        var isKnown = false
    }

    private struct Key: Hashable {
        let kind: Contact.Field.Kind
        let value: [UInt8]
    }

    private var entries: [Entry] = []
    /// The places of the entries by the values of their fields.
    private var places: [Key: [Int]] = [:]
    /// The counts of the entries in each group.
    private var groups: [Int: Int] = [:]

    var isEmpty: Bool { entries.isEmpty }

    init() {}

    /// The properties that are kept in some fields of a card.
    init(_ fields: [Int], _ card: CardFields) {
        for index in fields {
            let (head, value) = (card.label(card.fields[index]), Array(card.value(card.fields[index])))
            guard let kind = Self.kind(of: head), let parameters = KeptParameters(head) else { continue }
            let key = kind.isList ? Self.beginning(value) : value
            places[Key(kind: kind, value: key), default: []].append(entries.count)
            // A date that was kept as it was written is that of a day.
            let day = Self.isDate(kind) ? DateText.normalized(value, isOfCard: true) : value
            if day != value { places[Key(kind: kind, value: day), default: []].append(entries.count) }
            // Components with several values, as they were written.
            if let fields = ComponentLists.key(of: value, kind), fields != value {
                places[Key(kind: kind, value: fields), default: []].append(entries.count)
            }
            groups[parameters.group, default: 0] += 1
            entries.append(Entry(field: index, value: value, parameters: parameters))
        }
    }

    /// The kind of the fields that a property was read to.
    private static func kind(of head: Bytes) -> Contact.Field.Kind? {
        let name = head.find(ASCII.semicolon).map { head.clampedSlice(0, $0) } ?? head
        let start = name.find(ASCII.period).map { $0 + 1 } ?? 0
        return PropertyName(name.clampedSlice(start, name.count)).keptKind
    }

    private static func isDate(_ kind: Contact.Field.Kind) -> Bool {
        kind == .birthday || kind == .anniversary || kind == .date
    }

    /// Returns `true` if a property says something that a label does not: the second of two types, a parameter, a time of day.
    static func isSaying(_ field: Contact.Field, _ card: CardFields) -> Bool {
        let head = card.label(field)
        if let kind = kind(of: head), isDate(kind) { return true }
        return KeptParameters(head)?.isCommon != true
    }

    /// Takes the parameters of a value; `nil` if it has none. Where more values than properties are the same, the last property is
    /// that of all.
    mutating func take(
        _ kind: Contact.Field.Kind, _ value: [UInt8]
    ) -> (parameters: KeptParameters, value: [UInt8], place: Int)? {
        guard let found = places[Key(kind: kind, value: value)],
            let place = found.first(where: { !entries[$0].isUsed }) ?? found.last
        else { return nil }
        entries[place].isUsed = true
        for other in found { entries[other].isKnown = true }
        return (entries[place].parameters, entries[place].value, place)
    }

    /// Takes the parameters of a list that begins with some values, and the number of its values; `nil` if there are none.
    mutating func take(_ kind: Contact.Field.Kind, listOf values: [Bytes]) -> (parameters: KeptParameters, count: Int)?
    {
        guard let first = values.first, let found = places[Key(kind: kind, value: Self.beginning(first))],
            let place = found.first(where: { !entries[$0].isUsed })
        else { return nil }
        entries[place].isKnown = true
        var list: [UInt8] = []
        for (index, value) in values.enumerated() where list.count < entries[place].value.count {
            if index > 0 { list.append(ASCII.semicolon) }
            list.append(contentsOf: value)
            guard list == entries[place].value else { continue }
            entries[place].isUsed = true
            return (entries[place].parameters, index + 1)
        }
        return nil
    }

    /// Returns `true` if a list with parameters may begin with a value.
    func begins(_ kind: Contact.Field.Kind, with value: Bytes) -> Bool {
        places[Key(kind: kind, value: Self.beginning(value))]?.contains { !entries[$0].isUsed } ?? false
    }

    /// The text before the first mark between values.
    private static func beginning(_ list: some Collection<UInt8>) -> [UInt8] {
        Array(list.prefix { $0 != ASCII.semicolon })
    }

    /// Returns `true` if one property alone has a group.
    func isAlone(inGroup number: Int) -> Bool { groups[number] == 1 }

    /// Gives back what was taken: the property cannot say it.
    mutating func leave(_ place: Int) { entries[place].isUsed = false }

    /// The fields of properties whose values were written without what they say beside them.
    var left: [Int] { entries.filter { $0.isKnown && !$0.isUsed }.map(\.field) }
}

extension Contact.Field.Kind {
    /// `true` if a property of cards has several values of the kind.
    fileprivate var isList: Bool { self == .nickname || self == .category }
}
