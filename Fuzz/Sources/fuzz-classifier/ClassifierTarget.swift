import FuzzSupport
import PhoneNumbers

/// Reads any bytes as a phone number and as a cell of several.
@main
enum ClassifierTarget: FuzzTarget {
    private static let regions = NumberingPlan.regions

    static func run(_ input: inout FuzzInput) {
        let choice = Int(input.byte())
        let region = choice < regions.count ? regions[choice] : nil
        let allowed: PhoneNumber.Categories = input.byte() % 2 == 0 ? .default : .all
        let classifier = Classifier(region: region, allowedCategories: allowed)
        input.rest().withUnsafeBufferPointer { run(Span(_unsafeElements: $0), with: classifier) }
    }

    private static func run(_ bytes: Span<UInt8>, with classifier: Classifier) {
        let found = classifier.classify(bytes)
        expect(found == classifier.classify(bytes), "the same bytes have the same verdict")
        expect(found.verdict != .accepted || found.e164 != nil, "an accepted number has an E.164 form")
        check(found, with: classifier)
        if found.verdict == .accepted { checkDigits(found, of: bytes) }
        checkCell(bytes, with: classifier)
        let explanation = classifier.explanation(of: bytes)
        expect(explanation.classification == found, "an explanation is of the same classification")
        _ = explanation.description
    }

    /// The formats of a number with an E.164 form are read back to the same number.
    private static func check(_ found: Classification, with classifier: Classifier) {
        for style in NumberStyle.allCases {
            expect((found.formatted(style) == nil) == (found.e164 == nil), "a number has every form or none")
        }
        guard found.verdict == .accepted, let e164 = found.e164 else { return }
        let again = classifier.classify(e164)
        expect(again.verdict == .accepted && again.e164 == e164, "\(e164) is read as \(again)")
        expect(again.region == found.region, "\(e164) is another number alone")
        // The rule of a number in its former form is that of the change.
        expect(
            found.repairs.contains(.renumbered) || again.rule == found.rule, "\(e164) has another rule alone")
        let international = found.formatted(.international) ?? ""
        let back = classifier.classify(international)
        expect(back.e164 == e164, "\(international) is read as \(back)")
    }

    /// The last digits of a number occur in the text, in the same order: none is invented.
    ///
    /// The first ones may come from the plan, as a calling code or the mobile prefix of Argentina does.
    private static func checkDigits(_ found: Classification, of bytes: Span<UInt8>) {
        // A context contains the digits that precede the others.
        let bytes = bytes.withUnsafeBufferPointer { Array($0) }
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        guard text.utf8.allSatisfy({ $0 < 0x80 }), !text.contains("phone-context") else { return }
        guard !found.repairs.contains(.scientificNotation) else { return }
        var wanted = found.nationalNumber.description.utf8.suffix(5)[...]
        let zero = found.repairs.contains(.letterForDigit) ? UInt8(ascii: "o") : nil
        for byte in bytes.reversed() {
            guard let last = wanted.last else { break }
            if last == digit(byte) || last == UInt8(ascii: "0") && byte | 0x20 == zero { wanted.removeLast() }
        }
        expect(wanted.isEmpty, "\(found.nationalNumber) has digits that \(bytes) has not")
    }

    /// The digit of a character on a phone keypad.
    private static func digit(_ byte: UInt8) -> UInt8? {
        if byte >= 0x30, byte <= 0x39 { return byte }
        let letter = byte | 0x20
        guard letter >= 0x61, letter <= 0x7A else { return nil }
        return Array("22233344455566677778889999".utf8)[Int(letter - 0x61)]
    }

    private static func checkCell(_ bytes: Span<UInt8>, with classifier: Classifier) {
        var end = 0
        var count = 0
        classifier.forEachNumber(in: bytes) { range, classification in
            expect(range.lowerBound >= end && range.upperBound <= bytes.count, "numbers of a cell follow each other")
            end = range.upperBound
            count += 1
            check(classification, with: classifier)
        }
        expect(count > 0, "a cell has at least one number")
    }
}
