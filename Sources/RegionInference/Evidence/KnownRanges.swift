import Foundation
import PhoneNumbers

/// The ranges of those numbers of a source whose country is known: one writes `+44 7458 400101` and the next one `07458 412230`.
///
/// Foreign numbers are mostly written with their country, and come from anywhere in theirs. That numbers without a country are in the same
/// ranges as those of one is therefore evidence that they are of that country.
struct KnownRanges {
    /// The first digits of a number, and its length.
    private struct Range: Hashable {
        var digits: Int
        var length: Int
        var isLong: Bool

        /// - Parameter number: without the calling code; of at least six digits.
        init?(_ number: DigitBuffer) {
            guard number.count >= 6 else { return nil }
            length = number.count
            isLong = number.count > 8
            digits = (0..<(isLong ? 4 : 3)).reduce(0) { $0 * 10 + Int(number[$1]) }
        }
    }

    private var ranges: [PhoneNumber.CountryCode: Set<Range>] = [:]

    /// Adds a number without its calling code.
    mutating func add(_ number: DigitBuffer, of country: PhoneNumber.CountryCode) {
        guard let range = Range(number), ranges.count < Self.maxCountries || ranges[country] != nil else { return }
        ranges[country, default: []].insert(range)
    }

    /// The natural logarithm of the ratio by which the readings of numbers in a region are likelier if they are that region's, by the share
    /// of their ranges that are known; 0 if it speaks against it, for those with a country may all be foreign ones.
    func weight(of readings: [NationalNumber.Reading?]) -> Double {
        var read: [PhoneNumber.CountryCode: Set<Range>] = [:]
        for case .some(let reading) in readings {
            guard let country = reading.callingCode, ranges[country] != nil, let range = Range(reading.national) else {
                continue
            }
            read[country, default: []].insert(range)
        }
        return min(read.reduce(0) { $0 + weight(of: $1.value, among: ranges[$1.key] ?? []) }, Self.limit)
    }

    /// The weight of the ranges of a country's readings, of long numbers and of short ones.
    private func weight(of read: Set<Range>, among known: Set<Range>) -> Double {
        [(isLong: true, Self.longRanges), (false, Self.shortRanges)].reduce(0) { sum, length in
            let known = known.filter { $0.isLong == length.isLong }
            let chance = Double(known.count) / length.1
            guard !known.isEmpty, chance < Self.maxChance else { return sum }
            let read = read.filter { $0.isLong == length.isLong }
            let shared = Double(read.intersection(known).count)
            let others = Double(read.count) - shared
            return sum + max(0, shared * log(Self.share / chance) + others * log((1 - Self.share) / (1 - chance)))
        }
    }

    /// The share of the ranges that are known, where numbers with a country and without it are of the same people.
    private static let share = 0.3
    /// The number of ranges that people of a country have, of numbers of more than eight digits and of others: less than in most countries.
    private static let longRanges = 200.0, shortRanges = 100.0
    /// The share of them that may be known: ranges that most people have say nothing.
    private static let maxChance = 0.2
    /// The most that they may say, as e-mail domains.
    private static let limit = 16.0
    private static let maxCountries = 64
}
