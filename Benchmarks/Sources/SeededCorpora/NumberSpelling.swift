import SeededRandom

/// Writes phone numbers as people and programs write them.
struct NumberSpelling {
    private static let badTexts = [
        "n/a", "ask at reception", "unknown", "4.47701E+11", "0000000000", "911", "112", "see notes", "+999 123 456",
        "-",
        "1234", "+1 555", "+44 20 7946 0958 0958 0958", "none@example.com",
    ]
    private static let marks: [[UInt8]] = [[0x20], [0x20], [0x20], [0x2D], [0x2D], [0x2E], [], [0xC2, 0xA0]]

    /// The percentage of invalid numbers.
    private static let badShare = 15

    /// Appends a number.
    ///
    /// - Parameter mayBeNational: `true` if the contact names the country, so that the number need not.
    static func append(
        of country: Country, mayBeNational: Bool, with generator: inout SeededGenerator, to bytes: inout [UInt8]
    ) {
        let isBad = generator.happens(badShare)
        if isBad, generator.happens(40) {
            bytes.append(contentsOf: generator.pick(badTexts).utf8)
            return
        }
        let start = bytes.count
        let isNational = mayBeNational && generator.happens(60)
        let mark = generator.pick(marks)
        if !isNational {
            bytes.append(contentsOf: (generator.happens(2) ? "00" : "+").utf8)
            bytes.append(contentsOf: country.callingCode.utf8)
            bytes.append(contentsOf: mark)
        }
        let national = bytes.count
        if isNational { bytes.append(contentsOf: country.trunkPrefix.utf8) }
        for byte in generator.pick(country.numbers).utf8 {
            switch byte {
            case 0x23: bytes.append(0x30 + UInt8(generator.below(10)))
            case 0x4E: bytes.append(0x32 + UInt8(generator.below(8)))
            case 0x20: bytes.append(contentsOf: mark)
            default: bytes.append(byte)
            }
        }
        if isNational, country.callingCode == "1", generator.happens(60) {
            bytes.insert(0x28, at: start)
            bytes.insert(0x29, at: start + 4)
        }
        if isBad {
            damage(&bytes, from: national, with: &generator)
        } else if generator.happens(3) {
            bytes.append(contentsOf: " ext. ".utf8)
            bytes.append(0x31 + UInt8(generator.below(9)))
            bytes.append(0x30 + UInt8(generator.below(10)))
        }
    }

    private static let labels = [
        "Tel.: ", "mobil ", "Tél. ", "phone ", "(home) ", "тел. ", "電話 ", "WhatsApp ", "call ", "p ",
    ]
    private static let remarks = [" (after 5pm)", " - work", " / 12", " ext 5", " abends", " ;", " *", " Büro"]
    /// The zeros of Arabic-Indic, Devanagari and full-width digits.
    private static let zeros: [UInt32] = [0x660, 0x966, 0xFF10]

    /// Writes a number as few people write it: with a label, a remark, digits of other scripts, or marks between all digits.
    static func respell(_ bytes: inout [UInt8], from start: Int, with generator: inout SeededGenerator) {
        let number = Array(bytes[start...])
        bytes.removeLast(number.count)
        switch generator.below(4) {
        case 0:
            bytes.append(contentsOf: generator.pick(labels).utf8)
            bytes.append(contentsOf: number)
        case 1:
            bytes.append(contentsOf: number)
            bytes.append(contentsOf: generator.pick(remarks).utf8)
        case 2:
            let zero = generator.pick(zeros)
            for byte in number {
                if 0x30...0x39 ~= byte, let digit = Unicode.Scalar(zero + UInt32(byte - 0x30)) {
                    bytes.append(contentsOf: String(digit).utf8)
                } else {
                    bytes.append(byte)
                }
            }
        default:
            for byte in number {
                bytes.append(byte)
                if 0x30...0x39 ~= byte { bytes.append(0x2E) }
            }
        }
    }

    /// Removes or adds digits.
    private static func damage(_ bytes: inout [UInt8], from start: Int, with generator: inout SeededGenerator) {
        if generator.happens(60) {
            while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
            bytes.removeLast(min(bytes.count - start, 2 + generator.below(3)))
            while let last = bytes.last, last >= 0x80 { bytes.removeLast() }
        } else {
            for _ in 0..<(3 + generator.below(3)) { bytes.append(0x30 + UInt8(generator.below(10))) }
        }
    }
}
