import ReadingTestSupport
import SeededRandom
import Testing

@testable import ContactReading

/// Reading gives the same result wherever the bytes are cut.
@Suite struct ChunkingTests {
    private func expectSame(_ sample: [UInt8], _ options: ReadingOptions, cuts: [Int], blockLength: Int) throws {
        let whole = try read(sample, options)
        let cut = try read(sample, options, cuts: cuts, blockLength: blockLength)
        #expect(cut.contacts == whole.contacts, "cuts \(cuts.prefix(20)), block \(blockLength)")
        #expect(cut.findings == whole.findings, "cuts \(cuts.prefix(20)), block \(blockLength)")
        #expect(cut.description == whole.description)
    }

    @Test(arguments: Samples.all) func oneByteAtATime(sample: [UInt8]) throws {
        try expectSame(sample, ReadingOptions(), cuts: [1], blockLength: 1)
    }

    @Test(arguments: [16, 40, 64, 200]) func aShortHead(headLength: Int) throws {
        var options = ReadingOptions()
        options.headLength = headLength
        for sample in Samples.all { try expectSame(sample, options, cuts: [1], blockLength: 1) }
    }

    @Test(arguments: 0..<15) func randomCutsAndLimits(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        for sample in Samples.all {
            var options = ReadingOptions()
            options.maxFieldLength = Int.random(in: 10...300, using: &random)
            options.maxRecordLength = Int.random(in: 40...400, using: &random)
            options.maxPhotoLength = Int.random(in: 4...200, using: &random)
            options.headLength = Int.random(in: 100...2000, using: &random)
            let cuts = (0..<50).map { _ in Int.random(in: 1...60, using: &random) }
            try expectSame(sample, options, cuts: cuts, blockLength: Int.random(in: 1...100, using: &random))
        }
    }

    /// Lines about as long as the limits, of every encoding, with what may follow them.
    @Test(arguments: 0..<12) func linesAtTheLimit(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let parts = [
            "BEGIN:VCARD\n", "END:VCARD\r\n", "NOTE:", "NOTE;ENCODING=QUOTED-PRINTABLE:", "PHOTO;ENCODING=b:", "=\n",
            "\n ",
            "\n", "\r", "TEL:1\n", String(repeating: "x", count: 3000), String(repeating: "AAAA", count: 1200),
            String(repeating: "QUJD\n", count: 300), String(repeating: "=41", count: 900),
        ]
        let sample = (0..<120).compactMap { _ in parts.randomElement(using: &random) }.joined()
        var options = ReadingOptions()
        options.format = .vCard
        options.maxFieldLength = 5000
        options.maxPhotoLength = [10, 9000][seed % 2]
        let blockLength = Int.random(in: 1...3000, using: &random)
        try expectSame(
            Array(sample.utf8), options, cuts: [Int.random(in: 1...3000, using: &random)], blockLength: blockLength)
    }
}
