/// Values of attributes whose syntax gives `$` a meaning, by [RFC 4517](https://www.rfc-editor.org/rfc/rfc4517), section 3.3.
enum LDIFSyntax {
    /// Attributes of postal addresses, whose lines stand between `$`: section 3.3.28.
    private static let addresses: Set<String> = ["postaladdress", "homepostaladdress", "registeredaddress"]
    /// Attributes of numbers that `$` parts from what follows, and the names under which that is kept: sections 3.3.11 and 3.3.33.
    private static let numbers = [
        "facsimiletelephonenumber": "transmission parameters", "fax": "transmission parameters",
        "telexnumber": "answerback",
    ]

    /// The values that a value of an attribute says: itself, but for the syntaxes with `$`.
    static func values(_ value: NamedValue) -> [NamedValue] {
        let name = value.name.lowercased()
        let parts = value.text.split(separator: "$").map { trimmed($0) }.filter { !$0.isEmpty }
        if addresses.contains(name) {
            let lines = parts.map { $0.replacing("\\24", with: "$").replacing(#/\\5[Cc]/#, with: "\\") }
            return [NamedValue(name: value.name, text: lines.joined(separator: "\n"))]
        }
        guard parts.count > 1, let rest = numbers[name] else { return [value] }
        let others = NamedValue(name: rest, text: parts.dropFirst().joined(separator: ", "))
        return [NamedValue(name: value.name, text: parts[0]), others]
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}
