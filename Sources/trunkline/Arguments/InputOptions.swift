import ArgumentParser
import ContactCleaning
import ContactReading

/// The options for the form of contact files.
struct FormOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The character encoding, such as windows-1251 or Shift_JIS, instead of the detected one.",
            valueName: "name"),
        transform: Self.encoding)
    var encoding: TextEncoding?

    @Option(
        help: ArgumentHelp(
            "The delimiter between CSV cells, instead of the detected one: one character, or tab.",
            valueName: "char"),
        transform: Self.delimiter)
    var delimiter: UInt8?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("A sheet of the workbook to read, instead of all; may be repeated.", valueName: "name"))
    var sheet: [String] = []

    /// The options as the arguments change them.
    func options(_ options: CleaningOptions) -> CleaningOptions {
        var options = options
        options.reading.encoding = encoding
        options.reading.delimiter = delimiter
        options.sheets = sheet
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
            throw ValidationError("'\(text)' cannot be a delimiter; give one ASCII character, or tab.")
        }
        return byte
    }
}

/// The options for reading contact files.
struct InputOptions: ParsableArguments {
    @OptionGroup var form: FormOptions

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Change a limit; may be repeated.",
            discussion: """
                Bytes, with K, M or G: field, record, contact, photo (each at most 256M), unpacked. Counts: columns, \
                values, ratio.
                """,
            valueName: "name=value"),
        transform: Self.limit)
    var limit: [LimitArgument] = []

    /// The options as the arguments change them.
    func options(_ options: CleaningOptions) -> CleaningOptions {
        var options = form.options(options)
        for limit in limit { limit.limit.set(limit.value, in: &options) }
        return options
    }

    private static func limit(_ text: String) throws -> LimitArgument {
        guard let (limit, value) = InputLimit.parse(text) else {
            let names = InputLimit.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("'\(text)' is not a limit; write NAME=VALUE, such as photo=4M, with one of \(names).")
        }
        return LimitArgument(limit: limit, value: value)
    }
}

/// One limit as an argument.
struct LimitArgument: Sendable {
    var limit: InputLimit
    var value: Int
}
