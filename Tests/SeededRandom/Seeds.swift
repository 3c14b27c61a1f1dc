import Foundation

/// The seeds by which tests draw their cases: few in each run of all tests, many with the environment variable `TRUNKLINE_SEEDS`.
public enum Seeds {
    /// The factor that `TRUNKLINE_SEEDS` names; 1 without it.
    public static let factor = max(1, ProcessInfo.processInfo.environment["TRUNKLINE_SEEDS"].flatMap { Int($0) } ?? 1)

    /// The first seeds, `factor` times as many as are asked for.
    public static func first(_ count: Int) -> Range<UInt64> { 0..<UInt64(count * factor) }

    /// One in so many elements, from the first on; `factor` times as many, and at most all.
    public static func one<Element>(in distance: Int, of elements: [Element]) -> [Element] {
        stride(from: 0, to: elements.count, by: max(1, distance / factor)).map { elements[$0] }
    }
}
