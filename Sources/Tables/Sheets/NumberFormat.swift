/// The display format of a cell, as far as the value depends on it: dates, and the digits and characters that whole numbers are
/// shown with.
///
/// Whole numbers that are not negative are written as they are shown, since identifiers are: a `+` in front, leading zeros, spaces
/// between groups. Amounts (with decimals, thousands separators, an exponent or a fraction) are written plainly, with the `+` that
/// is shown in front of them; so are numbers that a section hides.
///
/// See [ECMA-376](https://ecma-international.org/publications-and-standards/standards/ecma-376/), part 1, 18.8.30 and 18.8.31.
struct NumberFormat: Hashable {
    /// The sections for numbers, in their order.
    private var sections: [NumberFormatSection]
    /// The section for texts; `nil` if they are shown as they are.
    private var textSection: NumberFormatSection?

    /// The format of cells that have none of their own.
    static let general = NumberFormat(sections: [])
    /// A date, a time of day, or both.
    static let date = NumberFormat(sections: [NumberFormatSection(kind: .date)])

    /// Programs allow no longer code: 255 characters.
    private static let maxCodeLength = 1024

    private init(sections: [NumberFormatSection]) { self.sections = sections }

    /// A format of the program's own.
    init(id: Int) {
        switch id {
        case 14...22, 27...36, 45...47, 50...58: self = .date
        default: self = .general
        }
    }

    /// A format of the file's.
    init(code: String) {
        guard code.utf8.count <= Self.maxCodeLength else {
            self = .general
            return
        }
        sections = NumberFormatCode.sections(code)
        if let last = sections.last, sections.count == 4 || last.pieces.contains(.text) {
            textSection = last.pieces == [.text] || !last.pieces.contains(.text) ? nil : last
            // The only section holds for numbers, too.
            if sections.count > 1 { sections.removeLast() }
        }
    }

    /// A number as the program shows it: whole numbers in full, dates as `1985-04-12`.
    ///
    /// - Parameters:
    ///   - text: the number as it is stored, such as `4.47400123456E+11`.
    ///   - startsIn1904: `true` if days are counted from 1904 and not from 1900.
    func text(of text: String, startsIn1904: Bool) -> String {
        guard let number = Double(text), number.isFinite else { return text }
        let plain = Self.plain(number, text)
        guard let section = section(for: number) else { return plain }
        switch section.kind {
        case .date: return SheetDate.text(number, startsIn1904: startsIn1904) ?? plain
        case .digits, .amount: return section.text(of: plain) ?? plain
        }
    }

    /// A text as the program shows it; `nil` if it is shown as it is.
    func text(ofText text: () -> String) -> String? { textSection.map { $0.text(ofText: text()) } }

    private func section(for number: Double) -> NumberFormatSection? {
        if sections.contains(where: { $0.condition != nil }) {
            return sections.first { $0.condition?.holds(for: number) ?? true }
        }
        return number == 0 && sections.count > 2 ? sections[2] : sections.first
    }

    /// Whole numbers in full, as far as a workbook keeps their digits.
    private static func plain(_ number: Double, _ text: String) -> String {
        if number == number.rounded(), abs(number) < 1e17 { return "\(Int64(number))" }
        // 0.30000000000000004 is stored for what is shown as 0.3.
        return abs(number) < 1e15 ? "\((number * 1e9).rounded() / 1e9)" : text
    }
}
