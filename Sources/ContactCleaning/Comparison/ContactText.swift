import ContactModel
import ContactStore

/// A text of a contact with its field and its label, to be compared.
struct ContactText: Hashable {
    var field: FieldName
    var label: String
    var text: String

    /// The texts of a contact, in their order; the time of its last revision is none.
    static func all(of record: borrowing OutgoingContact) -> [ContactText] {
        let bytes = record.contact.text
        var texts: [ContactText] = []
        for field in record.contact.fields where field.kind != .revision {
            let label = String(decoding: bytes[field.label], as: UTF8.self)
            let text = String(decoding: bytes[field.value], as: UTF8.self)
            if text.isEmpty { continue }
            // The heading of a column without a field is its label.
            let isExtra = field.kind == .extra
            texts.append(
                ContactText(
                    field: FieldName(field.kind, column: isExtra ? label : ""), label: isExtra ? "" : label, text: text)
            )
        }
        return texts
    }

    /// The differences between the texts of two contacts, field by field in the order of the texts.
    ///
    /// Equal texts are no difference wherever they stand in their field. What is left is paired in its order; a text alone is new, or
    /// gone.
    static func differences(_ old: [ContactText], _ new: [ContactText]) -> [TextDifference] {
        var differences: [TextDifference] = []
        var fields: [FieldName] = []
        for text in old + new where !fields.contains(text.field) { fields.append(text.field) }
        for field in fields {
            var before = old.filter { $0.field == field }
            var after = new.filter { $0.field == field }
            remove(from: &before, &after) { $0 == $1 }
            remove(from: &before, &after) {
                $0.text == $1.text
            } found: { one, other in
                differences.append(
                    TextDifference(field: "\(field).label", before: one.label, after: other.label))
            }
            for index in 0..<max(before.count, after.count) {
                differences.append(
                    TextDifference(
                        field: field.description, before: index < before.count ? before[index].text : "",
                        after: index < after.count ? after[index].text : ""))
            }
        }
        return differences
    }

    /// Takes the pairs out of two lists that a test holds for.
    private static func remove(
        from before: inout [ContactText], _ after: inout [ContactText],
        where isPair: (ContactText, ContactText) -> Bool,
        found: (ContactText, ContactText) -> Void = { _, _ in }
    ) {
        before.removeAll { one in
            guard let place = after.firstIndex(where: { isPair(one, $0) }) else { return false }
            found(one, after.remove(at: place))
            return true
        }
    }
}

/// A text of a contact in two exports; empty where one of them has none.
struct TextDifference: Hashable {
    /// The field as `trunkline edit` names it, with `.label` for its label.
    var field: String
    var before: String
    var after: String
}
