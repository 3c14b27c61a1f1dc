import NumberCorpus
import PhoneNumbers
import SeededRandom
import Testing

/// A number with an extension is read as it is without.
@Suite struct ExtensionLawTests {
    private static let extensions = [", ext 82", " x82", " ext. 82", "x82", ";ext=82"]

    private func expectTheSame(_ text: String, _ region: RegionCode?) {
        let alone = Classifier(region: region).classify(text)
        for notation in Self.extensions {
            let found = Classifier(region: region).classify(text + notation)
            #expect(found.verdict == alone.verdict && found.e164 == alone.e164, "\(text)\(notation): \(found.word)")
            if alone.verdict == .accepted { #expect(found.extension.description == "82", "\(text)\(notation)") }
        }
    }

    @Test func aNumberIsReadTheSameBeforeAnExtension() {
        var random = SeededGenerator(seed: 82)
        for number in CellLaw.regions.flatMap({ SpelledNumber.draw(of: $0, count: 2, &random) }) {
            expectTheSame(number.text, number.region)
        }
    }

    @Test(arguments: [
        ("030 123456 12", "DE"), ("0812 3456 7890 2", "ID"), ("0812-3456-789 12", "ID"), ("040 123 4567 2", "FI"),
        ("02-208-3145 1", "KR"), ("0171 1234567-1", "DE"), ("5 0122352276", "KR"), ("82.33-113 1998", "KR"),
        ("0722 61 5003 Bergen", "IT"), ("-2208960000", "US"), ("030 126271 [3]", "DE"), ("020-12 32 00 - 2", "SE"),
        ("Nr. 1641-3801", "DE"), ("26123456 (CVR)", "DK"), ("4567890", "DE"), ("2902-8449", "KR"),
    ])
    func noExtensionTakesADoubtAway(_ text: String, _ region: String) {
        for notation in [", ext 82", " x82", " ext. 82"] {
            #expect(classification(of: text + notation, region).verdict != .accepted, "\(text)\(notation)")
        }
    }

    @Test(arguments: [("+49 30 1234567KL", "DE"), ("+3586002432-O1KL", "FI"), ("+49 30 1234567QZ", "DE")])
    func lettersAtANumberAreNotDroppedForAnExtension(_ text: String, _ region: String) {
        let alone = classification(of: text, region)
        let found = classification(of: text + ", ext 82", region)
        #expect((found.verdict, found.e164) == (alone.verdict, alone.e164))
    }

    /// More digits than seven behind a comma or a semicolon are no extension.
    @Test(arguments: [
        ("+40712102409;381601514477", "RO"), ("+351912345678, 912345679", "PT"), ("+16502530000;65025300", "US"),
    ])
    func aNumberIsNoExtension(_ text: String, _ region: String) {
        let found = classification(of: text, region)
        #expect(found.verdict != .accepted && found.extension.isEmpty)
    }

    @Test(arguments: [
        ("+16502530000,,85012345678", "85012345678"), ("+16502530000, 123", "123"), ("+16502530000;12", "12"),
    ])
    func pausesLeadToMoreDigits(_ text: String, _ digits: String) {
        #expect(classification(of: text).extension.description == digits)
    }
}
