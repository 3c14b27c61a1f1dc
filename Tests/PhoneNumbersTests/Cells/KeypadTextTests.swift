import SeededRandom
import Testing

@testable import PhoneNumbers

@Suite struct KeypadTextTests {
    /// Keys of a keypad and extensions behind plain numbers, which are read without folding the text, are what the folded text is read as.
    @Test(arguments: UInt64(0)..<20) func shortWaysReadAsTheLongOne(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let regions = ["US", "DE", "GB", "FR", "JP", "AU"].map { RegionCode($0) }
        for _ in 0..<100 {
            let classifier = Classifier(region: try #require(regions.randomElement(using: &random)))
            let index = classifier.defaultRegionIndex
            let text =
                Bool.random(using: &random)
                ? Self.keys(&random) : Self.numberWithExtension(&random)
            Array(text.utf8).withSpan { bytes in
                var (short, long) = (DialString(), DialString())
                var reading = classifier.readKeys(bytes, regionIndex: index, dialled: &short)
                if reading == nil, short.read(plain: bytes) { reading = classifier.read(short, regionIndex: index) }
                guard let reading else { return }
                let folded = classifier.readText(bytes, regionIndex: index, dialled: &long)
                #expect(reading.verdict == folded.verdict, "\(text)")
                #expect(reading.nationalNumber == folded.nationalNumber, "\(text)")
                #expect(reading.extension == folded.extension, "\(text)")
            }
        }
    }

    @Test(arguments: [
        ("0800-FLOWERS", "08003569377", 7), ("+1800-4FLOWER", "18004356937", 6), ("1800-CUBA", nil, 0),
        ("80-FLOWERS", nil, 0),
        ("2019-2020A", nil, 0), ("800-OOO", nil, 0), ("800-5W12", nil, 0), ("800-EXT12", nil, 0), ("800-", nil, 0),
    ]) func knowsKeysBehindAHyphen(text: String, digits: String?, letters: Int) {
        Array(text.utf8).withSpan { bytes in
            let found = KeypadText(bytes)
            #expect(found.map { $0.digits.description } == digits)
            #expect(found?.letters ?? 0 == letters)
        }
    }

    private static func digits(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
        String(
            (0..<Int.random(in: count, using: &random)).map { _ in "0123456789".randomElement(using: &random) ?? "0" })
    }

    private static func keys(_ random: inout SeededGenerator) -> String {
        let keys = (0..<Int.random(in: 1...8, using: &random)).map { _ in
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".randomElement(using: &random) ?? "A"
        }
        return (Bool.random(using: &random) ? "+" : "") + digits(3...9, &random) + "-" + String(keys) + "B"
    }

    private static func numberWithExtension(_ random: inout SeededGenerator) -> String {
        let label = ["", "", "tel:", "Tel: "].randomElement(using: &random) ?? ""
        let mark = ["-", " ", "/", "."].randomElement(using: &random) ?? "-"
        let groups = (0..<Int.random(in: 2...4, using: &random)).map { _ in digits(2...4, &random) }
        let word = [" ext. ", "x", ", ext ", " доб. ", " 内線 ", "#", ";ext="].randomElement(using: &random) ?? "x"
        return label + (Bool.random(using: &random) ? "+" : "0") + groups.joined(separator: mark) + word
            + digits(1...4, &random)
    }
}
