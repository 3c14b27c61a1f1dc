import SeededRandom
import Testing

@testable import ContactReading

struct RecordStartTests {
    private static func rowStart(in piece: [UInt8]) -> Int? {
        piece.withUnsafeBufferPointer { RecordStart.ofRow(in: $0, delimiter: ASCII.comma) }
    }

    @Test(arguments: [
        ("b,c\nnext,1\n", "next"), ("b,c\r\nnext,1\n", "next"), ("b\rnext\r", "next"), ("no line end", nil), ("", nil),
        ("\n", ""),
        ("x\n\"next\",1\n", "\"next"), ("x\n\"\",\"next\",\n", "\"\""), ("x\n,\"\"\"next\"\"\",1\n", ",\""),
        // In a quoted cell.
        ("x\ny\",1\nnext,2\n", "next"), ("x\n\",1\nnext,2\n", "next"),
        ("x\ny \"\"z\"\" a\",\"b\nc\",1\r\nnext,2\n", "next"),
        ("x\ny,\",\"1\n2\"\nnext", "next"), ("x\ny\"\nnext", "next"), ("x\ny\",\"1\n2", nil),
    ])
    func rows(_ piece: String, _ expected: String?) {
        let start = Self.rowStart(in: Array(piece.utf8))
        let rest = start.map { String(decoding: Array(piece.utf8)[$0...], as: UTF8.self) }
        #expect((rest == nil) == (expected == nil) && (rest ?? "").hasPrefix(expected ?? ""), "\(rest ?? "nil")")
    }

    /// Wherever a table is cut, a row starts where its rows start.
    @Test(arguments: 0..<20 as Range<UInt64>) func tablesCutAnywhere(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let words = ["Ann", "Bo & Co.", "12 Example Road", "650-253-0000", "she said \"\"no\"\"", "Zürich"]
        var text: [UInt8] = []
        var starts: Set<Int> = []
        for _ in 0..<8 {
            starts.insert(text.count)
            let cells = (0..<5).map { _ in
                let lines = (0...Int.random(in: 0...2, using: &random)).map { _ in
                    words.randomElement(using: &random) ?? ""
                }
                return "\"" + lines.joined(separator: Bool.random(using: &random) ? "\n" : "\r\n") + "\""
            }
            text += Array((cells.joined(separator: ",") + "\r\n").utf8)
        }
        for cut in text.indices {
            guard let start = Self.rowStart(in: Array(text[cut...])) else { continue }
            #expect(starts.contains(cut + start) || cut + start == text.count, "cut at \(cut)")
        }
    }

    @Test(arguments: [
        ("TEL:1\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:A", 18), ("begin:vcard\nBegin:vCard\n", 12),
        ("NOTE:BEGIN:VCARD\nFN:x\n", nil), ("", nil),
    ])
    func cards(_ piece: String, _ expected: Int?) {
        #expect(Array(piece.utf8).withUnsafeBufferPointer { RecordStart.ofCard(in: $0) } == expected)
    }
}
