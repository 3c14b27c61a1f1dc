import ContactModel
import ContactStore
import PhoneNumbers
import SeededRandom
import StoreTestSupport
import Testing

/// SQL reads back the values given to the encoder: random contacts, numbers, findings and normalized fields.
struct StoredContentTests {
    /// A contact with its numbers and normalized fields.
    private struct Given {
        var contact = Contact()
        var numbers: [ClassifiedNumber] = []
        var normalized: [NormalizedField] = []
    }

    private static let texts = [
        "a", "Ada", "Łódź", "日本", "🙂", "tab\there", "quote\"", "back\\slash", "line\nfeed", "null\u{0}byte", "'; --",
        String(repeating: "long ", count: 900),
    ]
    private static let phones = [
        "(650) 253-0000", "+44 20 7946 0958", "911", "12345", "call me", "4.47701E+11", "650-253-0000 x12",
        "020 7946 0958",
    ]
    private static let kinds: [Contact.Field.Kind] = [
        .displayName, .givenName, .familyName, .note, .email, .url, .city, .street, .country, .extra, .phone, .category,
    ]

    private static func given(_ ordinal: Int, _ random: inout SeededGenerator, _ classifier: Classifier) -> Given {
        var given = Given()
        given.contact.kind = Contact.Kind.allCases.randomElement(using: &random) ?? .person
        given.contact.origin.ordinal = ordinal
        given.contact.origin.line = .random(in: 1...1_000_000, using: &random)
        given.contact.origin.byteOffset = ordinal * 10_000
        given.contact.origin.byteCount = .random(in: 1...10_000, using: &random)
        for _ in 0..<Int.random(in: 0...10, using: &random) {
            let kind = kinds.randomElement(using: &random) ?? .note
            let text = (kind == .phone ? phones : texts).randomElement(using: &random) ?? ""
            let label = ["", "home", "Büro"].randomElement(using: &random) ?? ""
            given.contact.append(
                kind, label: label.utf8, value: text.utf8, group: .random(in: 0...2, using: &random),
                isPreferred: .random(using: &random), line: .random(in: 0...99, using: &random))
            let field = given.contact.fields.count - 1
            if kind == .phone {
                let value = given.contact.fields[field].value
                let reading = classifier.classify(text)
                given.numbers.append(ClassifiedNumber(field: field, text: value, classification: reading))
            } else if Int.random(in: 0..<4, using: &random) == 0 {
                given.normalized.append(NormalizedField(field: field, value: text.uppercased()))
            }
        }
        return given
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func isWhatWasGiven(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let classifier = Classifier(region: RegionCode("US"))
        let all = (1...120).map { Self.given($0, &random, classifier) }
        let folder = try TemporaryFolder()
        let path = folder.path("contacts.db")
        let database = try ContactDatabase.openOrCreate(at: path)
        try database.write(checkpointInterval: 17, rule: NumberingPlan.rule) { writer in
            _ = try writer.beginSource(
                SourceIdentity(path: "x.csv", sha256: "aa", byteCount: 0, planVersion: NumberingPlan.version))
            var encoder = try writer.makeEncoder()
            for given in all {
                encoder.add(given.contact, numbers: given.numbers, normalized: given.normalized)
                if Bool.random(using: &random) { try writer.write(encoder.take()) }
            }
            try writer.write(encoder.take())
            try writer.finishSource(SourceOutcome(byteCount: 0))
        }
        try expectContacts(all, in: path)
        try expectNumbers(all, in: path)
        try expectValues(all, in: path)
        #expect(try database.verify().allSatisfy(\.hasPassed))
    }

    private func expectContacts(_ all: [Given], in path: String) throws {
        let stored = try PlainSQL.rows(
            "SELECT kind, ordinal, line, byte_offset, byte_count, hex(display_name), hex(note) FROM contacts ORDER BY id",
            in: path)
        let expected = all.map { given in
            let (origin, contact) = (given.contact.origin, given.contact)
            let texts = [contact.first(.displayName) ?? "", contact.first(.note) ?? ""].map(Self.hex)
            return "\(contact.kind)|\(origin.ordinal)|\(origin.line)|\(origin.byteOffset)|\(origin.byteCount)|"
                + texts.joined(separator: "|")
        }
        #expect(stored == expected)
    }

    private func expectNumbers(_ all: [Given], in path: String) throws {
        let stored = try PlainSQL.rows(
            """
            SELECT contact_id, position, ifnull(line, 0), ifnull(label, ''), is_preferred, raw, ifnull(e164, ''), verdict,
              ifnull(reason, ''), ifnull(extension, '')
            FROM current_numbers ORDER BY id
            """, in: path)
        let expected = all.enumerated().flatMap { index, given in
            given.numbers.enumerated().map { position, number in
                let field = given.contact.fields[number.field]
                let reading = number.classification
                let isAccepted = reading.verdict == .accepted
                return "\(index + 1)|\(position)|\(field.line)|\(given.contact.label(of: field))|"
                    + "\(field.isPreferred ? 1 : 0)|\(given.contact.value(of: field))|"
                    + "\(isAccepted ? "+\(reading.countryCode?.rawValue ?? "")\(Self.digits(reading.nationalNumber))" : "")|"
                    + "\(reading.verdict.name)|\(reading.verdict.reason?.name ?? "")|\(Self.digits(reading.extension))"
            }
        }
        #expect(stored == expected)
    }

    private func expectValues(_ all: [Given], in path: String) throws {
        let emails = all.flatMap { given in
            given.contact.fields.filter { $0.kind == .email }.map { Self.hex(given.contact.value(of: $0)) }
        }
        #expect(try PlainSQL.rows("SELECT hex(address) FROM emails ORDER BY id", in: path) == emails)
        let cities = all.flatMap { given in
            given.contact.fields.filter { $0.kind == .city }.map { Self.hex(given.contact.value(of: $0)) }
        }
        #expect(
            try PlainSQL.rows("SELECT hex(city) FROM addresses WHERE city NOT NULL ORDER BY id", in: path) == cities)
        let normalized = all.flatMap { given in given.normalized.map { Self.hex($0.value) } }
        #expect(try PlainSQL.rows("SELECT hex(value) FROM normalized_fields ORDER BY id", in: path) == normalized)
    }

    private static func hex(_ text: String) -> String {
        text.utf8.map { String($0 >> 4, radix: 16, uppercase: true) + String($0 & 15, radix: 16, uppercase: true) }
            .joined()
    }

    private static func digits(_ digits: DigitBuffer) -> String {
        (0..<digits.count).map { String(digits[$0]) }.joined()
    }
}
