import Foundation
import PhoneNumbers

/// The probability of each number of a numbering plan among the numbers of people in one region.
///
/// A category has a share of the numbers, however large its ranges are; within a category and length all numbers are
/// equally likely. The more numbers a plan takes, the less likely it makes each of them.
struct RegionDensity: Sendable {
    let region: RegionCode
    let callingCode: PhoneNumber.CountryCode
    /// `true` if people write a trunk prefix in front of most national numbers.
    let writesTrunkPrefix: Bool
    /// `true` if the plan has numbers of other regions, too.
    let sharesPlan: Bool
    /// The most digits of a number of people without its area code, which has two digits or more: one digit may be missing by mistake.
    private let maximumLocalLength: Int
    private let own: [Key: Double]
    private let others: [Key: Double]

    /// A category and a number of digits.
    private struct Key: Hashable {
        var category: Category
        var digitCount: Int

        init(category: Category, digitCount: Int) { (self.category, self.digitCount) = (category, digitCount) }

        init(_ count: NumberingPlan.RangeCount) {
            self.init(category: Category(count.categories), digitCount: count.digitCount)
        }
    }

    private enum Category: Hashable, CaseIterable {
        case fixedLine, mobile, either, other

        init(_ categories: PhoneNumber.Categories) {
            switch categories.intersection([.fixedLine, .mobile]) {
            case [.fixedLine, .mobile]: self = .either
            case .fixedLine: self = .fixedLine
            case .mobile: self = .mobile
            default: self = .other
            }
        }

        /// The share of the category among the numbers of people.
        var share: Double {
            switch self {
            case .fixedLine: 0.4
            case .mobile: 0.5
            case .either: 0.9
            case .other: 0.08
            }
        }
    }

    /// Every region that has a numbering plan.
    static let all: [RegionDensity] = NumberingPlan.all.flatMap { plan -> [RegionDensity] in
        let counts = plan.rangeCounts
        let regions = plan.regions.filter { $0 != .world }
        return regions.map { RegionDensity($0, plan, counts, sharesPlan: regions.count > 1) }
    }

    private init(_ region: RegionCode, _ plan: NumberingPlan, _ counts: [NumberingPlan.RangeCount], sharesPlan: Bool) {
        self.region = region
        self.sharesPlan = sharesPlan
        callingCode = plan.countryCode
        let people = counts.filter { !$0.categories.isDisjoint(with: [.fixedLine, .mobile]) }
        maximumLocalLength = (people.map(\.digitCount).max() ?? 0) - 2
        let ofRegion = counts.filter { $0.region == region }
        let own = Self.logarithms(ofRegion)
        let written = ofRegion.reduce(0) { sum, count in
            let share = own[Key(count)].map { exp($0) * count.numbers } ?? 0
            return sum + (count.writesTrunkPrefix ? share : 0)
        }
        writesTrunkPrefix = written > 0.5
        self.own = own
        others = sharesPlan ? Self.logarithms(counts) : [:]
    }

    /// The logarithm of the probability of a number of each category and length.
    private static func logarithms(_ counts: [NumberingPlan.RangeCount]) -> [Key: Double] {
        var numbers: [Key: Double] = [:]
        for count in counts {
            numbers[Key(count), default: 0] += count.numbers
        }
        var shares: [Category: Double] = [:]
        var lengths: [Category: Double] = [:]
        for (key, count) in numbers {
            shares[key.category] = key.category.share
            lengths[key.category, default: 0] += pow(count, lengthExponent)
        }
        let sum = shares.values.reduce(0, +)
        var result: [Key: Double] = [:]
        for (key, count) in numbers {
            let share = key.category.share / sum
            let length = pow(count, lengthExponent) / (lengths[key.category] ?? 1)
            result[key] = log(share * length / count)
        }
        return result
    }

    /// Long numbers are the more common the more of them there are, but far from in proportion.
    private static let lengthExponent = 0.3
    /// The share of a region's own numbers where it shares its plan.
    private static let ownShare = 0.9

    /// The natural logarithm of the probability of a number that the plan takes; `nil` if the plan does not count it.
    func logProbability(of number: Classification) -> Double? {
        let key = Key(category: Category(number.categories), digitCount: number.nationalNumber.count)
        if number.region == region, let known = own[key] {
            return sharesPlan ? known + log(Self.ownShare) : known
        }
        return others[key].map { $0 + log(1 - Self.ownShare) }
    }

    /// Returns `true` if a number that the plan does not take may lack its area code.
    func isLocal(_ number: Classification) -> Bool {
        // Where the plan has a few numbers so short, it is in none of their ranges: 310 and four digits in Canada.
        (number.verdict == .rejected(.tooShort) || number.verdict == .rejected(.unassigned))
            && number.countryCode == callingCode && number.nationalNumber.count <= maximumLocalLength
    }
}
