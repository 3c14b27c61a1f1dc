import ContactModel
import ContactReading
import Foundation
import PhoneNumbers

/// Columns that are called `Number` and no more, beside names: the contacts of a SIM card, or the numbers of members.
///
/// Their values are phone numbers where nearly all of them are numbers that subscribers of the region have, and where other digits of the
/// same lengths would hardly be.
enum BareNumbers {
    /// Returns `true` if the values of a column are numbers of a region's subscribers, and its table one of names and numbers.
    ///
    /// - Parameters:
    ///   - region: the region of national numbers.
    ///   - rows: gives the rows that columns are judged by.
    static func arePhones(
        _ columns: [DetectedColumn], _ index: Int, of region: RegionCode, rows: () -> RowSample
    ) -> Bool {
        let column = columns[index]
        guard column.heading.isKnown, column.name.utf8.count > 3, !column.profile.isCounted,
            column.heading.concepts.subtracting(ColumnConcepts(.filler)) == ColumnConcepts(.number),
            columns.contains(where: isName), !columns.contains(where: isOfSomethingElse)
        else { return false }
        let texts = rows().texts(of: index).prefix(mostValues)
        return texts.count >= leastValues && areNumbers(Array(texts), of: region)
    }

    private static let leastValues = 3
    private static let mostValues = 200
    /// The share of the values that have to be numbers of the region.
    private static let leastShare = 0.8
    /// The probability of finding as many numbers by chance that is taken for none.
    private static let chance = 0.01

    private static func isName(_ column: DetectedColumn) -> Bool {
        let kinds: [Contact.Field.Kind] = [.displayName, .givenName, .familyName]
        return kinds.contains { column.target.isValue($0) }
    }

    /// Returns `true` for dates, amounts, numbers of customers and the like: a table that has them may have other numbers, too. The place of a
    /// row in the memory of a phone is none of them.
    private static func isOfSomethingElse(_ column: DetectedColumn) -> Bool {
        let traps = column.heading.concepts.intersection(.traps)
        if traps.isEmpty || traps == ColumnConcepts(.status) { return false }
        return traps != ColumnConcepts(.identifier) || column.profile.share(.fewDigits) < ColumnWeights.nearlyAll
            || !column.profile.isCounted
    }

    private static func areNumbers(_ texts: [String], of region: RegionCode) -> Bool {
        let classifier = Classifier(
            region: region, allowedCategories: [.mobile, .fixedLine, .entertainment], renumbered: .refuse)
        var numbers = 0
        var ranges: Set<String> = []
        var strange: Set<String> = []
        var share = 0.0
        var shares: [Int: Double] = [:]
        for text in texts {
            let digits = text.unicodeScalars.compactMap { DecimalDigit.value(of: $0).map(String.init) }.joined()
            // Numbers of one range are one piece of evidence, whatever their last digits.
            let range = "\(digits.count) \(digits.dropLast(5))"
            guard isNumber(text, classifier) else {
                strange.insert(range)
                continue
            }
            numbers += 1
            guard ranges.insert(range).inserted else { continue }
            if isInternational(text) {
                share += sharePerCode
            } else {
                let known = shares[digits.count] ?? shareOfNumbers(digits.count, classifier)
                shares[digits.count] = known
                share += known
            }
        }
        guard Double(numbers) >= leastShare * Double(texts.count) else { return false }
        return bound(ranges.count, of: ranges.count + strange.count, share: share / Double(ranges.count)) <= chance
    }

    /// Returns `true` if a text is the number of a subscriber, with its trunk zero where the plan writes one: without it most digits would be
    /// numbers of a country like Germany.
    private static func isNumber(_ text: String, _ classifier: Classifier) -> Bool {
        let classification = classifier.classify(text)
        guard classification.verdict == .accepted else { return false }
        if isInternational(text) { return true }
        guard let written = classification.formatted(.national) else { return false }
        return !startsWithZero(written) || startsWithZero(text)
    }

    private static func startsWithZero(_ text: String) -> Bool {
        text.unicodeScalars.lazy.compactMap { DecimalDigit.value(of: $0) }.first == 0
    }

    private static func isInternational(_ text: String) -> Bool { text.hasPrefix("+") || text.hasPrefix("00") }

    /// The share of digits behind a plus or two zeros that are numbers, at most.
    private static let sharePerCode = 0.01

    /// The share of all texts of some digits that are numbers of a region.
    private static func shareOfNumbers(_ length: Int, _ classifier: Classifier) -> Double {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        var numbers = 0
        let count = 400
        for _ in 0..<count {
            var digits = ""
            for _ in 0..<length {
                // The generator of Knuth's MMIX, whose upper bits are the random ones.
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                digits.append(String((state >> 33) % 10))
            }
            if isNumber(digits, classifier) { numbers += 1 }
        }
        return min(max(Double(numbers), 0.5), Double(count) - 0.5) / Double(count)
    }

    /// An upper bound of the probability that so many of some random texts are numbers, by Chernoff.
    private static func bound(_ found: Int, of count: Int, share: Double) -> Double {
        let part = Double(found) / Double(count)
        guard part > share else { return 1 }
        let rest = found == count ? 0 : (1 - part) * log((1 - part) / (1 - share))
        return exp(-Double(count) * (part * log(part / share) + rest))
    }
}
