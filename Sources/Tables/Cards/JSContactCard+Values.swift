extension JSContactCard {
    /// A property of a value, with the parameters that most values may have: types by where it is used and what it can do, and a
    /// preference.
    func property(_ name: String, _ value: Int) -> CardLineWriter.Property {
        var property = CardLineWriter.Property(name)
        let types = types(value)
        if !types.isEmpty { property.parameters.append(("TYPE", types)) }
        if let pref = text.text(of: "pref", in: value) { property.parameters.append(("PREF", [pref])) }
        return property
    }

    private func types(_ value: Int) -> [String] {
        var types: [String] = []
        let words = ["private": "home", "mobile": "cell", "main-number": "main"]
        for name in ["contexts", "features"] {
            guard let set = text.member(name, of: value) else { continue }
            forEach(set) { word, _ in types.append(words[word] ?? word) }
        }
        return types
    }

    /// Writes a property, and the label of its value as that of a group.
    func write(
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

    /// Writes a value that has one text, and keeps its other members.
    ///
    /// - Parameters:
    ///   - member: The name of the text.
    ///   - known: Other members that are written.
    func writeReach(
        _ name: String, _ member: String, _ path: String, _ value: Int, _ known: Set<String> = [],
        into writer: inout CardLineWriter
    ) {
        guard let reach = text.text(of: member, in: value), !reach.isEmpty else {
            return keep(path, value, into: &writer)
        }
        write(
            property(name, value), label: text.text(of: "label", in: value), CardLineWriter.escaped(reach), value,
            into: &writer)
        keepRest(path, value, known.union([member, "contexts", "features", "pref", "label"]), into: &writer)
    }

    func writeService(_ path: String, _ value: Int, into writer: inout CardLineWriter) {
        var property = property("IMPP", value)
        if let service = text.text(of: "service", in: value) {
            property.parameters.append(("X-SERVICE-TYPE", [service]))
        }
        guard let address = text.text(of: "uri", in: value) ?? text.text(of: "user", in: value) else {
            return keep(path, value, into: &writer)
        }
        write(
            property, label: text.text(of: "label", in: value), CardLineWriter.escaped(address), value, into: &writer)
        let known: Set<String> = ["service", text.text(of: "uri", in: value) == nil ? "user" : "uri"]
        keepRest(path, value, known.union(["contexts", "pref", "label"]), into: &writer)
    }

    func writeOrganization(_ path: String, _ value: Int, into writer: inout CardLineWriter) {
        var parts = [[text.text(of: "name", in: value) ?? ""]]
        var hasMore = false
        if let units = text.member("units", of: value) {
            forEach(units) { _, unit in
                parts.append([text.text(of: "name", in: unit) ?? text.scalar(at: unit) ?? ""])
                if text.text(of: "sortAs", in: unit) != nil { hasMore = true }
            }
        }
        var property = property("ORG", value)
        if let key = text.text(of: "sortAs", in: value) { property.parameters.append(("SORT-AS", [key])) }
        if parts.allSatisfy({ $0 == [""] }) { return keep(path, value, into: &writer) }
        writer.components(property, parts)
        let known: Set<String> = ["name", "sortAs", "contexts", "pref"]
        keepRest(path, value, hasMore ? known : known.union(["units"]), into: &writer)
    }

    func writeName(_ value: Int, into writer: inout CardLineWriter) {
        let parts = JSContactComponents(of: value, in: text)
        let order = [["surname", "surname2"], ["given"], ["given2"], ["title"], ["credential", "generation"]]
        writer.text("FN", text.text(of: "full", in: value) ?? parts.line ?? "")
        var property = CardLineWriter.Property("N")
        var known: Set<String> = ["full", "isOrdered", "defaultSeparator"]
        if let keys = text.member("sortAs", of: value) {
            let surname = text.text(of: "surname", in: keys)
            let given = text.text(of: "given", in: keys)
            property.parameters = [("SORT-AS", [(surname ?? "") + (given.map { "," + $0 } ?? "")])]
            var count = 0
            forEach(keys) { _, _ in count += 1 }
            if count == (surname == nil ? 0 : 1) + (given == nil ? 0 : 1) { known.insert("sortAs") }
        }
        writer.components(property, order.map { $0.flatMap { parts[$0] } })
        if !parts.hasMore, !parts.hasOther(than: Set(order.flatMap { $0 })) { known.insert("components") }
        keepRest("name", value, known, into: &writer)
    }

    func writeDate(_ path: String, _ value: Int, into writer: inout CardLineWriter) {
        guard let date = text.member("date", of: value) else { return keep(path, value, into: &writer) }
        let kind = text.text(of: "kind", in: value) ?? ""
        let names = ["birth": "BDAY", "wedding": "ANNIVERSARY", "death": "DEATHDATE"]
        let property = names[kind] ?? "X-ABDATE"
        func number(_ name: String, _ width: Int) -> String? {
            text.text(of: name, in: date).map { String(repeating: "0", count: max(width - $0.count, 0)) + $0 }
        }
        let (year, month, day) = (number("year", 4), number("month", 2), number("day", 2))
        let written: String? =
            switch (text.text(of: "utc", in: date), year, month, day) {
            case (let instant?, _, _, _): instant
            case (nil, let year?, let month?, let day?): "\(year)-\(month)-\(day)"
            case (nil, let year?, let month?, nil): "\(year)-\(month)"
            case (nil, let year?, nil, nil): year
            case (nil, nil, let month?, let day?): "--\(month)-\(day)"
            case (nil, nil, let month?, nil): "--\(month)"
            default: nil
            }
        guard let written else { return keep(path, value, into: &writer) }
        var known: Set<String> = names[kind] == nil ? ["label"] : ["kind", "label"]
        if text.text(of: "calendarScale", in: date) == nil { known.insert("date") }
        write(
            CardLineWriter.Property(property), label: text.text(of: "label", in: value), written, value, into: &writer)
        keepRest(path, value, known, into: &writer)
    }

    func writeMedia(_ path: String, _ value: Int, into writer: inout CardLineWriter) {
        guard let address = text.text(of: "uri", in: value), let kind = text.text(of: "kind", in: value) else {
            return keep(path, value, into: &writer)
        }
        writer.write(CardLineWriter.Property(kind == "photo" ? "PHOTO" : kind, type: "uri"), address)
        keepRest(path, value, ["uri", "kind"], into: &writer)
    }

    func writeRelation(_ path: String, _ name: String, _ value: Int, into writer: inout CardLineWriter) {
        var types: [String] = []
        if let kinds = text.member("relation", of: value) { forEach(kinds) { word, _ in types.append(word) } }
        writer.text("RELATED", name, types: types)
        keepRest(path, value, ["relation"], into: &writer)
    }
}
