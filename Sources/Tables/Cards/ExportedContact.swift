import Archives

/// A contact as `trunkline export --to jsonl` writes it: an object whose keys are the kinds of fields, and that has all of them.
struct ExportedContact {
    /// The keys by which such an object is known.
    static let keys = [
        "source", "line", "kind", "displayName", "namePrefix", "fileAs", "phoneticGivenName", "phoneticFamilyName",
    ]

    private let text: JSONText
    /// The places of the values by their keys.
    private let members: [String: Int]
    /// The label and value of single values that have a label: they stand among the others, too.
    private let labelled: Set<[String]>

    init(_ text: JSONText) {
        self.text = text
        var members: [String: Int] = [:]
        text.forEachValue(at: 0) { name, value in
            members[name] = value
            return true
        }
        self.members = members
        let others = Self.elements(of: "others", members, text)
        labelled = Set(
            others.compactMap { other in
                text.text(of: "label", in: other).map { _ in
                    [text.text(of: "kind", in: other) ?? "", text.text(of: "value", in: other) ?? ""]
                }
            })
    }

    /// The contacts of a text.
    static func cards(_ stream: any ByteStream, _ limits: ExpansionLimits) throws -> JSONCards {
        try JSONCards(stream, limits) { node, shape in
            keys.allSatisfy { shape.member(named: $0, of: node) >= 0 }
        } write: {
            ExportedContact($0).write(into: &$1)
        }
    }

    /// Writes the contact as the lines of a card.
    func write(into writer: inout CardLineWriter) {
        writer.begin()
        let kinds = ["organization": "org", "group": "group"]
        writer.text("KIND", single("kind").flatMap { kinds[$0] } ?? "")
        for kind in Self.singles {
            guard let value = single(kind), !labelled.contains([kind, value]) else { continue }
            write(kind, value, into: &writer)
        }
        for place in elements(of: "phones") { write("phone", number(place), of: place, into: &writer) }
        for (list, kind) in Self.lists {
            for place in elements(of: list) {
                write(kind, text.text(of: "value", in: place) ?? "", of: place, into: &writer)
            }
        }
        for place in elements(of: "addresses") { writeAddress(place, into: &writer) }
        for place in elements(of: "others") {
            write(
                text.text(of: "kind", in: place) ?? "", text.text(of: "value", in: place) ?? "", of: place,
                into: &writer)
        }
        for place in elements(of: "extras") { writeColumn(place, into: &writer) }
        writer.end()
    }

    /// The keys of values that a contact has once, and the lists with the kinds of their values.
    private static let singles = [
        "displayName", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname", "fileAs",
        "phoneticGivenName", "phoneticMiddleName", "phoneticFamilyName", "organization", "department", "jobTitle",
        "role", "birthday", "note", "uid", "revision",
    ]
    private static let lists = [
        ("emails", "email"), ("urls", "url"), ("instantMessages", "instantMessage"), ("related", "related"),
        ("anniversaries", "anniversary"), ("dates", "date"), ("categories", "category"), ("photos", "photo"),
    ]
    /// The properties whose value is the text of a field, and nothing else.
    private static let properties = [
        "displayName": "FN", "nickname": "NICKNAME", "organization": "ORG", "jobTitle": "TITLE", "role": "ROLE",
        "note": "NOTE", "uid": "UID", "revision": "REV", "email": "EMAIL", "url": "URL", "category": "CATEGORIES",
        "phone": "TEL",
    ]

    /// The text of a number: an accepted one with its country code, in whatever style it was exported, and any other as it was
    /// written.
    private func number(_ place: Int) -> String {
        guard let number = text.text(of: "e164", in: place) else { return text.text(of: "value", in: place) ?? "" }
        return number + (text.text(of: "extension", in: place).map { " x" + $0 } ?? "")
    }

    /// Writes a value with its label.
    ///
    /// - Parameter place: the object of the value; `nil` for one that is none.
    private func write(_ kind: String, _ value: String, of place: Int? = nil, into writer: inout CardLineWriter) {
        guard !value.isEmpty else { return }
        let label = place.flatMap { text.text(of: "label", in: $0) } ?? ""
        // Numbers have no escape for line breaks.
        let property = value.contains("\n") && kind == "phone" ? nil : Self.properties[kind]
        var line = CardLineWriter.Property(property ?? "X-TRUNKLINE-FIELD")
        if property == nil { line.parameters.append(("X-NAME", [kind])) }
        if property == nil, !label.isEmpty { line.parameters.append(("LABEL", [label])) }
        write(line, CardLineWriter.escaped(value), label: property == nil ? "" : label, of: place, into: &writer)
    }

    private func writeAddress(_ place: Int, into writer: inout CardLineWriter) {
        var line = CardLineWriter.Property("ADR")
        if let printed = text.text(of: "formatted", in: place) {
            // The text of this parameter has the escapes of a value, but for line breaks.
            line.parameters.append(("LABEL", [printed.replacing("\\", with: "\\\\")]))
        }
        let parts = ["postOfficeBox", "extendedAddress", "street", "city", "region", "postalCode", "country"]
        let value = parts.map { CardLineWriter.escaped(text.text(of: $0, in: place) ?? "") }.joined(separator: ";")
        write(line, value, label: text.text(of: "label", in: place) ?? "", of: place, into: &writer)
    }

    private func write(
        _ line: CardLineWriter.Property, _ value: String, label: String, of place: Int?,
        into writer: inout CardLineWriter
    ) {
        var line = line
        if let place, text.text(of: "isPreferred", in: place) == "true" { line.parameters.append(("PREF", ["1"])) }
        if let place, !label.isEmpty { line.group = "g\(place)" }
        writer.write(line, value)
        guard !line.group.isEmpty else { return }
        var title = CardLineWriter.Property("X-ABLABEL")
        title.group = line.group
        writer.write(title, CardLineWriter.escaped(label))
    }

    private func writeColumn(_ place: Int, into writer: inout CardLineWriter) {
        var line = CardLineWriter.Property("X-TRUNKLINE-COLUMN")
        if let name = text.text(of: "name", in: place), !name.isEmpty { line.parameters = [("X-NAME", [name])] }
        writer.write(line, CardLineWriter.escaped(text.text(of: "value", in: place) ?? ""))
    }

    /// The places of the values of a list.
    private static func elements(of key: String, _ members: [String: Int], _ text: JSONText) -> [Int] {
        guard let list = members[key], text.isList(at: list) else { return [] }
        return text.values(at: text.place(of: list))
    }

    private func elements(of key: String) -> [Int] { Self.elements(of: key, members, text) }

    /// The text of a key of the contact; `nil` for `null`.
    private func single(_ key: String) -> String? { members[key].flatMap { text.scalar(at: $0) } }
}
