import KnowledgeTable

/// The ways in which Han characters and Hangul syllables are written in Latin letters, each as ``RomanizationKey`` has it: in pinyin, as in Hong
/// Kong, as in Japanese names, and as Koreans spell theirs.
struct NativeReadings: Sendable {
    static let shared = NativeReadings()

    /// The readings of a character.
    private var readings: [UInt32: [[UInt8]]] = [:]
    /// Those that a Japanese word may have in its later syllables: `kawa` is `gawa`, `ta` is `da`, `hayashi` is `bayashi`.
    private static let voiced: [UInt8: UInt8] = [Letter.h: Letter.p, Letter.s: Letter.c]

    private init() {
        for name in ["scripts/han", "scripts/cantonese", "scripts/japanese"] {
            for (latin, words) in KnowledgeTable.section(name).lists {
                let key = Array(latin.utf8).withUnsafeBufferPointer(RomanizationKey.of)
                for scalar in words.joined().unicodeScalars {
                    let base = HanVariants.base(of: scalar).value
                    if readings[base]?.contains(key) != true { readings[base, default: []].append(key) }
                }
            }
        }
    }

    /// Returns `true` if a folded word of Han characters or Hangul may be written as a key of Latin letters.
    ///
    /// - Complexity: O(characters · readings · letters).
    func spell(_ native: UnsafeBufferPointer<UInt8>, as key: [UInt8]) -> Bool {
        guard !key.isEmpty, key.count < UInt64.bitWidth else { return false }
        // The places in the key up to which the characters so far may reach, one bit each.
        var reached: UInt64 = 1
        for (number, scalar) in String(decoding: native, as: UTF8.self).unicodeScalars.enumerated() {
            var next: UInt64 = 0
            for reading in readings(of: scalar) {
                for place in 0...key.count where reached >> UInt64(place) & 1 == 1 {
                    next |= ends(of: reading, at: place, in: key, isFirst: number == 0)
                }
            }
            if next == 0 { return false }
            reached = next
        }
        return reached >> UInt64(key.count) & 1 == 1
    }

    private func readings(of scalar: Unicode.Scalar) -> [[UInt8]] {
        Script(scalar) == .hangul ? Hangul.spellings(of: scalar) : readings[scalar.value] ?? []
    }

    /// The places at which a reading may end that begins at a place, one bit each.
    private func ends(of reading: [UInt8], at place: Int, in key: [UInt8], isFirst: Bool) -> UInt64 {
        var ends: UInt64 = 0
        func match(_ reading: ArraySlice<UInt8>) {
            if key[place...].starts(with: reading) { ends |= 1 << UInt64(place + reading.count) }
            // A letter that ends one syllable and begins the next is one in the key.
            if place > 0, reading.first == key[place - 1], key[place...].starts(with: reading.dropFirst()) {
                ends |= 1 << UInt64(place + reading.count - 1)
            }
        }
        if isFirst {
            match(reading[...])
        } else {
            match(reading.first == Letter.h ? reading.dropFirst() : reading[...])
        }
        if !isFirst, let first = reading.first, let voiced = Self.voiced[first] {
            match([voiced] + reading.dropFirst())
        }
        return ends
    }
}
