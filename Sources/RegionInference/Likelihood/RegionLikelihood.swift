import Foundation
import PhoneNumbers

/// The likelihood of numbers in national form under the numbering plan of a region and the habits of its people.
///
/// The constants here, in ``RegionDensity`` and ``RegionEvidence``, and the shares of habits, are assumptions in round figures; the
/// population of regions is from `Knowledge/regions`. `Benchmarks/run regions 400 20261124` measures the decisions that they lead to,
/// by kind of table, and `Benchmarks/run regions 300 5200000 --advice` the warnings; BENCHMARKS has both.
struct RegionLikelihood {
    /// The evaluation of the numbers in one region.
    struct Score {
        let density: RegionDensity
        /// The natural logarithm of the probability of the numbers, if they are this region's.
        var logLikelihood = -Double.infinity
        /// The share of the numbers that the region's plan takes, 0...1.
        var explained = 0.0
        /// The share of those that belong to the region itself where regions share a plan, 0...1.
        var own = 1.0
        /// The share of the numbers that lack an area code in the region, 0...1.
        var local = 0.0
        /// The natural logarithm of the ratio by which the grouping of digits is likelier in the region than elsewhere.
        var formatWeight = 0.0
        /// The reading of each number in the region; `nil` if its plan does not take it.
        var readings: [NationalNumber.Reading?] = []
        /// For each number: `true` if its digits are grouped as in the region's national format.
        var isFormatted: [Bool] = []
        /// `true` if most of the numbers that are written in groups are grouped so.
        var isMostlyFormatted = false
        /// The probabilities of the numbers in the region under each habit of writing numbers.
        var habits: [Habit] = []
        /// The likeliest of them.
        var mainHabit = Habit(share: 1, probabilities: [])
        /// The probability of each number with the habit that makes it the likeliest.
        var maxProbabilities: [Double] {
            guard var highest = habits.first?.probabilities else { return [] }
            for habit in habits.dropFirst() {
                for index in highest.indices { highest[index] = max(highest[index], habit.probabilities[index]) }
            }
            return highest
        }

        /// Returns `true` if the other region reads some of the numbers as different ones.
        func contradicts(_ other: Score) -> Bool {
            zip(readings, other.readings).contains { $0 != nil && $1 != nil && $0 != $1 }
                || density.callingCode != other.density.callingCode
        }
    }

    /// The probabilities of the numbers in a region whose people have one habit of writing numbers.
    struct Habit {
        /// The frequency of the habit, 0...1.
        var share: Double
        /// The probability of each number; 0 if the region's plan does not take it.
        var probabilities: [Double]
    }

    let numbers: [NationalNumber]
    private let classifier = Classifier(allowedCategories: .all, renumbered: .refuse)
    /// The probability of each number if it is digits at random.
    private let randomProbabilities: [Double]
    /// The probability of each number if it is a stray: mistyped numbers are grouped as the others of the file.
    private let strayProbabilities: [Double]

    /// - Parameter numbers: with their weights.
    init(_ numbers: [NationalNumber]) {
        self.numbers = numbers
        randomProbabilities = numbers.map { pow(10, -Double($0.digitCount)) / Self.lengthCount }
        let alike = Dictionary(grouping: numbers, by: \.groups).mapValues { Double($0.count) / Double(numbers.count) }
        strayProbabilities = zip(numbers, randomProbabilities).map { number, random in
            max(1, Self.lengthCount * (alike[number.groups] ?? 0)) * random
        }
    }

    /// The evaluation of the numbers in every region.
    ///
    /// A region that takes few of the numbers cannot be theirs; most of the world is done with soon.
    func scores() -> [Score] { RegionDensity.all.map { score(of: $0, givingUpAfter: Self.firstLook) } }

    /// The evaluation of the numbers in a region, however few of them it takes.
    func completeScore(of density: RegionDensity) -> Score { score(of: density, givingUpAfter: numbers.count) }

    /// The natural logarithm of the probability of the numbers if they are nobody's: digits at random.
    var randomLogLikelihood: Double {
        zip(numbers, randomProbabilities).reduce(0) { $0 + $1.0.rangeWeight * log($1.1) }
    }

    /// The natural logarithm of the probability of the numbers, a few of which are strays.
    ///
    /// - Parameters:
    ///   - weights: the weight of each number; by default that of its range as evidence of the country.
    ///   - probability: that of the number at an index, if it is none.
    func logLikelihood(weights: [Double]? = nil, _ probability: (Int) -> Double) -> Double {
        numbers.indices.reduce(0) { sum, index in
            let weight = weights?[index] ?? numbers[index].rangeWeight
            return sum + weight * logProbability(ofNumber: index, probability(index))
        }
    }

    /// The natural logarithm of the probability of a number, which may be a stray.
    ///
    /// - Parameter probability: that of the number, if it is none.
    func logProbability(ofNumber index: Int, _ probability: Double) -> Double {
        log((1 - Self.strayShare) * probability + Self.strayShare * strayProbabilities[index])
    }

    // MARK: - One region

    private func score(of density: RegionDensity, givingUpAfter limit: Int) -> Score {
        var score = Score(density: density)
        var read: [(probability: Double, form: Form)?] = []
        var (seen, explained, own, local) = (0.0, 0.0, 0.0, 0.0)
        var (grouped, alike, equal) = (0.0, 0.0, 0.0)
        for number in numbers {
            if read.count == limit, explained < Self.minExplained * seen { return score }
            seen += number.weight
            let reading = self.read(number, in: density)
            guard Self.isTaken(reading, in: density), let known = density.logProbability(of: reading) else {
                let isLocal = density.isLocal(reading)
                if isLocal { local += number.weight }
                score.readings.append(nil)
                score.isFormatted.append(false)
                read.append(isLocal ? (pow(10, -Double(number.digitCount)), .local) : nil)
                continue
            }
            score.readings.append(.init(callingCode: reading.countryCode, national: reading.nationalNumber))
            read.append((exp(known), Form(reading, digitCount: number.digitCount)))
            let format = number.groups.count > 1 ? Self.nationalFormat(of: reading) : []
            let isFormatted = !format.isEmpty && NationalNumber.groups(of: format) == number.groups
            score.isFormatted.append(isFormatted)
            if !format.isEmpty { grouped += number.weight }
            if isFormatted { alike += number.weight }
            if format == number.text { equal += number.weight }
            explained += number.weight
            if reading.region == density.region { own += number.weight }
        }
        score.explained = seen > 0 ? explained / seen : 0
        score.local = seen > 0 ? local / seen : 0
        score.own = density.sharesPlan && explained > 0 ? own / explained : 1
        // The grouping of digits is a habit of the whole file, and its weight does not depend on the number of rows.
        if grouped > 0 {
            score.isMostlyFormatted = alike > grouped / 2
            score.formatWeight = Self.groupsWeight * alike / grouped + Self.marksWeight * equal / grouped
        }
        score.habits = Form.habits(writesTrunkPrefix: density.writesTrunkPrefix).map { habit in
            Habit(
                share: habit.share,
                probabilities: read.map { $0.map { $0.probability * habit.probability(of: $0.form) } ?? 0 })
        }
        let weights = score.habits.map { habit in log(habit.share) + logLikelihood { habit.probabilities[$0] } }
        if let main = zip(score.habits, weights).max(by: { $0.1 < $1.1 }) { score.mainHabit = main.0 }
        guard score.explained >= Self.minExplained else { return score }
        score.logLikelihood = Self.logSum(weights) + score.formatWeight
        return score
    }

    private static func nationalFormat(of reading: Classification) -> [UInt8] {
        var text: [UInt8] = []
        reading.write(.national, into: &text)
        return text
    }

    /// The reading of a number in a region: as it is written, or, where its groups have several readings, of its digits alone. These cannot
    /// be accepted as they are written, but are as typical of the region as others.
    private func read(_ number: NationalNumber, in density: RegionDensity) -> Classification {
        func read(_ text: [UInt8]) -> Classification {
            text.withUnsafeBufferPointer {
                classifier.classify(Span(_unsafeElements: $0), region: density.region)
            }
        }
        let asWritten = read(number.spaced)
        return asWritten.verdict == .ambiguous && asWritten.countryCode == nil ? read(number.digits) : asWritten
    }

    /// Returns `true` if the plan of a region takes a number.
    private static func isTaken(_ reading: Classification, in density: RegionDensity) -> Bool {
        reading.countryCode == density.callingCode && reading.planRule != .none
            && !reading.categories.contains(.forbidden)
    }

    /// The share of the numbers that a region has to take to be weighed.
    private static let minExplained = 0.5
    /// The weight if the digits of all numbers are grouped as in the national format.
    private static let groupsWeight = 2.5
    /// The additional weight if all are written with its parentheses, hyphens and spaces.
    private static let marksWeight = 2.0
    /// The number of phone numbers after which a region that takes too few of them is given up.
    private static let firstLook = 30
    /// The number of possible lengths of random digits.
    private static let lengthCount = 12.0
    /// The share of numbers that are mistyped, foreign or no numbers.
    private static let strayShare = 0.02

    /// The logarithm of the sum of numbers that are given by their logarithms.
    static func logSum(_ logarithms: [Double]) -> Double {
        guard let high = logarithms.max(), high > -.infinity else { return -.infinity }
        return high + log(logarithms.reduce(0) { $0 + exp($1 - high) })
    }
}

extension RegionLikelihood {
    /// The prefix of a national number.
    enum Form: Int, CaseIterable {
        case plain, trunkPrefix, callingCode
        /// Digits that the plan puts in front: an area code that people leave out.
        case incomplete
        /// Too few digits for the plan: a number as it is dialled inside an area.
        case local

        init(_ reading: Classification, digitCount: Int) {
            if reading.repairs.contains(.lostPlus) {
                self = .callingCode
            } else if reading.nationalNumber.count < digitCount {
                self = .trunkPrefix
            } else {
                self = reading.nationalNumber.count > digitCount ? .incomplete : .plain
            }
        }

        /// A habit of writing numbers: its share among files, and that of each form in it.
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
                case .local: 0.05
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
