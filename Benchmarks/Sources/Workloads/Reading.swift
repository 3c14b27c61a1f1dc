import ColumnRecognition
import ContactModel
import ContactReading
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

/// Reads cards each of whose properties has another encoding, and as many small tables in a code page that has to be found.
package struct ReadingCodePages: Workload {
    private let cards: [UInt8]
    private let tables: [[UInt8]]

    package init(count: Int, seed: UInt64) {
        let name: [UInt8] = [0xD6, 0x72, 0x6E, 0x6E]
        var cards: [UInt8] = []
        for number in 0..<count / 2 {
            let encodings = number % 2 == 0 ? ("ISO-8859-2", "IBM850") : ("windows-1250", "IBM437")
            cards += Array("BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=\(encodings.0):".utf8) + name
            cards += Array("\r\nFN;CHARSET=\(encodings.1):".utf8) + name
            cards += Array("\r\nTEL:650-253-0000\r\nEND:VCARD\r\n".utf8)
        }
        self.cards = cards
        tables = (0..<count - count / 2).map { number in
            Array("Name,Phone\n".utf8) + name + Array(",650-253-\(1000 + number % 9000)\n".utf8)
        }
    }

    package mutating func run() throws -> Int {
        try readContacts(cards) + tables.reduce(0) { try $0 + readContacts($1) }
    }
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

    mutating func receive(_ contact: borrowing Contact) { contacts += 1 }
    mutating func receive(_ finding: Finding) {}
}
