import ContactModel
import ContactStore
import PhoneNumbers
import StoreTestSupport
import Testing

/// The examples of the documentation, as they stand there.
struct DocumentedExampleTests {
    /// `ContactStore.docc/WritingSources.md`; ``StoreWriter`` and ``RowEncoder`` show parts of it.
    private func store(
        _ contacts: [Contact], sha256: String, byteCount: Int, in database: ContactDatabase
    ) throws {
        let classifier = Classifier(region: RegionCode("US"))
        let identity = SourceIdentity(
            path: "contacts.csv", sha256: sha256, byteCount: byteCount, defaultRegion: "US",
            planVersion: NumberingPlan.version)
        try database.write(rule: NumberingPlan.rule) { writer in
            if case .finished = try writer.beginSource(identity) { return }
            var encoder = try writer.makeEncoder()
            for contact in contacts {
                var numbers: [ClassifiedNumber] = []
                for (index, field) in contact.fields.enumerated() where field.kind == .phone {
                    let classification = classifier.classify(contact.value(of: field))
                    numbers.append(
                        ClassifiedNumber(field: index, text: field.value, classification: classification))
                }
                encoder.add(contact, numbers: numbers)
                if encoder.isFull { try writer.write(encoder.take()) }
            }
            try writer.write(encoder.take(isLast: true))
            try writer.finishSource(SourceOutcome(byteCount: byteCount, format: "csv"))
        }
    }

    /// `ContactStore.docc/ContactStore.md` and ``ContactDatabase``.
    private func read(_ path: String) throws -> [String] {
        var lines: [String] = []
        let database = try ContactDatabase.open(at: path)
        for source in try database.sources() {
            lines.append("\(source.path) \(source.accepted) \(source.rejected)")
        }
        try database.forEachRejectedNumber { number in
            lines.append("\(number.source) \(number.line) \(number.raw) \(number.category)")
        }
        return lines
    }

    @Test func writeAndReadASource() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("contacts.db")
        let contacts = SampleSource.mixed.contacts.enumerated().map { $0.element.contact(ordinal: $0.offset + 1) }
        for _ in 1...2 {
            try store(contacts, sha256: "aa", byteCount: 300, in: ContactDatabase.openOrCreate(at: path))
        }
        let lines = try read(path)
        #expect(lines.first == "contacts.csv 2 6")
        #expect(lines.dropFirst().first == "contacts.csv 2 (212) 555-0142 entertainment")
        #expect(lines.count == 7)
    }
}
