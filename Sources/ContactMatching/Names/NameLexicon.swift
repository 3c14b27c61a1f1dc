/// The properties of each word that occurs in a name.
struct NameLexicon: Sendable {
    /// One word.
    struct Entry: Sendable {
        /// The number of the word's skeleton.
        var skeleton: UInt32 = 0
        /// Which letters occur, one bit each.
        var letters: UInt32 = 0
        var length: UInt8 = 0
        var first: UInt8 = 0
        /// Where the numbers of the names that the word may be short for stand.
        var formalStart: UInt32 = 0
        var formalCount: UInt32 = 0

        var formalRange: Range<Int> { Int(formalStart)..<Int(formalStart + formalCount) }
        /// `true` if the word is one letter.
        var isInitial: Bool { length == 1 }
    }

    private(set) var entries: [Entry] = []
    /// Skeletons of formal names.
    private(set) var formalNames: [UInt32] = []
    private(set) var skeletons = TextTable()

    init(_ names: TextTable, nicknames: NicknameTable = .shared) {
        entries.reserveCapacity(names.count)
        var buffer: [UInt8] = []
        for index in 0..<names.count {
            var entry = Entry()
            names.withText(TextID(raw: UInt32(index))) { word in
                buffer.removeAll(keepingCapacity: true)
                Skeleton.append(word, to: &buffer)
                entry.length = UInt8(min(word.count, 255))
                entry.first = word.first ?? 0
                for byte in word { entry.letters |= 1 << UInt32(byte & 31) }
            }
            entry.skeleton = buffer.withUnsafeBufferPointer { skeletons.intern($0) }.raw
            let formal = nicknames.formalNames(ofSkeleton: buffer)
            entry.formalStart = UInt32(formalNames.count)
            entry.formalCount = UInt32(formal.count)
            for name in formal { formalNames.append(name.withUnsafeBufferPointer { skeletons.intern($0) }.raw) }
            entries.append(entry)
        }
    }

    @inline(__always)
    func entry(_ word: TextID) -> Entry { entries[Int(word.raw)] }

    /// A hash of the word's skeleton.
    @inline(__always)
    func skeletonHash(_ word: TextID) -> UInt64 {
        skeletons.hash(TextID(raw: entries[Int(word.raw)].skeleton))
    }

    /// Returns `true` if one word may be short for the other, or both for the same name.
    @inline(__always)
    func areFamiliarForms(_ first: Entry, _ second: Entry) -> Bool {
        if first.formalCount == 0, second.formalCount == 0 { return false }
        for place in first.formalRange {
            if formalNames[place] == second.skeleton { return true }
            for other in second.formalRange where formalNames[other] == formalNames[place] { return true }
        }
        for place in second.formalRange where formalNames[place] == first.skeleton { return true }
        return false
    }
}
