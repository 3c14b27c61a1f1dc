/// The encodings of the values of a source, counted while they are read.
struct EncodingTally: Sendable, Hashable {
    /// Values that are UTF-8 with characters outside ASCII.
    var utf8Values = 0
    /// Values that are not UTF-8 and were read in the fallback encoding.
    var fallbackValues = 0
    /// 1-based line of the first such value; 0 if there is none.
    var firstFallbackLine = 0
    /// Byte offset of the record or line of the first such value.
    var firstFallbackOffset = 0

    mutating func countFallback(line: Int, offset: Int) {
        fallbackValues &+= 1
        if firstFallbackLine == 0 || line < firstFallbackLine {
            firstFallbackLine = line
            firstFallbackOffset = offset
        }
    }
}
