import PhoneNumbers
import SeededRandom
import Testing

/// Any bytes get a verdict: nothing traps, and the same bytes get the same one.
@Suite struct AnyBytesTests {
    private static let regions = ["US", "DE", "IT", "AR", "BR", "MX", "CN", ""].map { RegionCode($0) }
    private static let pieces: [String] = [
        "+", "00", "011", "1", "44", "49", "0", "15", "9", "650", "2530000", " ", "-", "(", ")", ".", "/", ",", ";",
        "x", "ext",
        "#", "*", "E+", "=", "\"", "'", "\t", "tel:", ";phone-context=", ";isub=", ";ext=", "@", "://", "\u{200E}",
        "\u{660}",
        "\u{FF0B}", "доб", "é", "\u{1F600}", "e\u{301}", "\r\n", "\0", "555", "FLOWERS", " or ", ":::", "999999999999",
    ]

    @Test(arguments: 0..<8)
    func arbitraryBytes(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<400 {
            let length = Int.random(in: 0..<(seed == 0 ? 2000 : 40), using: &random)
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            check(bytes, Self.regions.randomElement(using: &random) ?? nil)
        }
    }

    @Test(arguments: 100..<112)
    func piecesOfNumbers(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<400 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0..<12, using: &random) {
                bytes += (Self.pieces.randomElement(using: &random) ?? "").utf8
            }
            if Int.random(in: 0..<4, using: &random) == 0, !bytes.isEmpty {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            check(bytes, Self.regions.randomElement(using: &random) ?? nil)
        }
    }

    @Test func everySingleByteAndPair() {
        let classifier = Classifier(region: RegionCode("US"))
        for first in UInt8.min...UInt8.max {
            #expect([first].withSpan { classifier.classify($0) }.verdict != .accepted)
            for second in UInt8.min...UInt8.max {
                let found = [first, second].withSpan { classifier.classify($0) }
                if found.verdict == .accepted { Issue.record("two bytes were accepted: \(first), \(second)") }
            }
        }
    }

    @Test(arguments: [31, 32, 33, 63, 64, 65, 249, 250, 251, 255, 256, 257, 10_000])
    func lengthsAroundTheBuffers(_ length: Int) {
        for byte in [
            UInt8(ascii: "1"), UInt8(ascii: "("), UInt8(ascii: "a"), 0xFF, 0, UInt8(ascii: "+"), UInt8(ascii: ";"),
        ] {
            check(Array(repeating: byte, count: length), RegionCode("US"))
            check([UInt8(ascii: "+"), UInt8(ascii: "1")] + Array(repeating: byte, count: length), RegionCode("US"))
            check(
                Array("6502530000".utf8) + Array(repeating: byte, count: length) + [UInt8(ascii: "7")], RegionCode("US")
            )
        }
    }

    @Test func aSchemeBehindAContext() {
        check(Array(";phone-context=+1tel:6502530000".utf8), RegionCode("US"))
    }

    /// Reads bytes in every way that there is, and expects what holds for all of them.
    private func check(_ bytes: [UInt8], _ region: RegionCode?) {
        let classifier = Classifier(region: region)
        let found = bytes.withSpan { classifier.classify($0) }
        if found != bytes.withSpan({ classifier.classify($0) }) { Issue.record("not stable: \(bytes)") }
        if found.verdict == .accepted, found.e164 == nil || found.rule == .none { Issue.record("no rule: \(bytes)") }
        for style in NumberStyle.allCases where (found.formatted(style) == nil) != (found.e164 == nil) {
            Issue.record("\(style): \(bytes)")
        }
        var count = 0
        bytes.withSpan { cell in
            classifier.forEachNumber(in: cell) { range, _ in
                count += 1
                if range.upperBound > bytes.count { Issue.record("outside of the cell: \(bytes)") }
            }
        }
        if count == 0 { Issue.record("no number in a cell: \(bytes)") }
        let explanation = bytes.withSpan { classifier.explanation(of: $0) }
        if explanation.classification != found || explanation[.verdict] == nil {
            Issue.record("not explained: \(bytes)")
        }
    }
}
