import PhoneNumbers

/// Lines `RAW` or `RAW<TAB>REGION`, each of them a cell to check, in the order of the input.
///
/// What follows the last tab is a region if it is the code of one, and no region if nothing follows; anything else
/// belongs to the cell.
struct CheckStream {
    private let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Reads the whole input.
    ///
    /// - Throws: ``InputError`` if the input cannot be read, and what the output throws.
    func run(into output: inout CheckOutput) throws {
        var lines = LineReader(descriptor: descriptor)
        try lines.forEachLine { line in
            let tab = line.indices.last { line[$0] == UInt8(ascii: "\t") }
            guard let tab else { return try output.check(line, region: nil) }
            let region = Self.region(line.extracting(tab + 1..<line.count))
            let isCell = region == nil && tab + 1 < line.count
            try output.check(isCell ? line : line.extracting(0..<tab), region: region)
        }
    }

    private static func region(_ bytes: Span<UInt8>) -> RegionCode? {
        guard bytes.count == 2 || bytes.count == 3 else { return nil }
        return RegionCode(bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) })
    }
}
