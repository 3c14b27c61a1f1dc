/// A character encoding.
///
/// `TextEncoding("cp1251")` looks a name up; common spellings and any case are understood. A name that the built-in list
/// lacks is passed to the system's converter, so that `TextEncoding("IBM850")` works where the system knows it.
public struct TextEncoding: Sendable, Hashable, CustomStringConvertible {
    /// The preferred name, as IANA registers it.
    public let name: String
    package let form: Form

    /// The way in which an encoding is decoded.
    package enum Form: Sendable, Hashable {
        case utf8
        case utf16(isBigEndian: Bool)
        /// One byte a character, ASCII below 0x80: decoded value by value, so that offsets stay those of the source.
        case singleByte
        /// Anything else: the stream is converted by the system before it is read.
        case converted
    }

    init(name: String, form: Form) {
        self.name = name
        self.form = form
    }

    /// Looks an encoding up by its name, such as `utf-8`, `cp1252`, `Shift_JIS`.
    ///
    /// `nil` if neither this library nor the system knows the name.
    ///
    /// - Parameter name: a name or a common alias, in any case, with or without hyphens and underscores.
    public init?(_ name: String) {
        let key = Self.key(name)
        if let known = Self.known[key] {
            self = known
        } else if let form = CodePage.form(of: name) {
            self.init(name: name, form: form)
        } else {
            return nil
        }
    }

    /// The name for the system's converter: Windows writes more characters under these names than were registered, see
    /// the [WHATWG Encoding Standard](https://encoding.spec.whatwg.org/#names-and-labels).
    var converterName: String {
        switch name {
        case "Shift_JIS": "CP932"
        case "EUC-KR": "UHC"
        default: name
        }
    }

    /// The preferred name.
    public var description: String { name }

    /// `true` if offsets in findings and contacts count the bytes of the source; if not, they count the bytes of the
    /// text after conversion to UTF-8.
    public var keepsOffsets: Bool {
        switch form {
        case .utf8, .singleByte: true
        case .utf16, .converted: false
        }
    }

    /// UTF-8, [RFC 3629](https://www.rfc-editor.org/rfc/rfc3629).
    public static let utf8 = TextEncoding(name: "UTF-8", form: .utf8)
    /// UTF-16 with the low byte first, as Excel's "Unicode Text" has it.
    public static let utf16LittleEndian = TextEncoding(name: "UTF-16LE", form: .utf16(isBigEndian: false))
    /// UTF-16 with the high byte first.
    public static let utf16BigEndian = TextEncoding(name: "UTF-16BE", form: .utf16(isBigEndian: true))
    /// The Western code page of Windows.
    public static let windows1252 = TextEncoding(name: "windows-1252", form: .singleByte)
    /// The Western code page of ISO.
    public static let latin1 = TextEncoding(name: "ISO-8859-1", form: .singleByte)
}

extension TextEncoding {
    /// A name without case, hyphens, underscores and spaces.
    private static func key(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" && $0 != " " && $0 != "\"" }))
    }

    private static let known: [String: TextEncoding] = {
        var table: [String: TextEncoding] = [
            "utf8": .utf8, "utf8bom": .utf8, "usascii": .utf8, "ascii": .utf8,
            "utf16le": .utf16LittleEndian, "utf16be": .utf16BigEndian, "utf16": .utf16LittleEndian,
            "windows1252": .windows1252, "cp1252": .windows1252, "ansi": .windows1252,
            "iso88591": .latin1, "latin1": .latin1,
        ]
        for number in 1250...1258 where number != 1252 {
            let encoding = TextEncoding(name: "windows-\(number)", form: .singleByte)
            table["windows\(number)"] = encoding
            table["cp\(number)"] = encoding
        }
        for number in 2...16 where number != 12 {
            table["iso8859\(number)"] = TextEncoding(name: "ISO-8859-\(number)", form: .singleByte)
        }
        for (number, alias) in [(2, "latin2"), (4, "latin4"), (9, "latin5"), (13, "latin7"), (15, "latin9")] {
            table[alias] = TextEncoding(name: "ISO-8859-\(number)", form: .singleByte)
        }
        for (name, aliases) in [
            ("KOI8-R", ["koi8r"]), ("KOI8-U", ["koi8u"]), ("macintosh", ["macroman", "macintosh"]),
        ] {
            for alias in aliases { table[alias] = TextEncoding(name: name, form: .singleByte) }
        }
        for (name, aliases) in [
            ("Shift_JIS", ["shiftjis", "sjis", "xsjis", "mskanji"]), ("CP932", ["cp932", "windows31j", "ms932"]),
            ("EUC-JP", ["eucjp"]), ("ISO-2022-JP", ["iso2022jp"]), ("Big5", ["big5", "cp950"]),
            ("GB18030", ["gb18030"]), ("GBK", ["gbk", "cp936", "gb2312"]), ("EUC-KR", ["euckr", "ksc56011987"]),
            ("UHC", ["cp949", "uhc"]), ("UTF-32LE", ["utf32le", "utf32"]), ("UTF-32BE", ["utf32be"]),
            ("UTF-7", ["utf7"]),
        ] {
            for alias in aliases { table[alias] = TextEncoding(name: name, form: .converted) }
        }
        return table
    }()
}
