/// Turns an expression, its conditions and its template into slots.
struct ExpressionReader {
    var conditions: [String]

    func slots(of expression: String, template: String?) throws(MaskError) -> [Mask.Slot] {
        let overrides = try overrides(of: template, count: expression.count)
        var slots: [Mask.Slot] = []
        var conditionsUsed = 0
        for (offset, character) in expression.enumerated() {
            let override = overrides.isEmpty ? nil : overrides[offset]
            switch character {
            case "D":
                slots.append(Mask.Slot(.digit, forced: override))
            case "L":
                slots.append(Mask.Slot(.letter, forced: override))
            case "C":
                guard conditionsUsed < conditions.count else {
                    throw MaskError(.missingCondition(conditionsUsed), in: .expression, at: offset)
                }
                slots.append(Mask.Slot(.oneOf(try allowed(by: conditionsUsed)), forced: override))
                conditionsUsed += 1
            default:
                slots.append(Mask.Slot(.literal(override ?? character)))
            }
        }
        return slots
    }

    /// The static characters of the template by position, or nothing without a template.
    private func overrides(of template: String?, count: Int) throws(MaskError) -> [Character?] {
        guard let template else { return [] }
        let found = template.count
        guard found == count else {
            throw MaskError(.templateLength(expected: count, found: found), in: .template, at: min(found, count))
        }
        return template.map { $0 == "D" || $0 == "L" || $0 == "C" ? nil : $0 }
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
