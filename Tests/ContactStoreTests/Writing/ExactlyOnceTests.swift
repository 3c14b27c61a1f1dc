import ContactModel
import ContactStore
import PhoneNumbers
import StoreTestSupport
import Testing

struct ExactlyOnceTests {
    private struct Kill: Error {}

    private let folder: TemporaryFolder
    private let source: SampleSource

    init() throws {
        folder = try TemporaryFolder()
        source = SampleSource(
            "many.csv", sha256: "bb",
            contacts: (1...25).map { number in
                SampleContact(
                    "Person \(number)",
                    phones: [("mobile", "(650) 253-0\(100 + number)"), ("work", "(212) 555-0\(100 + number)")],
                    emails: ["person\(number)@example.com"])
            },
            findings: (1...25).map { Finding(Finding.Code("note\($0)"), .note, line: $0, Sentence(same: "Invented.")) })
    }

    /// Writes the source in one go and returns the dump.
    private func undisturbed() throws -> String {
        let path = folder.path("undisturbed.db")
        try source.write(to: ContactDatabase.openOrCreate(at: path), checkpointInterval: 10)
        return try PlainSQL.dump(path)
    }

    @Test(arguments: [0, 1, 9, 10, 11, 20, 24, 25])
    func finishesAfterAKillAtAnyContact(_ killedAfter: Int) throws {
        let path = folder.path("killed.db")
        #expect(throws: Kill.self) {
            try ContactDatabase.openOrCreate(at: path).write(checkpointInterval: 10, rule: NumberingPlan.rule) {
                try source.begin(with: $0, first: killedAfter)
                throw Kill()
            }
        }
        try source.write(to: ContactDatabase.openOrCreate(at: path), checkpointInterval: 10)
        #expect(try PlainSQL.dump(path) == undisturbed())
    }

    @Test func goesOnAtTheCheckpoint() throws {
        let database = try ContactDatabase.openOrCreate(at: folder.path("killed.db"))
        #expect(throws: Kill.self) {
            try database.write(checkpointInterval: 10, rule: NumberingPlan.rule) {
                try source.begin(with: $0, first: 14)
                throw Kill()
            }
        }
        try database.write(rule: NumberingPlan.rule) { writer in
            let start = try writer.beginSource(source.description)
            #expect(start == .resumed(Checkpoint(byteOffset: 660, contacts: 10, findings: 10)))
            #expect(writer.counts.storedContacts == 10)
            #expect(writer.counts.acceptedNumbers == 10)
            #expect(writer.counts.rejectedNumbers[.entertainment] == 10)
        }
    }

    @Test func aFinishedSourceChangesNothing() throws {
        let path = folder.path("twice.db")
        let database = try ContactDatabase.openOrCreate(at: path)
        try source.write(to: database)
        let before = try PlainSQL.dump(path)
        var renamed = source
        renamed.path = "copy of many.csv"
        try database.write(rule: NumberingPlan.rule) { writer in
            let start = try writer.beginSource(renamed.description)
            #expect(start == .finished(path: "many.csv"))
        }
        #expect(try PlainSQL.dump(path) == before)
    }

    @Test func otherContentUnderTheSameNameIsAnotherSource() throws {
        let path = folder.path("changed.db")
        let database = try ContactDatabase.openOrCreate(at: path)
        try source.write(to: database)
        var changed = source
        changed.sha256 = "cc"
        changed.contacts.removeLast()
        try changed.write(to: database)
        #expect(try database.sources().map(\.contactsStored) == [25, 24])
    }

    @Test func otherSettingsBeginAnUnfinishedSourceAnew() throws {
        let path = folder.path("settings.db")
        let database = try ContactDatabase.openOrCreate(at: path)
        var british = source
        british.region = RegionCode("GB")
        #expect(throws: Kill.self) {
            try database.write(checkpointInterval: 10, rule: NumberingPlan.rule) {
                try british.begin(with: $0, first: 14)
                throw Kill()
            }
        }
        try source.write(to: database, checkpointInterval: 10)
        #expect(try PlainSQL.dump(path) == undisturbed())
    }

    @Test func standardInputIsKnownByItsContentAtTheEnd() throws {
        let path = folder.path("stdin.db")
        let database = try ContactDatabase.openOrCreate(at: path)
        try source.write(to: database)
        let before = try PlainSQL.dump(path)
        try database.write(checkpointInterval: 10, rule: NumberingPlan.rule) { writer in
            var stream = source.description
            stream.path = "-"
            stream.sha256 = nil
            let start = try writer.beginSource(stream)
            #expect(start == .new)
            var encoder = try writer.makeEncoder()
            for (index, sample) in source.contacts.enumerated() {
                encoder.add(sample.contact(ordinal: index + 1), numbers: [])
                try writer.write(encoder.take())
            }
            let finish = try writer.finishSource(SourceOutcome(sha256: source.sha256, byteCount: 1500))
            #expect(finish == .finished(path: "many.csv"))
        }
        #expect(try PlainSQL.dump(path) == before)
    }
}
