import ArgumentParser
import Foundation

/// How many threads share the work.
struct JobsOption: ParsableArguments {
    private static let maximum = 256

    @Option(
        name: .customLong("jobs"),
        help: ArgumentHelp(
            "How many threads share the work; by default one for each core. The results are the same.",
            valueName: "number"))
    var requested: Int?

    /// The number of threads.
    var count: Int { requested ?? ProcessInfo.processInfo.activeProcessorCount }

    func validate() throws {
        if let requested, !(1...Self.maximum).contains(requested) {
            throw ValidationError("--jobs must be a whole number from 1 to \(Self.maximum).")
        }
    }
}
