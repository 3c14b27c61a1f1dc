import Archives

/// One card of JSContact, [RFC 9553](https://www.rfc-editor.org/rfc/rfc9553): an object of the type `Card`, as
/// [RFC 9555](https://www.rfc-editor.org/rfc/rfc9555) puts it into vCard.
struct JSContactCard {
    let text: JSONText

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
    func keep(_ path: String, _ value: Int, into writer: inout CardLineWriter) {
        var property = CardLineWriter.Property("JSPROP")
        property.parameters = [("JSPTR", [path])]
        writer.write(property, CardLineWriter.escaped(text.source(ofValueAt: text.place(of: value))))
    }

    /// Keeps the members of a value that nothing was written for.
    ///
    /// - Parameter known: The members that were written.
    func keepRest(_ path: String, _ value: Int, _ known: Set<String>, into writer: inout CardLineWriter) {
        guard text.isObject(at: text.place(of: value)) else { return }
        forEach(value) { name, member in
            if name == "@type" || known.contains(name) { return }
            keep(path + "/" + Self.pointer(name), member, into: &writer)
        }
    }

    /// A name as a part of a pointer: [RFC 6901](https://www.rfc-editor.org/rfc/rfc6901), section 3.
    static func pointer(_ name: String) -> String { name.replacing("~", with: "~0").replacing("/", with: "~1") }

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
        case "nicknames": forEachOf(name, value) { writeReach("NICKNAME", "name", $0, $1, into: &writer) }
        case "phones": forEachOf(name, value) { writeReach("TEL", "number", $0, $1, into: &writer) }
        case "emails": forEachOf(name, value) { writeReach("EMAIL", "address", $0, $1, into: &writer) }
        case "organizations": forEachOf(name, value) { writeOrganization($0, $1, into: &writer) }
        case "titles":
            forEachOf(name, value) { path, title in
                let kind = text.text(of: "kind", in: title)
                let known: Set<String> = kind == nil || kind == "role" || kind == "title" ? ["kind"] : []
                writeReach(kind == "role" ? "ROLE" : "TITLE", "name", path, title, known, into: &writer)
            }
        case "addresses": forEachOf(name, value) { writeAddress($0, $1, into: &writer) }
        case "notes": forEachOf(name, value) { writeReach("NOTE", "note", $0, $1, into: &writer) }
        case "keywords":
            var words: [String] = []
            forEach(value) { word, _ in words.append(word) }
            writer.components(CardLineWriter.Property("CATEGORIES"), [words])
        case "anniversaries": forEachOf(name, value) { writeDate($0, $1, into: &writer) }
        case "links": forEachOf(name, value) { writeReach("URL", "uri", $0, $1, into: &writer) }
        case "onlineServices": forEachOf(name, value) { writeService($0, $1, into: &writer) }
        case "media": forEachOf(name, value) { writeMedia($0, $1, into: &writer) }
        case "members": forEach(value) { word, _ in writer.text("MEMBER", word) }
        case "relatedTo":
            forEach(value) { word, relation in
                writeRelation(name + "/" + Self.pointer(word), word, relation, into: &writer)
            }
        default: return false
        }
        return true
    }

    func forEach(_ value: Int, _ body: (_ name: String, _ value: Int) -> Void) {
        let start = text.place(of: value)
        guard text.isObject(at: start) || text.isList(at: start) else { return }
        text.forEachValue(at: start) { name, value in
            body(name, value)
            return true
        }
    }

    /// Calls back with the members of a value, each with the pointer to it.
    private func forEachOf(_ name: String, _ value: Int, _ body: (_ path: String, _ value: Int) -> Void) {
        forEach(value) { body(name + "/" + Self.pointer($0), $1) }
    }
}
