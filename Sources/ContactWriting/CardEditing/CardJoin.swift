package import ContactModel
import ContactReading

/// One card out of several of one person.
///
/// The first card stays as it is: properties of the others that it lacks are added behind its own, byte for byte where both have the same
/// version. Equal values are the same property, whose types are united. What a card has only once, and the cards state differently, is
/// added as a value of its kind (`X-TRUNKLINE-FIELD`), which readers of this program take back.
package struct CardJoin {
    private var card: CardProperties
    /// Returns what a phone number is compared by.
    private let phoneKey: ([UInt8]) -> [UInt8]
    private var lastGroup = 0

    /// A card that others are to be added to.
    ///
    /// - Parameter phoneKey: Returns what a phone number as it was written is compared by.
    package init(_ card: CardProperties, phoneKey: @escaping ([UInt8]) -> [UInt8]) {
        self.card = card
        self.phoneKey = phoneKey
        lastGroup = card.list.map { Self.number(ofGroup: $0.group) }.max() ?? 0
    }

    /// The joined card.
    package var properties: CardProperties { card }

    /// Adds the properties of another card that this one lacks.
    package mutating func add(_ other: CardProperties) {
        let translation = CardTranslation(target: card)
        var groups: [String: String] = [:]
        for property in other.list where !Self.isOwn(property.name) && property.title != "X-ABLABEL" {
            if Self.isSingle(property.name) {
                if !card.list.contains(where: { $0.title == property.title }),
                    let copy = translation.property(property, from: other.version)
                {
                    card.list.append(copy)
                }
                continue
            }
            if property.name == .categories || property.name == .nickname {
                addItems(of: property)
                continue
            }
            let label = Self.label(of: property, in: other)
            let key = key(of: property)
            if let place = card.list.firstIndex(where: { $0.title == property.title && self.key(of: $0) == key }) {
                let known = Self.label(of: card.list[place], in: card)
                if label == nil || known == label {
                    unite(place, property.types)
                    continue
                }
            }
            guard var copy = translation.property(property, from: other.version) else { continue }
            if !property.group.isEmpty {
                // Groups of two cards that have the same name are not the same.
                let group = groups[property.group] ?? newGroup()
                groups[property.group] = group
                copy = regrouped(copy, as: group)
            }
            card.list.append(copy)
            if let group = groups[property.group], let line = Self.labelLine(of: property, in: other),
                let labelCopy = translation.property(line, from: other.version),
                !card.list.contains(where: { $0.title == "X-ABLABEL" && $0.group == group })
            {
                card.list.append(regrouped(labelCopy, as: group))
            }
        }
    }

    /// Lets a property have another value: the only one of its name, or a new one.
    package mutating func set(_ title: String, parts: [[UInt8]]) {
        let place = card.list.firstIndex { $0.title == title }
        let value = parts.map { card.version == .v21 ? $0 : CardTranslation.escape($0) }
        let isASCII = parts.allSatisfy { $0.allSatisfy { 0x20..<0x7F ~= $0 } }
        let charset = card.version == .v21 && !isASCII ? ";CHARSET=UTF-8" : ""
        let line = Array("\(title)\(charset):".utf8) + Array(value.joined(separator: [ASCII.semicolon]))
        guard let property = card.property(line) else { return }
        if let place { card.list[place] = property } else { card.list.append(property) }
    }

    /// Adds a value of a kind that the card has only once, or has no property for.
    package mutating func add(_ kind: Contact.Field.Kind, label: [UInt8], value: [UInt8]) {
        var head = "X-TRUNKLINE-FIELD;X-NAME=\(kind.rawValue)"
        let name = String(decoding: label, as: UTF8.self).filter { $0 != "\"" && $0 != "\n" && $0 != "\r" }
        if !name.isEmpty { head += ";LABEL=\"\(name)\"" }
        var text = card.version == .v21 ? value : CardTranslation.escape(value)
        if card.version == .v21, !value.allSatisfy({ 0x20..<0x7F ~= $0 }) {
            head += ";CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE"
            text = QuotedPrintable.encode(value)
        }
        if let property = card.property(Array("\(head):".utf8) + text) { card.list.append(property) }
    }

    /// Leaves out the properties of which `isOverruled` says that another one of the same name decides.
    package mutating func remove(where isOverruled: (_ property: CardProperty, _ others: [CardProperty]) -> Bool) {
        let all = card.list
        card.list.removeAll { property in
            isOverruled(property, all.filter { $0.title == property.title })
        }
    }

    /// Takes the UID of another card, if this one has none.
    package mutating func takeUID(of other: CardProperties) {
        guard card.uid == nil, let property = other.list.first(where: { $0.name == .uid }),
            let copy = CardTranslation(target: card).property(property, from: other.version)
        else { return }
        card.list.append(copy)
    }

    /// Sets the time of the last revision.
    ///
    /// - Parameter time: In UTC: `2026-11-21T17:00:00Z`.
    package mutating func setRevision(_ time: String) {
        let former = card.list.first { $0.name == .revision }
        let isExtended = former.map { $0.value.contains(UInt8(ascii: "-")) } ?? (card.version == .v30)
        set("REV", parts: [Array((isExtended ? time : time.filter { $0 != "-" && $0 != ":" }).utf8)])
    }

    // MARK: - Values

    /// The key by which a property is compared.
    private func key(of property: CardProperty) -> [UInt8] {
        var key = Array(property.title.utf8) + [0]
        switch property.name {
        case .phone: key += phoneKey(property.parts[0])
        case .email: key += property.parts[0].map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        case .name, .address, .organization:
            var parts = property.parts
            while parts.last?.isEmpty == true { parts.removeLast() }
            key += parts.joined(separator: [0])
        case .photo, .sound: key += property.picture ?? property.decoded
        case .related, .date, .instantMessage:
            key += Array(property.types.sorted().joined(separator: ",").utf8) + [0] + property.parts[0]
        case .other: key += property.decoded
        default: key += property.parts[0]
        }
        return key
    }

    /// Adds the values of a list that the card has in none of the same name.
    private mutating func addItems(of property: CardProperty) {
        let known = Set(card.list.filter { $0.title == property.title }.flatMap(\.items))
        let missing = property.items.filter { !known.contains($0) }
        guard !missing.isEmpty else { return }
        let value = missing.map { card.version == .v21 ? $0 : CardTranslation.escape($0) }
        let isASCII = missing.allSatisfy { $0.allSatisfy { 0x20..<0x7F ~= $0 } }
        let charset = card.version == .v21 && !isASCII ? ";CHARSET=UTF-8" : ""
        let line = Array("\(property.title)\(charset):".utf8) + Array(value.joined(separator: [ASCII.comma]))
        if let added = card.property(line) { card.list.append(added) }
    }

    /// Gives a property the types of another one of the same value.
    private mutating func unite(_ place: Int, _ types: Set<String>) {
        let property = card.list[place]
        let common: Set<String> = ["VOICE", "INTERNET", "TEXT", "MSG", "POSTAL", "PARCEL", "DOM", "INTL", "X-INTERNET"]
        let missing = types.subtracting(property.types).subtracting(common).sorted()
        guard !missing.isEmpty, [.phone, .email, .address, .url].contains(property.name) else { return }
        let words = missing.map { card.version == .v21 ? ";\($0)" : ";TYPE=\($0)" }.joined()
        var line = property.line
        line.insert(contentsOf: words.utf8, at: max(0, property.head.valueStart - 1))
        if let united = card.property(line) { card.list[place] = united }
    }

    // MARK: - Properties

    /// `true` for properties of the card itself, which belong to no person.
    private static func isOwn(_ name: PropertyName) -> Bool {
        [.version, .productID, .uid, .revision, .kind].contains(name)
    }

    /// `true` for properties that a card has only once.
    private static func isSingle(_ name: PropertyName) -> Bool {
        switch name {
        case .name, .formattedName, .birthday, .anniversary, .phoneticGiven, .phoneticMiddle, .phoneticFamily, .showAs:
            true
        default: false
        }
    }

    /// The text of the label that the group of a property has; `nil` if it has none.
    private static func label(of property: CardProperty, in card: CardProperties) -> [UInt8]? {
        labelLine(of: property, in: card)?.decoded
    }

    private static func labelLine(of property: CardProperty, in card: CardProperties) -> CardProperty? {
        guard !property.group.isEmpty else { return nil }
        return card.list.first { $0.title == "X-ABLABEL" && $0.group == property.group }
    }

    private mutating func newGroup() -> String {
        lastGroup += 1
        return "item\(lastGroup)"
    }

    private static func number(ofGroup group: String) -> Int {
        group.hasPrefix("item") ? Int(group.dropFirst(4)) ?? 0 : 0
    }

    /// The property in another group.
    private func regrouped(_ property: CardProperty, as group: String) -> CardProperty {
        let start = property.group.isEmpty ? 0 : property.group.utf8.count + 1
        let line = Array("\(group).".utf8) + property.line[min(start, property.line.count)...]
        // Other bytes stay as they are, folds too.
        guard let head = line.withUnsafeBufferPointer({ PropertyHead($0) }), property.raw.count >= start,
            property.raw[..<start].elementsEqual(property.line[..<start])
        else { return card.property(line) ?? property }
        return CardProperty(
            raw: Array("\(group).".utf8) + property.raw[start...], line: line, head: head, version: card.version)
    }
}
