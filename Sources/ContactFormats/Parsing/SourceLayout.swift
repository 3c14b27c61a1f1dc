/// What the first bytes of a source tell about the rest.
///
/// A caller that reads blocks on several threads asks for the layout first, and then makes a ``CSVRecordParser`` or a
/// ``VCardParser`` for each worker. ``ContactReader`` does the same on one thread.
public struct SourceLayout: Sendable {
    /// The format.
    public internal(set) var format: SourceFormat
    /// The encoding. If it does not keep offsets, only ``ContactReader`` can read the source.
    public internal(set) var encoding: TextEncoding
    /// The length of the byte order mark.
    public internal(set) var byteOrderMarkLength: Int
    /// The layout of a CSV file.
    public internal(set) var csv: CSVLayout?
    /// Where the first record starts, mark included.
    public internal(set) var dataStart: SourcePosition
    /// What there is to say about the head of the source.
    public internal(set) var findings: [Finding] = []

    /// Finds the layout of a source.
    ///
    /// - Parameters:
    ///   - head: the first ``ReadingOptions/headLength`` bytes, or all if there are fewer.
    ///   - isWhole: whether the head is the whole source.
    /// - Throws: ``UnsupportedFormat`` or ``UnsupportedEncoding``.
    public static func detect(
        _ head: UnsafeRawBufferPointer, isWhole: Bool, options: ReadingOptions = ReadingOptions()
    ) throws -> SourceLayout {
        let bytes = head.assumingMemoryBound(to: UInt8.self)
        if options.format == nil, let foreign = ForeignFormat.binary(bytes) { throw foreign }
        let detected = DetectedEncoding(head: bytes, forced: options.encoding)
        let text = bytes.clampedSlice(detected.byteOrderMarkLength, bytes.count)
        if detected.encoding.keepsOffsets {
            return try detect(text: text, detected, isWhole: isWhole, options: options)
        }
        guard var transcoder = StreamTranscoder(detected.encoding) else {
            throw UnsupportedEncoding(name: detected.encoding.name)
        }
        var converted: [UInt8] = []
        transcoder.convert(text, isLast: isWhole, into: &converted)
        return try converted.withUnsafeBufferPointer { buffer in
            try detect(text: buffer, detected, isWhole: isWhole, options: options)
        }
    }

    private static func detect(
        text: Bytes, _ detected: DetectedEncoding, isWhole: Bool, options: ReadingOptions
    ) throws -> SourceLayout {
        if detected.encoding.form == .singleByte, SingleByteTable(detected.encoding) == nil {
            throw UnsupportedEncoding(name: detected.encoding.name)
        }
        // Offsets are those of the source, or, after conversion, of the text without its mark.
        let origin = detected.encoding.keepsOffsets ? detected.byteOrderMarkLength : 0
        var layout = SourceLayout(
            format: try options.format ?? FormatDetection.detect(text), encoding: detected.encoding,
            byteOrderMarkLength: detected.byteOrderMarkLength, dataStart: SourcePosition())
        if layout.format == .csv {
            let decoder = ValueDecoder(encoding: detected.encoding, fallback: options.fallbackEncoding)
            var csv = CSVLayout.detect(text, isWhole: isWhole, decoder: decoder, options: options)
            for index in csv.findings.indices { csv.findings[index].byteOffset += origin }
            layout.findings = csv.findings
            layout.dataStart = csv.dataStart
            layout.csv = csv
        }
        layout.dataStart.byteOffset += origin
        layout.csv?.dataStart = layout.dataStart
        return layout
    }
}
