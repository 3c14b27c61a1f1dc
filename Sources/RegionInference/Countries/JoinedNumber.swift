import ContactModel
package import PhoneNumbers

/// Reads numbers whose calling code or area code stands in a column of its own.
///
/// The digits are those of the columns, in their order: none is dropped or invented. A number that is whole without them
/// stays as it is.
package struct JoinedNumber {
    let classifier: Classifier

    /// - Parameter classifier: reads the joined numbers.
    package init(classifier: Classifier) { self.classifier = classifier }

    /// The number with the codes before it; `nil` where the number alone has a better reading.
    ///
    /// - Parameters:
    ///   - alone: the reading of the number by itself.
    ///   - areaCode: the text of the column, empty if there is none.
    ///   - callingCode: the calling code to write before it, if its region alone does not do.
    package func classification(
        of text: ArraySlice<UInt8>, alone: Classification, areaCode: ArraySlice<UInt8>, in region: RegionCode?,
        callingCode: PhoneNumber.CountryCode?
    ) -> Classification? {
        guard !Self.isInternational(text), text.contains(where: { $0 &- 0x30 < 10 }) else { return nil }
        let area = Array(areaCode)
        let hasOwnArea = !area.isEmpty && Self.digits(text).starts(with: Self.digits(areaCode))
        // `030` beside `030 3986300`: the number is whole.
        if hasOwnArea, alone.e164 != nil, text.first(where: { $0 &- 0x30 < 10 }) == 0x30 { return nil }
        for (joined, region) in Self.texts(text, area: area, in: region, callingCode) {
            var found = joined.withUnsafeBufferPointer {
                classifier.classify(Span(_unsafeElements: $0), region: region)
            }
            guard found.e164 != nil, found.verdict != .ambiguous else { continue }
            if area.isEmpty, alone.e164 == found.e164 { return nil }
            // `030` beside `303986300` is either: with the code twice it is longer than numbers with an area code are.
            if hasOwnArea, alone.e164 != nil, found.nationalNumber.count > Self.mostDigitsOfArea {
                var undecided = Classification()
                undecided.verdict = .ambiguous
                undecided.nationalNumber = alone.nationalNumber
                return undecided
            }
            found.repairs.insert(.joinedColumns)
            return found
        }
        return nil
    }

    /// Numbers with an area code have hardly ever more digits.
    private static let mostDigitsOfArea = 10

    /// The texts that the columns make together, the likelier one first.
    private static func texts(
        _ text: ArraySlice<UInt8>, area: [UInt8], in region: RegionCode?, _ callingCode: PhoneNumber.CountryCode?
    ) -> [(text: [UInt8], region: RegionCode?)] {
        var texts: [(text: [UInt8], region: RegionCode?)] = []
        if !area.isEmpty { texts.append((area + [0x20] + text, region)) }
        guard let callingCode else { return texts }
        let prefix = Array("+\(callingCode.number) ".utf8)
        texts.append((prefix + (area.isEmpty ? [] : area + [0x20]) + text, nil))
        // `4921`, which lost its zero, is an area code of Germany, and not its calling code before another.
        if area.starts(with: "\(callingCode.number)".utf8) { texts.reverse() }
        return texts
    }

    /// Returns `true` if a number names its country itself, by a plus or the prefix that most countries dial.
    package static func isInternational(_ text: ArraySlice<UInt8>) -> Bool {
        let start = text.drop { $0 <= 0x20 || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "'") }
        return start.first == UInt8(ascii: "+") || start.starts(with: "00".utf8) || start.starts(with: "＋".utf8)
    }

    private static func digits(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var digits = text.filter { $0 &- 0x30 < 10 }
        while digits.first == 0x30 { digits.removeFirst() }
        return Array(digits)
    }
}
