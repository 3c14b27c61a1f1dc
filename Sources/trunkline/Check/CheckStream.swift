import Glibc
import PhoneNumbers

/// Reads lines `RAW` or `RAW<TAB>REGION` and writes one JSON object a line, in the order of the input.
struct CheckStream {
    private let classifier: Classifier
    private var output: [UInt8] = []
    private var readings: [(range: Range<Int>, reading: Reading)] = []
    private(set) var rejected = 0

    private static let blockSize = 1 << 16

    init(classifier: Classifier) {
        self.classifier = classifier
    }

    /// Reads the whole input and writes the whole output.
    ///
    /// - Throws: ``InputError`` if the input cannot be read, ``OutputClosed`` if nobody takes the output any more.
    mutating func run(from input: Int32, to destination: Int32) throws {
        var lines = LineReader(descriptor: input)
        try lines.forEachLine { line in
            let tab = line.indices.last { line[$0] == UInt8(ascii: "\t") }
            let region = tab.flatMap { Self.region(line.extracting($0 + 1..<line.count)) }
            try check(region == nil ? line : line.extracting(0..<(tab ?? 0)), region: region, to: destination)
        }
        try flush(to: destination)
    }

    /// Checks one cell and writes its line.
    mutating func check(_ cell: Span<UInt8>, region: Region?, to destination: Int32) throws {
        readings.removeAll(keepingCapacity: true)
        classifier.forEachNumber(in: cell, region: region) { readings.append(($0, $1)) }
        for number in readings where number.reading.verdict != .accepted { rejected += 1 }
        ReadingJSON.write(cell, readings, to: &output)
        output.append(UInt8(ascii: "\n"))
        if output.count > Self.blockSize { try flush(to: destination) }
    }

    /// Writes out what is kept.
    mutating func flush(to destination: Int32) throws {
        try output.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count, let base = bytes.baseAddress {
                let count = write(destination, base + written, bytes.count - written)
                if count < 0 && errno == EINTR { continue }
                if count < 0 { throw OutputClosed() }
                written += count
            }
        }
        output.removeAll(keepingCapacity: true)
    }

    private static func region(_ bytes: Span<UInt8>) -> Region? {
        guard bytes.count == 2 || bytes.count == 3 else { return nil }
        return Region(bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) })
    }
}

/// Output that nobody takes any more.
struct OutputClosed: Error {}
