import Foundation

/// The values of a JSON object under the names of columns.
enum JSONRecord {
    /// More values of one name than a contact has.
    private static let maxCount = 100
    private static let maxDepth = 8

    /// The values of an object: `phones 1 - type` of `{"phones": [{"type": "mobile"}]}`; `nil` if it is none.
    static func values(of record: [UInt8]) -> [(name: String, value: String)]? {
        guard !record.isEmpty, let object = try? JSONSerialization.jsonObject(with: Data(record)) as? [String: Any]
        else { return nil }
        var values: [(name: String, value: String)] = []
        // The dictionary has lost the order of the text.
        let order = keys(in: record)
        for key in object.keys.sorted(by: { (order[$0] ?? .max, $0) < (order[$1] ?? .max, $1) }) {
            if let value = object[key] { add(value, named: key, depth: 0, to: &values) }
        }
        return values
    }

    /// Where each name first stands.
    private static func keys(in record: [UInt8]) -> [String: Int] {
        var found: [String: Int] = [:]
        var start: Int?
        var isEscaped = false
        for (position, byte) in record.enumerated() {
            if let first = start {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    let key = String(decoding: record[first..<position], as: UTF8.self)
                    if found[key] == nil { found[key] = first }
                    start = nil
                }
            } else if byte == UInt8(ascii: "\"") {
                start = position + 1
            }
        }
        return found
    }

    private static func add(
        _ value: Any, named name: String, depth: Int, to values: inout [(name: String, value: String)]
    ) {
        guard depth < maxDepth else { return }
        if let text = text(of: value) {
            values.append((name, text))
        } else if let object = value as? [String: Any] {
            let mark = depth > 0 && name.last?.isNumber == true ? " - " : " "
            for key in object.keys.sorted(by: inOrder) {
                if let inner = object[key] { add(inner, named: name + mark + key, depth: depth + 1, to: &values) }
            }
        } else if let array = value as? [Any] {
            // Words, such as the tags of a contact.
            if !mayHoldNumbers(name), let words = texts(of: array) {
                return values.append((name, words.joined(separator: ", ")))
            }
            for (position, inner) in array.prefix(maxCount).enumerated() {
                add(inner, named: "\(name) \(position + 1)", depth: depth + 1, to: &values)
            }
        }
    }

    /// The texts of an array; `nil` if it has other values.
    private static func texts(of array: [Any]) -> [String]? {
        var texts: [String] = []
        for value in array {
            guard let text = text(of: value) else { return nil }
            texts.append(text)
        }
        return texts
    }

    /// The text of a string, a number or a Boolean value; `nil` for any other value.
    private static func text(of value: Any) -> String? {
        if let text = value as? String { return text }
        // Casting a collection to a class copies all of it first.
        if value is [String: Any] || value is [Any] { return nil }
        return (value as? NSNumber).map { text(of: $0) }
    }

    /// Labels go before what they label.
    private static func inOrder(_ left: String, _ right: String) -> Bool {
        func rank(_ key: String) -> Int { ["type", "label", "kind"].contains(key.lowercased()) ? 0 : 1 }
        return (rank(left), left) < (rank(right), right)
    }

    /// Whether each value of a list gets a column of its own: phones and e-mail addresses.
    private static func mayHoldNumbers(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["phone", "tel", "mobil", "cell", "fax", "mail", "number", "handy", "gsm"].contains { name.contains($0) }
    }

    /// A number as it stands in the text, as far as it can be told: whole numbers without a point or an exponent.
    private static func text(of number: NSNumber) -> String {
        if isBoolean(number) { return number.boolValue ? "true" : "false" }
        let double = number.doubleValue
        if double == double.rounded(), abs(double) < 1e18 { return "\(number.int64Value)" }
        return number.stringValue
    }

    /// Whether a value is `true` or `false`.
    private static func isBoolean(_ number: NSNumber) -> Bool {
        String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
    }
}
