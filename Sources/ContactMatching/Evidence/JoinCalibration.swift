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
        (-4, 0.133), (-3, 0.193), (-1.5, 0.278), (-1, 0.307), (0, 0.55), (1, 0.642), (4, 0.901), (7.5, 0.907),
        (9, 0.955), (10, 0.986), (10.5, 0.994), (11.5, 0.9989),
    ]

    /// The probability that two contacts are one person's.
    public static func probability(of bits: Bits) -> Double {
        steps.last { $0.from <= bits }?.probability ?? 0
    }
}
