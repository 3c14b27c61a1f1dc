import Foundation
import Testing

/// The answers of libphonenumber to 20,000 texts.
///
/// `Scripts/check reference --write-fixture` writes them: a line has a text and its region, and for numbers that
/// are valid there the E.164 form, extension, region, national and international form, and categories.
enum ReferenceCases {
    struct Case {
        var text: String
        var region: String
        /// The answers in the order of the file; empty for a text that is not a valid number.
        var answers: [String]
    }

    static func all() throws -> [Case] {
        let url = try #require(Bundle.module.url(forResource: "cases", withExtension: "tsv"))
        let bytes = [UInt8](try Data(contentsOf: url))
        return bytes.split(separator: UInt8(ascii: "\n")).map { line in
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            return Case(text: fields[0], region: fields[1], answers: Array(fields.dropFirst(2)))
        }
    }
}
