package import ContactModel
import PhoneNumbers

/// The layout of a source, found from its first bytes.
package struct SourceLayout: Sendable {
    /// The format.
    package var format: SourceFormat
    /// The encoding. If it does not keep offsets, only ``ContactReader`` can read the source.
    package var encoding: TextEncoding
    /// The length of the byte order mark.
    package var byteOrderMarkLength: Int
    /// The layout of a CSV file.
    package var csv: CSVLayout?
    /// Where the first record starts, mark included.
    package var dataStart: SourcePosition
    /// The encoding of values that are not UTF-8 in a source that should be.
    package var fallbackEncoding = TextEncoding.windows1252
    /// The reasons for the encoding, in words; `nil` if the bytes say it.
    package var encodingEvidence: String?
    /// The findings about the head of the source.
    package var findings: [Finding] = []

    /// Finds the layout of a source.
    ///
    /// - Parameters:
    ///   - head: the first ``ReadingOptions/headLength`` bytes, or all if there are fewer.
    ///   - isWhole: `true` if the head is the whole source.
    ///   - later: the sample of the source behind its head.
    ///   - recognizer: finds the meanings of columns.
    /// - Throws: ``UnsupportedFormat`` or ``UnsupportedEncoding``.
    package static func detect(
        _ head: UnsafeRawBufferPointer, isWhole: Bool, later: SourceSample = SourceSample(),
        options: ReadingOptions = ReadingOptions(), recognizer: any ColumnRecognizer
    ) throws -> SourceLayout {
        let bytes = head.assumingMemoryBound(to: UInt8.self)
        if options.format == nil, let foreign = ForeignFormat.binary(bytes) { throw foreign }
        var detected = DetectedEncoding(head: bytes, forced: options.encoding)
        let decision =
            detected.isAssumed
            ? EncodingDecision(
                head: bytes, isWhole: isWhole, fallback: options.fallbackEncoding, region: options.region) : nil
        var options = options
        if let decision {
            if decision.encoding.keepsOffsets {
                options.fallbackEncoding = decision.encoding
            } else {
                detected.encoding = decision.encoding
            }
        }
        var layout = try detect(
            bytes, detected, isWhole: isWhole, later: later, options: options, recognizer: recognizer)
        layout.fallbackEncoding = options.fallbackEncoding
        layout.encodingEvidence = decision?.reason.description
        layout.findings += decision?.findings ?? []
        return layout
    }

    private static func detect(
        _ bytes: Bytes, _ detected: DetectedEncoding, isWhole: Bool, later: SourceSample, options: ReadingOptions,
        recognizer: any ColumnRecognizer
    ) throws -> SourceLayout {
        let text = bytes.clampedSlice(detected.byteOrderMarkLength, bytes.count)
        if detected.encoding.keepsOffsets {
            return try detect(
                text: text, detected, isWhole: isWhole, later: later, options: options, recognizer: recognizer)
        }
        guard var transcoder = StreamTranscoder(detected.encoding) else {
            throw UnsupportedEncoding(name: detected.encoding.name)
        }
        var converted: [UInt8] = []
        transcoder.convert(text, isLast: isWhole, into: &converted)
        let later = later.converted(from: detected.encoding)
        return try converted.withUnsafeBufferPointer { buffer in
            try detect(
                text: buffer, detected, isWhole: isWhole, later: later, options: options, recognizer: recognizer)
        }
    }

    private static func detect(
        text: Bytes, _ detected: DetectedEncoding, isWhole: Bool, later: SourceSample, options: ReadingOptions,
        recognizer: any ColumnRecognizer
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
            var csv = try CSVLayout.detect(
                text, isWhole: isWhole, later: later, decoder: decoder, options: options, recognizer: recognizer)
            for index in csv.findings.indices { csv.findings[index].byteOffset += origin }
            csv.headerPlaces = csv.headerPlaces.map { $0.lowerBound + origin..<$0.upperBound + origin }
            layout.findings = csv.findings
            layout.dataStart = csv.dataStart
            layout.csv = csv
        }
        layout.dataStart.byteOffset += origin
        layout.csv?.dataStart = layout.dataStart
        return layout
    }
}
