package import PhoneNumbers
package import SeededRandom

/// A number in one of its spellings, which is read as this number where it stands alone.
package struct SpelledNumber {
    /// The region that it is read in.
    package let region: RegionCode
    /// The number itself.
    package let number: DrawnNumber
    /// The spelling.
    package let text: String
    /// The spelling of the number with its calling code and without a plus; `nil` for other spellings.
    package let callingCode: Int?

    /// Every spelling of some random numbers of a region, mobile numbers and fixed lines.
    package static func draw(of region: RegionCode, count: Int, _ random: inout SeededGenerator) -> [SpelledNumber] {
        let ranges = NumberRanges.of(region)
        return (0..<count).flatMap { _ -> [SpelledNumber] in
            let templates = Bool.random(using: &random) ? ranges.mobile : ranges.fixedLine
            guard let template = (templates.isEmpty ? ranges.mobile : templates).randomElement(using: &random),
                let number = NumberRanges.number(of: template, &random), number.classification.region == region
            else { return [] }
            return spellings(of: number, region)
        }
    }

    private static func spellings(of number: DrawnNumber, _ region: RegionCode) -> [SpelledNumber] {
        let classifier = Classifier(region: region)
        let (national, international) = (number.national, number.international)
        let bare = String(international.dropFirst())
        let code = number.classification.countryCode.map { Int($0.number) }
        var texts: [(String, Int?)] = [(number.e164, nil), (bare.filter(\.isNumber), code), ("00" + bare, nil)]
        for mark: Character in [" ", "-", "."] {
            texts += [international, national].map { ($0.replacingSpaces(by: mark), nil) }
            texts.append((bare.replacingSpaces(by: mark), code))
        }
        texts += [(national.filter(\.isNumber), nil), (national.bracketed, nil)]
        return texts.filter { classifier.numbers(in: $0.0) == [number.e164] }
            .map { SpelledNumber(region: region, number: number, text: $0.0, callingCode: $0.1) }
    }
}

extension String {
    fileprivate func replacingSpaces(by mark: Character) -> String { String(map { $0 == " " ? mark : $0 }) }

    /// The text with its first group in brackets.
    fileprivate var bracketed: String {
        guard !hasPrefix("("), let space = firstIndex(of: " ") else { return self }
        return "(" + self[..<space] + ")" + self[space...]
    }
}

extension Classifier {
    /// The numbers that are accepted in a cell.
    package func numbers(in cell: String) -> [String] {
        var found: [String] = []
        Array(cell.utf8).withUnsafeBufferPointer { bytes in
            forEachNumber(in: Span(_unsafeElements: bytes)) { _, number in
                if number.verdict == .accepted, let e164 = number.e164 { found.append(e164) }
            }
        }
        return found
    }
}
