/// What the values of a source turned out to be, counted while they are read.
///
/// Tallies of parts add up to the tally of the whole, whatever order the parts are read in.
public struct EncodingTally: Sendable, Hashable {
    /// Values that are UTF-8 with characters outside ASCII.
    public internal(set) var utf8Values = 0
    /// Values that are not UTF-8 and were read in the fallback encoding.
    public internal(set) var fallbackValues = 0
    /// 1-based line of the first such value; 0 if there is none.
    public internal(set) var firstFallbackLine = 0
    /// Byte offset of the record or line of the first such value.
    public internal(set) var firstFallbackOffset = 0

    /// A tally of nothing.
    public init() {}

    mutating func countFallback(line: Int, offset: Int) {
        fallbackValues &+= 1
        if firstFallbackLine == 0 || line < firstFallbackLine {
            firstFallbackLine = line
            firstFallbackOffset = offset
        }
    }

    /// Adds the tally of another part, whose lines and offsets count from the start of the source.
    public mutating func add(_ other: EncodingTally) {
        utf8Values += other.utf8Values
        fallbackValues += other.fallbackValues
        if other.firstFallbackLine != 0, firstFallbackLine == 0 || other.firstFallbackLine < firstFallbackLine {
            firstFallbackLine = other.firstFallbackLine
            firstFallbackOffset = other.firstFallbackOffset
        }
    }
}
