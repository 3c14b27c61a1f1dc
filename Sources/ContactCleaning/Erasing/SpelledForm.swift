import PhoneNumbers

/// Finds a number in text in one of its forms, that of today or one from before its country changed it, in every spelling that the
/// classifier reads as this number.
///
/// The places where the digits of the form may stand are found in one pass; the classifier's reading of the text around them
/// decides.
struct SpelledForm: Sendable {
    private let countryCode: PhoneNumber.CountryCode
    private let number: DigitBuffer
    /// The national digits of the form.
    private let national: [UInt8]
    private let scan: SpellingScan
    private let classifier: Classifier
    /// The regions in which the form is written without its calling code.
    private let homes: [RegionCode]

    /// An occurrence of the number in a text.
    struct Occurrence {
        /// The digits that are its own.
        var range: Range<Int>
        /// The text that is read as the number.
        var window: Range<Int>
        /// `true` if the text names the country by a plus.
        var hasPlus: Bool
        /// `true` if the text has more digits than the national number.
        var hasPrefix: Bool
        /// The text with the digits beside it, which may be another number as a whole.
        var wider: [Range<Int>]
        /// The position of the form among those of the number.
        var form = 0
    }

    /// A form of a number.
    ///
    /// - Parameters:
    ///   - number: the reading of the number.
    ///   - countryCode: the calling code of the form.
    ///   - digits: the national digits of the form.
    ///   - classifier: reads the texts.
    init?(
        of number: Classification, _ countryCode: PhoneNumber.CountryCode, _ digits: DigitBuffer,
        _ classifier: Classifier
    ) {
        guard let code = number.countryCode else { return nil }
        self.countryCode = code
        self.number = number.nationalNumber
        self.classifier = classifier
        national = (0..<digits.count).map { digits[$0] }
        scan = SpellingScan(national)
        let main = NumberingPlan(countryCode: countryCode).regions.first
        homes = [number.region, main == number.region ? nil : main].compactMap { $0 }.filter { $0 != .world }
    }

    // MARK: - Finding

    /// The occurrences of the number in a text, in order.
    ///
    /// - Complexity: O(*n*) in the bytes, and some microseconds for each place with digits of the number.
    func occurrences(in text: UnsafeBufferPointer<UInt8>) -> [Occurrence] {
        let found = plainOccurrences(in: text)
        guard let address = PercentDecodedText(text) else { return found }
        let more = address.bytes.withUnsafeBufferPointer { plainOccurrences(in: $0) }.map(address.located)
        return (found + more.filter { other in !found.contains { $0.range.overlaps(other.range) } })
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func plainOccurrences(in text: UnsafeBufferPointer<UInt8>) -> [Occurrence] {
        var found: [Occurrence] = []
        guard text.count >= min(national.count, 2) else { return found }
        scan.forEachPlace(in: text) { place in
            let isNew = found.last.map { $0.range.upperBound < place.end } ?? true
            if isNew, let occurrence = occurrence(at: place, in: text) { add(occurrence, to: &found) }
        }
        return found
    }

    private func add(_ occurrence: Occurrence, to found: inout [Occurrence]) {
        if let last = found.last, last.range.overlaps(occurrence.range) {
            // The wider of two readings of the same digits.
            if last.range.count < occurrence.range.count { found[found.count - 1] = occurrence }
            return
        }
        if let last = found.last, last.range.lowerBound > occurrence.range.lowerBound { return }
        found.append(occurrence)
    }

    private func occurrence(at place: SpellingScan.Place, in text: UnsafeBufferPointer<UInt8>) -> Occurrence? {
        let run = SymbolRun(in: text, around: place.end, place.reading)
        guard run.last >= 0 else { return nil }
        let digits = digits(of: run, place)
        let windows = SpellingWindows(in: text, run, from: digits.lowerBound, to: digits.upperBound)
        if !place.isEnd {
            // The number itself has a place at its end.
            let rest = run.symbols[(run.last + 1)...].prefix(national.count - scan.beginningCount)
            if rest.elementsEqual(national[scan.beginningCount...], by: { $0.digit == $1 }) { return nil }
            if !windows.hasDigits(behind: national.count - scan.beginningCount) { return nil }
        }
        let isWhole = digits.count == national.count
        let own = run.symbols[digits.lowerBound].start..<run.symbols[digits.upperBound - 1].end
        // The start of a text that a plus binds to another country, or that is read only together with its neighbours.
        var bound: Int?
        for window in windows.all {
            if let bound, window.range.lowerBound > bound || window.digits > 0 { continue }
            let piece = piece(of: text, window, isWhole: isWhole) {
                // The end of a second number stands behind the digits that it shares.
                place.isEnd ? $0.overlaps(own) : $0.lowerBound >= own.upperBound
            }
            guard let piece else {
                if window.isBound, isWhole { bound = window.spellings.first?.lowerBound ?? window.range.lowerBound }
                continue
            }
            let holdsOwn = isWhole && piece.lowerBound <= own.lowerBound && piece.upperBound >= own.upperBound
            return Occurrence(
                range: holdsOwn ? own : piece, window: window.range, hasPlus: window.isBound,
                hasPrefix: window.digits > national.count, wider: windows.wider(than: window.range))
        }
        return nil
    }

    /// The symbols that are digits of the number: all of them, or the ones that made the place.
    private func digits(of run: SymbolRun, _ place: SpellingScan.Place) -> Range<Int> {
        let end = run.last + 1
        let count = place.isEnd ? scan.endingCount : scan.beginningCount
        guard place.isEnd, end >= national.count,
            run.symbols[end - national.count..<end].elementsEqual(national, by: { $0.digit == $1 })
        else { return max(0, end - count)..<end }
        return end - national.count..<end
    }

    /// The part of a window that is read as the number; `nil` if none is.
    private func piece(
        of text: UnsafeBufferPointer<UInt8>, _ window: SpellingWindows.Window, isWhole: Bool,
        _ isWanted: (Range<Int>) -> Bool
    ) -> Range<Int>? {
        for range in window.spellings {
            for home in homes {
                if let piece = piece(of: text, range, in: home, isWanted) { return piece }
            }
            if homes.isEmpty, let piece = piece(of: text, range, in: nil, isWanted) { return piece }
        }
        // `00 1 650 ...` and other ways to dial abroad differ from country to country.
        guard isWhole, window.digits > national.count, !window.isBound, let range = window.spellings.first else {
            return nil
        }
        for region in NumberingPlan.regions {
            if let piece = piece(of: text, range, in: region, isWanted) { return piece }
        }
        return nil
    }

    private func piece(
        of text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, in region: RegionCode?,
        _ isWanted: (Range<Int>) -> Bool
    ) -> Range<Int>? {
        var found: Range<Int>?
        let bytes = UnsafeBufferPointer(rebasing: text[range])
        classifier.forEachNumber(in: Span(_unsafeElements: bytes), region: region) { piece, reading in
            guard found == nil, isNumber(reading) else { return }
            let piece = range.lowerBound + piece.lowerBound..<range.lowerBound + piece.upperBound
            if isWanted(piece) { found = piece }
        }
        return found
    }

    // MARK: - Other numbers

    /// Returns `true` if a classification is that of the number.
    private func isNumber(_ reading: Classification) -> Bool {
        reading.planRule != .none && reading.countryCode == countryCode && reading.nationalNumber == number
    }

    /// Returns `true` if an occurrence of the digits is another number in its text: `030 201234` in Germany is not +298
    /// 201234.
    ///
    /// - Parameter home: The region in which national numbers of the text are read; `nil` if it is not known.
    func isOther(_ occurrence: Occurrence, in text: UnsafeBufferPointer<UInt8>, home: RegionCode?) -> Bool {
        if occurrence.hasPlus { return false }
        guard let home else {
            if occurrence.hasPrefix { return false }
            // So few digits stand in any text, and are the end of many numbers.
            if national.count < 6 { return true }
            guard national.count < 8 else { return false }
            return NumberingPlan.regions.contains { region in
                occurrence.wider.contains { isOther($0, in: text, region: region) }
            }
        }
        if ([occurrence.window] + occurrence.wider).contains(where: { isOther($0, in: text, region: home) }) {
            return true
        }
        let isAbroad = NumberingPlan.countryCode(of: home) != countryCode
        return isAbroad && !occurrence.hasPrefix && national.count < 7
    }

    private func isOther(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>, region: RegionCode) -> Bool {
        let bytes = UnsafeBufferPointer(rebasing: text[range])
        var (isOwn, isOther) = (false, false)
        classifier.forEachNumber(in: Span(_unsafeElements: bytes), region: region) { _, reading in
            guard reading.planRule != .none else { return }
            if isNumber(reading) { isOwn = true } else if holdsEnd(reading.nationalNumber) { isOther = true }
        }
        return isOther && !isOwn
    }

    /// Returns `true` if another number contains the last digits of this one.
    private func holdsEnd(_ other: DigitBuffer) -> Bool {
        let ending = national.suffix(scan.endingCount)
        guard other.count >= ending.count else { return false }
        return (0...other.count - ending.count).contains { start in
            ending.enumerated().allSatisfy { other[start + $0.offset] == $0.element }
        }
    }
}

/// A text with the characters that an address writes as `%2D`, and where its bytes stand.
private struct PercentDecodedText {
    private(set) var bytes: [UInt8] = []
    private var offsets: [Int] = []

    /// `nil` if there are none.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.contains(UInt8(ascii: "%")) else { return nil }
        var position = 0
        while position < text.count {
            offsets.append(position)
            if text[position] == UInt8(ascii: "%"), position + 2 < text.count,
                let high = Character(Unicode.Scalar(text[position + 1])).hexDigitValue,
                let low = Character(Unicode.Scalar(text[position + 2])).hexDigitValue
            {
                bytes.append(UInt8(high << 4 | low))
                position += 3
            } else {
                bytes.append(text[position])
                position += 1
            }
        }
        offsets.append(text.count)
        if bytes.count == text.count { return nil }
    }

    /// An occurrence where it stands in the text itself.
    func located(_ occurrence: SpelledForm.Occurrence) -> SpelledForm.Occurrence {
        func located(_ range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }
        var occurrence = occurrence
        occurrence.range = located(occurrence.range)
        occurrence.window = located(occurrence.window)
        occurrence.wider = occurrence.wider.map(located)
        return occurrence
    }
}
