internal import CTrunkline

#if canImport(PhoneNumbers)
import PhoneNumbers
#endif

/// The region of national numbers, as a program names it.
struct HomeRegion {
    /// The region; `nil` where none is named, and the classifier's own holds.
    let code: RegionCode?

    /// Reads two letters or `001`, the region of numbers of no country; `nil` for any other text and for a region without a
    /// numbering plan. Case and ASCII blanks around the text do not matter; a text of blanks names no region.
    init?(_ text: UnsafeRawBufferPointer.SubSequence) {
        var (start, end) = (text.startIndex, text.endIndex)
        while start < end, Self.isBlank(text[start]) { start += 1 }
        while start < end, Self.isBlank(text[end - 1]) { end -= 1 }
        switch end - start {
        case 0: code = nil
        case 2:
            let first = text[start] & 0xDF
            let second = text[start + 1] & 0xDF
            guard first &- UInt8(ascii: "A") < 26, second &- UInt8(ascii: "A") < 26 else { return nil }
            let region = RegionCode(packedCode: UInt16(first) << 8 | UInt16(second))
            guard NumberingPlan.countryCode(of: region) != nil else { return nil }
            code = region
        case 3:
            guard text[start] == UInt8(ascii: "0"), text[start + 1] == UInt8(ascii: "0"),
                text[start + 2] == UInt8(ascii: "1")
            else { return nil }
            code = .world
        default: return nil
        }
    }

    /// Reads a C string; NULL names no region.
    init?(_ text: UnsafePointer<CChar>?) {
        self.init(UnsafeRawBufferPointer(start: text, count: text.map { strlen($0) } ?? 0)[...])
    }

    /// Space, tab, line feed, vertical tab, form feed and carriage return.
    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte &- 9 < 5 }
}
