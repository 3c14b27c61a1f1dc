import PhoneNumbers

/// The characters that the numbers of a kind consist of, as `Knowledge/identifiers` writes them: `d10`, `d13-14,19`, `p8x`,
/// `(CHE)d9`, `d9 groups 2 6 1`.
struct IdentifierShape: Sendable {
    /// Letters that may stand before the digits.
    private var prefix: [UInt8] = []
    private var lengths: Set<Int> = []
    /// `true` if zeros in front may be left out.
    private var isPadded = false
    /// `true` if the check character may be a letter, too: `X` stands for ten.
    private var endsWithLetter = false
    /// `true` if the first four characters of the kind are letters and digits of an account: `DE89`.
    private var isAccount = false
    /// The lengths of the groups that hyphens divide, whose zeros in front may be left out.
    private var groups: [Int] = []

    /// Reads a shape; `nil` if it is none.
    init?(_ text: Substring) {
        let words = text.split(separator: " ")
        guard var shape = words.first.map(Array.init) else { return nil }
        if shape.first == "(", let end = shape.firstIndex(of: ")") {
            prefix = shape[1..<end].compactMap(\.asciiValue)
            shape.removeFirst(end + 1)
        }
        if String(shape).hasPrefix("a2d2z") {
            isAccount = true
            shape.removeFirst(4)
        }
        if shape.last == "x" {
            endsWithLetter = true
            shape.removeLast()
        }
        guard let first = shape.first, "dpz".contains(first) else { return nil }
        isPadded = first == "p"
        for part in String(shape.dropFirst()).split(separator: ",") {
            let bounds = part.split(separator: "-").compactMap { Int($0) }
            guard let least = bounds.first, let most = bounds.last, least <= most else { return nil }
            lengths.formUnion(least...most)
        }
        if words.count > 2, words[1] == "groups" { groups = words[2...].compactMap { Int($0) } }
        if lengths.isEmpty { return nil }
    }

    /// The characters of a value that has the shape, in capitals and without marks; `nil` for any other value.
    func characters(of value: IdentifierText) -> [UInt8]? {
        var characters = value.characters
        if !prefix.isEmpty, characters.starts(with: prefix) { characters.removeFirst(prefix.count) }
        if groups.count > 1, value.groups.count == groups.count, zip(value.groups, groups).allSatisfy({ $0 <= $1 }) {
            characters = padded(characters, value.groups)
        }
        if isAccount {
            guard characters.count > 4, lengths.contains(characters.count - 4), Self.isLetter(characters[0]),
                Self.isLetter(characters[1])
            else { return nil }
            return characters
        }
        let count = characters.count - (endsWithLetter ? 1 : 0)
        guard count > 0, characters[..<count].allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
        if endsWithLetter, let last = characters.last, last &- 0x30 > 9, last != UInt8(ascii: "X"),
            last != UInt8(ascii: "K")
        {
            return nil
        }
        guard isPadded, let length = lengths.max() else { return lengths.contains(count) ? characters : nil }
        guard count <= length, count + 4 >= length else { return nil }
        return Array(repeating: UInt8(ascii: "0"), count: length - count) + characters
    }

    /// The characters with the zeros in front that their groups lack.
    private func padded(_ characters: [UInt8], _ lengths: [Int]) -> [UInt8] {
        var output: [UInt8] = []
        var rest = characters[...]
        for (length, full) in zip(lengths, groups) {
            output += Array(repeating: UInt8(ascii: "0"), count: full - length)
            output += rest.prefix(length)
            rest = rest.dropFirst(length)
        }
        return output
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
}

/// A value as identifiers are compared: its letters and digits, and how many of them stand between hyphens.
struct IdentifierText: Sendable, Hashable {
    /// ASCII capitals and digits.
    let characters: [UInt8]
    /// The numbers of characters between hyphens.
    let groups: [Int]

    /// Reads a value; `nil` if it has other letters than those of ASCII, or is too long for an identifier.
    init?(_ text: String) {
        var characters: [UInt8] = []
        var groups = [0]
        for scalar in text.unicodeScalars {
            if let digit = DecimalDigit.value(of: scalar) {
                characters.append(UInt8(ascii: "0") + UInt8(digit))
            } else if scalar.isASCII, scalar.properties.isAlphabetic {
                characters.append(UInt8(scalar.value) & 0xDF)
            } else if scalar.properties.isAlphabetic {
                return nil
            } else {
                if scalar == "-", groups.last != 0 { groups.append(0) }
                continue
            }
            groups[groups.count - 1] += 1
        }
        guard (5...40).contains(characters.count) else { return nil }
        (self.characters, self.groups) = (characters, groups)
    }
}
