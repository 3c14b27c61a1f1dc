/// Facts about Unicode scalars that phone numbers need, as small tables: the same in every build, also where the
/// standard library carries no Unicode data. A test compares them with the standard library's.
///
/// Source: the [Unicode Character Database](https://www.unicode.org/ucd/), properties General_Category and
/// Default_Ignorable_Code_Point.
enum ScalarTables {
    /// First and last of each run of scalars that are not seen: format characters and default ignorables.
    static let invisible: [(first: UInt32, last: UInt32)] = [
        (0xAD, 0xAD), (0x34F, 0x34F), (0x600, 0x605), (0x61C, 0x61C), (0x6DD, 0x6DD), (0x70F, 0x70F), (0x890, 0x891),
        (0x8E2, 0x8E2), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E),
        (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFB),
        (0x110BD, 0x110BD), (0x110CD, 0x110CD), (0x13430, 0x1343F), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A),
        (0xE0000, 0xE0FFF),
    ]

    /// Returns `true` if a scalar is invisible.
    static func isInvisible(_ scalar: UInt32) -> Bool {
        for run in invisible {
            if scalar < run.first { return false }
            if scalar <= run.last { return true }
        }
        return false
    }

    /// Returns `true` if a scalar is a space other than the ASCII ones.
    static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Returns `true` if a scalar is a dash other than the ASCII one; the prolonged sound mark is one that numbers are
    /// typed with.
    static func isDash(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x58A, 0x5BE, 0x1400, 0x1806, 0x2010...0x2015, 0x2212, 0x2E3A, 0x2E3B, 0x301C, 0x3030, 0x30A0, 0x30FC,
            0xFE31, 0xFE32, 0xFE58, 0xFE63:
            true
        default: false
        }
    }
}
