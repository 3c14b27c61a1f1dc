/// The probability that two contacts are one person's, by the weight of their evidence.
///
/// The curve was measured: `Benchmarks/matching/calibrate.py` counts how many joins, and strongest pairs of two people, of each weight are right in
/// books whose people are known, and makes of the counts the nearest curve that never falls
/// ([isotonic regression](https://doi.org/10.1214/aoms/1177728423)). Half of the pairs are of the generator with which the weights were chosen, with
/// few and with many traps, half of the one that knows nothing of them, with and without numbers: other books differ, and
/// `trunkline dedupe --audit` measures them.
public enum JoinCalibration {
    /// The lowest weight of each probability, in ascending order.
    static let steps: [(from: Bits, probability: Double)] = [
        (-4, 0.146), (-3, 0.214), (-1.5, 0.281), (-1, 0.327), (0, 0.603), (1, 0.621), (4, 0.891), (7.5, 0.897),
        (9, 0.923), (10, 0.987), (10.5, 0.995), (11.5, 0.999),
    ]

    /// The probability that two contacts are one person's.
    public static func probability(of bits: Bits) -> Double {
        steps.last { $0.from <= bits }?.probability ?? 0
    }
}
