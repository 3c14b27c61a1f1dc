import PhoneNumbers
import Testing

/// Compares classifications with those of libphonenumber on 20,000 numbers of every region and type, in many spellings.
@Suite struct ReferenceTests {
    /// Texts on which both differ, each with its cause.
    private static let knownDifferences: Set<String> = [
        // A letter x is the third digit of a number here.
        "61-XCEX",
        // These are numbers of two other countries, too.
        "(502) 41358375", "(504) 30048889",
        // A zero in brackets is not part of a number that exists without it.
        "+247 (0) 2\u{2212}0\u{2212}086",
        // Four groups are an address of a network, and a slash or a hyphen before one digit begins a second number.
        "12.3.38.246", "9\u{FF0E}0\u{FF0E}255\u{FF0E}39", "86.18.4.4",
        "78\u{FF0E}0\u{FF0E}56\u{FF0E}63",
        // A zero behind the calling code is no part of a number without one, whether a prefix or a plus stands in front.
        "003\u{FF0E}560\u{FF0E}3550\u{FF0E}4\u{FF0E}42\u{FF0E}8", "002.26.0706.9.52.38",
        "\u{966}\u{966}\u{96F}\u{96D}\u{96A}\u{966}\u{96C}\u{966}\u{96B}\u{968}\u{96C}\u{96D}\u{969}\u{967}",
        // A letter O between digits and other letters may be a zero.
        "800687031-O1VK", "900294-O0BC",
    ]

    /// Returns `true` for a number with more digits than E.164 allows, which the reference does not count.
    private static func isTooLong(_ item: ReferenceCases.Case, _ found: Classification) -> Bool {
        (found.word == "tooLong" || found.verdict == .ambiguous) && (item.answers.first ?? "").count > 16
    }

    /// Returns `true` for a national number without its trunk prefix that has no more digits than numbers inside an area, or that may
    /// be one cut short behind its calling code: the reference takes it for one of another area.
    private static func isWithoutPrefix(_ item: ReferenceCases.Case, _ found: Classification) -> Bool {
        guard found.verdict == .ambiguous, !item.text.contains("+"), let e164 = item.answers.first else { return false }
        let digits = found.nationalNumber.description
        return digits.count < 9 || e164.hasPrefix("+" + digits.prefix(2)) && e164.hasSuffix(digits)
    }

    /// Returns `true` for a number behind a plus of which the first group is only a part of the calling code.
    private static func hasCutCallingCode(_ item: ReferenceCases.Case, _ found: Classification) -> Bool {
        guard found.verdict == .ambiguous,
            let plus = item.text.firstIndex(of: "+") ?? item.text.firstIndex(of: "\u{FF0B}"),
            let e164 = item.answers.first,
            let code = Classifier(allowedCategories: .all).classify(e164).countryCode
        else { return false }
        return item.text[plus...].dropFirst().prefix(while: \.isNumber).count < String(code.number).count
    }

    /// Returns `true` for a number of which the last digit or two stand apart behind a longer group: they may be a remark.
    private static func endsWithShortGroup(_ item: ReferenceCases.Case, _ found: Classification) -> Bool {
        let number = item.text.drop { $0.isLetter }.prefix { (!$0.isLetter || $0 == "\u{30FC}") && !",;#".contains($0) }
        let groups = number.split { !$0.isNumber }
        return found.verdict == .ambiguous && 1...2 ~= groups.last?.count ?? 0
            && groups.dropLast().last?.count ?? 0 > 1
    }

    /// Returns `true` for a number as it was before its country changed it, or dropped its trunk prefix, which the reference does not know,
    /// and for one that it lists though nobody can have it.
    private static func isChanged(_ item: ReferenceCases.Case, _ found: Classification) -> Bool {
        if found.verdict == .ambiguous {
            return Classifier(allowedCategories: .all).replacement(ofListed: item.text, region: RegionCode(item.region))
                != nil
        }
        return item.answers.isEmpty && !found.repairs.isDisjoint(with: [.renumbered, .formerPrefix])
    }

    @Test func readingsAreThoseOfTheReference() throws {
        let cases = try ReferenceCases.all()
        #expect(cases.count > 20_000)
        let classifier = Classifier(allowedCategories: .all)
        var wrong: [String] = []
        for item in cases where !Self.knownDifferences.contains(item.text) {
            let found = classifier.classify(item.text, region: RegionCode(item.region))
            let answers =
                found.verdict == .accepted
                ? [
                    found.e164 ?? "", found.extension.description, found.region?.code ?? "",
                    found.formatted(.national) ?? "", found.formatted(.international) ?? "",
                    found.categories.description,
                ] : []
            guard answers != item.answers else { continue }
            let isKnown =
                Self.isWithoutPrefix(item, found) || Self.isChanged(item, found) || Self.isTooLong(item, found)
                || Self.endsWithShortGroup(item, found) || Self.hasCutCallingCode(item, found)
            if !isKnown {
                wrong.append("\(item.text) in \(item.region): \(answers) \(found.word), reference \(item.answers)")
            }
        }
        #expect(wrong.count == 0, "\(wrong.prefix(10).joined(separator: "\n"))")
    }
}
