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
        (-4, 0.136), (-3, 0.188), (-1.5, 0.266), (-1, 0.31), (0, 0.552), (1, 0.634), (4, 0.899), (7.5, 0.91), (9, 0.95),
        (10, 0.984), (10.5, 0.994), (11.5, 0.999),
    ]

    /// The probability that two contacts are one person's.
    public static func probability(of bits: Bits) -> Double {
        steps.last { $0.from <= bits }?.probability ?? 0
    }
}
