/// A header as it is compared: without case, byte order mark, and the many ways of writing blanks and apostrophes.
///
/// Strings compare by canonical equivalence, so composed and decomposed accents are the same already.
package struct HeaderName: Hashable, Sendable {
    /// The folded name.
    package let folded: String

    package init(_ name: String) {
        folded = Self.foldedASCII(name) ?? Self.foldedUnicode(name)
    }

    /// The folded form of an ASCII name, which most are; `nil` for any other.
    private static func foldedASCII(_ name: String) -> String? {
        var folded: [UInt8] = []
        var needsSpace = false
        for byte in name.utf8 {
            if byte >= 0x7F { return nil }
            if byte <= ASCII.space {
                needsSpace = !folded.isEmpty
                continue
            }
            if byte == ASCII.quote { continue }
            if needsSpace { folded.append(ASCII.space) }
            needsSpace = false
            folded.append(byte == 0x60 ? ASCII.apostrophe : ASCII.lowercased(byte))
        }
        return String(decoding: folded, as: UTF8.self)
    }

    private static func foldedUnicode(_ name: String) -> String {
        var folded = String.UnicodeScalarView()
        var needsSpace = false
        for scalar in name.unicodeScalars {
            let properties = scalar.properties
            if properties.isWhitespace || scalar.value < 0x20 {
                needsSpace = !folded.isEmpty
                continue
            }
            if properties.generalCategory == .format || scalar == "\"" { continue }
            if needsSpace {
                folded.append(" ")
                needsSpace = false
            }
            switch scalar {
            // Turkish has two letters i, and no header differs by them alone.
            case "İ", "I", "ı": folded.append("i")
            case "’", "‘", "`", "´": folded.append("'")
            case "–", "—", "‐", "‑": folded.append("-")
            default: folded.append(contentsOf: properties.lowercaseMapping.unicodeScalars)
            }
        }
        return String(folded)
    }

    /// The name with every run of digits replaced by `#`, and the first such number.
    package var pattern: (name: HeaderName, number: Int)? {
        guard folded.utf8.contains(where: ASCII.isDigit) else { return nil }
        var output = String.UnicodeScalarView()
        var number: Int?
        var current = 0
        var isInside = false
        for scalar in folded.unicodeScalars {
            if let digit = scalar.properties.numericType == .decimal && scalar.isASCII ? Int(scalar.value) - 48 : nil {
                current = min(isInside ? current * 10 + digit : digit, 9999)
                if !isInside { output.append("#") }
                isInside = true
            } else {
                if isInside, number == nil { number = current }
                isInside = false
                output.append(scalar)
            }
        }
        if isInside, number == nil { number = current }
        guard let number else { return nil }
        return (HeaderName(folded: String(output)), number)
    }

    private init(folded: String) { self.folded = folded }

    /// The words of a name: runs of letters or digits, cut where a capital follows a small letter.
    package static func words(_ name: String) -> [String] {
        var words: [String] = []
        var current = ""
        var wasLower = false
        var wasDigit = false
        func finish() {
            if !current.isEmpty { words.append(HeaderName(current).folded) }
            current = ""
        }
        for scalar in name.unicodeScalars where scalar != "'" && scalar != "’" {
            let properties = scalar.properties
            let isDigit = properties.numericType == .decimal
            let isMark = properties.generalCategory == .nonspacingMark
            guard properties.isAlphabetic || isDigit || isMark else {
                finish()
                wasLower = false
                continue
            }
            if !isMark, properties.isUppercase && wasLower || isDigit != wasDigit { finish() }
            current.unicodeScalars.append(scalar)
            if !isMark {
                wasLower = properties.isLowercase
                wasDigit = isDigit
            }
        }
        finish()
        return words
    }
}
