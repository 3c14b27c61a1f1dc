/// Names that a program read in another encoding and wrote again, so that no name has their characters: `J¸rgen` for `Jürgen`, `£ukasz` for `Łukasz`,
/// `Èâàí` for `Иван`; as quoted for mail: `J=C3=BCrgen`; or with letters of another script that look the same.
enum WrongDecoding {
    /// Appends a text as it was meant.
    ///
    /// - Parameter isGivenName: returns `true` for a folded word that is a listed given name, which decides between several readings.
    /// - Returns: `false` if nothing in it was misread; then nothing is appended.
    static func appendRepaired(
        _ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8],
        isGivenName: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
        guard mayBeMisread(text) else { return false }
        if appendUnquoted(text, to: &output) { return true }
        let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        guard let meant = LookAlikes.inOneScript(scalars) ?? meant(by: scalars, isGivenName) else { return false }
        for scalar in meant { output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter) }
        return true
    }

    /// Returns `true` if a text has a sign of quoting, a character with the first byte of one that is misread, as many letters with marks behind each
    /// other as no name has, a letter of Icelandic, or letters of Latin and Cyrillic. Most names with `é` or `ü` have none of it.
    private static func mayBeMisread(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var (hasLatin, hasCyrillic, marked) = (false, false, 0)
        for (place, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "="), 0xC2, 0xCB, 0xE2, 0xEF: return true
            case 0xC3:
                marked += 1
                if marked == shortest || place + 1 < text.count && isIcelandic(text[place + 1]) { return true }
            case 0x80...0xBF: break
            case 0xD0...0xD3: (hasCyrillic, marked) = (true, 0)
            default: (hasLatin, marked) = (hasLatin || (byte | 0x20) &- 0x61 < 26, 0)
            }
        }
        return hasLatin && hasCyrillic
    }

    /// Returns `true` for the second byte of one of ``icelandic``.
    private static func isIcelandic(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x90, 0x9D, 0x9E, 0xB0, 0xBD, 0xBE: true
        default: false
        }
    }

    // MARK: Quoted for mail

    /// Appends a text without the signs of [quoted-printable](https://www.rfc-editor.org/rfc/rfc2045#section-6.7).
    private static func appendUnquoted(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> Bool {
        guard text.contains(UInt8(ascii: "=")) else { return false }
        var (bytes, place, isQuoted): ([UInt8], Int, Bool) = ([], 0, false)
        while place < text.count {
            if text[place] == UInt8(ascii: "="), place + 2 < text.count, let high = digit(text[place + 1]),
                let low = digit(text[place + 2]), high >= 8
            {
                bytes.append(high << 4 | low)
                (place, isQuoted) = (place + 3, true)
            } else {
                bytes.append(text[place])
                place += 1
            }
        }
        guard isQuoted, let meant = String(validating: bytes, as: UTF8.self) else { return false }
        output.append(contentsOf: meant.utf8)
        return true
    }

    /// The value of a digit to the base 16 in capitals.
    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        default: nil
        }
    }

    // MARK: Encodings of one byte

    /// Characters that stand in no name, and tell the encoding that was meant and the one in which it was read.
    private static let signs: [(signs: Set<Unicode.Scalar>, meant: CodePage, read: CodePage)] = [
        (Set("¸‰ˆﬂ˘˙".unicodeScalars), .windows1252, .macRoman),
        (Set("±¶¦¡¬".unicodeScalars), .latin2, .windows1252),
        (Set("£³¹¿¯¥¾".unicodeScalars), .windows1250, .windows1252),
        (Set("”„¤".unicodeScalars), .dos850, .windows1252),
    ]
    /// Signs that stand around words elsewhere.
    private static let quotes = Set("”„".unicodeScalars)
    /// Letters that Turkish has in the place of those of Icelandic.
    private static let icelandic = Set("þðýÞÐÝ".unicodeScalars)
    /// Shorter words of letters with marks alone may be names.
    private static let shortest = 3

    private static func meant(
        by scalars: [Unicode.Scalar], _ isGivenName: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> [Unicode.Scalar]? {
        func hasGivenName(_ scalars: [Unicode.Scalar]) -> Bool { self.hasGivenName(scalars, isGivenName) }
        for (place, scalar) in scalars.enumerated() where scalar.value > 0x7F {
            guard let page = signs.first(where: { $0.signs.contains(scalar) }),
                isInWord(place, scalars, isInside: quotes.contains(scalar))
            else { continue }
            return page.meant.meant(by: scalars, readAs: page.read)
        }
        let words = scalars.split { $0 == " " || $0 == "-" }
        if words.contains(where: isOfMarks) {
            let readings = [CodePage.windows1251, .windows1253].compactMap {
                $0.meant(by: scalars, readAs: .windows1252)
            }
            return readings.first(where: hasGivenName) ?? readings.first
        }
        guard scalars.contains(where: icelandic.contains), !hasGivenName(scalars) else { return nil }
        let turkish = CodePage.turkish.meant(by: scalars, readAs: .windows1252)
        return turkish.flatMap { hasGivenName($0) || mayOnlyBeTurkish(scalars) ? $0 : nil }
    }

    /// Letters that Turkish has beside those.
    private static let turkishLetters = Set("öüçÖÜÇâî".unicodeScalars)
    /// So many such letters are in no Icelandic or Czech name.
    private static let many = 3

    /// Returns `true` if letters that Icelandic has at the begin of words, or seldom, are many, and no other letters of it are there.
    private static func mayOnlyBeTurkish(_ scalars: [Unicode.Scalar]) -> Bool {
        let signs = scalars.indices.count { place in
            scalars[place] == "ý" || scalars[place] == "þ" && place > 0 && scalars[place - 1] != " "
        }
        return signs >= many
            && scalars.allSatisfy { $0.isASCII || icelandic.contains($0) || turkishLetters.contains($0) }
    }

    /// Returns `true` if a character stands between two letters, or beside one at the begin or the end of a word.
    private static func isInWord(_ place: Int, _ scalars: [Unicode.Scalar], isInside: Bool) -> Bool {
        let before = place > 0 ? scalars[place - 1] : " "
        let after = place + 1 < scalars.count ? scalars[place + 1] : " "
        func isLetterOrEnd(_ scalar: Unicode.Scalar) -> Bool {
            scalar == " " && !isInside || scalar.properties.isAlphabetic
        }
        return isLetterOrEnd(before) && isLetterOrEnd(after) && (before != " " || after != " ")
    }

    /// Returns `true` if a word has nothing but letters of Latin-1 with marks, which no language writes.
    private static func isOfMarks(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        word.count >= shortest && word.allSatisfy { (0xC0...0xFF).contains($0.value) }
    }

    private static func hasGivenName(
        _ scalars: [Unicode.Scalar], _ isGivenName: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return TextFolder(keepsHangul: true).folded(String(text)).split(separator: 0x20).contains {
            Array($0).withUnsafeBufferPointer(isGivenName)
        }
    }
}
