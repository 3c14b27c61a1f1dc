import ContactCleaning
import ContactStore
import Timing

/// Times corrections of many numbers in one change, as a program makes them, and taking them back.
///
///     fix-benchmark DATABASE [NUMBERS]
///
/// Corrects the first rejected numbers of a database, and undoes that; five times. The database gains ten changes. Prints a
/// tab-separated table of medians, which include opening the file and the flush to disk.
@main
struct FixBenchmark {
    static func main() throws {
        guard CommandLine.arguments.count > 1 else { return print("fix-benchmark DATABASE [NUMBERS]") }
        let path = CommandLine.arguments[1]
        let count = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 1000 : 1000
        var proposals: [NumberCorrections.Proposal] = []
        struct Enough: Error {}
        do {
            try ContactDatabase.open(at: path).forEachRejectedNumber { number in
                if proposals.count == count { throw Enough() }
                let line = String(proposals.count % 10_000)
                let value = "+1650253" + String(repeating: "0", count: 4 - line.utf8.count) + line
                proposals.append(NumberCorrections.Proposal(number: number.number, value: value))
            }
        } catch is Enough {}
        var corrected = 0
        var fixing: [Double] = []
        var undoing: [Double] = []
        for _ in 0..<rounds {
            let start = Stopwatch.wall.seconds
            corrected = try NumberCorrections(database: path).correct(proposals).corrected.count
            let middle = Stopwatch.wall.seconds
            _ = try ChangeHistory(database: path).undo()
            fixing.append(middle - start)
            undoing.append(Stopwatch.wall.seconds - middle)
        }
        print("numbers corrected\t\(corrected)")
        print("ms of the corrections\t\(milliseconds(fixing))")
        print("ms of the undo\t\(milliseconds(undoing))")
    }

    private static let rounds = 5

    private static func milliseconds(_ times: [Double]) -> Double { (times.sorted()[rounds / 2] * 1000).rounded() }
}
