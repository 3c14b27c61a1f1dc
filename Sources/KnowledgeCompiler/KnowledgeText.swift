/// The content of a file: properties, then rows behind an empty line, each with the number of its line.
struct KnowledgeText {
    var properties: [(name: String, value: String, line: Int)] = []
    var rows: [(text: String, line: Int)] = []

    /// Reads a file. Lines that begin with `#` and a blank are comments; an indented line goes on with the row before.
    init(_ file: KnowledgeFile) throws(KnowledgeError) {
        var isHead = true
        for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            if let column = Self.invisible(in: line) { throw file.error(number, column, "a control character") }
            if line == "#" || line.utf8.starts(with: "# ".utf8) { continue }
            if line.utf8.last == blank { throw file.error(number, line.count, "a blank at the end of the line") }
            if line.isEmpty {
                isHead = false
            } else if isHead {
                properties.append(try Self.property(line, number, file))
            } else if line.utf8.first == blank {
                guard let last = rows.indices.last else {
                    throw file.error(number, 1, "an indented line without a row")
                }
                rows[last].text += " " + String(Substring(line.utf8.drop { $0 == blank }))
            } else {
                rows.append((String(line), number))
            }
        }
    }

    func value(of property: String) -> String? { properties.first { $0.name == property }?.value }

    private static func property(
        _ line: Substring, _ number: Int, _ file: KnowledgeFile
    ) throws(KnowledgeError) -> (name: String, value: String, line: Int) {
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[1].hasPrefix(" "), parts[0].allSatisfy({ $0.isLetter && $0.isLowercase }) else {
            throw file.error(number, 1, "a property is a word, a colon, a blank and a value; an empty line ends them")
        }
        return (String(parts[0]), String(parts[1].dropFirst()), number)
    }

    /// The column of the first control character.
    private static func invisible(in line: Substring) -> Int? {
        guard let place = line.firstIndex(where: { $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } })
        else { return nil }
        return line.distance(from: line.startIndex, to: place) + 1
    }
}

/// Compares bytes, since a space and a combining mark behind it are one character.
private let blank = UInt8(ascii: " ")
