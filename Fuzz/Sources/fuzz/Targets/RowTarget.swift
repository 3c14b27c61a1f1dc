import ContactFormats
import ContactStore
import PhoneNumbers

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Encodes the contacts of any file as rows, stores them in a file, and proves that file.
enum RowTarget: FuzzTarget {
    static func run(_ input: inout FuzzInput) {
        var options = ReadingOptions(&input)
        options.format = input.pick([.csv, .vCard])
        let batchSize = Int(input.byte()) % 7 + 1
        let path = "/tmp/trunkline-fuzz-\(getpid()).db"
        unlink(path)
        defer { unlink(path) }
        let sink = Sink(bytes: input.rest(), options: options)
        do {
            let database = try ContactDatabase.openOrCreate(at: path)
            try database.write(rule: NumberingPlan.rule) { try sink.store($0, batchSize: batchSize) }
            for check in try database.verify() where check.subject != .order {
                expect(check.hasPassed, "\(check.subject): \(check.issues)")
            }
            let stored = try database.sources().map(\.contactsStored)
            expect(stored == [sink.contacts.count], "\(stored) of \(sink.contacts.count) contacts are stored")
        } catch {
            expect(false, "\(error)")
        }
    }

    /// The contacts and findings of a file.
    private struct Sink: ContactSink {
        var contacts: [Contact] = []
        private var findings: [Finding] = []
        private var skipped = 0
        private let classifier = Classifier(region: RegionCode("US"))

        init(bytes: [UInt8], options: ReadingOptions) {
            var reader = ContactReader(options: options)
            // A file that cannot be read has no contacts.
            try? bytes.withUnsafeBytes { try reader.read($0, into: &self) }
            try? reader.finish(into: &self)
            skipped = reader.description.skipped
        }

        mutating func receive(_ contact: borrowing Contact) { contacts.append(copy contact) }
        mutating func receive(_ finding: Finding) { findings.append(finding) }

        func store(_ writer: StoreWriter, batchSize: Int) throws {
            _ = try writer.beginSource(
                SourceIdentity(path: "x", sha256: "aa", byteCount: 0, planVersion: NumberingPlan.version))
            var encoder = try writer.makeEncoder()
            for finding in findings { encoder.add(finding) }
            for (position, contact) in contacts.enumerated() {
                encoder.add(contact, numbers: numbers(of: contact))
                if position % batchSize == 0 { try writer.write(encoder.take()) }
            }
            try writer.write(encoder.take(isLast: true))
            try writer.finishSource(SourceOutcome(byteCount: 0, skippedContacts: skipped))
        }

        private func numbers(of contact: Contact) -> [ClassifiedNumber] {
            var numbers: [ClassifiedNumber] = []
            for (position, field) in contact.fields.enumerated() where field.kind == .phone {
                Array(contact.text[field.value]).withUnsafeBufferPointer { bytes in
                    let cell = Span(_unsafeElements: bytes)
                    classifier.forEachNumber(in: cell) { range, classification in
                        let start = field.value.lowerBound
                        numbers.append(
                            ClassifiedNumber(
                                field: position, text: start + range.lowerBound..<start + range.upperBound,
                                classification: classification))
                    }
                }
            }
            return numbers
        }
    }
}
