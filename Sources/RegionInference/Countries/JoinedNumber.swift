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
        var texts: [(text: [UInt8], region: RegionCode?)] = []
        let area = Array(areaCode)
        if !area.isEmpty {
            if Self.digits(text).starts(with: Self.digits(areaCode)), alone.e164 != nil { return nil }
            texts.append((area + [0x20] + text, region))
        }
        if let callingCode {
            let prefix = Array("+\(callingCode.number) ".utf8)
            texts.append((prefix + (area.isEmpty ? [] : area + [0x20]) + text, nil))
        }
        for (joined, region) in texts {
            var found = joined.withUnsafeBufferPointer {
                classifier.classify(Span(_unsafeElements: $0), region: region)
            }
            guard found.e164 != nil, found.verdict != .ambiguous else { continue }
            if area.isEmpty, alone.e164 == found.e164 { return nil }
            found.repairs.insert(.joinedColumns)
            return found
        }
        return nil
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
