// Templates and hidden digits: marks that stand where a digit of the number would be.

extension NumberText {
    /// Returns `true` if marks hide digits of the number: `06 12 34 XX XX`, `138****1234`, `+7 (___) ___-__-__`,
    /// `030 2312...`.
    ///
    /// A hidden extension is cut off, since the number itself is whole. The sign for any carrier, `0XX11`, hides nothing and
    /// is taken out.
    mutating func hidesDigits() -> Bool {
        guard mayHavePairOfMarks, hasPairOfMarks else { return false }
        if hidesDigitsOfNumber() { return true }
        takeCarrierSign()
        return false
    }

    private mutating func hidesDigitsOfNumber() -> Bool {
        var position = start
        var single = 0
        let carrierSign = carrierSign
        while position < end {
            let length = maskLength(at: position)
            guard length > 0 else {
                position += isLetter(at: position) ? wordEnd(position) - position : 1
                continue
            }
            if length > 1, let word = extensionWord(before: position), digitCount(start..<word) >= 7 {
                repairs.insert(.label)
                keep(start..<word)
                return false
            }
            let hides = length > 1 || self[position] == Self.ellipsis
            if hides, carrierSign?.marks.lowerBound != position { return true }
            if isMaskLetter(at: position), !isDigit(at: position + 1) { single += 1 }
            position += length
        }
        return single > 1
    }

    /// The part of a text that marks hide, from the first mark to the last one; `nil` if none hides digits.
    static func hiddenPart(of bytes: Span<UInt8>) -> String? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bufferSize) { buffer in
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: capacity + 1) { offsets in
                guard let base = buffer.baseAddress, let offset = offsets.baseAddress else { return nil }
                var text = NumberText(bytes, in: base)
                guard text.hidesDigits() else { return nil }
                findOffsets(in: bytes, offset)
                var hidden: Range<Int>?
                var position = text.start
                while position < text.end {
                    let length = text.maskLength(at: position)
                    if length > 0 { hidden = (hidden?.lowerBound ?? position)..<position + length }
                    position += max(length, 1)
                }
                guard let hidden else { return nil }
                return NamedScalars.text(
                    bytes.extracting(Int(offset[hidden.lowerBound])..<Int(offset[hidden.upperBound])))
            }
        }
    }

    /// `true` if two marks of a kind stand together, or two letters x anywhere.
    private var hasPairOfMarks: Bool {
        var last: UInt8 = 0
        var letters = 0
        var position = start
        while position < end {
            let mark = self[position]
            if mark == UInt8(ascii: "x") || mark == Self.cyrillicX {
                letters &+= 1
                if letters > 1 { return true }
            } else if mark == Self.ellipsis || (mark == last && Self.isMark(mark)) {
                return true
            }
            last = mark
            position &+= 1
        }
        return false
    }

    private static func isMark(_ character: UInt8) -> Bool {
        switch character {
        case UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "_"), bullet: true
        default: false
        }
    }

    /// `true` if two marks that hide digits may stand together.
    private var mayHavePairOfMarks: Bool { pairs & Self.lowMarks != 0 || maskLetters > 1 || has("_") }

    /// `*`, `#`, `.` and `?`, a bit each.
    private static let lowMarks: UInt64 = 1 << 0x2A | 1 << 0x23 | 1 << 0x2E | 1 << 0x3F

    /// The number of marks of one kind at a position that could stand for digits; 0 if there are none.
    private func maskLength(at position: Int) -> Int {
        let mark = self[position]
        if isMaskLetter(at: position) {
            let length = wordEnd(position) - position
            guard (position..<position + length).allSatisfy({ isMaskLetter(at: $0) }) else { return 0 }
            return isLetter(at: position - 1) ? 0 : length
        }
        switch mark {
        case UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "_"), Self.bullet, Self.ellipsis:
            return runLength(at: position)
        case UInt8(ascii: "?"):
            let length = runLength(at: position)
            return length > 1 ? length : 0
        case UInt8(ascii: "."):
            let length = runLength(at: position)
            return length > 2 && digitCount(start..<position) > 2 ? length : 0
        default: return 0
        }
    }

    private func runLength(at position: Int) -> Int {
        var last = position
        while last < end, self[last] == self[position] { last += 1 }
        return last - position
    }

    private func isMaskLetter(at position: Int) -> Bool {
        position < end && (self[position] == UInt8(ascii: "x") || self[position] == Self.cyrillicX)
    }

    /// Where the word for an extension starts that stands right before a position, apart from marks.
    private func extensionWord(before position: Int) -> Int? {
        var position = position
        while position > start, !isDigit(at: position - 1), !isLetter(at: position - 1) { position -= 1 }
        guard isLetter(at: position - 1), kind(at: position - 1).isExtension else { return nil }
        return wordStart(position - 1)
    }
}
