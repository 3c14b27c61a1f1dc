/// A code page that files of contacts are written in, with the languages that it is used for.
struct EncodingCandidate: Sendable {
    let encoding: TextEncoding
    /// The frequency of files in the encoding, as a natural logarithm; 0 for the encoding that Windows uses for the
    /// language.
    let commonness: Double
    let languages: [String]
    private let converter: SharedConverter

    private init(_ encoding: TextEncoding, commonness: Double, languages: String) {
        self.encoding = encoding
        self.commonness = commonness
        self.languages = languages.split(separator: " ").map { String($0) }
        converter = SharedConverter(from: encoding)
    }

    /// Every candidate, the more common one of two that may be alike first.
    static let all: [EncodingCandidate] = {
        let western = "de fr es pt it sv da fi nb nl is"
        let central = "pl cs sk hu ro hr sl"
        let table: [(name: String, commonness: Double, languages: String)] = [
            ("windows-1252", 0, western), ("windows-1250", 0, central), ("windows-1251", 0, "ru uk bg sr"),
            ("windows-1253", 0, "el"), ("windows-1254", 0, "tr"), ("windows-1255", 0, "he"),
            ("windows-1256", 0, "ar fa"),
            ("windows-1257", 0, "et lv lt"), ("windows-1258", 0, "vi"), ("windows-874", 0, "th"),
            ("Shift_JIS", 0, "ja"), ("EUC-JP", -1, "ja"), ("EUC-KR", 0, "ko"), ("Big5", 0, "zh_Hant"),
            ("GB18030", 0, "zh_Hans"), ("KOI8-R", -1, "ru"), ("KOI8-U", -2, "uk"), ("ISO-8859-2", -1.5, central),
            ("ISO-8859-9", -1, "tr"), ("ISO-8859-7", -2, "el"), ("ISO-8859-15", -3, western + " et"),
            ("ISO-8859-5", -3, "ru bg sr"), ("macintosh", -3, western), ("IBM866", -2, "ru"), ("IBM850", -7, western),
            ("IBM852", -7, central),
        ]
        return table.compactMap { entry in
            TextEncoding(entry.name).map {
                EncodingCandidate($0, commonness: entry.commonness, languages: entry.languages)
            }
        }
    }()

    /// The text of some bytes as scalar values; `nil` if they are not valid. A character that is cut off at the end is left out.
    func scalars(of bytes: [UInt8]) -> [UInt32]? {
        var output: [UInt8] = []
        if encoding.form == .singleByte {
            guard let table = SingleByteTable(encoding) else { return nil }
            bytes.withUnsafeBufferPointer { table.append($0, to: &output) }
        } else {
            guard let text = converter.convert(bytes) else { return nil }
            output = text
        }
        let scalars = String(decoding: output, as: UTF8.self).unicodeScalars.map(\.value)
        return scalars.contains(0xFFFD) ? nil : scalars
    }
}
