import ArgumentParser
import Foundation

/// The option for the number of threads that share the work.
struct JobsOption: ParsableArguments {
    private static let maximum = 256

    @Option(
        name: .customLong("jobs"),
        help: ArgumentHelp(
            "How many threads share the work; by default one for each core. The results are the same.",
            valueName: "number"))
    var requested: Int?

    /// The number of threads.
    ///
    /// - Throws: ``AddressSpaceLimit/TooLow`` if more are requested than the limit of memory allows.
    func count() throws -> Int {
        let count = requested ?? AddressSpaceLimit.affordableJobs
        try AddressSpaceLimit.require(jobs: count)
        return count
    }

    func validate() throws {
        if let requested, !(1...Self.maximum).contains(requested) {
            throw ValidationError("--jobs must be a whole number from 1 to \(Self.maximum).")
        }
    }
}
