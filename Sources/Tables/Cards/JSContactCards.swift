import Archives

/// One card of JSContact, [RFC 9553](https://www.rfc-editor.org/rfc/rfc9553): an object of the type `Card`, as
/// [RFC 9555](https://www.rfc-editor.org/rfc/rfc9555) puts it into vCard.
struct JSContactCard {
    private let text: JSONText

    init(_ text: JSONText) { self.text = text }

    /// The cards of a text.
    static func cards(_ stream: any ByteStream, _ limits: ExpansionLimits) throws -> JSONCards {
        try JSONCards(stream, limits) { node, shape in
            let type = shape.member(named: "@type", of: node)
            return type >= 0 && shape.nodes[type].samples.contains { $0 == "Card" || $0 == "CardGroup" }
        } write: {
            JSContactCard($0).write(into: &$1)
        }
    }

    func write(into writer: inout CardLineWriter) {
        writer.begin()
        text.forEachValue(at: 0) { name, value in
            if !write(name, value, into: &writer) { keep(name, value, into: &writer) }
            return true
        }
        writer.end()
    }

    /// Keeps what has no property: [RFC 9555](https://www.rfc-editor.org/rfc/rfc9555), section 3.2.1.
    private func keep(_ path: String, _ value: Int, into writer: inout CardLineWriter) {
        var property = CardLineWriter.Property("JSPROP")
        property.parameters = [("JSPTR", [path])]
        writer.write(property, CardLineWriter.escaped(text.source(ofValueAt: text.place(of: value))))
    }

    /// Writes a property of the card.
    ///
    /// - Returns: `false` if there is no property for it.
    private func write(_ name: String, _ value: Int, into writer: inout CardLineWriter) -> Bool {
        switch name {
        case "@type", "version": return true
        case "uid": writer.text("UID", text.scalar(at: value) ?? "")
        case "kind": writer.text("KIND", text.scalar(at: value) ?? "")
        case "updated": writer.text("REV", text.scalar(at: value) ?? "")
        case "prodId": writer.text("PRODID", text.scalar(at: value) ?? "")
        case "language": writer.text("LANGUAGE", text.scalar(at: value) ?? "")
        case "created": writer.text("CREATED", text.scalar(at: value) ?? "")
        case "name": writeName(value, into: &writer)
        case "nicknames": forEach(value) { writer.text("NICKNAME", text.text(of: "name", in: $1) ?? "") }
        case "phones": forEach(value) { writeReach("TEL", "number", $1, into: &writer) }
        case "emails": forEach(value) { writeReach("EMAIL", "address", $1, into: &writer) }
        case "organizations": forEach(value) { writeOrganization($1, into: &writer) }
        case "titles":
            forEach(value) {
                writer.text(
                    text.text(of: "kind", in: $1) == "role" ? "ROLE" : "TITLE", text.text(of: "name", in: $1) ?? "")
            }
        case "addresses": forEach(value) { writeAddress($1, into: &writer) }
        case "notes": forEach(value) { writer.text("NOTE", text.text(of: "note", in: $1) ?? "") }
        case "keywords":
            var words: [String] = []
            forEach(value) { word, _ in words.append(word) }
            writer.components(CardLineWriter.Property("CATEGORIES"), [words])
        case "anniversaries": forEach(value) { writeDate($0, $1, into: &writer) }
        case "links": forEach(value) { writeReach("URL", "uri", $1, into: &writer) }
        case "onlineServices": forEach(value) { writeService($1, into: &writer) }
        case "media": forEach(value) { writeMedia($0, $1, into: &writer) }
        case "members": forEach(value) { word, _ in writer.text("MEMBER", word) }
        case "relatedTo":
            forEach(value) { name, relation in
                var types: [String] = []
                if let kinds = text.member("relation", of: relation) {
                    forEach(kinds) { word, _ in types.append(word) }
                }
                writer.text("RELATED", name, types: types)
            }
        default: return false
        }
        return true
    }

    private func forEach(_ value: Int, _ body: (_ name: String, _ value: Int) -> Void) {
        let start = text.place(of: value)
        guard text.isObject(at: start) || text.isList(at: start) else { return }
        text.forEachValue(at: start) { name, value in
            body(name, value)
            return true
        }
    }

    /// The texts of the components of a name or an address, by their kinds.
    private func components(_ value: Int) -> [String: [String]] {
        var found: [String: [String]] = [:]
        guard let list = text.member("components", of: value) else { return found }
        forEach(list) { _, component in
            guard let kind = text.text(of: "kind", in: component), let text = text.text(of: "value", in: component)
            else {
                return
            }
            found[kind, default: []].append(text)
        }
        return found
    }

    private func writeName(_ value: Int, into writer: inout CardLineWriter) {
        let parts = components(value)
        let order = [["surname", "surname2"], ["given"], ["given2"], ["title"], ["credential", "generation"]]
        writer.text("FN", text.text(of: "full", in: value) ?? "")
        writer.components(CardLineWriter.Property("N"), order.map { $0.flatMap { parts[$0] ?? [] } })
    }

    /// The types of a value: where it is used and what it can do.
    private func types(_ value: Int) -> [String] {
        var types: [String] = []
        let words = ["private": "home", "mobile": "cell", "main-number": "main"]
        for name in ["contexts", "features"] {
            guard let set = text.member(name, of: value) else { continue }
            forEach(set) { word, _ in types.append(words[word] ?? word) }
        }
        return types
    }

    private func writeReach(_ name: String, _ member: String, _ value: Int, into writer: inout CardLineWriter) {
        guard let reach = text.text(of: member, in: value), !reach.isEmpty else { return }
        var property = CardLineWriter.Property(name)
        let types = types(value)
        if !types.isEmpty { property.parameters.append(("TYPE", types)) }
        if let pref = text.text(of: "pref", in: value) { property.parameters.append(("PREF", [pref])) }
        write(property, label: text.text(of: "label", in: value), CardLineWriter.escaped(reach), value, into: &writer)
    }

    private func write(
        _ property: CardLineWriter.Property, label: String?, _ value: String, _ place: Int,
        into writer: inout CardLineWriter
    ) {
        var property = property
        guard let label, !label.isEmpty else { return writer.write(property, value) }
        property.group = "g\(place)"
        writer.write(property, value)
        var title = CardLineWriter.Property("X-ABLABEL")
        title.group = property.group
        writer.write(title, CardLineWriter.escaped(label))
    }

    private func writeOrganization(_ value: Int, into writer: inout CardLineWriter) {
        var parts = [[text.text(of: "name", in: value) ?? ""]]
        if let units = text.member("units", of: value) {
            forEach(units) { _, unit in parts.append([text.text(of: "name", in: unit) ?? text.scalar(at: unit) ?? ""]) }
        }
        writer.components(CardLineWriter.Property("ORG"), parts)
    }

    private func writeAddress(_ value: Int, into writer: inout CardLineWriter) {
        let parts = components(value)
        let street = ["name", "number", "block", "direction", "landmark", "building", "apartment", "room", "floor"]
        var property = CardLineWriter.Property("ADR")
        let types = types(value)
        if !types.isEmpty { property.parameters.append(("TYPE", types)) }
        let full = text.text(of: "full", in: value)
        if let full { property.parameters.append(("LABEL", [full])) }
        let country = parts["country"] ?? text.text(of: "countryCode", in: value).map { [$0] } ?? []
        let components = [
            parts["postOfficeBox"] ?? [], [], [street.flatMap { parts[$0] ?? [] }.joined(separator: " ")],
            (parts["locality"] ?? []) + (parts["district"] ?? []), parts["region"] ?? [], parts["postcode"] ?? [],
            country,
        ]
        if full != nil || components.contains(where: { $0.contains { !$0.isEmpty } }) {
            writer.write(
                property,
                components.map { $0.map(CardLineWriter.escaped).joined(separator: ",") }.joined(separator: ";"))
        }
    }

    private func writeDate(_ name: String, _ value: Int, into writer: inout CardLineWriter) {
        guard let date = text.member("date", of: value) else {
            return keep("anniversaries/" + name, value, into: &writer)
        }
        let kind = text.text(of: "kind", in: value) ?? ""
        let property =
            kind == "birth" ? "BDAY" : kind == "wedding" ? "ANNIVERSARY" : kind == "death" ? "DEATHDATE" : "X-ABDATE"
        func number(_ name: String, _ width: Int) -> String? {
            text.text(of: name, in: date).map { String(repeating: "0", count: max(width - $0.count, 0)) + $0 }
        }
        if let instant = text.text(of: "utc", in: date) { return writer.text(property, String(instant.prefix(10))) }
        let (year, month, day) = (number("year", 4), number("month", 2), number("day", 2))
        switch (year, month, day) {
        case (let year?, let month?, let day?): writer.text(property, "\(year)-\(month)-\(day)")
        case (nil, let month?, let day?): writer.text(property, "--\(month)-\(day)")
        default: keep("anniversaries/" + name, value, into: &writer)
        }
    }

    private func writeService(_ value: Int, into writer: inout CardLineWriter) {
        var property = CardLineWriter.Property("IMPP")
        if let service = text.text(of: "service", in: value) { property.parameters = [("X-SERVICE-TYPE", [service])] }
        guard let address = text.text(of: "uri", in: value) ?? text.text(of: "user", in: value) else { return }
        writer.write(property, CardLineWriter.escaped(address))
    }

    private func writeMedia(_ name: String, _ value: Int, into writer: inout CardLineWriter) {
        guard let address = text.text(of: "uri", in: value), let kind = text.text(of: "kind", in: value) else {
            return keep("media/" + name, value, into: &writer)
        }
        writer.write(CardLineWriter.Property(kind == "photo" ? "PHOTO" : kind, type: "uri"), address)
    }
}
