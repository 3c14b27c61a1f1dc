import ContactFormats

/// Writes the fields that nothing describes as one JSON object, name by name in source order.
///
/// A name that occurs more than once has an array of its values. The text of the fields is UTF-8 already, so that only
/// quotes, backslashes and control characters need care.
struct ExtrasEncoder {
    private(set) var bytes: [UInt8] = []

    /// Encodes the given fields of a contact; the result is in ``bytes``.
    mutating func encode(_ fields: [Int], of contact: borrowing Contact) {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(UInt8(ascii: "{"))
        if Self.namesAreDistinct(fields, of: contact) {
            for field in fields { appendMember([field], of: contact) }
        } else {
            for group in Self.groupedByName(fields, of: contact) { appendMember(group, of: contact) }
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func appendMember(_ group: [Int], of contact: borrowing Contact) {
        guard let first = group.first else { return }
        if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
        appendString(contact.text[contact.fields[first].label])
        bytes.append(UInt8(ascii: ":"))
        if group.count > 1 { bytes.append(UInt8(ascii: "[")) }
        for (position, field) in group.enumerated() {
            if position > 0 { bytes.append(UInt8(ascii: ",")) }
            appendString(contact.text[contact.fields[field].value])
        }
        if group.count > 1 { bytes.append(UInt8(ascii: "]")) }
    }

    /// Whether no two names are the same; for many names `false` as well, since comparing each with each would take
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

    private mutating func appendString(_ text: ArraySlice<UInt8>) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20:
                bytes.append(contentsOf: "\\u00".utf8)
                bytes.append(Self.hexDigits[Int(byte >> 4)])
                bytes.append(Self.hexDigits[Int(byte & 15)])
            default:
                bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)
}
