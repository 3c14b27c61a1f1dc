import AllocationCounter
import Workloads

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Times the writing of contacts into a new database, without reading and classifying them.
///
///     store-benchmark [CONTACTS] [SEED]
///
/// Wall time, with the indexes and the flush at the end; the table that is printed is tab-separated.
@main
struct StoreBenchmark {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        let count = Int(arguments.first ?? 200_000)
        var storing = try Storing(count: count, seed: arguments.dropFirst().first ?? 20_261_120)
        var times: [Double] = []
        for _ in 0..<5 {
            let start = now()
            _ = try storing.run()
            times.append(now() - start)
        }
        let time = times.sorted()[times.count / 2]
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

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
