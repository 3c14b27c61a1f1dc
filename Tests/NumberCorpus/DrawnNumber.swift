package import PhoneNumbers
package import SeededRandom
import Synchronization

/// A number drawn from the ranges of a plan.
package struct DrawnNumber {
    /// The number itself.
    package let e164: String
    package let classification: Classification

    /// The number as people of the country write it.
    package var national: String { classification.formatted(.national) ?? "" }
    /// The number as people write it abroad.
    package var international: String { classification.formatted(.international) ?? "" }
}

/// The ranges of a region's plan, to draw numbers from.
package struct NumberRanges {
    package let mobile: [String]
    package let fixedLine: [String]
    private let other: [String]

    private static let known = Mutex<[RegionCode: NumberRanges]>([:])

    /// The ranges of a region, which take long to find and are found once.
    package static func of(_ region: RegionCode) -> NumberRanges {
        known.withLock { known in
            let ranges = known[region] ?? NumberRanges(region)
            known[region] = ranges
            return ranges
        }
    }

    private init(_ region: RegionCode) {
        let code = NumberingPlan.countryCode(of: region)
        let groups = code.map { NumberingPlan(countryCode: $0).groups.filter { $0.rule.region == region } } ?? []
        func templates(_ isWanted: (PhoneNumber.Categories) -> Bool) -> [String] {
            groups.filter { isWanted($0.rule.categories) }.flatMap { group in
                group.templates.map { "+\(code.map { $0.number } ?? 0)" + $0 }
            }
        }
        mobile = templates { $0.contains(.mobile) }
        fixedLine = templates { $0 == .fixedLine }
        other = templates { $0.isDisjoint(with: [.mobile, .fixedLine]) && !$0.contains(.forbidden) }
    }

    /// A number of any template; every twelfth is neither mobile nor a fixed line.
    ///
    /// - Parameter bySize: `true` if templates with more numbers are drawn more often.
    package func draw(bySize: Bool, _ random: inout SeededGenerator) -> DrawnNumber? {
        for _ in 0..<50 {
            let roll = Int.random(in: 0..<12, using: &random)
            let templates = roll == 0 ? other : roll < 7 ? mobile : fixedLine
            guard let template = pick(templates.isEmpty ? mobile + fixedLine : templates, bySize, &random) else {
                continue
            }
            if let number = Self.number(of: template, &random) { return number }
        }
        return nil
    }

    /// A number of a template; `nil` if the one that was drawn is none.
    package static func number(of template: String, _ random: inout SeededGenerator) -> DrawnNumber? {
        let e164 = expand(template, &random)
        let classification = Classifier().classify(e164)
        guard classification.verdict == .accepted, classification.e164 == e164 else { return nil }
        let number = DrawnNumber(e164: e164, classification: classification)
        // A form that begins with `00` is dialled like a number of another country, and is no national form. Digits that are another number
        // with their trunk prefix have two meanings: `03 61 33 82` in Gabon.
        let code = classification.countryCode.map { "+\($0.number)" } ?? ""
        let withPrefix = Classifier().classify(code + number.national.filter(\.isNumber))
        let isOther = withPrefix.verdict == .accepted && withPrefix.e164 != e164
        return number.national.hasPrefix("00") || isOther ? nil : number
    }

    private func pick(_ templates: [String], _ bySize: Bool, _ random: inout SeededGenerator) -> String? {
        guard bySize else { return templates.randomElement(using: &random) }
        // The square root keeps long numbers from being the only ones.
        let weights = templates.map { Self.size($0) }
        var rest = Double.random(in: 0..<max(weights.reduce(0, +), 1e-9), using: &random)
        for (template, weight) in zip(templates, weights) {
            rest -= weight
            if rest < 0 { return template }
        }
        return templates.last
    }

    /// The number of a template's numbers, damped.
    private static func size(_ template: String) -> Double {
        let count = digitSets(of: template).reduce(1.0) { $0 * Double($1.count) }
        return count.squareRoot()
    }

    private static func expand(_ template: String, _ random: inout SeededGenerator) -> String {
        "+" + digitSets(of: template).map { "\($0.randomElement(using: &random) ?? 0)" }.joined()
    }

    /// The digits at each place of `+1[2-9]##`.
    private static func digitSets(of template: String) -> [[Int]] {
        guard let parsed = try? PhoneNumber.Template(String(template.dropFirst())) else { return [] }
        return parsed.elements.compactMap { element in
            switch element {
            case .digit(let set), .internationalDigit(let set): (0..<10).filter { set.contains(UInt8($0)) }
            default: nil
            }
        }
    }
}
