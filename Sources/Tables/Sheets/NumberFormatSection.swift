/// A section of a number format: the numbers that it is for, and the pieces that show them.
struct NumberFormatSection: Hashable {
    /// The ways in which numbers are shown.
    enum Kind: Hashable {
        /// A date, a time of day, or both.
        case date
        /// Whole numbers, digit by digit, with other characters between them.
        case digits
        /// Decimals, thousands, exponents, fractions and percentages.
        case amount
    }

    /// A piece of the text that is shown.
    enum Piece: Hashable {
        /// Other characters, as they stand.
        case literal(String)
        /// A digit, or a zero where the number has none (`0`).
        case digit
        /// A digit, or nothing (`#`).
        case optionalDigit
        /// A digit, or a space (`?`).
        case spacedDigit
        /// The number as it is without a format (`General`).
        case general
        /// The text of the cell (`@`).
        case text

        /// `true` for the place of one digit.
        var isDigit: Bool { self == .digit || self == .optionalDigit || self == .spacedDigit }
    }

    /// A comparison with a number.
    struct Condition: Hashable {
        var comparison: String
        var operand: Double

        func holds(for number: Double) -> Bool {
            switch comparison {
            case "<": number < operand
            case "<=": number <= operand
            case ">": number > operand
            case ">=": number >= operand
            case "<>": number != operand
            default: number == operand
            }
        }
    }

    var kind: Kind
    var pieces: [Piece] = []
    /// The numbers that the section is for; `nil` if its place among the sections decides.
    var condition: Condition?

    /// A whole number as it is shown; `nil` if it is not whole, negative, or hidden.
    ///
    /// - Parameter plain: its digits.
    func text(of plain: String) -> String? {
        guard !plain.isEmpty, plain.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        if kind == .amount { return showsPlus ? "+" + plain : plain }
        if pieces.contains(where: { $0 == .general || $0 == .text }) { return joined { _ in plain } }
        guard let first = pieces.firstIndex(where: \.isDigit) else { return nil }
        var digits = plain == "0" ? [] : Array(plain)
        var shown: [String] = []
        // The digits fill the places from the right; the first place takes those that are left.
        for (position, piece) in pieces.enumerated().reversed() {
            switch piece {
            case .literal(let text): shown.append(text)
            case .general, .text: break
            case .digit, .optionalDigit, .spacedDigit:
                if digits.isEmpty {
                    shown.append(piece == .digit ? "0" : piece == .spacedDigit ? " " : "")
                } else if position == first {
                    shown.append(String(digits))
                } else {
                    shown.append(String(digits.removeLast()))
                }
            }
        }
        let text = Self.trimmed(shown.reversed().joined())
        return text.contains(where: \.isNumber) ? text : nil
    }

    /// A text as it is shown.
    func text(ofText text: String) -> String { joined { $0 == .text ? text : "" } }

    /// `true` if a plus is shown in front of the number.
    private var showsPlus: Bool {
        pieces.prefix { !$0.isDigit && $0 != .general }.contains {
            if case .literal(let text) = $0 { text.contains("+") } else { false }
        }
    }

    private func joined(_ value: (Piece) -> String) -> String {
        Self.trimmed(
            pieces.map { piece in if case .literal(let text) = piece { text } else { value(piece) } }.joined())
    }

    /// Spaces at the ends align numbers in their column.
    private static func trimmed(_ text: String) -> String {
        guard let start = text.firstIndex(where: { $0 != " " }), let end = text.lastIndex(where: { $0 != " " }) else {
            return ""
        }
        return String(text[start...end])
    }
}
