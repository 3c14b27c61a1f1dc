/// A cell of an OpenDocument spreadsheet: the text that it shows, and its value.
struct OpenDocumentCell {
    /// The number of columns with this content, as it is written.
    let repeated: String?
    private let type: String?
    private let value: String?
    private let hasFormula: Bool
    private var text = ""
    private var hasParagraph = false

    init(_ attributes: [String: String] = [:]) {
        repeated = attributes["number-columns-repeated"]
        type = attributes["value-type"]
        hasFormula = attributes["formula"] != nil
        value =
            switch type {
            case "date": attributes["date-value"]
            case "boolean": attributes["boolean-value"]
            case "string": attributes["string-value"]
            default: attributes["value"]
            }
    }

    /// The number of bytes of the text.
    var length: Int { text.utf8.count }

    /// `true` if the result of the formula is not stored.
    var lacksResult: Bool { hasFormula && type == nil && text.isEmpty }

    mutating func startParagraph() {
        if hasParagraph { text += "\n" }
        hasParagraph = true
    }

    mutating func add(_ text: String) { self.text += text }

    /// The text of the cell: what it shows, but for dates, which are written as `1985-04-12`, and for numbers whose digits are not
    /// all shown, which are written in full.
    var shown: String {
        switch type {
        case "date": value.map { $0.replacing("T", with: " ") } ?? text
        case "boolean": value == "true" ? "TRUE" : value == "false" ? "FALSE" : text
        case "string": hasParagraph ? text : value ?? ""
        case "float", "currency", "percentage": number
        default: text
        }
    }

    private var number: String {
        guard let value else { return text }
        let plain = NumberFormat.general.text(of: value, startsIn1904: false)
        let digits = text.filter { $0.isASCII && $0.isNumber }
        let isWhole = plain.allSatisfy { $0.isASCII && $0.isNumber }
        guard isWhole, digits.drop(while: { $0 == "0" }) == plain.drop(while: { $0 == "0" }), !digits.isEmpty else {
            return plain
        }
        // Separators of thousands are no part of an identifier; a plus is.
        if showsThousands { return text.contains("+") ? "+" + plain : plain }
        return text
    }

    /// `true` if the digits are divided as amounts are: `6,563,347,712`.
    private var showsThousands: Bool {
        let marks = Set(text.filter { ",.'\u{2019}".contains($0) })
        guard marks.count == 1, let mark = marks.first else { return false }
        let groups = text.filter { $0 == mark || $0.isASCII && $0.isNumber }.split(separator: mark)
        return groups.count > 1 && groups.dropFirst().allSatisfy { $0.count == 3 } && (1...3).contains(groups[0].count)
    }
}
