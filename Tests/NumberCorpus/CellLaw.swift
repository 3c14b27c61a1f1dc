package import PhoneNumbers
import SeededRandom

/// A law of cells with a number that something stands beside, or that is not whole.
public enum CellLaw: String, CaseIterable, Sendable {
    /// A label and a number are the number.
    case label
    /// A remark and a number are the number.
    case remark
    /// A number of identity or an amount is no number.
    case identifier
    /// Two numbers are these two.
    case pair
    /// A number behind its calling code without a plus, whose last digits are missing, is no other one.
    case cut
    /// A subscriber's number without its area code is none of another area.
    case local
    /// A digit or two behind a number, and apart from it, make no other number of it.
    case tail
    /// Digits of a number in any groups, with one mark between all of them, are the number.
    case groups
    /// A number, a comma and a word are the number.
    case comma
    /// Two numbers in any spelling, with any separator of numbers between them, are these two.
    case spelledPair
    /// Two numbers with labels in front of them or behind them are these two.
    case labelled
    /// Hours, dates and fractions beside a number are no numbers.
    case hours

    /// The regions of a law.
    var regions: [RegionCode] {
        switch self {
        case .groups, .comma, .spelledPair, .labelled, .hours: Self.world
        default: Self.regions
        }
    }

    private static let world = NumberingPlan.all.flatMap(\.regions).filter { $0 != .world }

    /// The regions of most laws.
    package static let regions = [
        "DE", "AT", "CH", "FR", "IT", "ES", "PT", "NL", "BE", "LU", "GB", "IE", "US", "MX", "BR", "AR", "CL", "CO",
        "JP",
        "KR", "CN", "TW", "HK", "SG", "MY", "ID", "TH", "VN", "IN", "PK", "IR", "TR", "IL", "EG", "ZA", "NG", "KE",
        "RU",
        "UA", "PL", "CZ", "HU", "RO", "BG", "GR", "SE", "NO", "DK", "FI", "AU", "NZ", "SN",
    ].compactMap { RegionCode($0) }

    /// A cell, and the numbers that it may be read as.
    struct Case {
        let cell: String
        let region: RegionCode
        /// The numbers of the cell: none where it should be refused.
        let wanted: Set<String>
        /// Other readings that are no error: a shorter number that is valid as well.
        var allowed: Set<String> = []
        var kind = ""
    }

    /// A random case of the law; `nil` if the number has none.
    ///
    /// - Parameter numbers: spelled numbers of one region.
    func sample(_ numbers: [SpelledNumber], _ random: inout SeededGenerator) -> Case? {
        guard let number = numbers.randomElement(using: &random) else { return nil }
        let e164 = number.number.e164
        switch self {
        case .label, .remark:
            let remarks = self == .label ? Self.labels : Self.remarks
            guard let remark = remarks.randomElement(using: &random) else { return nil }
            let cell = remark.cell(with: number.text, &random)
            return Case(cell: cell, region: number.region, wanted: [e164], kind: remark.kind)
        case .identifier:
            guard let identifier = Self.identifiers.randomElement(using: &random) else { return nil }
            let cell = identifier.written(&random)
            return Case(cell: cell, region: number.region, wanted: [], kind: identifier.kind)
        case .pair:
            guard let second = numbers.randomElement(using: &random),
                let joint = Self.joints.randomElement(using: &random)
            else { return nil }
            let cell = number.text + joint + second.text + (joint == " (" ? ")" : "")
            return Case(cell: cell, region: number.region, wanted: [e164, second.number.e164], kind: joint)
        case .cut: return number.callingCode == nil ? nil : Self.cut(number, &random)
        case .local: return Self.local(number)
        case .tail: return Self.tail(number, &random)
        case .groups: return Self.groups(number, &random)
        case .comma: return Self.comma(number, &random)
        case .spelledPair, .labelled:
            guard let second = numbers.randomElement(using: &random), second.number.e164 != e164 else { return nil }
            return self == .labelled
                ? Self.labelled(number, second, &random) : Self.spelledPair(number, second, &random)
        case .hours: return Self.hours(number, &random)
        }
    }

    private static let labels = Remark.all.filter(\.isLabel)
    private static let remarks = Remark.all.filter { !$0.isLabel }
    private static let identifiers = Remark.all.filter(\.isNoPhone)
    private static let joints = [
        " / ", "/", ", ", "; ", " + ", " & ", " or ", " oder ", " | ", "  ", " ", " - ", " (", " y ", "、", "；", " и ",
        "\n", " ou ", " e ", " og ", " och ", " eller ", " lub ", " i ", " ve ", " 或 ", " または ", " и/или ", " \\ ",
        "//",
        " Fax ", ", Tel. ",
    ]

    /// A number that lacks its last digits. A shorter number with the same calling code may be one as well; so may another number of a
    /// country without a trunk prefix, of which the text is the ordinary spelling.
    private static func cut(_ number: SpelledNumber, _ random: inout SeededGenerator) -> Case {
        var text = number.text
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            text.removeLast()
            while let last = text.last, !last.isNumber { text.removeLast() }
        }
        var allowed: Set = ["+" + text.filter(\.isNumber)]
        if let other = ordinaryNumber(text, number.region) { allowed.insert(other) }
        return Case(
            cell: text, region: number.region, wanted: [], allowed: allowed, kind: number.region.description)
    }

    /// The number of which a text is an ordinary spelling: as the plan groups it, with two pairs at the end, or all digits in one group.
    private static func ordinaryNumber(_ text: String, _ region: RegionCode) -> String? {
        let digits = text.filter { $0.isNumber || $0 == "+" }
        let other = Classifier(region: region).classify(digits)
        guard let national = other.formatted(.national), let international = other.formatted(.international) else {
            return nil
        }
        let (found, behindCode) = (groups(of: text), groups(of: international).dropFirst())
        let isPaired = found.count > 2 && found.suffix(2).allSatisfy { $0.count == 2 }
        let isOrdinary =
            found.count == 1 || isPaired || found == groups(of: national) || found.dropFirst() == behindCode
        return isOrdinary ? other.e164 : nil
    }

    private static func groups(of text: String) -> [String] { text.split { !$0.isNumber }.map(String.init) }

    /// A number and a digit or two. Behind a hyphen these are the end of a range, or a direct line in Germany and Austria.
    private static func tail(_ number: SpelledNumber, _ random: inout SeededGenerator) -> Case {
        let digits = String(Int.random(in: 1...(Bool.random(using: &random) ? 9 : 99), using: &random))
        let joint = [" ", " - ", "-", "  "].randomElement(using: &random) ?? " "
        let isDirectLine =
            joint.contains("-") && ["DE", "AT"].contains(number.region.description)
            && number.number.classification.categories != .mobile
        let (cell, e164) = (number.text + joint + digits, number.number.e164)
        let others = [
            ordinaryNumber(cell, number.region), isDirectLine ? e164 + digits : nil,
            joint == "-" ? e164.dropLast(digits.count) + digits : nil,
        ]
        return Case(
            cell: cell, region: number.region, wanted: [e164], allowed: Set(others.compactMap { $0 }),
            kind: number.region.description)
    }

    /// The national digits of a number in groups that a writer chose. Those in front may be a shorter number, and the last ones a remark.
    private static func groups(_ number: SpelledNumber, _ random: inout SeededGenerator) -> Case? {
        guard let mark = [" ", "-", ".", "/", "_", "\u{A0}", " / "].randomElement(using: &random) else { return nil }
        var (groups, rest) = ([] as [Substring], Substring(number.number.national.filter(\.isNumber)))
        while !rest.isEmpty {
            let length = Int.random(in: 2...7, using: &random)
            groups.append(rest.count < length + 2 ? rest : rest.prefix(length))
            rest = rest.dropFirst(groups.last?.count ?? 0)
        }
        let isBracketed = groups.count > 1 && Int.random(in: 0..<8, using: &random) == 0
        if isBracketed { groups[0] = "(" + groups[0] + ")" }
        return Case(
            cell: groups.joined(separator: mark), region: number.region, wanted: [number.number.e164], kind: mark)
    }

    /// A number as it is dialled inside its area, where the region dials a trunk prefix before area codes.
    private static func local(_ number: SpelledNumber) -> Case? {
        let text = number.number.national
        guard number.number.classification.categories == .fixedLine, text.hasPrefix("0"),
            let space = text.firstIndex(where: { !$0.isNumber })
        else { return nil }
        let rest = text[space...].drop { !$0.isNumber }
        // Subscribers' numbers have 8 digits at most, and none begins with a zero.
        guard 5...8 ~= rest.filter(\.isNumber).count, rest.first != "0" else { return nil }
        let isGrouped = number.text.contains { !$0.isNumber }
        return Case(
            cell: isGrouped ? String(rest) : rest.filter(\.isNumber), region: number.region, wanted: [],
            kind: number.region.description)
    }
}
