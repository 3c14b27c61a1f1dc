extension JSContactCard {
    /// The kinds of components that are parts of the street, in the order in which most countries write them.
    private static let street = [
        "name", "number", "block", "direction", "landmark", "building", "apartment", "room", "floor",
    ]
    private static let others = [
        "postOfficeBox", "locality", "subdistrict", "district", "region", "postcode", "country",
    ]

    /// Writes an address. One in order is the line that its components are, too.
    func writeAddress(_ path: String, _ value: Int, into writer: inout CardLineWriter) {
        let parts = JSContactComponents(of: value, in: text)
        var property = property("ADR", value)
        let full = text.text(of: "full", in: value) ?? parts.line
        if let full { property.parameters.append(("LABEL", [full.replacing("\\", with: "\\\\")])) }
        for (member, parameter) in [("coordinates", "GEO"), ("timeZone", "TZ")] {
            if let place = text.text(of: member, in: value) { property.parameters.append((parameter, [place])) }
        }
        let country = parts["country"]
        let code = text.text(of: "countryCode", in: value)
        if let code, !country.isEmpty { property.parameters.append(("CC", [code])) }
        let components = [
            parts["postOfficeBox"], [], [parts.joined(Self.street)],
            parts["locality"] + parts["subdistrict"] + parts["district"], parts["region"], parts["postcode"],
            country.isEmpty ? code.map { [$0] } ?? [] : country,
        ]
        let isEmpty = full == nil && components.allSatisfy { $0.allSatisfy(\.isEmpty) }
        if isEmpty { return keep(path, value, into: &writer) }
        let address = components.map { $0.map(CardLineWriter.escaped).joined(separator: ",") }.joined(separator: ";")
        write(property, label: text.text(of: "label", in: value), address, value, into: &writer)
        var known: Set<String> = [
            "full", "contexts", "pref", "label", "coordinates", "timeZone", "countryCode", "isOrdered",
            "defaultSeparator",
        ]
        if !parts.hasMore, !parts.hasOther(than: Set(Self.street + Self.others)) { known.insert("components") }
        keepRest(path, value, known, into: &writer)
    }
}
