package import ContactModel
import ContactReading

extension CardProperties {
    /// Adds a phone number.
    package mutating func add(phone value: [UInt8], label: [UInt8]) {
        guard let property = property(Array("TEL:".utf8) + value) else { return }
        list.append(property)
        _ = setLabel(of: list.count - 1, to: label)
    }

    /// Lets references to other cards name those into which these were joined, each once.
    ///
    /// - Parameter joined: The UIDs of the cards that stay, by those that go.
    package mutating func replaceReferences(_ joined: [String: String]) {
        var seen: Set<[UInt8]> = []
        var isRepeated: Set<Int> = []
        for place in list.indices where [.related, .member].contains(list[place].name) {
            let property = list[place]
            if let uid = joined[Self.uid(property.text)] {
                let text = String(decoding: property.value, as: UTF8.self)
                let value = text.replacing(Self.uid(property.text), with: uid)
                let head = property.line[..<min(property.head.valueStart, property.line.count)]
                if let other = self.property(Array(head) + Array(value.utf8)) { list[place] = other }
            }
            if !seen.insert(list[place].line).inserted { isRepeated.insert(place) }
        }
        guard list.indices.contains(where: { isRepeated.contains($0) }), !joined.isEmpty else { return }
        list = list.indices.filter { !isRepeated.contains($0) }.map { list[$0] }
    }

    /// The UIDs of other cards that the card names.
    package var references: [String] {
        list.filter { [.related, .member].contains($0.name) }.map { Self.uid($0.text) }
    }

    /// The UID that a reference names: without `urn:uuid:` in front.
    package static func uid(_ reference: String) -> String {
        reference.lowercased().hasPrefix("urn:uuid:") ? String(reference.dropFirst(9)) : reference
    }

    /// The UID of the card; `nil` if it has none.
    package var uid: String? { list.first { $0.name == .uid }.map { Self.uid($0.text) } }

    /// Removes the labels of groups that have lost their value.
    package mutating func removeLabels(withoutValueSince before: CardProperties) {
        func labelled(_ card: CardProperties) -> Set<String> {
            Set(card.list.filter { $0.title != "X-ABLABEL" && !$0.group.isEmpty }.map(\.group))
        }
        let lost = labelled(before).subtracting(labelled(self))
        list.removeAll { $0.title == "X-ABLABEL" && lost.contains($0.group) }
    }

    /// Gives the first value of a kind and a text another label.
    ///
    /// - Returns: `false` if there is no such value, or it can have no label.
    package mutating func setLabel(of kind: Contact.Field.Kind, value: [UInt8], to label: [UInt8]) -> Bool {
        let name: PropertyName
        switch kind {
        case .phone: name = .phone
        case .email: name = .email
        case .url: name = .url
        default: return false
        }
        guard let place = list.firstIndex(where: { $0.name == name && Self.holds($0, kind, value) }) else {
            return false
        }
        return setLabel(of: place, to: label)
    }

    /// Returns `true` if a property has a value of a kind and no other.
    private static func holds(_ property: CardProperty, _ kind: Contact.Field.Kind, _ value: [UInt8]) -> Bool {
        let text = property.parts[0]
        return text[ValueCore.range(of: kind, in: text, text.indices)].elementsEqual(value)
    }

    /// Gives a property another label: as a type where versions have one for it, else as `X-ABLabel` of its group.
    private mutating func setLabel(of place: Int, to label: [UInt8]) -> Bool {
        let property = list[place]
        let known = label.withUnsafeBufferPointer {
            CardLabels.types(of: $0, at: property.name == .phone ? .phone : .location)
        }
        if known == nil, version == .v21 || property.head.encoding != .plain { return false }
        let labels: Set<String> = [
            "HOME", "WORK", "CELL", "MOBILE", "IPHONE", "FAX", "PAGER", "MAIN", "OTHER", "BUSINESS", "HOMEFAX",
            "WORKFAX", "OTHERFAX",
        ]
        var head = property.title
        for parameter in property.parameters {
            guard parameter.name == "TYPE" else {
                head += ";\(parameter.name)=\(parameter.value)"
                continue
            }
            // Words that are no labels stay, such as INTERNET and PREF.
            let words = parameter.value.filter { $0 != "\"" }.split(separator: ",").map(String.init).filter {
                !labels.contains($0.uppercased()) && !$0.uppercased().hasPrefix("X-")
            }
            for word in words { head += version == .v21 ? ";\(word)" : ";TYPE=\(word)" }
        }
        for type in known ?? [] { head += version == .v21 ? ";\(type)".uppercased() : ";TYPE=\(type)" }
        var group = property.group
        if !group.isEmpty { list.removeAll { $0.title == "X-ABLABEL" && $0.group == group } }
        guard let position = list.firstIndex(where: { $0.raw == property.raw }) else { return false }
        if known == nil, group.isEmpty {
            let numbers = list.compactMap { $0.group.hasPrefix("item") ? Int($0.group.dropFirst(4)) : nil }
            group = "item\((numbers.max() ?? 0) + 1)"
        }
        let prefix = group.isEmpty ? "" : "\(group)."
        guard let other = self.property(Array("\(prefix)\(head):".utf8) + property.value) else { return false }
        list[position] = other
        if known == nil, let line = self.property(Array("\(prefix)X-ABLabel:".utf8) + CardTranslation.escape(label)) {
            list.insert(line, at: position + 1)
        }
        return true
    }
}
