import ArgumentParser
import Foundation

/// The character between the cells of a CSV file, as an argument.
enum DelimiterArgument {
    /// The delimiters, by their names and by themselves.
    static let words = WordArgument<UInt8>(
        noun: "a delimiter", introduction: "the delimiters are",
        values: [
            ("comma", UInt8(ascii: ",")), ("semicolon", UInt8(ascii: ";")), ("tab", UInt8(ascii: "\t")),
            ("bar", UInt8(ascii: "|")),
        ].flatMap { name, byte in [(name, byte), (String(Unicode.Scalar(byte)), byte)] })

    /// The delimiter that a spreadsheet program expects in the locale of the environment: a semicolon where the comma is in numbers.
    static var ofLocale: UInt8 { delimiter(of: ProcessInfo.processInfo.environment) }

    /// The delimiter of the locale that an environment names.
    static func delimiter(of environment: [String: String]) -> UInt8 {
        let names = ["LC_ALL", "LC_NUMERIC", "LANG"].compactMap { environment[$0] }
        guard let name = names.first(where: { !$0.isEmpty })?.prefix(while: { $0 != "." && $0 != "@" }), name != "C",
            name != "POSIX"
        else {
            return UInt8(ascii: ",")
        }
        return Locale(identifier: String(name)).decimalSeparator == "," ? UInt8(ascii: ";") : UInt8(ascii: ",")
    }
}
