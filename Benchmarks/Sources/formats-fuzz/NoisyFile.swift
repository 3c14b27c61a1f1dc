import ContactFormats
import SeededCorpora

/// A file of random pieces of contact files, and options to read it with; the same for a seed.
struct NoisyFile {
    let bytes: [UInt8]
    let options: ReadingOptions

    private static let pieces = [
        "BEGIN:VCARD\n", "END:VCARD\r\n", "TEL;CELL:", ";ENCODING=QUOTED-PRINTABLE:", "PHOTO;ENCODING=b:", "AGENT:\n",
        "N:", "item1.", "Name,Phone,Notes\n", "\"", "\"\"", ",", ";", "=\n", "=C3", "\n ", "X-ABLabel:",
        "VERSION:2.1\n", "\r", "\r\n", "é", ":::", "First Name,Last Name,Phone 1 - Label,Phone 1 - Value\n",
        "CHARSET=Shift_JIS", "CHARSET=utf-8", "\u{1A}", "\0", "sep=;\n", "BDAY:", "1985-04-12", "ADR:;;", "\\", "\\n",
        "TYPE=", "X-CUSTOM(", "^n",
    ]
    private static let longPieces = [
        String(repeating: "x", count: 3000), String(repeating: "AAAA", count: 1200),
        " " + String(repeating: "y", count: 2000) + "\n", String(repeating: "QUJD\n", count: 300),
        String(repeating: "=41", count: 900), String(repeating: ",", count: 3000),
    ]

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces = Self.pieces + (seed % 4 == 0 ? Self.longPieces : [])
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0...300, using: &generator) {
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes.append(UInt8.random(in: 0...255, using: &generator))
            case 1: bytes += Array("abc 123".utf8).prefix(Int.random(in: 1...7, using: &generator))
            default: bytes += Array(pieces[Int.random(in: 0..<pieces.count, using: &generator)].utf8)
            }
        }
        self.bytes = bytes
        options = Self.options(seed: seed)
    }

    private static func options(seed: UInt64) -> ReadingOptions {
        var options = ReadingOptions()
        options.format = [nil, .csv, .vCard][Int(seed % 3)]
        options.longestField = [1 << 20, 50, 5000][Int(seed / 3 % 3)]
        options.longestRecord = [1 << 20, 100, 10][Int(seed / 9 % 3)]
        options.longestPhoto = [9000, 10][Int(seed % 2)]
        options.longestContact = [10000, 50][Int(seed / 2 % 2)]
        options.headLength = [65536, 16, 100][Int(seed / 5 % 3)]
        let encodings = [
            TextEncoding.utf16LittleEndian, TextEncoding("Shift_JIS"), .windows1252, TextEncoding("windows-1251"),
        ]
        if seed % 7 == 0 { options.encoding = encodings[Int(seed / 7 % 4)] }
        return options
    }
}
