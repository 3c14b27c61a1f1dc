/// Reads the code of a number format, such as `[<=9999999]###-####;(###) ###-####`.
struct NumberFormatCode {
    private var code: Substring
    private var section = NumberFormatSection(kind: .digits)
    /// The unquoted characters of the section that are no places of digits.
    private var plain = ""

    private init(_ code: String) { self.code = code[...] }

    /// The sections of a code, in their order.
    static func sections(_ code: String) -> [NumberFormatSection] {
        var reader = NumberFormatCode(code)
        var sections: [NumberFormatSection] = []
        while let section = reader.next(isFirst: sections.isEmpty) { sections.append(section) }
        return sections
    }

    /// `true` if another section follows, which may be empty.
    private var hasMore = true

    private mutating func next(isFirst: Bool) -> NumberFormatSection? {
        guard hasMore else { return nil }
        (section, plain, hasMore) = (NumberFormatSection(kind: .digits), "", false)
        while let character = code.popFirst() {
            if character == ";" {
                hasMore = true
                break
            }
            take(character)
        }
        section.kind = kind
        return section
    }

    private mutating func take(_ character: Character) {
        switch character {
        case "\\": if let next = code.popFirst() { add(String(next)) }
        // The width of a character, as a space.
        case "_": if code.popFirst() != nil { add(" ") }
        // A character that fills the column is no part of the value.
        case "*": _ = code.popFirst()
        case "\"":
            add(String(code.prefix { $0 != "\"" }))
            code = code.drop { $0 != "\"" }.dropFirst()
        case "[":
            let content = String(code.prefix { $0 != "]" })
            code = code.drop { $0 != "]" }.dropFirst()
            takeBracketed(content)
        case "0": section.pieces.append(.digit)
        case "#": section.pieces.append(.optionalDigit)
        case "?": section.pieces.append(.spacedDigit)
        case "@": section.pieces.append(.text)
        case "G" where code.lowercased().hasPrefix("eneral"), "g" where code.lowercased().hasPrefix("eneral"):
            code = code.dropFirst("eneral".count)
            section.pieces.append(.general)
        default:
            plain.append(character)
            add(String(character))
        }
    }

    /// Reads what stands in brackets: a condition, a currency with its language, a time that is counted, or a colour.
    private mutating func takeBracketed(_ content: String) {
        if content.first == "$" {
            let symbol = content.dropFirst()
            let dash = symbol.lastIndex(of: "-").flatMap { dash in
                symbol[symbol.index(after: dash)...].allSatisfy(\.isHexDigit) ? dash : nil
            }
            return add(String(symbol[..<(dash ?? symbol.endIndex)]))
        }
        if !content.isEmpty, content.lowercased().allSatisfy({ "hms".contains($0) }) {
            plain += content
            return
        }
        let comparison = content.prefix { "<>=".contains($0) }
        if !comparison.isEmpty, let operand = Double(content[comparison.endIndex...]) {
            section.condition = NumberFormatSection.Condition(comparison: String(comparison), operand: operand)
        }
    }

    private mutating func add(_ literal: String) {
        guard !literal.isEmpty else { return }
        if case .literal(let text)? = section.pieces.last {
            section.pieces[section.pieces.count - 1] = .literal(text + literal)
        } else {
            section.pieces.append(.literal(literal))
        }
    }

    /// The kind of a section, by its characters that are not quoted.
    private var kind: NumberFormatSection.Kind {
        let lower = plain.lowercased()
        let hasGeneral = section.pieces.contains(.general)
        let hasPlaces = section.pieces.contains { $0 == .optionalDigit || $0 == .spacedDigit }
        if !hasGeneral, !hasPlaces, lower.contains(where: { "ydhs".contains($0) }) || lower.contains("mm") {
            return .date
        }
        guard section.pieces.contains(where: \.isDigit) else { return .digits }
        return lower.contains { ".,%/e".contains($0) } ? .amount : .digits
    }
}
