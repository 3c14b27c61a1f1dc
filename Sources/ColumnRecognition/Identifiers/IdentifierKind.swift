import Foundation
import KnowledgeTable

/// A kind of numbers with check digits that are no phone numbers: of persons, companies, accounts, cards, things.
///
/// A few digits satisfy a rule by accident, every tenth or so; a column satisfies it if so many of them do that chance does not
/// explain it.
struct IdentifierKind: Sendable {
    /// The name in reasons: `GB NHS number`.
    let name: String
    private let shape: IdentifierShape
    /// Rules that all hold, each one or another.
    private let checks: [[IdentifierCheck]]

    /// Reads a row of `Knowledge/identifiers`: the name, a colon, the shape, the rules and a link between bars.
    init?(_ row: Substring) {
        let parts = row.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let fields = parts[1].split(separator: "|").map { Self.trimmed($0) }
        guard fields.count >= 3, let shape = IdentifierShape(fields[0]) else { return nil }
        name = String(parts[0])
        self.shape = shape
        var checks: [[IdentifierCheck]] = []
        for field in fields[1..<fields.count - 1] {
            let alternatives = field.split(separator: " or ").map { IdentifierCheck($0) }
            guard !alternatives.contains(where: { $0 == nil }) else { return nil }
            checks.append(alternatives.compactMap { $0 })
        }
        self.checks = checks
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Returns `true` if a value has the shape and the check digits of the kind.
    func isNumber(_ value: IdentifierText) -> Bool { characters(of: value) != nil }

    private func characters(of value: IdentifierText) -> [UInt8]? {
        guard let characters = shape.characters(of: value),
            !characters.dropFirst().allSatisfy({ $0 == characters.first })
        else { return nil }
        return checks.allSatisfy { $0.contains { $0.holds(for: characters) } } ? characters : nil
    }

    /// The number of powers of ten by which the kind explains different values better than chance; `nil` if it is not the kind of
    /// 95 % of them.
    func evidence(in values: [IdentifierText]) -> Double? {
        let most = values.count / 20
        var others = 0
        var dates: [Set<[UInt8]>] = checks.map { _ in [] }
        for value in values {
            guard let characters = characters(of: value) else {
                others += 1
                if others > most { return nil }
                continue
            }
            for (index, check) in checks.enumerated() {
                if let date = check[0].date?.text(of: characters) { dates[index].insert(date) }
            }
        }
        let count = Double(values.count - others)
        var evidence = 0.0
        for (index, check) in checks.enumerated() {
            let chance = min(1, check.reduce(0) { $0 + $1.chance })
            // Numbers of one town begin alike, and what they begin with may be a date.
            evidence -= log10(chance) * (check[0].date == nil ? count : Double(dates[index].count))
        }
        // The ways to choose the values that are not of the kind.
        for index in 0..<others { evidence -= log10(Double(values.count - index) / Double(index + 1)) }
        return evidence
    }

    /// All kinds that are known.
    static let all: [IdentifierKind] = KnowledgeTable.sections(of: .identifiers).flatMap { section in
        section.lines.compactMap { IdentifierKind($0) }
    }

    /// The kind that explains different values best, with the evidence for it; `nil` if chance may explain all.
    static func best(for values: [IdentifierText]) -> (kind: IdentifierKind, evidence: Double)? {
        var best: (kind: IdentifierKind, evidence: Double)?
        for kind in all {
            guard let evidence = kind.evidence(in: values), evidence >= leastEvidence, evidence > best?.evidence ?? 0
            else {
                continue
            }
            best = (kind, evidence)
        }
        return best
    }

    /// A column of phone numbers has the evidence once in a thousand times: a hundred kinds are tried.
    private static let leastEvidence = 5.0
}

/// Numbers with check digits by the names of their kinds, for corpora.
package enum IdentifierNumbers {
    /// Returns `true` if a text is a number of a kind.
    package static func isNumber(_ text: String, of kind: String) -> Bool {
        guard let value = IdentifierText(text) else { return false }
        return kinds[kind]?.isNumber(value) ?? false
    }

    private static let kinds = Dictionary(
        IdentifierKind.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
