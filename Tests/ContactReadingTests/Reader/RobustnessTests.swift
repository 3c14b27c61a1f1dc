import ContactModel
import ReadingTestSupport
import SeededRandom
import Testing

@testable import ContactReading

/// No bytes trap, and whatever they are, totals add up and texts are valid. `Fuzz/run` tries more of them.
@Suite struct RobustnessTests {
    private func check(_ bytes: [UInt8], seed: Int) throws {
        for format in [nil, SourceFormat.csv, .vCard] {
            var options = ReadingOptions()
            options.format = format
            options.maxFieldLength = 5000
            do {
                let outcome = try read(bytes, options, cuts: [997])
                #expect(
                    outcome.description.recordsSeen == outcome.description.contacts + outcome.description.skipped,
                    "seed \(seed)")
                for contact in outcome.contacts {
                    let valid = contact.text.withUnsafeBufferPointer { UTF8Check.validate($0) }
                    #expect(valid == contact.text.count, "seed \(seed)")
                    for field in contact.fields {
                        let value = contact.value(of: field)
                        #expect(value.utf8.count == field.value.count, "seed \(seed)")
                        #expect(contact.label(of: field).utf8.count == field.label.count, "seed \(seed)")
                    }
                    #expect(contact.origin.byteOffset >= 0 && contact.origin.byteCount >= 0)
                }
            } catch is UnsupportedFormat {}
        }
    }

    @Test(arguments: 0..<20) func randomBytes(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let length = Int.random(in: 0...3000, using: &random)
        try check((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }, seed: seed)
    }

    @Test(arguments: 0..<20) func randomBytesThatMatter(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let alphabet = Array("\"\"\",,;:\r\n\n\t\\= aB0+\u{0}é;TEL:VCARD".utf8)
        let words = [
            "BEGIN:VCARD\n", "END:VCARD\n", "TEL;CELL:", ";ENCODING=QUOTED-PRINTABLE:", "PHOTO;ENCODING=b:", "AGENT:\n",
            "N:", "item1.",
        ]
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 1...400, using: &random) {
            if Int.random(in: 0..<4, using: &random) == 0, let word = words.randomElement(using: &random) {
                bytes += Array(word.utf8)
            } else if let byte = alphabet.randomElement(using: &random) {
                bytes.append(byte)
            }
        }
        try check(bytes, seed: seed)
    }

    @Test(arguments: Seeds.first(12)) func mutatedSamples(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for sample in Samples.all {
            var bytes = sample
            for _ in 0..<Int.random(in: 1...20, using: &random) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert([0x22, 0x0A, 0x0D, 0x3A, 0x3D][Int.random(in: 0..<5, using: &random)], at: place)
                default: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0...40, using: &random)))
                }
            }
            try check(bytes, seed: Int(seed))
        }
    }

    @Test(arguments: 0..<10) func mutationsAreReadTheSameHoweverTheyAreCut(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        for sample in Samples.all {
            var bytes = sample
            for _ in 0..<10 {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                bytes[place] = Array("\",\r\n=: ;\\".utf8)[Int.random(in: 0..<9, using: &random)]
            }
            guard let whole = try? read(bytes) else { continue }
            let cut = try read(bytes, cuts: [1], blockLength: 1)
            #expect(cut.contacts == whole.contacts, "seed \(seed)")
            #expect(cut.findings == whole.findings, "seed \(seed)")
        }
    }
}
