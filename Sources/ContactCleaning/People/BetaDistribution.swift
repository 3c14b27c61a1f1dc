import Foundation

/// The [beta distribution](https://dlmf.nist.gov/8.17), whose quantiles bound shares.
struct BetaDistribution: Sendable {
    private let first, second: Double

    /// - Parameters:
    ///   - first: the first parameter, positive.
    ///   - second: the second parameter, positive.
    init(_ first: Double, _ second: Double) {
        self.first = first
        self.second = second
    }

    /// The probability of values up to a number between 0 and 1.
    func cumulative(_ value: Double) -> Double {
        if value <= 0 { return 0 }
        if value >= 1 { return 1 }
        if value > (first + 1) / (first + second + 2) {
            return 1 - BetaDistribution(second, first).cumulative(1 - value)
        }
        let logOfBeta = lgamma(first) + lgamma(second) - lgamma(first + second)
        let logOfPowers = first * log(value) + second * log(1 - value)
        return exp(logOfPowers - logOfBeta) * continuedFraction(value) / first
    }

    /// The number up to which a value is with some probability.
    func quantile(_ probability: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if cumulative(middle) < probability { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The [continued fraction](https://dlmf.nist.gov/8.17#v) of the incomplete beta function, by Lentz's method.
    private func continuedFraction(_ value: Double) -> Double {
        let tiny = 1e-300
        func nonzero(_ number: Double) -> Double { abs(number) < tiny ? tiny : number }
        var ratio = 1.0
        var inverse = 1 / nonzero(1 - (first + second) * value / (first + 1))
        var result = inverse
        for step in 1...300 {
            let m = Double(step)
            let end = first + 2 * m
            let even = m * (second - m) * value / ((end - 1) * end)
            let odd = -(first + m) * (first + second + m) * value / (end * (end + 1))
            for term in [even, odd] {
                inverse = 1 / nonzero(1 + term * inverse)
                ratio = nonzero(1 + term / ratio)
                result *= ratio * inverse
            }
            if abs(ratio * inverse - 1) < 1e-12 { break }
        }
        return result
    }
}
