/// The encodings of the values of a source, counted while they are read.
package struct EncodingTally: Sendable, Hashable {
    /// Values that are UTF-8 with characters outside ASCII.
    package var utf8Values = 0
    /// Values that are not UTF-8 and were read in the fallback encoding.
    package var fallbackValues = 0
    /// 1-based line of the first such value; 0 if there is none.
    package var firstFallbackLine = 0
    /// Byte offset of the record or line of the first such value.
    package var firstFallbackOffset = 0

    package init() {}

    package mutating func countFallback(line: Int, offset: Int) {
        fallbackValues &+= 1
        if firstFallbackLine == 0 || line < firstFallbackLine {
            firstFallbackLine = line
            firstFallbackOffset = offset
        }
    }
}
