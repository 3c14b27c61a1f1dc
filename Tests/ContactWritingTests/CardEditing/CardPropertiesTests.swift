import ContactModel
import ContactReading
import SeededRandom
import Testing

@testable import ContactWriting

/// Cards as lists of properties.
struct CardPropertiesTests {
    static let cards = [
        "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nEND:VCARD\r\n",
        "BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nNOTE:long\n  er text\nitem1.TEL:+1\nitem1.X-ABLabel:Desk\nEND:VCARD",
        "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=84da;=\r\nX;;;\r\nTEL;HOME:1\r\nEND:VCARD\r\n\r\n",
        "junk\r\nBEGIN:VCARD\rVERSION:3.0\rFN:Ada\r\rTEL:1\rEND:VCARD\r",
        "BEGIN:VCARD\r\nVERSION:2.1\r\nAGENT:\r\nBEGIN:VCARD\r\nFN:Bob\r\nEND:VCARD\r\nFN:Ada\r\nEND:VCARD\r\n",
        "BEGIN:VCARD\r\nVERSION:2.1\r\nPHOTO;ENCODING=BASE64;JPEG:\r\n AAAA\r\n BBBB\r\n\r\nFN:Ada\r\nEND:VCARD\r\n",
    ]

    @Test("The bytes of the properties are those of the card", arguments: cards)
    func bytes(card: String) throws {
        let properties = try #require(CardProperties(Array(card.utf8)))
        #expect(properties.bytes == Array(card.utf8))
        #expect(properties.list.contains { $0.title == "FN" || $0.title == "N" })
    }

    @Test("What is no whole card is none", arguments: ["", "FN:Ada\r\n", "BEGIN:VCARD\r\nFN:Ada\r\n", "END:VCARD\r\n"])
    func fragments(text: String) { #expect(CardProperties(Array(text.utf8)) == nil) }

    @Test func hunksTurnTheCardIntoTheOther() throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let names = ["FN:Ada", "TEL:1", "TEL:2", "NOTE:a", "NOTE:b", "X-A:1", "EMAIL:a@b.c"]
            func card() -> [UInt8] {
                let lines = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    names.randomElement(using: &random) ?? ""
                }
                return Array(
                    (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n").utf8)
            }
            let (before, after) = (try #require(CardProperties(card())), try #require(CardProperties(card())))
            let difference = CardDifference(before, after)
            var result: [UInt8] = []
            var position = 0
            for hunk in difference.hunks {
                result += before.bytes[position..<hunk.range.lowerBound] + hunk.bytes
                position = hunk.range.upperBound
            }
            #expect(result + before.bytes[position...] == after.bytes)
            #expect(difference.changes.isEmpty == (before.bytes == after.bytes))
        }
    }

    @Test func referencesNameTheCardThatStays() throws {
        let card = """
            BEGIN:VCARD\r
            VERSION:3.0\r
            X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:two\r
            X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:one\r
            X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:three\r
            RELATED;TYPE=friend:two\r
            END:VCARD\r

            """
        var properties = try #require(CardProperties(Array(card.utf8)))
        #expect(properties.references == ["two", "one", "three", "two"])
        properties.replaceReferences(["two": "one"])
        #expect(properties.references == ["one", "three", "one"])
    }
}
