import ColumnRecognition
import ContactModel
import ContactReading
import SeededCorpora
import Timing

/// Times the readers on one core: microseconds of CPU time per contact, and gigabytes per second.
///
///     formats-benchmark [CONTACTS] [SEED]
///
/// Prints a tab-separated table.
@main
struct FormatsBenchmark {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        let count = Int(arguments.first ?? 100_000)
        var corpus = PlainContacts(seed: arguments.dropFirst().first ?? 20_261_120)
        print("file\tMB\tcontacts\tus per contact\tGB/s")
        try report("vCard 3.0, to contacts", corpus.cards(count))
        try report("CSV, to contacts", corpus.rows(count, isQuoted: false))
        try report("CSV of quoted cells, to contacts", corpus.rows(count, isQuoted: true))
    }

    private static let runs = 7

    /// Prints the median of several runs after one to warm up.
    private static func report(_ name: String, _ bytes: [UInt8]) throws {
        var contacts = try read(bytes)
        let time = try Stopwatch.processor.median(of: runs) { contacts = try read(bytes) }
        let size = Double(bytes.count) / 1e6
        let each = contacts == 0 ? "" : rounded(time / Double(contacts) * 1e6)
        print("\(name)\t\(rounded(size))\t\(contacts)\t\(each)\t\(rounded(size / 1e3 / time))")
    }

    /// Reads a file in chunks, as an ingest does. Returns the number of contacts.
    private static func read(_ bytes: [UInt8]) throws -> Int {
        var reader = ContactReader()
        var sink = CountingSink()
        try bytes.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 1 << 18) {
                let end = min(start + 1 << 18, bytes.count)
                try reader.read(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), into: &sink)
            }
        }
        try reader.finish(into: &sink)
        return sink.contacts
    }

    private static func rounded(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}

/// Counts contacts and discards them.
private struct CountingSink: ContactSink {
    var contacts = 0

    mutating func receive(_ contact: borrowing Contact) { contacts += 1 }
    mutating func receive(_ finding: Finding) {}
}
