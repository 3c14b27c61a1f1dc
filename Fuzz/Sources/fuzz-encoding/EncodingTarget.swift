import ContactReading
import FuzzSupport
import SourceReading

/// Reads any bytes as a file of unknown format in any encoding, given or detected.
@main
enum EncodingTarget: FuzzTarget {
    private static let encodings = [
        nil, nil, TextEncoding.utf16LittleEndian, .utf16BigEndian, .windows1252, .latin1, TextEncoding("Shift_JIS"),
        TextEncoding("windows-1251"), TextEncoding("GB18030"), TextEncoding("Big5"), TextEncoding("EUC-KR"),
        TextEncoding("ISO-2022-JP"), TextEncoding("UTF-32"), TextEncoding("KOI8-R"),
    ]

    static func run(_ input: inout FuzzInput) {
        var options = ReadingOptions(&input)
        let cut = Int(input.byte()) + 1
        options.encoding = input.pick(encodings)
        if let fallback = input.pick(encodings) { options.fallbackEncoding = fallback }
        _ = SourceReading.checked(input.rest(), options: options, cuts: [cut])
    }
}
