extension StringProtocol {
    /// The pieces between a separating ASCII character, empty ones left out.
    ///
    /// By bytes, which is much faster than by characters: tables are cut this way at every start.
    package func pieces(between separator: UInt8) -> [Substring] where SubSequence == Substring {
        var pieces: [Substring] = []
        var start = utf8.startIndex
        while start < utf8.endIndex {
            let end = utf8[start...].firstIndex(of: separator) ?? utf8.endIndex
            if start < end { pieces.append(self[start..<end]) }
            start = end < utf8.endIndex ? utf8.index(after: end) : end
        }
        return pieces
    }
}
