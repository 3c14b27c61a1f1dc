import SeededRandom

@testable import ContactModel

/// Seeded contacts of invented people with everything that is hard to write.
struct HardContact {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private static let pieces = [
        "Ann", "Müller", "O'Neil", "d’Arc", "李小龍", "نورة", "😀👩‍👩‍👧", "a,b", "c;d", "e\\f", "\"g\"", "=1+1", "+49",
        "line\nbreak", " ",
        "^n", "café", "x:y", "tel:1", "--", "a=b", "T/U", "ﬀ", "\u{301}z", "https://example.com/?a=1;b,c",
    ]

    private mutating func text() -> String {
        var text = ""
        for _ in 0...Int.random(in: 0...6, using: &random) {
            text += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
            if Bool.random(using: &random) { text += " " }
        }
        let trimmed = text.split(separator: " ", omittingEmptySubsequences: false).joined(separator: " ")
        let bytes = Array(trimmed.utf8).drop { $0 <= 0x20 }
        let end = bytes.lastIndex { $0 > 0x20 } ?? bytes.startIndex
        let result = String(decoding: bytes.isEmpty ? bytes : bytes[...end], as: UTF8.self)
        return result.isEmpty ? "x" : result
    }

    private mutating func label() -> String {
        ["", "home", "work", "mobile", "main", "other", "homeFax", "Oma; \"R\"", "Büro, 2. Stock", "a^b", "HomePage"][
            Int.random(in: 0..<11, using: &random)]
    }

    /// A contact with many values of every kind.
    mutating func next() -> OutgoingContact {
        var record = OutgoingContact()
        func add(
            _ kind: Contact.Field.Kind, _ value: String, _ label: String = "", group: UInt16 = 0,
            preferred: Bool = false
        ) {
            record.contact.append(kind, label: label.utf8, value: value.utf8, group: group, isPreferred: preferred)
        }
        for kind in [
            Contact.Field.Kind.namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .displayName, .nickname,
            .fileAs, .phoneticGivenName, .phoneticFamilyName, .organization, .department, .jobTitle, .role, .note,
        ] where kind == .displayName || Int.random(in: 0..<3, using: &random) > 0 { add(kind, text()) }
        for number in 0..<UInt64.random(in: 0...4, using: &random) {
            add(.phone, "+1212555010\(number)", label(), preferred: number == 0)
            add(.email, "p\(number)@example.com", label())
        }
        for group in 0..<UInt16.random(in: 0...3, using: &random) {
            let name = label()
            for kind in [Contact.Field.Kind.street, .city, .postalCode, .country, .formattedAddress]
            where kind == .street || Bool.random(using: &random) { add(kind, text(), name, group: group + 1) }
        }
        if Bool.random(using: &random) {
            add(.birthday, ["1985-04-12", "--04-12"].randomElement(using: &random) ?? "")
        }
        if Bool.random(using: &random) { add(.anniversary, "2001-02-03") }
        if Bool.random(using: &random) { add(.date, "2009-08-08", "First \"day\"") }
        if Bool.random(using: &random) {
            add(.related, text(), ["spouse", "Tante, 2."].randomElement(using: &random) ?? "")
        }
        if Bool.random(using: &random) { add(.url, "https://example.com/a;b,c?d=e", label()) }
        if Bool.random(using: &random) { add(.instantMessage, "xmpp:a@example.com", "XMPP") }
        if Bool.random(using: &random) { add(.uid, "urn:uuid:0-\(text())") }
        for _ in 0..<Int.random(in: 0...3, using: &random) { add(.category, text()) }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            add(.extra, text(), "Spalte \(Int.random(in: 1...3, using: &random))")
        }
        if Bool.random(using: &random) { add(.photo, String(repeating: "/9j/4AAQ", count: 40), "ENCODING=b;TYPE=JPEG") }
        return record
    }
}

extension Contact {
    /// The values as `kind label value`, in an order that does not depend on the format; what a format names in its own way,
    /// as the type of a picture, is left out.
    var comparable: [String] {
        fields.map { field in
            let label = field.kind == .photo || field.kind == .instantMessage ? "" : self.label(of: field)
            let isOwn = field.kind == .extra && label == "PRODID"
            let text =
                field.kind == .photo
                ? value(of: field).split(separator: ",").last.map(String.init) ?? "" : value(of: field)
            return isOwn ? "" : "\(field.kind.rawValue) [\(label)] \(text)"
        }.filter { !$0.isEmpty }.sorted()
    }
}
