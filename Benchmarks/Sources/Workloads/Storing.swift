import ColumnRecognition
import ContactModel
import ContactReading
import ContactStore
import PhoneNumbers
import SeededCorpora

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes contacts, which have been read and classified before, into a new database.
package struct Storing: Workload {
    private let contacts: ReadContacts
    private let path: String

    package init(count: Int, seed: UInt64) throws {
        var table = ContactTable(seed: seed)
        var bytes: [UInt8] = []
        table.appendHeader(to: &bytes)
        for _ in 0..<count { table.appendRow(to: &bytes) }
        var reader = ContactReader()
        var contacts = ReadContacts()
        try bytes.withUnsafeBytes { try reader.read($0, into: &contacts) }
        try reader.finish(into: &contacts)
        self.contacts = contacts
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        path = "\(folder)/store-benchmark-\(getpid()).db"
    }

    /// The number of rows that a run writes: contacts, numbers, e-mail addresses and addresses.
    package var rowCount: Int { contacts.rowCount }

    package mutating func run() throws -> Int {
        unlink(path)
        defer { unlink(path) }
        let database = try ContactDatabase.openOrCreate(at: path)
        try database.write(rule: NumberingPlan.rule) { writer in
            let identity = SourceIdentity(
                path: "contacts.csv", sha256: String(repeating: "0", count: 64), byteCount: 0,
                planVersion: NumberingPlan.version)
            guard case .new = try writer.beginSource(identity) else { return }
            var encoder = try writer.makeEncoder()
            for (contact, numbers) in zip(contacts.all, contacts.numbers) {
                encoder.add(contact, numbers: numbers)
                if encoder.isFull { try writer.write(encoder.take()) }
            }
            try writer.write(encoder.take())
            try writer.finishSource(SourceOutcome(byteCount: 0, format: "csv"))
        }
        return contacts.all.count
    }
}

/// Collects contacts, and their numbers as classified.
private struct ReadContacts: ContactSink {
    var all: [Contact] = []
    var numbers: [[ClassifiedNumber]] = []
    var rowCount = 0
    private let classifier = Classifier(region: RegionCode("US"))

    mutating func receive(_ contact: borrowing Contact) {
        var found: [ClassifiedNumber] = []
        var addresses: Set<UInt16> = []
        for (position, field) in contact.fields.enumerated() {
            switch field.kind {
            case .phone:
                let classification = contact.text.withUnsafeBufferPointer {
                    classifier.classify(Span(_unsafeElements: $0.extracting(field.value)))
                }
                found.append(ClassifiedNumber(field: position, text: field.value, classification: classification))
            case .email: rowCount += 1
            case .city: addresses.insert(field.group)
            default: break
            }
        }
        rowCount += 1 + found.count + addresses.count
        all.append(copy contact)
        numbers.append(found)
    }

    mutating func receive(_ finding: Finding) {}
}
