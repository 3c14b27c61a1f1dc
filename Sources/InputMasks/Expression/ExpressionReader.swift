/// Turns an expression, its conditions and its template into slots.
struct ExpressionReader {
    var conditions: [String]

    func slots(of expression: String, template: String?) throws(MaskError) -> [Mask.Slot] {
        let overrides = try overrides(of: template, count: expression.count)
        var slots: [Mask.Slot] = []
        var conditionsUsed = 0
        for (offset, character) in expression.enumerated() {
            let override = overrides.isEmpty ? nil : overrides[offset]
            if let element = try element(for: character, at: offset, &conditionsUsed) {
                slots.append(Mask.Slot(element, forced: override))
            } else {
                slots.append(Mask.Slot(.literal(override ?? character)))
            }
        }
        return slots
    }

    /// The characters of an expression that are placeholders, and what each stands for.
    fileprivate static let symbols: [(character: Character, meaning: String)] = [
        ("D", "a digit"), ("L", "a letter"), ("C", "one of a list"),
    ]

    /// The element that a placeholder of the expression stands for; `nil` for static characters.
    private func element(
        for symbol: Character, at offset: Int, _ conditionsUsed: inout Int
    ) throws(MaskError) -> Mask.Element? {
        switch symbol {
        case "D": return .digit
        case "L": return .letter
        case "C":
            guard conditionsUsed < conditions.count else {
                throw MaskError(.missingCondition(conditionsUsed), in: .expression, at: offset)
            }
            defer { conditionsUsed += 1 }
            return .oneOf(try allowed(by: conditionsUsed))
        default: return nil
        }
    }

    /// The static characters of the template by position, or nothing without a template.
    private func overrides(of template: String?, count: Int) throws(MaskError) -> [Character?] {
        guard let template else { return [] }
        let found = template.count
        guard found == count else {
            throw MaskError(.templateLength(expected: count, found: found), in: .template, at: min(found, count))
        }
        return template.map { character in
            Self.symbols.contains { $0.character == character } ? nil : character
        }
    }

    /// The characters of one condition list.
    private func allowed(by index: Int) throws(MaskError) -> [Character] {
        var allowed: [Character] = []
        var item: (character: Character, offset: Int)?
        var offset = 0
        for character in conditions[index] + "," {
            defer { offset += 1 }
            if character == "," {
                guard let found = item else {
                    throw MaskError(.emptyConditionItem, in: .condition(index), at: offset)
                }
                allowed.append(found.character)
                item = nil
            } else if character != " " {
                guard item == nil else {
                    throw MaskError(.longConditionItem, in: .condition(index), at: offset)
                }
                item = (character, offset)
            }
        }
        return allowed
    }
}

extension Mask {
    /// The placeholders of expressions with what they stand for, for the help of a program: `D a digit, L a letter ...`.
    package static var symbolText: String {
        ExpressionReader.symbols.map { "\($0.character) \($0.meaning)" }.joined(separator: ", ")
    }
}
