import PhoneNumbers

/// Finds a number in text, however it is written: with or without its country, prefixes of several countries, separators, and in
/// digits of several scripts.
struct NumberTraces: Sendable {
    private let code: [UInt8]
    private let national: [UInt8]

    /// National numbers of fewer digits are found with their country code only: so few stand in any text.
    private static let minimumAlone = 6
    /// The maximum number of bytes between two digits of one number.
    private static let maximumSeparator = 6

    /// Traces of a number in E.164 form; `nil` if it is none.
    init?(e164: String) {
        guard e164.hasPrefix("+") else { return nil }
        let read = Classifier(allowedOptions: .all).classify(e164)
        guard let countryCode = read.countryCode, read.e164 == e164 else { return nil }
        code = countryCode.rawValue.utf8.map { $0 - 0x30 }
        national = (0..<read.nationalNumber.count).map { read.nationalNumber[$0] }
    }

    /// Whether the number stands in a text.
    func occurs(in text: UnsafeBufferPointer<UInt8>) -> Bool { !ranges(in: text).isEmpty }

    /// Where the digits of the national number stand.
    ///
    /// - Complexity: O(*n*) in the bytes.
    func ranges(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        guard text.count >= national.count else { return [] }
        var found: [Range<Int>] = []
        var run = DigitRun()
        var position = 0
        while position < text.count {
            if let (digit, length) = Self.digit(text, at: position) {
                if run.digits.isEmpty { run.hasPlus = position > 0 && text[position - 1] == UInt8(ascii: "+") }
                run.append(digit, position..<position + length)
                position += length
                continue
            }
            if !run.digits.isEmpty, position - run.end >= Self.maximumSeparator || !Self.isSeparator(text[position]) {
                find(in: run, &found)
                run.removeAll()
            }
            position += 1
        }
        find(in: run, &found)
        return found
    }

    private func find(in run: DigitRun, _ found: inout [Range<Int>]) {
        let digits = run.digits
        guard digits.count >= national.count else { return }
        var start = 0
        while start + national.count <= digits.count {
            let end = start + national.count
            let isThere = digits[start] == national[0] && digits[start..<end].elementsEqual(national)
            // Another digit right behind it makes it another number.
            if isThere, end == digits.count || run.isGap(before: end), isPrefix(of: start, in: run) {
                found.append(run.ranges[start].lowerBound..<run.ranges[end - 1].upperBound)
                start = end
            } else {
                start += 1
            }
        }
    }

    /// Whether what stands before the number can be a part of how it is dialled.
    private func isPrefix(of start: Int, in run: DigitRun) -> Bool {
        if start == 0 { return !run.hasPlus && national.count >= Self.minimumAlone }
        let before = run.digits[..<start]
        if run.hasPlus { return before.elementsEqual(code) || before.elementsEqual(code + [0]) }
        if national.count >= Self.minimumAlone, run.isGap(before: start) { return true }
        // The digits that are written together with it.
        var first = start
        while first > 0, !run.isGap(before: first) { first -= 1 }
        var attached = Array(run.digits[first..<start])
        if attached.starts(with: [0, 1, 1]) { attached.removeFirst(3) }
        while attached.first == 0 { attached.removeFirst() }
        if attached.elementsEqual(code) || attached.elementsEqual(code + [0]) { return true }
        return attached.isEmpty && national.count >= Self.minimumAlone
    }

    /// Digits with little between them.
    private struct DigitRun {
        var digits: [UInt8] = []
        var ranges: [Range<Int>] = []
        var hasPlus = false

        var end: Int { ranges.last?.upperBound ?? 0 }

        mutating func append(_ digit: UInt8, _ range: Range<Int>) {
            digits.append(digit)
            ranges.append(range)
        }

        mutating func removeAll() {
            digits.removeAll(keepingCapacity: true)
            ranges.removeAll(keepingCapacity: true)
            hasPlus = false
        }

        /// Whether something stands before the digit of a position.
        func isGap(before position: Int) -> Bool {
            position == 0 || ranges[position - 1].upperBound < ranges[position].lowerBound
        }
    }

    /// The decimal digit at a position, and its length: ASCII, Arabic, Persian, Devanagari, or full width.
    @inline(__always)
    private static func digit(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> (UInt8, Int)? {
        let byte = text[position]
        if byte &- 0x30 < 10 { return (byte &- 0x30, 1) }
        guard byte >= 0xD9 else { return nil }
        switch byte {
        case 0xD9 where position + 1 < text.count && text[position + 1] &- 0xA0 < 10:
            return (text[position + 1] &- 0xA0, 2)
        case 0xDB where position + 1 < text.count && text[position + 1] &- 0xB0 < 10:
            return (text[position + 1] &- 0xB0, 2)
        case 0xE0 where position + 2 < text.count && text[position + 1] == 0xA5 && text[position + 2] &- 0xA6 < 10:
            return (text[position + 2] &- 0xA6, 3)
        case 0xEF where position + 2 < text.count && text[position + 1] == 0xBC && text[position + 2] &- 0x90 < 10:
            return (text[position + 2] &- 0x90, 3)
        default: return nil
        }
    }

    /// Whether a byte may stand between two digits of a number: spaces, punctuation, and anything that is not ASCII.
    @inline(__always)
    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x20, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "/"),
            UInt8(ascii: "+"), UInt8(ascii: "_"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "]"):
            true
        default: byte >= 0x80
        }
    }
}
