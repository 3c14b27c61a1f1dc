import ContactReading
import ReadingTestSupport
import Testing

@testable import ContactModel

@Suite struct VCardFramingTests {
    static let anna = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna\r\nTEL:+1 202-555-0101\r\nEND:VCARD\r\n"
    static let ben = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ben\r\nTEL:+1 202-555-0102\r\nEND:VCARD\r\n"

    @Test func m46ManyCardsAndBlankLines() throws {
        let outcome = try read("\n\n" + Self.anna + "\r\n\r\n" + Self.ben.replacing("FN", with: "\r\n\r\nFN") + "\n")
        #expect(outcome.names == ["Anna", "Ben"])
        #expect(outcome.contacts.map { $0.values(.phone).count } == [1, 1])
        #expect(outcome.findings.isEmpty)
        #expect(outcome.contacts.map(\.origin.line) == [3, 10])
    }

    @Test func m47MissingENDInTheMiddle() throws {
        let outcome = try read(Self.anna.replacing("END:VCARD\r\n", with: "") + Self.ben)
        #expect(outcome.names == ["Anna", "Ben"])
        #expect(outcome.finding(.missingEnd)?.line == 1)
        #expect(outcome.contacts.map { $0.values(.phone).count } == [1, 1])
    }

    @Test func m47MissingENDAtTheEndM88AFileThatIsCutOff() throws {
        let outcome = try read(Self.anna + "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ben\r\nTEL:+1 20")
        #expect(outcome.names == ["Anna", "Ben"])
        #expect(outcome.finding(.truncated)?.raw == "Ben")
    }

    @Test func m48ENDWithoutBEGINJunkCommentsCalendars() throws {
        let calendar = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:x\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
        let outcome = try read(
            "# exported\r\nEND:VCARD\r\n" + Self.anna + calendar + "junk\r\nmore junk\r\n" + Self.ben)
        #expect(outcome.names == ["Anna", "Ben"])
        #expect(outcome.codes == ["junkOutsideCard", "endWithoutBegin", "foreignComponent", "junkOutsideCard"])
        #expect(outcome.description.recordsSeen == 2)
    }

    @Test func m48ACardWithoutBEGIN() throws {
        let outcome = try read("VERSION:3.0\r\nFN:Zoe\r\nTEL:555-0100\r\nEND:VCARD\r\n" + Self.anna)
        #expect(outcome.names == ["Zoe", "Anna"])
        #expect(outcome.finding(.missingBegin)?.line == 1)
    }

    @Test func m49CaseAndTrailingBlanks() throws {
        let outcome = try read(
            "begin:vCard \r\nversion:3.0\r\nfn:Anna\r\ntel;type=cell:555-0101\r\nEnd:vcard\t\r\n" + Self.ben)
        #expect(outcome.names == ["Anna", "Ben"])
        #expect(outcome.contacts[0].phones == ["mobile: 555-0101"])
        #expect(outcome.findings.isEmpty)
    }

    @Test(arguments: [
        "FN:A\\, B\r\nVERSION:3.0", "FN:A\\, B", "VERSION:3.0\r\nVERSION:4.0\r\nFN:A\\, B", "VERSION:4\r\nFN:A\\, B",
        "VERSION:4.0\r\n 1\r\nFN:A\\, B", "VERS\r\n ION:3.0\r\nFN:A\\, B", "VERSION:x\r\nFN:A\\, B",
    ])
    func m50Versions(body: String) throws {
        let outcome = try read(
            "BEGIN:VCARD\r\n\(body)\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:2.1\r\nFN:A\\, B\r\nEND:VCARD\r\n")
        #expect(outcome.names == ["A, B", "A\\, B"])
    }

    @Test(arguments: ["\n", "\r", "\r\r\n", "\r\n"]) func m51LineEnds(lineEnd: String) throws {
        let outcome = try read((Self.anna + Self.ben).replacing("\r\n", with: lineEnd))
        #expect(outcome.names == ["Anna", "Ben"])
        #expect(outcome.contacts.map(\.origin.line) == [1, 6])
    }

    @Test func m51ByteOrderMarkAndUTF16() throws {
        #expect(try read("\u{FEFF}" + Self.anna).contacts.first?.origin.byteOffset == 3)
        for isBigEndian in [true, false] {
            for mark in [true, false] {
                let outcome = try read(
                    utf16(Self.anna.replacing("Anna", with: "Жанна"), isBigEndian: isBigEndian, mark: mark))
                #expect(outcome.names == ["Жанна"])
            }
        }
    }

    @Test func m52LinesWithoutAColon() throws {
        let raw = try card("FN:Anna\r\nvon Lee\r\nTEL:555-0101\r\nNICKNAME\r\nEMAIL:a@example.com")
        #expect(raw.contacts[0].first(.displayName) == "Anna\nvon Lee")
        #expect(raw.contacts[0].values(.phone) == ["555-0101"])
        #expect(raw.contacts[0].extra("") == "NICKNAME")
        #expect(raw.codes == ["lineWithoutColon", "lineWithoutColon"])
        #expect(raw.findings.map(\.line) == [4, 6])
        let long = "NOTE:" + String(repeating: "x", count: 70)
        let lost = try card("\(long)\r\ny z\r\nFN:Anna")
        #expect(lost.contacts[0].first(.note) == String(repeating: "x", count: 70) + "y z")
    }

    @Test func m53OddPropertyNames() throws {
        let outcome = try card("X-messaging/xmpp-All:a@chat\r\nX-GOOGLE TALK:b@chat\r\nx_odd.name:c\r\nFN:Anna")
        #expect(outcome.contacts[0].extra("X-messaging/xmpp-All") == "a@chat")
        #expect(outcome.contacts[0].extra("x_odd.name") == "c")
        #expect(outcome.contacts[0].labelled(.instantMessage) == ["GoogleTalk: b@chat"])
        #expect(outcome.findings.isEmpty)
    }

    @Test func m54ANestedCardUnderAGENT() throws {
        let outcome = try card(
            "FN:Anna\r\nAGENT:\r\nBEGIN:VCARD\r\nVERSION:2.1\r\nFN:Ben\r\nTEL:555-0102\r\nEND:VCARD\r\nTEL:555-0101",
            version: "2.1")
        #expect(outcome.contacts.count == 1)
        #expect(outcome.contacts[0].labelled(.phone) == ["assistant: 555-0102", ": 555-0101"])
        #expect(outcome.contacts[0].labelled(.related) == ["agent: Ben"])
        #expect(outcome.findings.isEmpty)
        let text = try card("AGENT:urn:uuid:1\r\nFN:Anna")
        #expect(text.contacts[0].extra("AGENT") == "urn:uuid:1")
    }

    /// The form of 3.0: a card in a text.
    @Test func m54ACardInTheValueOfAGENT() throws {
        let outcome = try card(
            "AGENT:BEGIN:VCARD\\nFN:Ben Bee\\nTEL\\;TYPE=work:+1-919-555-0102\\nEMAIL\\;INTERNET:ben@\r\n example.com\\n"
                + "X-ROOM:5\\nEND:VCARD\\n\r\nFN:Anna\r\nTEL:555-0101")
        #expect(outcome.contacts.count == 1)
        #expect(outcome.contacts[0].labelled(.phone) == ["assistant: +1-919-555-0102", ": 555-0101"])
        #expect(outcome.contacts[0].labelled(.email) == ["assistant: ben@example.com"])
        #expect(outcome.contacts[0].labelled(.related) == ["agent: Ben Bee"])
        #expect(outcome.contacts[0].extra("AGENT/X-ROOM") == "5")
        #expect(outcome.findings.isEmpty)
    }

    @Test func aCardWithoutValuesIsSkippedAndReported() throws {
        let outcome = try read(Self.anna + "BEGIN:VCARD\r\nVERSION:3.0\r\nPRODID:x\r\nEND:VCARD\r\n" + Self.ben)
        #expect(outcome.contacts.map(\.origin.ordinal) == [1, 2])
        #expect(outcome.finding(.emptyCard)?.line == 6)
        #expect(outcome.description.recordsSeen == 3)
        #expect(outcome.description.skipped == 1)
    }

    @Test func anOriginCutsTheCardOutOfTheFile() throws {
        let second = "BEGIN:VCARD\nVERSION:3.0\nFN:Zoë\nEND:VCARD"
        let text = Self.anna + "\n\n" + second + "\nBEGIN:VCARD\nFN:Cut\n\n" + Self.ben
        let bytes = Array(text.utf8)
        let raw = try read(text).contacts.map { contact in
            String(
                decoding: bytes[contact.origin.byteOffset..<(contact.origin.byteOffset + contact.origin.byteCount)],
                as: UTF8.self)
        }
        #expect(raw == [String(Self.anna.dropLast()), second, "BEGIN:VCARD\nFN:Cut", String(Self.ben.dropLast())])
    }
}
