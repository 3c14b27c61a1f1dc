/// Names of fields, reasons and categories in the words of people.
enum Words {
    /// The name of a field: `given name` for `givenName`; that of a column without a field as it stands.
    static func field(_ name: String) -> String {
        let column = "column:"
        return name.hasPrefix(column) ? String(name.dropFirst(column.count)) : Text("field", of: name).plain
    }

    /// The label of a number or an address: `work fax` for `workFax`; one of somebody's own as it stands.
    static func label(_ name: String) -> String {
        let text = Text("label", of: name)
        return Texts.current.has(text.key) ? text.plain : name
    }

    /// The name of a reason, or of a verdict: `too short` for `tooShort`.
    static func reason(_ name: String) -> String { Text("reason", of: name).plain }

    /// The names of categories: `fixed line, mobile` for `fixedLine,mobile`.
    static func categories(_ names: String) -> String {
        names.split(separator: ",").map { Text("category", of: String($0)).plain }.joined(separator: ", ")
    }

    /// The word for a kind of change: `read` for `ingest`.
    static func change(_ kind: String) -> String { Text("change", of: kind).plain }
}
