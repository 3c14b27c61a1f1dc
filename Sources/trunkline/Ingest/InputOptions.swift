import ArgumentParser
import ContactCleaning
import ContactFormats

/// What commands that read contact files are told about them.
struct InputOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The character encoding, such as windows-1251 or Shift_JIS, where it is not found by itself.",
            valueName: "name"),
        transform: Self.encoding)
    var encoding: TextEncoding?

    @Option(
        help: ArgumentHelp(
            "What stands between CSV cells, where it is not found by itself: one character, or tab.",
            valueName: "char"),
        transform: Self.delimiter)
    var delimiter: UInt8?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Changes a limit; may be repeated.",
            discussion: """
                Bytes, with K, M or G: field, record, contact (at most 256M), photo, unpacked. Counts: columns, values, \
                ratio.
                """,
            valueName: "name=value"),
        transform: Self.limit)
    var limit: [LimitArgument] = []

    /// The options with what was said.
    func options(_ options: CleaningOptions) -> CleaningOptions {
        var options = options
        options.reading.encoding = encoding
        options.reading.delimiter = delimiter
        for limit in limit { limit.limit.set(limit.value, in: &options) }
        return options
    }

    private static func encoding(_ name: String) throws -> TextEncoding {
        guard let encoding = TextEncoding(name) else {
            throw ValidationError(
                "'\(name)' is an unknown encoding; try windows-1252, Shift_JIS or UTF-16LE.")
        }
        return encoding
    }

    private static func delimiter(_ text: String) throws -> UInt8 {
        if text.lowercased() == "tab" || text == "\\t" { return 0x09 }
        guard text.utf8.count == 1, let byte = text.utf8.first, byte != 0x22, byte != 0x0A, byte != 0x0D, byte < 0x80
        else {
            throw ValidationError("'\(text)' cannot stand between cells; give one ASCII character, or tab.")
        }
        return byte
    }

    private static func limit(_ text: String) throws -> LimitArgument {
        guard let (limit, value) = InputLimit.parse(text) else {
            let names = InputLimit.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("'\(text)' is no limit; write NAME=VALUE, as photo=4M, with one of \(names).")
        }
        return LimitArgument(limit: limit, value: value)
    }
}

/// One limit as an argument.
struct LimitArgument: Sendable {
    var limit: InputLimit
    var value: Int
}
