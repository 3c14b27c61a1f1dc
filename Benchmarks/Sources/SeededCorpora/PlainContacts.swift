import SeededRandom

/// Files of invented people with reserved numbers, the same for the same seed.
package struct PlainContacts {
    private var generator: SeededGenerator

    private static let given = ["Anna", "Ben", "Cyra", "Dora", "Emre", "Frank", "Zoë", "Jörg", "Łucja", "Øystein"]
    private static let family = ["Lee", "Ray", "Weiß", "Miller", "Smith", "Okafor", "Çelik", "Nguyen"]
    private static let places = ["Springfield", "Köln", "Leeds", "Århus", "Porto"]
    private static let notes = ["met at the fair", "calls back on Mondays", "prefers e-mail", "old number, ask again"]

    /// Creates a corpus from a seed.
    package init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// vCard 3.0, about 280 bytes per contact.
    package mutating func cards(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count * 300)
        for index in 0..<count {
            let given = pick(Self.given)
            let family = pick(Self.family)
            bytes.append(
                contentsOf: """
                    BEGIN:VCARD\r
                    VERSION:3.0\r
                    N:\(family);\(given);;;\r
                    FN:\(given) \(family)\r
                    ORG:Example Corp;Sales\r
                    TEL;TYPE=CELL:+1 202-555-01\(digits(2))\r
                    TEL;TYPE=WORK,VOICE:+44 20 7946 0\(digits(3))\r
                    EMAIL;TYPE=INTERNET:person.\(index)@example.com\r
                    ADR;TYPE=HOME:;;\(index) Main Street;\(pick(Self.places));;\(digits(5));\r
                    NOTE:\(pick(Self.notes))\r
                    END:VCARD\r

                    """.utf8)
        }
        return bytes
    }

    /// CSV with Google's headers; every third row has one number.
    ///
    /// - Parameter isQuoted: `true` if every cell is quoted and rows end with CRLF, as Outlook writes them.
    package mutating func rows(_ count: Int, isQuoted: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count * (isQuoted ? 200 : 175))
        Self.append(
            [
                "Given Name", "Family Name", "Phone 1 - Type", "Phone 1 - Value", "Phone 2 - Type", "Phone 2 - Value",
                "E-mail 1 - Type", "E-mail 1 - Value", "Address 1 - Street", "Address 1 - City", "Address 1 - Country",
                "Organization 1 - Name", "Notes",
            ], isQuoted, to: &bytes)
        for index in 0..<count {
            let hasSecond = index % 3 != 0
            Self.append(
                [
                    pick(Self.given), pick(Self.family), "Mobile", "+1 202-555-01\(digits(2))", hasSecond ? "Work" : "",
                    hasSecond ? "+44 20 7946 0\(digits(3))" : "", "Home", "person.\(index)@example.com",
                    "\(index) Main Street", pick(Self.places), "United States", "Example Corporation",
                    pick(Self.notes),
                ], isQuoted, to: &bytes)
        }
        return bytes
    }

    private static func append(_ cells: [String], _ isQuoted: Bool, to bytes: inout [UInt8]) {
        for (position, cell) in cells.enumerated() {
            if position > 0 { bytes.append(0x2C) }
            if isQuoted { bytes.append(0x22) }
            bytes.append(contentsOf: cell.utf8)
            if isQuoted { bytes.append(0x22) }
        }
        bytes.append(contentsOf: isQuoted ? [0x0D, 0x0A] : [0x0A])
    }

    private mutating func pick(_ words: [String]) -> String { words[Int(generator.next() % UInt64(words.count))] }

    private mutating func digits(_ count: Int) -> String {
        (0..<count).map { _ in String(generator.next() % 10) }.joined()
    }
}
