import AllocationCounter
import Timing
import Workloads

/// Times the writing of contacts into a new database, without reading and classifying them.
///
///     store-benchmark [CONTACTS] [SEED]
///
/// Prints a tab-separated table of wall times, which include the flush to disk.
@main
struct StoreBenchmark {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        let count = Int(arguments.first ?? 200_000)
        var storing = try Storing(count: count, seed: arguments.dropFirst().first ?? 20_261_120)
        let time = try Stopwatch.wall.median(of: 5) { _ = try storing.run() }
        let before = allocation_count()
        _ = try storing.run()
        let allocations = Double(allocation_count() - before)
        print("contacts\t\(count)")
        print("rows\t\(storing.rowCount)")
        print("seconds\t\(hundredths(time))")
        print("rows per second\t\(Int(Double(storing.rowCount) / time))")
        print("allocations per contact\t\(hundredths(allocations / Double(count)))")
    }

    private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
