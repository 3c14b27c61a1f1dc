import ContactModel
import ContactStore
import Foundation
import PhoneNumbers
import StoreTestSupport
import Testing

/// Checkpoints of a source that was not read to its end, and its completion by a later run.
struct CheckpointTests {
    private struct Changed: Error {}

    private let folder: TemporaryFolder
    private let database: ContactDatabase
    private let source = SampleSource(
        "many.csv", sha256: "bb",
        contacts: (1...12).map { SampleContact("Person \($0)", phones: [("mobile", "(650) 253-0000")]) },
        findings: (1...12).map { Finding(Finding.Code("note"), .note, line: $0, Sentence(same: "Invented.")) })

    init() throws {
        folder = try TemporaryFolder()
        database = try ContactDatabase.openOrCreate(at: folder.path("contacts.db"))
    }

    private func count(_ table: String) throws -> Int {
        Int(try PlainSQL.rows("SELECT count(*) FROM \(table)", in: database.path).first ?? "") ?? -1
    }

    @Test(arguments: [1, 5, 7, 12])
    func aSuspendedSourceKeepsAllThatWasWritten(_ written: Int) throws {
        try database.write(checkpointInterval: 5, rule: NumberingPlan.rule) { writer in
            try source.begin(with: writer, first: written)
            #expect(try writer.suspendSource())
        }
        #expect(try count("contacts") == written)
        let checkpoint = "\(written * 60 + 60)|\(written)|\(written)"
        #expect(
            try PlainSQL.rows("SELECT byte_offset, contacts, findings FROM _checkpoints", in: database.path)
                == [checkpoint])
        let stored = try #require(try database.sources().first)
        #expect(!stored.isFinished && stored.contactsStored == written && stored.accepted == written)
        #expect(try database.verify().allSatisfy(\.hasPassed))
        try source.write(to: database)
        #expect(try count("contacts") == 12 && count("_checkpoints") == 0)
        #expect(try database.verify().allSatisfy { $0.hasPassed && $0.notes.isEmpty })
    }

    /// Content is kept as a whole or not at all, wherever an ingest that kept it was stopped.
    @Test(arguments: [0, 1, 2])
    func contentIsKeptOnce(_ blocksBefore: Int) throws {
        let blocks = (0..<2).map { RawBlock(byteOffset: $0 * 10, byteCount: 10, deflated: Data([UInt8($0)])) }
        try database.write(rule: NumberingPlan.rule) { writer in
            try source.begin(with: writer, first: 7)
            for block in blocks.prefix(blocksBefore) { try writer.keep(block) }
            #expect(try writer.suspendSource())
        }
        #expect(try count("raw_content") == 0)
        try database.write(rule: NumberingPlan.rule) { writer in
            try source.begin(with: writer)
            // As a version that committed a part of it would have left it.
            try writer.keep(blocks[0])
            try writer.discardKept()
            for block in blocks { try writer.keep(block) }
            try writer.finishSource(SourceOutcome(byteCount: 720, format: "csv"))
        }
        #expect(
            try PlainSQL.rows("SELECT byte_offset, bytes FROM raw_content ORDER BY id", in: database.path)
                == ["0|10", "10|10"])
        #expect(try database.verify().allSatisfy(\.hasPassed))
    }

    @Test func nothingIsSuspendedOfWhatHasNotBegun() throws {
        try database.write(rule: NumberingPlan.rule) { writer in
            _ = try writer.beginSource(source.description)
            #expect(try !writer.suspendSource())
        }
        #expect(try database.sources() == [])
    }

    /// The hash is computed while rows are written: nothing is committed before it is known, and everything afterwards.
    @Test(arguments: [1, 4, 12])
    func nothingIsCommittedBeforeTheHashIsKnown(_ known: Int) throws {
        var description = source.description
        description.sha256 = nil
        var written = 0
        try? database.write(checkpointInterval: 1, rule: NumberingPlan.rule) { writer in
            _ = try writer.beginSource(description, findHash: { written >= known ? source.sha256 : nil })
            var encoder = try writer.makeEncoder()
            for (index, sample) in source.contacts.enumerated() {
                let contact = sample.contact(ordinal: index + 1)
                encoder.add(contact, numbers: SampleContact.numbers(of: contact, region: source.region))
                encoder.add(source.findings[index])
                written += 1
                try writer.write(encoder.take())
                if written == 8 { throw Changed() }
            }
        }
        #expect(try count("contacts") == (known <= 8 ? 8 : 0))
        #expect(try database.sources().map(\.sha256) == (known <= 8 ? [source.sha256] : []))
        try source.write(to: database)
        #expect(try count("contacts") == 12 && count("sources") == 1)
        #expect(try database.verify().allSatisfy { $0.hasPassed && $0.notes.isEmpty })
    }

    /// Content whose hash becomes known only while it is read is stored once, even if a source with that hash exists.
    @Test func aHashThatIsStoredEndsInTheStoredSource() throws {
        try source.write(to: database)
        var description = source.description
        description.sha256 = nil
        description.path = "again.csv"
        try database.write(checkpointInterval: 1, rule: NumberingPlan.rule) { writer in
            _ = try writer.beginSource(description, findHash: { source.sha256 })
            var encoder = try writer.makeEncoder()
            encoder.add(source.contacts[0].contact(ordinal: 1), numbers: [])
            try writer.write(encoder.take())
            let outcome = SourceOutcome(sha256: source.sha256, byteCount: 720, format: "csv")
            #expect(try writer.finishSource(outcome) == .finished(path: source.path))
        }
        #expect(try count("contacts") == 12 && count("sources") == 1)
    }

    @Test func aHashThatCannotBeComputedEndsTheSource() throws {
        var description = source.description
        description.sha256 = nil
        #expect(throws: Changed.self) {
            try database.write(checkpointInterval: 1, rule: NumberingPlan.rule) { writer in
                _ = try writer.beginSource(description, findHash: { throw Changed() })
                var encoder = try writer.makeEncoder()
                encoder.add(source.contacts[0].contact(ordinal: 1), numbers: [])
                try writer.write(encoder.take())
            }
        }
        #expect(try count("sources") == 0)
    }

    @Test func contentThatCanBeReadOnceOnlyIsNotKept() throws {
        var description = source.description
        description.sha256 = nil
        try database.write(checkpointInterval: 1, rule: NumberingPlan.rule) { writer in
            _ = try writer.beginSource(description)
            var encoder = try writer.makeEncoder()
            encoder.add(source.contacts[0].contact(ordinal: 1), numbers: [])
            try writer.write(encoder.take())
            #expect(try !writer.suspendSource())
        }
        #expect(try count("contacts") == 0)
    }

    @Test func anAbandonedSourceKeepsItsLastCheckpoint() throws {
        try database.write(checkpointInterval: 5, rule: NumberingPlan.rule) { writer in
            try source.begin(with: writer, first: 7)
            try writer.abandonSource()
        }
        #expect(try count("contacts") == 5)
    }

    @Test func aDiscardedSourceLeavesNothing() throws {
        try SampleSource.mixed.write(to: database)
        let before = try PlainSQL.dump(database.path)
        try database.write(checkpointInterval: 5, rule: NumberingPlan.rule) { writer in
            try source.begin(with: writer, first: 7)
            try writer.discardSource()
        }
        #expect(try PlainSQL.dump(database.path) == before)
    }

    /// A source that changes while it is read: the rows since the last checkpoint are not committed.
    @Test func aCheckBeforeACheckpointHoldsItBack() throws {
        var checks = 0
        #expect(throws: Changed.self) {
            try database.write(checkpointInterval: 3, rule: NumberingPlan.rule) { writer in
                _ = try writer.beginSource(source.description) {
                    checks += 1
                    if checks == 2 { throw Changed() }
                }
                var encoder = try writer.makeEncoder()
                for (index, sample) in source.contacts.enumerated() {
                    encoder.add(sample.contact(ordinal: index + 1), numbers: [])
                    try writer.write(encoder.take())
                }
            }
        }
        #expect(checks == 2)
        #expect(try count("contacts") == 3)
    }

    @Test func severalSourcesAreWrittenOneAfterAnother() throws {
        try database.write(rule: NumberingPlan.rule) { writer in
            for (position, path) in ["a.csv", "b.csv", "c.csv"].enumerated() {
                var next = source
                (next.path, next.sha256) = (path, "\(position)")
                try next.begin(with: writer)
                #expect(writer.counts.storedContacts == 12 && writer.counts.findings == 12)
                try writer.finishSource(SourceOutcome(byteCount: 720, skippedContacts: position))
            }
        }
        let sources = try database.sources()
        #expect(sources.map(\.contactsSeen) == [12, 13, 14])
        #expect(sources.map(\.contactsSkipped) == [0, 1, 2])
        #expect(try count("contacts") == 36)
    }

    @Test func aFailedClosureFinalizesTheFile() throws {
        #expect(throws: Changed.self) {
            try database.write(rule: NumberingPlan.rule) { writer in
                try source.begin(with: writer, first: 3)
                throw Changed()
            }
        }
        #expect(try database.sources() == [])
        try source.write(to: database)
        #expect(try database.sources().count == 1)
    }
}
