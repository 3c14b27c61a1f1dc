/// Line ends as contact files write them: LF, CRLF, CR CR LF, or a lone CR.
@usableFromInline package enum LineEnd {
    /// The length of the line end at an offset that holds CR or LF.
    ///
    /// `nil` if the bytes that would decide have not arrived yet.
    @inline(__always)
    @inlinable
    package static func length(_ base: UnsafePointer<UInt8>, _ offset: Int, _ end: Int, isLast: Bool) -> Int? {
        if base[offset] == ASCII.lineFeed { return 1 }
        guard offset &+ 1 < end else { return isLast ? 1 : nil }
        if base[offset &+ 1] == ASCII.lineFeed { return 2 }
        guard base[offset &+ 1] == ASCII.carriageReturn else { return 1 }
        guard offset &+ 2 < end else { return isLast ? 1 : nil }
        return base[offset &+ 2] == ASCII.lineFeed ? 3 : 1
    }

    /// The number of line ends in a finished stretch of bytes.
    package static func count(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        var count = 0
        var index = start
        while index < end {
            if index &+ 8 <= end, WordScan.controls(WordScan.load(base, index)) == 0 {
                index &+= 8
            } else if ASCII.isLineEnd(base[index]) {
                index &+= length(base, index, end, isLast: true) ?? 1
                count &+= 1
            } else {
                index &+= 1
            }
        }
        return count
    }
}
