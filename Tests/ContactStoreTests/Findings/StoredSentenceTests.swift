import ContactModel
import ContactStore
import PhoneNumbers
import StoreTestSupport
import Testing

/// The sentences of findings, as the database gives them back.
struct StoredSentenceTests {
    private enum Kind: String, SentenceKind {
        case plain, nested

        static var family: String { "test" }

        var english: String {
            switch self {
            case .plain: "nothing is in it"
            case .nested: "{name} has {count} of {list}"
            }
        }
    }

    /// The sentences of findings that were stored.
    private func stored(_ sentences: [Sentence]) throws -> [Sentence] {
        let folder = try TemporaryFolder()
        let database = try ContactDatabase.openOrCreate(at: folder.path("contacts.db"))
        let findings = sentences.map { Finding(Finding.Code("test"), .note, $0) }
        try SampleSource("a.csv", sha256: "aa", contacts: [SampleContact("Ada", phones: [])], findings: findings).write(
            to: database)
        var stored: [Sentence] = []
        try database.forEachFinding { stored.append($0.sentence) }
        return stored
    }

    @Test func kindsAndValuesComeBack() throws {
        let list = Sentence.Value.list([.number(7), .sentence(Sentence(Kind.plain)), .text("{name}")], .or)
        let nested = Sentence(Kind.nested, ["name": .text("\"O'Neil\"\\"), "count": .number(2), "list": list])
        let found = try #require(stored([nested]).first)
        #expect(found.family == "test" && found.kind == "nested")
        #expect(found.description == "\"O'Neil\"\\ has 2 of 7, nothing is in it or {name}")
        let values = Dictionary(uniqueKeysWithValues: found.values.map { ($0.name, $0.value) })
        #expect(values["name"] == .text("\"O'Neil\"\\"))
        #expect(values["count"] == .number(2))
        guard case .list(let parts, .or)? = values["list"], parts.count == 3, case .sentence(let inner) = parts[1]
        else {
            Issue.record("\(found.values)")
            return
        }
        #expect(parts[0] == .number(7) && parts[2] == .text("{name}"))
        #expect(inner.family == "test" && inner.kind == "plain")
    }

    @Test func aTextWithoutAKindIsEnglishAlone() throws {
        let found = try #require(stored([Sentence(same: "Invented {count}.")]).first)
        #expect(found.description == "Invented {count}.")
        #expect(found.kind.isEmpty)
    }
}
