/// Says in one finding how the values of a source were spelled, if not all in UTF-8.
public enum EncodingReport {
    /// The finding for a tally; `nil` if there is nothing to say.
    public static func finding(_ tally: EncodingTally, options: ReadingOptions) -> Finding? {
        guard tally.fallbackValues > 0 else { return nil }
        let fallback = SingleByteTable(options.fallbackEncoding) == nil ? .windows1252 : options.fallbackEncoding
        var finding = Finding(
            .assumedEncoding, .note, line: tally.firstFallbackLine, byteOffset: tally.firstFallbackOffset,
            message: "The text is not UTF-8 and was read as \(fallback). Give the encoding if names look wrong.")
        if tally.utf8Values > 0 {
            finding.code = .mixedEncoding
            finding.severity = .warning
            finding.message =
                "Most of the text is UTF-8, but \(tally.fallbackValues) values are not; they were read as "
                + "\(fallback). Check names with letters outside English."
        }
        return finding
    }
}
