import ContactFormats
import SeededCorpora

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Times the readers on one core: microseconds of CPU time per contact, and gigabytes per second.
///
///     formats-benchmark [CONTACTS] [SEED]
///
/// The table that is printed is tab-separated.
@main
struct FormatsBenchmark {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        let count = Int(arguments.first ?? 100_000)
        var corpus = PlainContacts(seed: arguments.dropFirst().first ?? 20_261_120)
        print("file\tMB\tcontacts\tus per contact\tGB/s")
        try report("vCard 3.0, to contacts", corpus.cards(count), read)
        let plain = corpus.rows(count, isQuoted: false)
        let quoted = corpus.rows(count, isQuoted: true)
        try report("CSV, to contacts", plain, read)
        try report("CSV of quoted cells, to contacts", quoted, read)
        try report("CSV, one column of a row kept", plain, readFirstColumn)
        try report("CSV of quoted cells, one column of a row kept", quoted, readFirstColumn)
    }

    private static let runs = 7

    /// Prints the median of several runs after one to warm up.
    private static func report(_ name: String, _ bytes: [UInt8], _ body: ([UInt8]) throws -> Int) throws {
        var contacts = try body(bytes)
        var times: [Double] = []
        for _ in 0..<runs {
            let start = processorTime()
            contacts = try body(bytes)
            times.append(processorTime() - start)
        }
        let time = times.sorted()[runs / 2]
        let size = Double(bytes.count) / 1e6
        let each = contacts == 0 ? "" : rounded(time / Double(contacts) * 1e6)
        print("\(name)\t\(rounded(size))\t\(contacts)\t\(each)\t\(rounded(size / 1e3 / time))")
    }

    /// Reads a file in chunks, as an ingest does. Returns the number of contacts.
    private static func read(_ bytes: [UInt8]) throws -> Int { try read(bytes, ReadingOptions()) }

    private static func read(_ bytes: [UInt8], _ options: ReadingOptions) throws -> Int {
        var reader = ContactReader(options: options)
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

    /// Reads the first column and ignores the others, so that tokenizing takes most of the time.
    private static func readFirstColumn(_ bytes: [UInt8]) throws -> Int {
        let header = String(
            decoding: bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        var options = ReadingOptions()
        options.headerMap = HeaderMap(
            columns: header.split(separator: ",").enumerated().map { index, name in
                .init(name.filter { $0 != "\"" }, index == 0 ? .extra : .ignored)
            })
        return try read(bytes, options)
    }

    private static func rounded(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

/// Counts contacts and drops them.
private struct CountingSink: ContactSink {
    var contacts = 0

    mutating func receive(_ contact: borrowing Contact) { contacts += 1 }
    mutating func receive(_ finding: Finding) {}
}
