import ContactCleaning
import ContactModel
import ContactStore
import Foundation
import FuzzSupport
import PhoneNumbers

/// Stores any contacts in a database, from which SQLite reads them back.
@main
enum RowsTarget: FuzzTarget {
    private static let classifier = Classifier(region: RegionCode("US"))
    private static let path: String = {
        // In memory where the system has a folder for that: every input writes a database.
        let parent = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
        return "\(parent)/trunkline-fuzz-\(ProcessInfo.processInfo.processIdentifier).db"
    }()
    /// A database without rows: creating one takes longer than filling it.
    private static let emptyDatabase: Data? = {
        _ = try? ContactDatabase.openOrCreate(at: path)
        return FileManager.default.contents(atPath: path)
    }()

    static func run(_ input: inout FuzzInput) {
        let batchSize = Int(input.byte() % 8) + 1
        let contacts = contacts(&input)
        guard let empty = emptyDatabase else { return expect(false, "a database can be created at \(path)") }
        defer { try? FileManager.default.removeItem(atPath: path) }
        do {
            try empty.write(to: URL(fileURLWithPath: path))
            let counts = try store(contacts, batchSize: batchSize)
            expect(counts.storedContacts == contacts.count, "every contact is stored")
            let result = try DatabaseVerification(database: path).run()
            let failed = result.checks.filter { !$0.hasPassed }
            expect(failed.isEmpty, "SQLite reads what was encoded: \(failed)")
        } catch {
            expect(false, "contacts are stored: \(error)")
        }
    }

    /// Contacts of any fields, some of them longer than a page.
    private static func contacts(_ input: inout FuzzInput) -> [Contact] {
        var contacts: [Contact] = []
        while !input.isEmpty {
            var contact = Contact()
            contact.kind = input.pick(Contact.Kind.allCases)
            contact.origin.ordinal = contacts.count + 1
            contact.origin.line = Int(input.byte()) << (input.byte() % 40)
            contact.origin.byteOffset = contacts.count * 10
            contact.origin.byteCount = 10
            for _ in 0..<input.byte() % 16 where !input.isEmpty {
                let (kind, settings) = (input.pick(Contact.Field.Kind.allCases), input.byte())
                let times = input.pick([1, 1, 1, 1, 40, 3000])
                let (label, value) = (input.text(), input.text())
                contact.append(
                    kind, label: label.utf8, value: String(repeating: value, count: times).utf8.prefix(100_000),
                    group: UInt16(settings % 5), isPreferred: settings >= 0x80, line: Int(settings / 8))
            }
            contacts.append(contact)
        }
        return contacts
    }

    private static func store(_ contacts: [Contact], batchSize: Int) throws -> SourceCounts {
        try ContactDatabase.openOrCreate(at: path).write(rule: NumberingPlan.rule) { writer in
            let identity = SourceIdentity(
                path: "fuzz.csv", sha256: String(repeating: "0", count: 64), byteCount: contacts.count * 10,
                planVersion: NumberingPlan.version)
            guard case .new = try writer.beginSource(identity) else { return SourceCounts() }
            var encoder = try writer.makeEncoder()
            for (index, contact) in contacts.enumerated() {
                encoder.add(contact, numbers: numbers(of: contact))
                if let field = contact.fields.first {
                    encoder.add(
                        Finding(
                            Finding.Code("fuzzed"), .note, raw: contact.value(of: field), Sentence(same: "A finding.")))
                }
                if index % batchSize == batchSize - 1 { try writer.write(encoder.take()) }
            }
            try writer.write(encoder.take(isLast: true))
            let counts = writer.counts
            try writer.finishSource(SourceOutcome(byteCount: contacts.count * 10, format: "csv"))
            return counts
        }
    }

    private static func numbers(of contact: Contact) -> [ClassifiedNumber] {
        contact.text.withUnsafeBufferPointer { text in
            contact.fields.indices.filter { contact.fields[$0].kind == .phone }.map { index in
                let value = contact.fields[index].value
                return ClassifiedNumber(
                    field: index, text: value,
                    classification: classifier.classify(Span(_unsafeElements: text.extracting(value))))
            }
        }
    }
}
