import ContactCleaning
import ContactStore
import Foundation
import SeededRandom
import StoreTestSupport
import Testing

/// The view of people, an export of them and the page of two contacts show the same values where there is room for one only.
struct MergeAgreementTests {
    private static let words = [
        "Ann", "Bartholomew", "Zoë", "Łukasz", "李", "O'Neil", "Müller", "van der Berg", "Bo", "Al-Amin", "Дмитрий",
    ]
    private static let people = 2_000
    private var random = SeededGenerator(seed: 33)

    private mutating func word() -> String { Self.words.randomElement(using: &random) ?? "" }

    /// One of a few organizations, in any case.
    private mutating func organization() -> String {
        let word = Self.words[Int.random(in: 0..<3, using: &random)]
        return Bool.random(using: &random) ? word : word.uppercased()
    }

    /// A word, or nothing as often as not.
    private mutating func maybe() -> String { Bool.random(using: &random) ? word() : "" }

    /// A family and a given name that other cards have in the same way, in another case, in one field, exchanged or misread.
    private mutating func similarName() -> String {
        let names = [
            "Lee;Ann", "LEE;ANN", "lee;ann", ";Ann Lee", "Ann Lee;", "Ann;Lee", ";Lee\\, Ann", "Lee;", "LÃ¼;Ann",
            "Lü;Ann",
        ]
        return names.randomElement(using: &random) ?? ""
    }

    /// A part of a name that may repeat one of ``similarName()``, or none.
    private mutating func similarPart() -> String {
        ["", "", "Ann", "lee", "Bo", "Ann Bo", "Dr.", "\"Bo"].randomElement(using: &random) ?? ""
    }

    private mutating func card(_ number: Int) -> String {
        var lines = ["BEGIN:VCARD", "VERSION:3.0"]
        if Int.random(in: 0..<3, using: &random) == 0 { lines.append("FN:\(word()) \(word())") }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: lines.append("N:\(maybe());\(maybe());\(maybe());\(maybe());\(maybe())")
        case 1: lines.append("N:\(similarName());\(maybe());;")
        case 2: lines.append("N:\(similarName());\(similarPart());\(similarPart());\(similarPart())")
        default: break
        }
        if Bool.random(using: &random) { lines.append("NICKNAME:\(word())") }
        if Bool.random(using: &random) { lines.append("ORG:\(organization()) Ltd") }
        if Bool.random(using: &random) { lines.append("TITLE:\(word())") }
        if Bool.random(using: &random) { lines.append("EMAIL:a\(number)@example.com") }
        if Bool.random(using: &random) {
            lines.append("REV:202\(Int.random(in: 0...3, using: &random))-01-01T00:00:00Z")
        }
        return (lines + ["TEL:+447400123456", "END:VCARD", ""]).joined(separator: "\r\n")
    }

    @Test mutating func theViewTheExportAndThePageAgree() throws {
        let bench = try Workbench()
        var (cards, memberships, sizes) = ("", [String](), [String]())
        var contact = 0
        for person in 1...Self.people {
            let size = Int.random(in: 1...4, using: &random)
            for _ in 0..<size {
                contact += 1
                cards += card(contact)
                memberships.append("(\(contact), \(person))")
            }
            sizes.append("(\(person), '\(person)', \(size))")
        }
        _ = try bench.ingest(bench.write(Array(cards.utf8), to: "people.vcf"))
        try PlainSQL.run(
            """
            INSERT INTO people (id, stable_id, contacts) VALUES \(sizes.joined(separator: ","));
            INSERT INTO memberships (contact_id, person_id) VALUES \(memberships.joined(separator: ","));
            """, in: bench.database)

        var export = Export(database: bench.database, format: .vcard3)
        export.mergesPeople = true
        var bytes: [UInt8] = []
        try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        let written = String(decoding: bytes, as: UTF8.self).components(separatedBy: "BEGIN:VCARD\r\n").dropFirst()
        func first(_ property: String, _ card: String) -> String {
            let line = card.components(separatedBy: "\r\n").first { $0.hasPrefix(property + ":") }
            return line.map { $0.dropFirst(property.count + 1).replacingOccurrences(of: "\\,", with: ",") } ?? ""
        }
        let exported = written.map { "\(first("FN", $0))|\(first("ORG", $0))|\(first("TITLE", $0))" }
        let viewed = try bench.rows(
            """
            SELECT coalesce(name, phones), organization, job_title FROM people_cards ORDER BY person_id
            """)
        #expect(exported.count == Self.people)
        #expect(exported == viewed)

        let store = try ContactDatabase.open(at: bench.database)
        let pairs = try bench.rows(
            "SELECT min(contact_id) || ' ' || max(contact_id) FROM memberships GROUP BY person_id ORDER BY person_id")
        let shown = try pairs.map { pair in
            let keys = pair.split(separator: " ").compactMap { Int($0) }
            return try store.mergedName(of: keys[0], keys[1]) ?? ""
        }
        #expect(try shown == bench.rows("SELECT name FROM people_cards ORDER BY person_id"))
    }
}
