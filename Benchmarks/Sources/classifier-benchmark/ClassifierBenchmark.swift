import AllocationCounter
import PhoneNumbers
import Timing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Times the classifier on one core: nanoseconds of CPU time per number, and allocations.
///
/// Reads lines `RAW<TAB>REGION` from standard input, and prints a tab-separated table.
@main
struct ClassifierBenchmark {
    static func main() {
        let corpus = Corpus()
        let classifier = Classifier()
        guard !corpus.entries.isEmpty else {
            print("no numbers on standard input")
            exit(64)
        }
        var accepted = 0
        let readOnly = median {
            corpus.forEach { text, region in
                if classifier.classify(text, region: region).verdict == .accepted { accepted += 1 }
            }
        }
        var output: [UInt8] = []
        output.reserveCapacity(1 << 20)
        let withE164 = median {
            output.removeAll(keepingCapacity: true)
            corpus.forEach { text, region in
                classifier.classify(text, region: region).write(.e164, into: &output)
            }
        }
        let asCells = median {
            output.removeAll(keepingCapacity: true)
            corpus.forEach { text, region in
                classifier.forEachNumber(in: text, region: region) { $1.write(.e164, into: &output) }
            }
        }
        let before = allocation_count()
        output.removeAll(keepingCapacity: true)
        corpus.forEach { text, region in
            classifier.classify(text, region: region).write(.e164, into: &output)
        }
        let allocations = allocation_count() - before
        let count = Double(corpus.entries.count)
        print("numbers\t\(corpus.entries.count)")
        print("accepted\t\(accepted / (runs + 1))")
        print("ns per number, verdict and category\t\(rounded(readOnly / count))")
        print("ns per number, with the E.164 form\t\(rounded(withE164 / count))")
        print("ns per cell, which may hold several, with E.164 forms\t\(rounded(asCells / count))")
        print("allocations of all numbers together\t\(allocations)")
    }

    private static let runs = 9

    private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

    /// The median CPU time of several runs after one to warm up, in nanoseconds.
    private static func median(_ body: () -> Void) -> Double {
        body()
        return Stopwatch.processor.median(of: runs, body) * 1e9
    }
}
