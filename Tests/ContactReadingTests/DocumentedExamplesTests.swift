import ColumnRecognition
import ContactModel
import ContactReading
import ReadingTestSupport
import Testing

/// The examples of the documentation, compiled and run.
struct DocumentedExamplesTests {
    private struct PhoneList: ContactSink {
        var phones: [String] = []
        var issues: [String] = []

        mutating func receive(_ contact: borrowing Contact) {
            for field in contact.fields where field.kind == .phone { phones.append(contact.value(of: field)) }
        }

        mutating func receive(_ finding: Finding) { issues.append("line \(finding.line): \(finding.message)") }
    }

    private static let bytes = Array(
        """
        First Name,Last Name,Phone 1 - Label,Phone 1 - Value
        Anna,Example,Mobile,+1 202-555-0101
        Ben,Example,Home,020 7946 0102

        """.utf8)

    @Test func aFileAsAWhole() throws {
        let bytes = Self.bytes
        var list = PhoneList()
        var reader = ContactReader()
        try bytes.withUnsafeBytes { try reader.read($0, into: &list) }
        try reader.finish(into: &list)

        #expect(list.phones == ["+1 202-555-0101", "020 7946 0102"])
        #expect(list.issues.isEmpty)
        #expect(reader.description.sourceName == "Google Contacts (2024)")
    }

    @Test func chunks() throws {
        let chunks = [Self.bytes[..<70], Self.bytes[70..<71], Self.bytes[71...]]
        var list = PhoneList()
        var reader = ContactReader()
        for chunk in chunks {
            try chunk.withUnsafeBytes { try reader.read($0, into: &list) }
        }
        try reader.finish(into: &list)
        #expect(list.phones.count == 2)

        let description = reader.description
        #expect(description.recordsSeen == description.contacts + description.skipped)
        #expect(description.contacts == 2)
    }

    @Test func limitsAndEncodings() throws {
        var options = ReadingOptions()
        options.encoding = TextEncoding("windows-1251")
        options.maxFieldLength = 64 << 10

        var reader = ContactReader(options: options)
        var names = NameList()
        let bytes: [UInt8] = Array("Name,Phone\n".utf8) + [0xC0, 0xED, 0xED, 0xE0] + Array(",555-0101\n".utf8)
        try bytes.withUnsafeBytes { try reader.read($0, into: &names) }
        try reader.finish(into: &names)
        #expect(names.names == ["Анна"])
    }

    private struct NameList: ContactSink {
        var names: [String] = []
        mutating func receive(_ contact: borrowing Contact) { names += [contact.first(.displayName) ?? ""] }
        mutating func receive(_ finding: Finding) {}
    }

    @Test func theDetectedMap() throws {
        var reader = ContactReader()
        var list = PhoneList()
        let bytes = Array("First Name,Cell Phone,Shoe size\nAnna,555-0101,38\n".utf8)
        try bytes.withUnsafeBytes { try reader.read($0, into: &list) }
        try reader.finish(into: &list)
        let map = reader.description.headerMap
        #expect(map?.columns.map(\.target.description) == ["givenName", "phone mobile", "extra"])
    }

    @Test func aMapOfYourOwn() throws {
        var options = ReadingOptions()
        options.headerMap = HeaderMap(
            columns: [
                .init("Hotline", .field(.phone, label: "work")),
                .init("Internal", .ignored),
            ],
            region: "GB")
        var reader = ContactReader(options: options)
        var list = PhoneList()
        let bytes = Array("Name,Internal,Hotline\nAnna,17,020 7946 0102\n".utf8)
        try bytes.withUnsafeBytes { try reader.read($0, into: &list) }
        try reader.finish(into: &list)
        #expect(list.phones == ["020 7946 0102"])

        #expect(HeaderMap.Target("phone mobile ;")?.description == "phone mobile ;")
    }
}
