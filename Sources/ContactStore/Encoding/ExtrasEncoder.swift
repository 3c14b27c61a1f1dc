import ContactModel
import JSONWriting

/// Writes the fields that nothing describes as one JSON object, name by name in source order.
///
/// A name that occurs more than once has an array of its values.
struct ExtrasEncoder {
    private var json = JSONWriter()

    /// The object that was encoded last.
    var bytes: [UInt8] { json.bytes }

    /// Encodes the given fields of a contact, whose text is UTF-8; the result is in ``bytes``.
    mutating func encode(_ fields: [Int], of contact: borrowing Contact) {
        json.reset()
        json.beginObject()
        if Self.namesAreDistinct(fields, of: contact) {
            for field in fields {
                json.key(utf8: contact.text[contact.fields[field].label])
                json.string(utf8: contact.text[contact.fields[field].value])
            }
        } else {
            for group in Self.groupedByName(fields, of: contact) { writeMember(group, of: contact) }
        }
        json.endObject()
    }

    private mutating func writeMember(_ group: [Int], of contact: borrowing Contact) {
        guard let first = group.first else { return }
        json.key(utf8: contact.text[contact.fields[first].label])
        if group.count > 1 { json.beginArray() }
        for field in group { json.string(utf8: contact.text[contact.fields[field].value]) }
        if group.count > 1 { json.endArray() }
    }

    /// Returns true if no two names are the same; for many names `false` as well, since comparing each with each would take
    /// quadratic time.
    private static func namesAreDistinct(_ fields: [Int], of contact: borrowing Contact) -> Bool {
        guard fields.count <= 64 else { return false }
        for (position, field) in fields.enumerated() {
            let name = contact.fields[field].label
            for other in fields[..<position] {
                let otherName = contact.fields[other].label
                if name.count == otherName.count, contact.text[name] == contact.text[otherName] { return false }
            }
        }
        return true
    }

    private static func groupedByName(_ fields: [Int], of contact: borrowing Contact) -> [[Int]] {
        var groups: [[Int]] = []
        var positions: [ArraySlice<UInt8>: Int] = [:]
        for field in fields {
            let name = contact.text[contact.fields[field].label]
            if let position = positions[name] {
                groups[position].append(field)
            } else {
                positions[name] = groups.count
                groups.append([field])
            }
        }
        return groups
    }
}
