internal import NumberDetailsData

/// Texts by the prefixes of numbers, in the read-only memory of the program.
///
/// | bytes | content |
/// |---|---|
/// | 4 | ``magic`` |
/// | 4 | the version of the layout |
/// | 16 for each table | where its steps begin, their number, where its texts begin, their number |
/// | the rest | steps and texts |
///
/// Numbers are little-endian and have four bytes, but for the numbers of texts, which have two. The prefixes of a table are steps: at the
/// ``key(of:)`` where a step starts its text begins to hold, until the next step. First come the starts of all steps, then the number
/// of the text of each, from 1, where 0 stands for no text. Of texts, first come their ends, then the bytes of all.
package struct PrefixTable: Sendable {
    /// A table, by the name of its file.
    package enum Name: String, Sendable, CaseIterable {
        case areas, carriers, zones, countries, mobiles
    }

    /// The first bytes.
    package static let magic = "PREF"
    /// The version of the layout.
    package static let layoutVersion: UInt32 = 1
    /// The length of the header before the entries of the tables, and of one entry.
    package static let headerSize = 8, entrySize = 16
    /// The most digits of a prefix.
    package static let longestPrefix = 9

    private let steps: Int, count: Int, texts: Int, textCount: Int

    /// A table of this program.
    package init(_ name: Name) {
        let entry = Self.headerSize + (Name.allCases.firstIndex(of: name) ?? 0) * Self.entrySize
        (steps, count) = (Self.number(at: entry), Self.number(at: entry + 4))
        (texts, textCount) = (Self.number(at: entry + 8), Self.number(at: entry + 12))
    }

    /// The place of digits, 0...9, among all strings of digits: prefixes come before what begins with them.
    package static func key(of digits: some Sequence<UInt8>) -> UInt32 {
        var (key, places): (UInt32, Int) = (0, 0)
        for digit in digits.prefix(longestPrefix) {
            key = key * 11 + UInt32(digit) + 1
            places += 1
        }
        for _ in places..<longestPrefix { key *= 11 }
        return key
    }

    /// The text of the longest prefix that digits, 0...9, begin with; `nil` if the table has none of them.
    package func text(of digits: some Sequence<UInt8>) -> String? {
        let key = Self.key(of: digits)
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if Self.number(at: steps + middle * 4) <= Int(key) { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let text = Self.shortNumber(at: steps + count * 4 + (low - 1) * 2)
        guard 1...max(textCount, 1) ~= text else { return nil }
        let start = text == 1 ? 0 : Self.number(at: texts + (text - 2) * 4)
        let end = Self.number(at: texts + (text - 1) * 4)
        let base = texts + textCount * 4
        return String(decoding: Self.memory[base + start..<base + end], as: UTF8.self)
    }

    private static var memory: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: number_details_table, count: number_details_table_size)
    }

    private static func number(at offset: Int) -> Int {
        let bytes = UnsafeRawBufferPointer(memory)
        return Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    private static func shortNumber(at offset: Int) -> Int {
        let bytes = UnsafeRawBufferPointer(memory)
        return Int(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
    }
}
