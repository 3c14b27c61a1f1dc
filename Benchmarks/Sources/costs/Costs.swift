import AllocationCounter
import Workloads

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Does one kind of work several times, so that somebody else can count what it costs.
///
///     costs NAME COUNT PASSES
///
/// Prints how many things the last pass was about and how many allocations it made. Instructions are counted from
/// outside: those of a run with one more pass, less those of a run without.
@main
struct Costs {
    private static let seed: UInt64 = 7

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let count = Int(arguments[2]), let passes = Int(arguments[3]) else { exit(64) }
        switch arguments[1] {
        case "classifier": try report(Classifying(count: count, seed: seed), passes)
        case "csv": try report(ReadingRows(count: count, seed: seed), passes)
        case "vcard": try report(ReadingCards(count: count, seed: seed), passes)
        case "store": try report(Storing(count: count, seed: seed), passes)
        default: exit(64)
        }
    }

    private static func report(_ workload: some Workload, _ passes: Int) throws {
        var workload = workload
        var things = 0
        var allocations: UInt64 = 0
        for _ in 0..<passes {
            let before = allocation_count()
            things = try workload.run()
            allocations = allocation_count() - before
        }
        print("\(things)\t\(allocations)")
    }
}
