import PhoneNumbers

/// Numbers to classify: all their bytes in one array, as in a file.
struct Corpus {
    struct Entry {
        var text: Range<Int>
        var region: RegionCode?
    }

    private(set) var bytes: [UInt8] = []
    private(set) var entries: [Entry] = []

    /// Reads lines `RAW<TAB>REGION` from standard input.
    init() {
        while let line = readLine(strippingNewline: true) {
            let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            let start = bytes.count
            bytes.append(contentsOf: parts[0].utf8)
            entries.append(Entry(text: start..<bytes.count, region: parts.count > 1 ? RegionCode(parts[1]) : nil))
        }
    }

    /// Passes every number to the body.
    func forEach(_ body: (Span<UInt8>, RegionCode?) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            let bytes = Span(_unsafeElements: bytes)
            for entry in entries { body(bytes.extracting(entry.text), entry.region) }
        }
    }
}
