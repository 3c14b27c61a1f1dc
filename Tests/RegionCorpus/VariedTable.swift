import NumberCorpus
import PhoneNumbers
import RegionInference
import SeededRandom

extension RegionTable {
    /// A seeded table of any region of the world, whose numbers are drawn and written otherwise than those of the sixty countries:
    /// the model was not adjusted to it.
    ///
    /// Of 3 to 200 rows; mobile numbers alone, or fixed lines of a few ranges, or both; with any separators and groups of digits;
    /// some with foreign numbers, mistyped ones, or ones inside an area.
    init(variedSeed seed: UInt64) {
        var random = SeededGenerator(seed: seed &* 0x1_0000_0001 &+ 77)
        var writer = VariedWriter(&random)
        let rowCount = Int(3 * pow2(Double.random(in: 0...6.06, using: &random)))
        for row in 0..<rowCount { writer.addRow(row, &random) }
        self.init(region: writer.home.code, hint: .varied, text: writer.text, numbers: writer.numbers)
    }
}

/// Two to a power.
private func pow2(_ exponent: Double) -> Double {
    var (result, rest) = (1.0, exponent)
    while rest >= 1 { (result, rest) = (result * 2, rest - 1) }
    // Between two powers a straight line does.
    return result * (1 + rest)
}

/// Writes a table of ``RegionTable/init(variedSeed:)`` row by row.
private struct VariedWriter {
    let home: RegionCode
    private(set) var text: String
    private(set) var numbers: [String] = []
    private let kind: Kind
    private let main: VariedSpelling
    private let second: VariedSpelling
    private let secondShare: Double
    private let foreignShare: Double
    private let plusShare: Double
    private let mistypedShare: Double
    private let localShare: Double
    private let emailShare: Double
    private let hasAddress: Bool
    private let abroad: [RegionCode]
    private var drawn: [RegionCode: VariedRanges] = [:]

    /// The numbers of a table.
    enum Kind: CaseIterable { case mobile, fixedLine, both }

    init(_ random: inout SeededGenerator) {
        home = WorldRegions.pick(&random)
        let roll = Int.random(in: 0..<10, using: &random)
        kind = roll < 4 ? .mobile : roll < 5 ? .fixedLine : .both
        main = VariedSpelling(&random)
        second = VariedSpelling(&random)
        func share(_ frequency: Double, _ most: Double, _ random: inout SeededGenerator) -> Double {
            Double.random(in: 0..<1, using: &random) < frequency ? Double.random(in: 0...most, using: &random) : 0
        }
        secondShare = share(0.3, 0.4, &random)
        foreignShare = share(0.4, 0.4, &random)
        plusShare = share(0.3, 0.5, &random)
        mistypedShare = share(0.3, 0.05, &random)
        localShare = share(0.1, 0.3, &random)
        emailShare = share(0.3, 1, &random)
        hasAddress = Int.random(in: 0..<6, using: &random) == 0
        abroad = (0..<Int.random(in: 1...4, using: &random)).map { _ in WorldRegions.pick(&random) }
        let language = Int.random(in: 0..<3, using: &random) == 0 ? RegionCountry.language(of: home) : "en"
        let words = Headings.words(language)
        text =
            [words.name, words.phone].joined(separator: ";") + (emailShare > 0 ? ";" + words.email : "")
            + (hasAddress ? ";City;Country" : "") + "\n"
    }

    mutating func addRow(_ row: Int, _ random: inout SeededGenerator) {
        func happens(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
        let isForeign = happens(foreignShare)
        let region = isForeign ? abroad.randomElement(using: &random) ?? home : home
        let chosen = drawn[region] ?? VariedRanges(.of(region), kind, &random)
        drawn[region] = chosen
        guard let number = chosen.draw(&random) else { return }
        var isKnown = true
        var cell: String
        if isForeign || happens(plusShare) {
            cell =
                happens(0.5)
                ? number.international
                : happens(0.3) ? "00" + number.e164.dropFirst() : number.e164
        } else {
            cell = (happens(secondShare) ? second : main).write(number.national)
            if happens(mistypedShare), let last = cell.last, last.isNumber {
                cell.removeLast()
                isKnown = false
            } else if happens(localShare), let space = number.national.firstIndex(of: " ") {
                let rest = String(number.national[space...].dropFirst())
                if rest.count(where: \.isNumber) >= 5 { (cell, isKnown) = (rest, false) }
            }
        }
        var cells = ["Person \(row)", cell]
        if emailShare > 0 {
            let ending = home.code == "GB" ? "co.uk" : home.code.lowercased()
            let domain = happens(emailShare) ? "firm\(row % 30).example.\(ending)" : "example.com"
            cells.append("p\(row)@\(domain)")
        }
        if hasAddress { cells += ["", happens(0.3) ? region.code : ""] }
        text += cells.joined(separator: ";") + "\n"
        numbers.append(isKnown ? number.e164 : RegionTable.unknownNumber)
    }
}

/// The ranges of a plan that one table draws from: the networks and towns of a few people.
private struct VariedRanges {
    private let templates: [String]

    init(_ all: NumberRanges, _ kind: VariedWriter.Kind, _ random: inout SeededGenerator) {
        func some(_ templates: [String], _ most: Int, _ random: inout SeededGenerator) -> [String] {
            Array(templates.shuffled(using: &random).prefix(Int.random(in: 1...most, using: &random)))
        }
        let mobile = some(all.mobile, 12, &random)
        let fixedLine = some(all.fixedLine, 6, &random)
        let wanted: [String] =
            switch kind {
            case .mobile: mobile
            case .fixedLine: fixedLine
            case .both: mobile + fixedLine
            }
        templates = wanted.isEmpty ? mobile + fixedLine : wanted
    }

    func draw(_ random: inout SeededGenerator) -> DrawnNumber? {
        for _ in 0..<20 {
            guard let template = templates.randomElement(using: &random) else { return nil }
            if let number = NumberRanges.number(of: template, &random) { return number }
        }
        return nil
    }
}

/// The spelling of the national numbers of a table: its groups of digits, marks between them and trunk prefix.
private struct VariedSpelling {
    private let groups: [Int]
    private let mark: String
    private let hasParentheses: Bool
    private let isNational: Bool
    private let losesZero: Bool

    init(_ random: inout SeededGenerator) {
        isNational = Int.random(in: 0..<5, using: &random) < 2
        losesZero = Int.random(in: 0..<8, using: &random) == 0
        mark = [" ", " ", " ", "-", "-", ".", "/", "", "", "\u{00A0}"].randomElement(using: &random) ?? " "
        groups =
            [
                [2], [3, 3, 4], [3, 3, 3], [4, 3, 3], [3, 7], [4, 6], [5, 6], [3, 2, 2], [2, 3, 2, 2], [4, 4], [1, 2],
                [3, 4],
            ]
            .randomElement(using: &random) ?? [3]
        hasParentheses = Int.random(in: 0..<8, using: &random) == 0
    }

    func write(_ national: String) -> String {
        if isNational, !losesZero { return national }
        var digits = Array(national.filter { $0.isASCII && $0.isNumber })
        if losesZero, digits.first == "0" { digits.removeFirst() }
        if isNational { return String(digits) }
        var (parts, number): ([String], Int) = ([], 0)
        while !digits.isEmpty {
            let length = groups[min(number, groups.count - 1)]
            // No single digit at the end.
            let taken = digits.count - length < 2 ? digits.count : length
            parts.append(String(digits.prefix(taken)))
            digits.removeFirst(taken)
            number += 1
        }
        if hasParentheses, parts.count > 1 { parts[0] = "(" + parts[0] + ")" }
        return parts.joined(separator: mark)
    }
}

/// The regions of the world, to draw from.
private enum WorldRegions {
    private static let all = NumberingPlan.all.flatMap(\.regions).filter { $0 != .world }
    private static let sums: [Double] = {
        var sum = 0.0
        return all.map { region in
            sum += RegionCountry.population(of: region).squareRoot()
            return sum
        }
    }()

    /// A region, the more often the more people it has, but far from in proportion.
    static func pick(_ random: inout SeededGenerator) -> RegionCode {
        let place = Double.random(in: 0..<(sums.last ?? 1), using: &random)
        return all[sums.firstIndex { place < $0 } ?? 0]
    }
}
