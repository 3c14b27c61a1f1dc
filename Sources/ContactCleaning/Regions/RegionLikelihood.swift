import Foundation
import PhoneNumbers

/// How well the numbering plan of a region, and the habits of its people, explain numbers in national form.
struct RegionLikelihood {
    /// What a region makes of the numbers.
    struct Score {
        let density: RegionDensity
        /// The natural logarithm of the probability of the numbers, if they are this region's.
        var logLikelihood = 0.0
        /// The share of the numbers that the region's plan takes, 0...1.
        var explained = 0.0
        /// The share of those that belong to the region itself where regions share a plan, 0...1.
        var own = 1.0
        /// What each number is in the region; `nil` if its plan does not take it.
        var readings: [Reading?] = []

        /// Whether some number would be another one in the other region.
        func contradicts(_ other: Score) -> Bool {
            zip(readings, other.readings).contains { $0 != nil && $1 != nil && $0 != $1 }
                || density.callingCode != other.density.callingCode
        }
    }

    /// The number that a text is in a region.
    struct Reading: Hashable {
        var callingCode: PhoneNumber.CountryCode?
        var national: DigitBuffer
    }

    let numbers: [NationalNumber]
    private let classifier = Classifier(allowedOptions: .all)

    /// - Parameter numbers: with their weights.
    init(_ numbers: [NationalNumber]) { self.numbers = numbers }

    /// What every region makes of the numbers.
    func scores() -> [Score] { RegionDensity.all.map { score(of: $0) } }

    /// The logarithm of the probability of the numbers if they are nobody's: digits at random.
    var randomLogLikelihood: Double {
        numbers.reduce(0) { $0 + $1.weight * Self.randomLogProbability($1) }
    }

    // MARK: - One region

    /// How a number is written in a region, and how likely it is there, without the habits of the file.
    private struct Term {
        var weight: Double
        /// `nil` if the plan does not take the number.
        var logProbability: Double?
        var randomLogProbability: Double
        var form = Form.plain
    }

    private func score(of density: RegionDensity) -> Score {
        var score = Score(density: density)
        var terms: [Term] = []
        var (seen, explained, own) = (0.0, 0.0, 0.0)
        var (grouped, alike) = (0.0, 0.0)
        for number in numbers {
            // A region that takes few of the numbers cannot be theirs; most of the world is done with soon.
            if terms.count == Self.firstLook, explained < Self.minExplained * seen { break }
            seen += number.weight
            var term = Term(weight: number.weight, randomLogProbability: Self.randomLogProbability(number))
            defer { terms.append(term) }
            guard let reading = read(number, in: density), let known = density.logProbability(of: reading) else {
                score.readings.append(nil)
                continue
            }
            score.readings.append(Reading(callingCode: reading.countryCode, national: reading.nationalNumber))
            term.logProbability = known
            term.form = Form(reading, digitCount: number.digitCount)
            if number.groups.count > 1 {
                grouped += number.weight
                if Self.isNationalFormat(number, reading) { alike += number.weight }
            }
            explained += number.weight
            if reading.region == density.region { own += number.weight }
        }
        score.explained = seen > 0 ? explained / seen : 0
        score.own = density.sharesPlan && explained > 0 ? own / explained : 1
        guard score.explained >= Self.minExplained else {
            score.logLikelihood = -.infinity
            return score
        }
        score.logLikelihood = Self.logLikelihood(of: terms, writesTrunkPrefix: density.writesTrunkPrefix)
        // How digits are grouped is a habit of the whole file, and says the same however many rows have it.
        if grouped > 0 { score.logLikelihood += Self.formatWeight * alike / grouped }
        return score
    }

    /// Whether the digits are grouped as in the national format.
    private static func isNationalFormat(_ number: NationalNumber, _ reading: Classification) -> Bool {
        var written: [UInt8] = []
        reading.write(.national, into: &written)
        return NationalNumber.groups(of: written) == number.groups
    }

    /// The reading of a number in a region, if its plan takes it.
    private func read(_ number: NationalNumber, in density: RegionDensity) -> Classification? {
        let reading = number.text.withUnsafeBufferPointer {
            classifier.classify(Span(_unsafeElements: $0), region: density.region)
        }
        let isTaken =
            reading.countryCode == density.callingCode && reading.planRule != .none
            && !reading.options.contains(.forbidden)
        return isTaken ? reading : nil
    }

    /// The share of the numbers that a region has to take to be weighed.
    private static let minExplained = 0.5
    /// After how many numbers a region is given up that takes fewer.
    private static let firstLook = 30
    /// What it says if all numbers of a file are grouped as in the national format.
    private static let formatWeight = 2.5
    /// The share of numbers that are mistyped, foreign or no numbers.
    private static let strayShare = 0.02

    private static func randomLogProbability(_ number: NationalNumber) -> Double {
        -Double(number.digitCount) * log(10) - log(12)
    }

    /// The logarithm of the probability of all numbers, over what the habits of a file may be.
    private static func logLikelihood(of terms: [Term], writesTrunkPrefix: Bool) -> Double {
        var habits: [Double] = []
        for form in Form.habits(writesTrunkPrefix: writesTrunkPrefix) {
            var sum = log(form.share)
            for term in terms {
                let stray = log(strayShare) + term.randomLogProbability
                let known = term.logProbability.map {
                    $0 + log(1 - strayShare) + log(form.probability(of: term.form))
                }
                sum += term.weight * (known.map { Self.logSum($0, stray) } ?? stray)
            }
            habits.append(sum)
        }
        return habits.reduce(-Double.infinity, logSum)
    }

    /// The logarithm of the sum of two numbers that are given by their logarithms.
    private static func logSum(_ left: Double, _ right: Double) -> Double {
        let high = max(left, right)
        return high == -.infinity ? high : high + log(exp(left - high) + exp(right - high))
    }
}

extension RegionLikelihood {
    /// What stands in front of a national number.
    enum Form: Int, CaseIterable {
        case plain, trunkPrefix, callingCode
        /// Digits that the plan puts in front: an area code that people leave out.
        case incomplete

        init(_ reading: Classification, digitCount: Int) {
            if reading.repairs.contains(.lostPlus) {
                self = .callingCode
            } else if reading.nationalNumber.count < digitCount {
                self = .trunkPrefix
            } else {
                self = reading.nationalNumber.count > digitCount ? .incomplete : .plain
            }
        }

        /// How a file writes numbers: its share among files, and that of each form in it.
        struct Habit {
            var share: Double
            var plain: Double
            var trunkPrefix: Double
            var callingCode: Double

            func probability(of form: Form) -> Double {
                switch form {
                case .plain: plain
                case .trunkPrefix: trunkPrefix
                case .callingCode: callingCode
                case .incomplete: 0.005
                }
            }
        }

        static func habits(writesTrunkPrefix: Bool) -> [Habit] {
            writesTrunkPrefix
                ? [
                    Habit(share: 0.80, plain: 0.03, trunkPrefix: 0.955, callingCode: 0.01),
                    // A spreadsheet took the zeros.
                    Habit(share: 0.12, plain: 0.94, trunkPrefix: 0.03, callingCode: 0.02),
                    Habit(share: 0.06, plain: 0.45, trunkPrefix: 0.50, callingCode: 0.045),
                    Habit(share: 0.02, plain: 0.03, trunkPrefix: 0.02, callingCode: 0.945),
                ]
                : [
                    Habit(share: 0.90, plain: 0.955, trunkPrefix: 0.02, callingCode: 0.02),
                    Habit(share: 0.04, plain: 0.45, trunkPrefix: 0.50, callingCode: 0.045),
                    Habit(share: 0.04, plain: 0.03, trunkPrefix: 0.94, callingCode: 0.025),
                    Habit(share: 0.02, plain: 0.03, trunkPrefix: 0.02, callingCode: 0.945),
                ]
        }
    }
}
