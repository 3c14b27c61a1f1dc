/// Names of fields, labels, reasons and categories in the words of people.
enum Words {
    /// The name of a field; that of a column without a field as it stands.
    static func field(_ name: String) -> Text {
        let column = "column:"
        return name.hasPrefix(column) ? Text(shown: String(name.dropFirst(column.count))) : Text("field", of: name)
    }

    /// The label of a number or an address: `work fax` for `workFax`; one of somebody's own as it stands.
    static func label(_ name: String) -> Text { Text("label", of: name, missing: name) }

    /// The name of a reason, or of a verdict: `too short` for `tooShort`.
    static func reason(_ name: String) -> Text { Text("reason", of: name) }

    /// The meaning of a reason, in a sentence; `nil` for a verdict that needs none.
    static func meaning(ofReason name: String) -> Text? {
        let text = Text("meaning", of: name)
        return Texts.current.has(text.key) ? text : nil
    }

    /// The names of categories: `fixed line, mobile` for `fixedLine,mobile`.
    static func categories(_ names: String) -> Text {
        .series(names.split(separator: ",").map { Text("category", of: String($0)) })
    }

    /// The word for a kind of change: `read` for `ingest`.
    static func change(_ kind: String) -> Text { Text("change", of: kind) }
}
