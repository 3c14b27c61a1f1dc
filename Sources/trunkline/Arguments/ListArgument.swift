import ArgumentParser
import Foundation

/// Lists as arguments.
enum ListArgument {
    /// The words of a list with commas, spaces or `|` between.
    ///
    /// - Throws: `ValidationError` for a list without a word: what a variable of a shell lacks must not select everything.
    static func words(_ text: String) throws -> [String] {
        let words = text.split(whereSeparator: { $0 == "," || $0 == " " || $0 == "|" }).map(String.init)
        if words.isEmpty { throw ValidationError("it names nothing; leave the option out, or give a word.") }
        return words
    }

    /// The items of a list with commas between, which may have blanks.
    ///
    /// - Throws: `ValidationError` for a list without an item.
    static func items(_ text: String) throws -> [String] {
        let items = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        if items.isEmpty { throw ValidationError("it names nothing; leave the option out, or give a word.") }
        return items
    }

    /// Converts each word of a list of countries. A name of several words, which is none of them, is refused as a
    /// whole.
    ///
    /// - Throws: `ValidationError` for a list without a word; what `body` throws.
    static func countries<Country>(_ text: String, _ body: (String) throws -> Country) throws -> [Country] {
        let names = text.split(whereSeparator: { $0 == "," || $0 == "|" }).map { words in
            words.split(separator: " ").joined(separator: " ")
        }
        for name in names where name.contains(" ") {
            if let region = RegionNames.region(named: name) {
                throw ValidationError("'\(name)' is not a code; did you mean \(region.code) (\(region.name))?")
            }
        }
        return try words(text).map(body)
    }
}
