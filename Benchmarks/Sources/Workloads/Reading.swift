import ContactFormats
import SeededCorpora

/// Reads the contacts of a CSV file, in chunks as an ingest does.
package struct ReadingRows: Workload {
    private let bytes: [UInt8]

    package init(count: Int, seed: UInt64) {
        var table = ContactTable(seed: seed)
        var bytes: [UInt8] = []
        table.appendHeader(to: &bytes)
        for _ in 0..<count { table.appendRow(to: &bytes) }
        self.bytes = bytes
    }

    package mutating func run() throws -> Int { try readContacts(bytes) }
}

/// Reads the contacts of a vCard file, in chunks as an ingest does.
package struct ReadingCards: Workload {
    private let bytes: [UInt8]

    package init(count: Int, seed: UInt64) {
        var contacts = PlainContacts(seed: seed)
        bytes = contacts.cards(count)
    }

    package mutating func run() throws -> Int { try readContacts(bytes) }
}

private func readContacts(_ bytes: [UInt8]) throws -> Int {
    var reader = ContactReader()
    var sink = CountingSink()
    try bytes.withUnsafeBytes { bytes in
        for start in stride(from: 0, to: bytes.count, by: 1 << 18) {
            let end = min(start + 1 << 18, bytes.count)
            try reader.read(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), into: &sink)
        }
    }
    try reader.finish(into: &sink)
    return sink.contacts
}

/// Counts contacts and discards them.
private struct CountingSink: ContactSink {
    var contacts = 0

    mutating func receive(_ contact: inout Contact) { contacts += 1 }
    mutating func receive(_ finding: Finding) {}
}
