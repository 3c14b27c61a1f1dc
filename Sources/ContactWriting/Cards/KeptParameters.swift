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
