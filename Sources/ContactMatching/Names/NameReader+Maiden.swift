/// The family name that somebody had before they married, behind a word: `Emily Davis (née Clark)`.
extension NameReader {
    /// Takes it for the other family name, from the words of the name or those in parentheses.
    ///
    /// - Parameter count: The number of words in front of it at least.
    mutating func takeMaiden(into name: inout PersonName, behind count: Int, _ table: inout TextTable) {
        if let place = tokens.ranges.dropFirst(count).firstIndex(where: { role($0) == .maiden }),
            place < tokens.ranges.count - 1
        {
            name.otherFamily = intern(tokens.ranges[tokens.ranges.count - 1], &table)
            tokens.ranges.removeSubrange(place...)
        } else if let family = maidenInRemark {
            name.otherFamily = family.withUnsafeBufferPointer { table.intern($0) }
            if remark == tokens.remark { remark.removeAll(keepingCapacity: true) }
        }
    }

    /// The last word of a remark that begins with such a word.
    private var maidenInRemark: [UInt8]? {
        let parts = tokens.remark.split(separator: 0x20)
        guard parts.count > 1, !parts.contains(where: NameTokens.hasDigit), let first = parts.first,
            first.withUnsafeBufferPointer({ words.role(of: $0) }) == .maiden
        else { return nil }
        return parts.last.map { Array($0) }
    }
}
