/// Columns by which people say that they do not want to be contacted.
package enum OptOutColumn {
    private static let names = ["donotcall", "donotcontact", "optout", "optedout", "unsubscribed"]
    private static let values = ["1", "true", "yes", "y", "x", "t", "ja", "oui", "si", "s\u{ED}"]
    /// The characters that may stand between the words of a name.
    private static let separators = [" ", "_", "-", "."]

    private static let words = names.map { Array($0.utf8) }
    private static let skipped = separators.flatMap { Array($0.utf8) }

    /// Returns `true` if the name of a column contains one of these words, without regard to case and separators.
    package static func isName(_ name: ArraySlice<UInt8>) -> Bool {
        let text = name.filter { !skipped.contains($0) }.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        return words.contains { word in
            text.count >= word.count && (0...text.count - word.count).contains { text[$0...].starts(with: word) }
        }
    }

    /// Returns `true` if a value of such a column is affirmative.
    package static func isTrue(_ value: ArraySlice<UInt8>) -> Bool {
        values.contains(String(decoding: value, as: UTF8.self).lowercased())
    }

    /// The same as SQL, of a column and its value.
    static func condition(name: String, value: String) -> String {
        let plain = separators.reduce("lower(\(name))") { "replace(\($0), '\($1)', '')" }
        let isName = names.map { "\(plain) GLOB '*\($0)*'" }.joined(separator: " OR ")
        return "(\(isName)) AND lower(\(value)) IN (\(values.map { "'\($0)'" }.joined(separator: ", ")))"
    }
}
