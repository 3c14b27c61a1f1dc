import ArgumentParser
import ContactCleaning
import ContactWriting
import PhoneNumbers

/// The options for tables of an export: columns, rows and the form of the file.
struct TableOptions: ParsableArguments {
    /// A program that reads CSV in its own way.
    enum Program: String, CaseIterable, Sendable {
        case excel
    }

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "With 'csv' and 'xlsx': only these columns, in this order, separated by commas.",
            discussion: """
                The columns of --to csv by their headings, with a number for one value (Phone 2) or without for all (Phone); name, \
                e164, category, country, reason and verdict of numbers; id, source, line; custom:NAME for a column of a source.
                """,
            valueName: "column,..."),
        transform: ColumnArgument.columns)
    var columns: [[ChosenColumn]] = []

    @Flag(
        help: ArgumentHelp(
            "With 'csv' and 'xlsx': a row for each accepted number, each number once.",
            discussion: "The columns are number, name, category, country and contact, if --columns chooses no others."))
    var numbersOnly = false

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Leave numbers out of their contacts, which stay: \(DroppedVerdict.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "numbers,..."),
        completion: .list(DroppedVerdict.allCases.map(\.rawValue)),
        transform: { try WordArgument<DroppedVerdict>("what can be left out", "the words are").list($0) })
    var drop: [[DroppedVerdict]] = []

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp(
            "With 'csv': as this program opens it without an import: excel.",
            discussion: """
                Byte order mark, the delimiter of the locale, numbers in international form, which is no number to it, and no cell \
                that it would calculate.
                """, valueName: "program"),
        completion: .list(Program.allCases.map(\.rawValue)),
        transform: { try WordArgument<Program>("a program that files are made for", "the programs are").value($0) })
    var program: Program?

    @Option(
        help: ArgumentHelp(
            "With 'csv': the character between cells: comma, semicolon, tab, bar, or the character itself.",
            valueName: "delimiter"),
        transform: { try DelimiterArgument.words.value($0) })
    var delimiter: UInt8?

    @Flag(help: "Make cells text that a spreadsheet program would calculate.")
    var spreadsheetSafe = false

    /// Checks that the options fit a format.
    ///
    /// - Throws: `ValidationError`
    func validate(for format: ExportFormat) throws {
        let hasChosen = !columns.isEmpty || numbersOnly
        if hasChosen, format != .csv, format != .xlsx {
            throw ValidationError("--columns and --numbers-only are options of --to csv and --to xlsx.")
        }
        if delimiter != nil || program != nil, format != .csv {
            throw ValidationError(
                format == .xlsx
                    ? "--for and --delimiter are options of --to csv; every cell of a workbook is text already."
                    : "--for and --delimiter are options of --to csv.")
        }
        if spreadsheetSafe, format == .xlsx {
            throw ValidationError("--spreadsheet-safe is for CSV; no cell of a workbook is calculated.")
        }
        if spreadsheetSafe, [.vcard3, .vcard4, .jsonl, .jcard].contains(format) {
            throw ValidationError("--spreadsheet-safe is for CSV; --to \(format.rawValue) writes no cells.")
        }
        let headings = columns.joined().map { $0.heading.lowercased() }
        if let twice = headings.first(where: { heading in headings.count { $0 == heading } > 1 }) {
            throw ValidationError("--columns has '\(twice)' twice.")
        }
    }

    /// `true` if every column and number of a contact is written.
    var isWhole: Bool { columns.isEmpty && !numbersOnly && drop.isEmpty }

    /// Makes the settings of an export.
    func apply(to export: inout Export) {
        export.columns = Array(columns.joined())
        export.isOfNumbers = numbersOnly
        export.droppedVerdicts = Set(drop.joined())
        if spreadsheetSafe || program == .excel { export.csv = .spreadsheetSafe }
        if program == .excel {
            export.csv.delimiter = DelimiterArgument.ofLocale
            export.csv.keepsInternationalNumbers = true
            // Excel takes digits without blanks for a number, and shows it as 4.9E+11.
            export.numbers = export.numbers ?? .international
        }
        if let delimiter { export.csv.delimiter = delimiter }
    }
}
