import SeededRandom
import Testing

@testable import ContactReading

/// Mailboxes in one text: a list is read as exactly its addresses, and a text with any other part is one value.
struct MailboxListTests {
    private static let names = [
        "", "Tom", "Tom Fox", "Zoë Ray-Lee", "\"Fox, Ann\"", "\"Ray; Zoe / 2 | x\"", "'Bo Bee'", "O'Neil", "王芳",
        "Sales/Support",
        "Tom \"T.\" Fox", "\"say \\\"hi\\\", now\"",
    ]
    private static let separators = [
        ", ", ",", "; ", ";", " / ", "/", " | ", "|", "\n", "\r\n", " ", "   ", "、", "；", "，", ",\n ", " ::: ",
        "\u{A0}", ";;",
    ]
    private static let remarks = ["", " (home)", " (x (y), z)", "(2; 3)"]
    private static let labels = ["", "E-Mail: ", "Home:", "Büro 2: ", "mailto:", "Home: mailto:"]
    private static let others = [
        "call 5", "Tom", "n/a", "\"a b\"@x.example", "a@b@x.example", "Skype: a@x.example", "a@x", "<tom>", "Tom <>",
        "www.x.example", "16502530000@c.us", "\"Tom", "(home)", "Tom tom@x.example", "mailto:a@x.example?subject=x",
        "a@x.example (or b@x.example)", "a@x.example.", "http://a@x.example",
    ]

    private static func address(_ random: inout SeededGenerator) -> String {
        func any(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
        let local = any(["a", "ann.fox", "o'neil", "b+news", "x_1", "info", "ü", "1"])
        return
            "\(local)\(Int.random(in: 0...99, using: &random))@\(any(["x.example", "mail.fox.example", "ö-y.example"]))"
    }

    private static func mailbox(_ address: String, _ random: inout SeededGenerator) -> String {
        func any(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
        let (label, remark) = (any(labels), any(remarks))
        let name = label.hasSuffix("mailto:") ? "" : any(names)
        if !name.isEmpty { return "\(label)\(name) <\(address)>\(remark)" }
        return label + (Bool.random(using: &random) ? "<\(address)>" : address) + remark
    }

    private static func read(_ text: String) -> [String]? {
        let bytes = Array(text.utf8)
        return MailboxList.read(bytes, bytes.indices)?.map { String(decoding: bytes[$0.address], as: UTF8.self) }
    }

    /// Mailboxes with one separator between them, as drawn by a seed.
    private static func list(_ random: inout SeededGenerator) -> (
        addresses: [String], parts: [String], separator: String
    ) {
        let addresses = (0..<Int.random(in: 1...5, using: &random)).map { _ in address(&random) }
        let parts = addresses.map { mailbox($0, &random) }
        return (addresses, parts, separators.randomElement(using: &random) ?? ",")
    }

    @Test(arguments: Seeds.first(200)) func anyListIsItsAddresses(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let (addresses, parts, separator) = Self.list(&random)
            let text = parts.joined(separator: separator)
            #expect(Self.read(text) == addresses, "\(text.debugDescription)")
        }
    }

    @Test(arguments: Seeds.first(200)) func aTextWithAnotherPartStaysWhole(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            var (_, parts, separator) = Self.list(&random)
            // Between blanks a name would be that of the mailbox behind it.
            if separator.allSatisfy(\.isWhitespace), !separator.contains("\n") { separator = ", " }
            let other = try #require(Self.others.randomElement(using: &random))
            parts.insert(other, at: Int.random(in: 0...parts.count, using: &random))
            // A slash or a bar may stand in a name.
            if "/|".contains(where: separator.contains) { separator = "; " }
            let text = parts.joined(separator: separator)
            #expect(Self.read(text) == nil, "\(text.debugDescription)")
        }
    }

    /// Every byte of a list belongs to one mailbox or to what parts it from others.
    @Test(arguments: Seeds.first(50)) func mailboxesStandInTheirOrder(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let (_, parts, separator) = Self.list(&random)
        let text = Array(parts.joined(separator: separator).utf8)
        var end = 0
        for mailbox in try #require(MailboxList.read(text, text.indices)) {
            #expect(mailbox.whole.lowerBound >= end)
            #expect(mailbox.whole.contains(mailbox.address.lowerBound))
            #expect(mailbox.address.upperBound <= mailbox.whole.upperBound)
            end = mailbox.whole.upperBound
        }
        #expect(end <= text.count)
    }

    /// Each byte of a text counts, wherever in a word it stands.
    @Test(arguments: 0..<256) func everyMarkIsSeen(byte: Int) {
        let isPlain =
            byte < 0x80
            && (UnicodeScalar(UInt8(byte)).properties.isAlphabetic || (0x30...0x39).contains(byte)
                || "+-._[\\]^`".utf8.contains(UInt8(byte)))
        for count in 8..<24 {
            var text = Array("ann@x.example.of.all.names".utf8.prefix(count))
            for place in [0, 1, 5, 7, count - 1] {
                let former = text[place]
                text[place] = UInt8(byte)
                #expect(MailboxList.isPlain(text, text.indices) == isPlain)
                #expect(MailboxList.isPlain(text, 0..<place) == true)
                text[place] = former
            }
        }
    }

    @Test(arguments: [
        ("a@x.example", true), ("a+b.c_d@x-y.example", true), ("none", true), ("", true), ("a@b@x.example", false),
        ("<a@x.example>", false), ("a@x.example ", false), ("a@x.example|", false), ("ü@x.example", false),
        ("mailto:a@x.example", false), ("a@x.example/b", false), ("\"a\"@x.example", false),
    ])
    func ordinaryCellsAreToldAtOnce(text: String, isPlain: Bool) {
        #expect(MailboxList.isPlain(Array(text.utf8), 0..<text.utf8.count) == isPlain)
    }

    @Test(arguments: [
        ("Team: a@x.example, b@x.example; c@x.example", ["Team", "Team", ""]),
        ("Home: a@x.example, Work: b@x.example", ["Home", "Work"]),
        ("E-Mail: a@x.example\nb@x.example", ["E-Mail", ""]),
        ("a@x.example, Work: b@x.example", ["", "Work"]),
    ])
    func aLabelIsThatOfItsGroup(text: String, labels: [String]) throws {
        let bytes = Array(text.utf8)
        let list = try #require(MailboxList.read(bytes, bytes.indices))
        #expect(list.map { String(decoding: bytes[$0.label], as: UTF8.self) } == labels)
    }

    /// Programs write the address as its own name.
    @Test(arguments: ["a@x.example <a@x.example>", "A@x.example <a@x.example>", "\"a@x.example\" <a@x.example>"])
    func anAddressMayBeItsOwnName(text: String) { #expect(Self.read(text) == ["a@x.example"]) }

    /// Many marks take no longer than their number.
    @Test func openMarksEnd() {
        for text in ["(", "\"", "<", "a:", "a@x.example(", "\\", "a@", "、"] {
            #expect(Self.read(String(repeating: text, count: 20_000)) == nil)
        }
    }
}
