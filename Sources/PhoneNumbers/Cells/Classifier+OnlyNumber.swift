// Texts that are read as one number: those with several are `ambiguous`.

extension Classifier {
    /// The one number of a text that is not plain: `ambiguous` if it has several.
    @inline(never)
    func onlyNumber(of bytes: Span<UInt8>, regionIndex: Int?) -> Classification {
        let part = NumberText.withoutBlanks(bytes)
        guard part.count == bytes.count else { return number(of: bytes.extracting(part), regionIndex: regionIndex) }
        var keys = DialString()
        if let word = readKeys(bytes, regionIndex: regionIndex, dialled: &keys) { return word }
        return withFoldedText(of: bytes) { text in
            if let number = numberBeforePauses(bytes, in: text, regionIndex: regionIndex) { return number }
            if text.mayNameCountry, let named = reader(of: bytes, regionIndex: regionIndex) {
                return named.reader.onlyNumber(of: bytes, regionIndex: named.regionIndex)
            }
            var found = Classification()
            var count = 0
            let isSegmented = visitCandidates(of: bytes, in: text, regionIndex: regionIndex) { _, number in
                if count == 0 { found = number }
                count += 1
            }
            guard isSegmented else {
                var dialled = DialString()
                let reading = readText(bytes, &text, regionIndex: regionIndex, dialled: &dialled)
                return onlyNumber(reading, of: bytes, regionIndex: regionIndex)
            }
            guard count > 1 else { return found }
            var several = Classification.ambiguous(found.nationalNumber)
            several.repairs = found.repairs
            return several
        } ?? Classification()
    }

    /// The reading of a text as one number, or `ambiguous` if the text has several: two that plans take, or any beside an accepted one,
    /// which would have their digits or have lost them.
    @inline(never)
    func onlyNumber(_ reading: Classification, of bytes: Span<UInt8>, regionIndex: Int?) -> Classification {
        guard reading.verdict != .ambiguous, mayHoldSeveral(bytes, reading, regionIndex: regionIndex) else {
            return reading
        }
        var first: Classification?
        var (count, taken) = (0, 0)
        visitNumbers(in: bytes, reading, regionIndex: regionIndex) { _, number in
            if first == nil { first = number }
            count += 1
            taken += number.planRule != .none ? 1 : 0
        }
        guard let first, count > 1, taken > 1 || reading.verdict == .accepted else { return reading }
        var several = Classification.ambiguous(first.nationalNumber)
        several.repairs = first.repairs
        return several
    }
}
