import AllocationCounter
import Workloads

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Repeats a workload, so that another program can count its instructions.
///
///     costs NAME COUNT PASSES
///
/// Prints the number of items and of allocations of the last pass. The instructions of a pass are those of a run with
/// one more pass less those of a run without it.
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
        case "codepages": try report(ReadingCodePages(count: count, seed: seed), passes)
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
