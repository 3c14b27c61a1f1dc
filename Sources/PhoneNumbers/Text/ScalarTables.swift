/// Facts about Unicode scalars that phone numbers need, as small tables: the same in every build, also where the
/// standard library carries no Unicode data. A test compares them with the standard library's.
///
/// Source: the [Unicode Character Database](https://www.unicode.org/ucd/), properties General_Category and
/// Default_Ignorable_Code_Point.
enum ScalarTables {
    /// The zeros of all decimal digits; the other nine follow each of them.
    static let decimalZeros: [UInt32] = [
        0x30, 0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xDE6, 0xE50, 0xED0,
        0xF20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90, 0x1B50, 0x1BB0, 0x1C40, 0x1C50, 0xA620,
        0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10, 0x104A0, 0x10D30, 0x10D40, 0x11066, 0x110F0, 0x11136,
        0x111D0, 0x112F0, 0x11450, 0x114D0, 0x11650, 0x116C0, 0x116D0, 0x116DA, 0x11730, 0x118E0, 0x11950, 0x11BF0,
        0x11C50, 0x11D50, 0x11DA0, 0x11DE0, 0x11F50, 0x16130, 0x16A60, 0x16AC0, 0x16B50, 0x16D70, 0x1CCF0, 0x1D7CE,
        0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E140, 0x1E2F0, 0x1E4F0, 0x1E5F1, 0x1E950, 0x1FBF0,
    ]

    /// First and last of each run of scalars that are not seen: format characters and default ignorables.
    static let invisible: [(first: UInt32, last: UInt32)] = [
        (0xAD, 0xAD), (0x34F, 0x34F), (0x600, 0x605), (0x61C, 0x61C), (0x6DD, 0x6DD), (0x70F, 0x70F), (0x890, 0x891),
        (0x8E2, 0x8E2), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E),
        (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFB),
        (0x110BD, 0x110BD), (0x110CD, 0x110CD), (0x13430, 0x1343F), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A),
        (0xE0000, 0xE0FFF),
    ]

    /// The value of a decimal digit of any script, or `nil`.
    static func decimalValue(_ scalar: UInt32) -> UInt8? {
        var low = 0
        var high = decimalZeros.count
        while low < high {
            let middle = (low + high) / 2
            if decimalZeros[middle] <= scalar { low = middle + 1 } else { high = middle }
        }
        guard low > 0, scalar - decimalZeros[low - 1] < 10 else { return nil }
        return UInt8(scalar - decimalZeros[low - 1])
    }

    /// Whether a scalar is not seen.
    static func isInvisible(_ scalar: UInt32) -> Bool {
        for run in invisible {
            if scalar < run.first { return false }
            if scalar <= run.last { return true }
        }
        return false
    }

    /// Whether a scalar is a space other than the ASCII ones.
    static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Whether a scalar is a dash other than the ASCII one; the prolonged sound mark is one that numbers are typed with.
    static func isDash(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x58A, 0x5BE, 0x1400, 0x1806, 0x2010...0x2015, 0x2212, 0x2E3A, 0x2E3B, 0x301C, 0x3030, 0x30A0, 0x30FC,
            0xFE31, 0xFE32, 0xFE58, 0xFE63:
            true
        default: false
        }
    }
}
