/// The visible state of a terminal: a grid of characters with colours, and the cursor.
struct ScreenModel {
    struct Cell: Equatable {
        var character: Character
        /// The number of the colour or style, 0 for none.
        var style: Int
    }

    private(set) var lines: [[Cell]] = [[]]
    private(set) var row = 0
    private(set) var column = 0
    private(set) var isPasteBracketed = false
    private var style = 0
    private var pending = ""

    /// The text of a line without the spaces at its end.
    func text(_ line: Int) -> String {
        guard line < lines.count else { return "" }
        return String(String(lines[line].map(\.character)).reversed().drop { $0 == " " }.reversed())
    }

    /// Returns `true` if any line contains a text.
    func shows(_ text: String) -> Bool { lines.indices.contains { self.text($0).contains(text) } }

    /// The style of the first character of a text in a line; `nil` if the text is not there.
    func style(of text: String, line: Int) -> Int? {
        guard line < lines.count, let range = self.text(line).firstRange(of: text) else { return nil }
        let whole = self.text(line)
        return lines[line][whole.distance(from: whole.startIndex, to: range.lowerBound)].style
    }

    /// Applies output of the program; an escape sequence may be split between calls.
    mutating func receive(_ output: String) {
        var rest = Substring(pending + output)
        pending = ""
        while let scalar = rest.unicodeScalars.first {
            if scalar == "\u{1B}" {
                guard let end = rest.dropFirst(2).firstIndex(where: { $0.isLetter }) else {
                    pending = String(rest)
                    return
                }
                control(String(rest.dropFirst(2)[..<end]), rest[end])
                rest = rest[rest.index(after: end)...]
            } else {
                rest.unicodeScalars.removeFirst()
                put(scalar)
            }
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\r": column = 0
        case "\n":
            row += 1
            if row == lines.count { lines.append([]) }
        default:
            while lines[row].count <= column { lines[row].append(Cell(character: " ", style: 0)) }
            lines[row][column] = Cell(character: Character(scalar), style: style)
            column += 1
        }
    }

    private mutating func control(_ parameters: String, _ final: Character) {
        switch final {
        case "K": lines[row].removeSubrange(min(column, lines[row].count)...)
        case "A": row = max(0, row - (Int(parameters) ?? 1))
        case "C": column += Int(parameters) ?? 1
        case "m": style = Int(parameters) ?? 0
        case "h" where parameters == "?2004": isPasteBracketed = true
        case "l" where parameters == "?2004": isPasteBracketed = false
        default: break
        }
    }
}
