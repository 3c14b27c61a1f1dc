// Numbers with extensions: each reads as it does without.

extension Classifier {
    /// The reading of a text as what stands in front of its extension is read where it stands alone: no extension takes a doubt away, nor
    /// digits or letters. A text that is not accepted is read so as well if a word leads to the extension.
    ///
    /// - Parameter hasWord: `true` if the text has such a word.
    func asWithoutExtension(
        _ reading: Classification, _ bytes: Span<UInt8>, hasWord: Bool, regionIndex: Int?
    ) -> Classification {
        let isNumber = reading.planRule != .none && !reading.extension.isEmpty
        return isNumber || reading.planRule == .none && hasWord
            ? weighedWithoutExtension(reading, bytes, regionIndex: regionIndex) : reading
    }

    @inline(never)
    private func weighedWithoutExtension(
        _ reading: Classification, _ bytes: Span<UInt8>, regionIndex: Int?
    ) -> Classification {
        guard let (end, digits) = partBeforeExtension(of: bytes) else { return reading }
        var alone = number(of: bytes.extracting(0..<end), regionIndex: regionIndex)
        guard reading.planRule != .none else {
            guard alone.verdict == .accepted, alone.extension.isEmpty else { return reading }
            alone.extension = digits
            return alone
        }
        let isSame =
            alone.verdict == reading.verdict && alone.callingCode == reading.callingCode
            && alone.nationalNumber == reading.nationalNumber
        guard !isSame, digits == reading.extension else { return reading }
        if alone.planRule != .none || alone.verdict == .ambiguous { alone.extension = digits }
        return alone
    }

    /// Where the number of a text ends in front of its extension, in bytes, and the digits of that; `nil` if the text has none.
    private func partBeforeExtension(of bytes: Span<UInt8>) -> (end: Int, digits: DigitBuffer)? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.bufferSize) { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var text = NumberText(bytes, in: base)
            // The context of a number in an address stands behind its extension.
            guard !text.isCut, text.position(of: ";phone-context=") == nil else { return nil }
            let digits = text.takeExtension()
            guard !digits.isEmpty, !text.isEmpty else { return nil }
            return withUnsafeTemporaryAllocation(of: Int32.self, capacity: NumberText.capacity + 1) { offsets in
                guard let offset = offsets.baseAddress else { return nil }
                NumberText.findOffsets(in: bytes, offset)
                return (Int(offset[text.closingEnd]), digits)
            }
        }
    }
}

extension NumberText {
    /// The end of a text that was narrowed, behind a bracket that closes there, perhaps behind a point: `(2015.)`.
    fileprivate var closingEnd: Int {
        let last = self[end] == UInt8(ascii: ".") ? end + 1 : end
        switch self[last] {
        case UInt8(ascii: ")") where has("("), UInt8(ascii: "]") where has("["): return last + 1
        default: return end
        }
    }
}
