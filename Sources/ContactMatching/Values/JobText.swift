/// Jobs and departments as comparisons see them.
enum JobText {
    /// Returns `true` if two folded jobs are others: they have no word in common, in no spelling, and neither is made of the first letters of the
    /// other, as `CEO` of `Chief Executive Officer`. One that is not known is no other.
    static func areOthers(_ table: TextTable, _ first: TextID, _ second: TextID) -> Bool {
        if first.isEmpty || second.isEmpty || first == second { return false }
        if OrganizationWords.shareWord(table, first, second) { return false }
        return table.withText(first) { first in
            table.withText(second) { !areInitials(first, of: $0) && !areInitials($0, of: first) }
        }
    }

    private static func areInitials(_ word: UnsafeBufferPointer<UInt8>, of words: UnsafeBufferPointer<UInt8>) -> Bool {
        let initials = words.split(separator: 0x20).compactMap(\.first)
        return initials.count > 1 && word.elementsEqual(initials)
    }
}
