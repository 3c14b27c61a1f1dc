import Foundation
import PhoneNumbers
import Testing

@testable import ColumnRecognition

private let isoCodes = "/usr/share/iso-codes/json/iso_3166-1.json"

/// The names of countries against those of [iso-codes](https://salsa.debian.org/iso-codes-team/iso-codes), Debian's package of ISO
/// 3166-1 and its translations, where that is installed.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: isoCodes), "iso-codes is not installed"))
struct CountryReferenceTests {
    private static let translations = URL(filePath: "/usr/share/locale")

    /// Every English name, and the code of its country.
    private static func names() throws -> [(name: String, code: String)] {
        let data = try Data(contentsOf: URL(filePath: isoCodes))
        let object = try JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]]
        return (object?["3166-1"] ?? []).flatMap { entry in
            ["name", "official_name", "common_name"].compactMap { key in
                guard let name = entry[key] as? String, let code = entry["alpha_2"] as? String else { return nil }
                return (name, code)
            }
        }
    }

    @Test func everyEnglishNameIsKnown() throws {
        let names = try Self.names()
        #expect(names.count > 400)
        for (name, code) in names { #expect(CountryNames.region(named: name)?.code == code, "\(name)") }
    }

    /// Of the translated names that are known, hardly one is that of another country. Some translations are mistaken themselves.
    @Test func hardlyAnyTranslationIsMistaken() throws {
        let names = try Self.names()
        var known = 0
        var wrong: [String] = []
        for language in try FileManager.default.contentsOfDirectory(atPath: Self.translations.path).sorted() {
            let path = Self.translations.appending(path: "\(language)/LC_MESSAGES/iso_3166-1.mo")
            guard let data = try? Data(contentsOf: path) else { continue }
            let translations = Self.messages([UInt8](data))
            for (name, code) in names {
                guard let translation = translations[name], translation != name else { continue }
                guard let region = CountryNames.region(named: translation) else { continue }
                known += 1
                if region.code != code { wrong.append("\(language) \(translation): \(region.code), not \(code)") }
            }
        }
        #expect(wrong.count * 500 <= known, "\(wrong.count) of \(known): \(wrong.joined(separator: "; "))")
    }

    /// The messages of a [compiled catalog](https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html) with their translations.
    private static func messages(_ bytes: [UInt8]) -> [String: String] {
        func number(_ offset: Int) -> Int {
            (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
        }
        guard bytes.count > 28, number(0) == 0x9504_12DE else { return [:] }
        func text(_ table: Int, _ index: Int) -> String {
            let (length, start) = (number(table + index * 8), number(table + index * 8 + 4))
            return String(decoding: bytes[start..<start + length], as: UTF8.self)
        }
        var messages: [String: String] = [:]
        for index in 0..<number(8) { messages[text(number(12), index)] = text(number(16), index) }
        return messages
    }
}
