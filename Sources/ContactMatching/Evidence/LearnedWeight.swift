/// A weight that the contacts of a book taught, beside that of the rule.
public struct LearnedWeight: Sendable, Hashable {
    /// The reason that has the weight.
    public let kind: EvidencePart.Kind
    /// The weight of the rule.
    public let rule: Bits
    /// The weight in this book, which is no more than four bits away.
    public let learned: Bits
}

extension FieldModel {
    /// The weights that the book moved by a bit or more, those that it moved most first, and one for each reason.
    var learnedWeights: [LearnedWeight] {
        var found: [LearnedWeight] = []
        for field in Field.allCases where field.isBesideName {
            for level in 0...field.highest {
                let (rule, learned) = (FieldWeights.rule[field, level], weights[field, level])
                guard (learned - rule).magnitude >= 1 else { continue }
                found.append(LearnedWeight(kind: field.reason(at: level), rule: rule, learned: learned))
            }
        }
        var seen: Set<EvidencePart.Kind> = []
        return found.enumerated().sorted {
            (($1.element.learned - $1.element.rule).magnitude, $0.offset)
                < (($0.element.learned - $0.element.rule).magnitude, $1.offset)
        }.map(\.element).filter { seen.insert($0.kind).inserted }
    }
}

extension Bits {
    /// The weight without its sign.
    fileprivate var magnitude: Bits { self < 0 ? -self : self }
}
