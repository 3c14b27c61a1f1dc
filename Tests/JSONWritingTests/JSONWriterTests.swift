import Foundation
import JSONWriting
import SeededRandom
import Testing

struct JSONWriterTests {
    private func text(_ body: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter()
        body(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test func membersStandInTheOrderOfTheCalls() {
        let written = text { json in
            json.object {
                $0.member("text", "a")
                $0.member("none", String?.none)
                $0.member("number", -7)
                $0.member("flag", true)
                $0.member("texts", ["x", "y"])
                $0.object("object") { $0.member("empty", [String]()) }
                $0.array("objects", [1, 2]) { json, number in json.object { $0.member("n", number) } }
            }
        }
        #expect(
            written == #"{"text":"a","none":null,"number":-7,"flag":true,"texts":["x","y"],"object":{"empty":[]},"#
                + #""objects":[{"n":1},{"n":2}]}"#)
    }

    /// Any of three members without a value, first, in the middle, last, and behind another member.
    @Test(arguments: 0..<8) func membersWithoutAValueKeepTheirPlace(_ empty: Int) {
        let members = JSONMembers(["a", "b\"", "c"]), lists = JSONMembers(["x", "y", "z"], empty: "[]")
        func isEmpty(_ place: Int) -> Bool { empty >> place & 1 == 1 }
        let written = text { json in
            json.object { json in
                json.members(members) { isEmpty($0) ? .none : .string(UnsafeBufferPointer(start: nil, count: 0)) }
                json.members(lists) {
                    isEmpty($0) ? .none : .other
                } other: { json, place in
                    json.array { $0.number(place) }
                }
                json.member("last", true)
            }
        }
        let texts = ["a", #"b\""#, "c"].enumerated().map { "\"\($1)\":\(isEmpty($0) ? "null" : "\"\"")" }
        let arrays = ["x", "y", "z"].enumerated().map { "\"\($1)\":\(isEmpty($0) ? "[]" : "[\($0)]")" }
        #expect(written == "{\((texts + arrays).joined(separator: ",")),\"last\":true}")
    }

    @Test func linesBreakBetweenValues() {
        let written = text { json in
            json.object {
                $0.array("rows", [1, 2], isLineByLine: true) { $0.number($1) }
                $0.endLine()
                $0.array("none", [Int](), isLineByLine: true) { $0.number($1) }
            }
            json.endDocument()
            json.array { $0.null() }
            json.endDocument()
        }
        #expect(written == "{\"rows\":[\n1,\n2\n],\n\"none\":[\n]}\n[null]\n")
    }

    @Test func bytesThatWereTakenChangeNothing() {
        var json = JSONWriter()
        var taken: [UInt8] = []
        json.array { json in
            for number in 1...3 {
                json.number(number)
                taken += json.bytes
                json.removeBytes()
            }
        }
        #expect(String(decoding: taken + json.bytes, as: UTF8.self) == "[1,2,3]")
    }

    @Test(
        arguments: [
            ("", #""""#), ("plain", #""plain""#), (#"a"b\c"#, #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#),
            ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#), ("Zoë 電話 🙂", #""Zoë 電話 🙂""#),
            ("\"", #""\"""#), ("a\u{0B}", #""a\u000b""#),
        ])
    func stringsAreEscaped(_ string: String, _ expected: String) {
        #expect(text { $0.string(string) } == expected)
        #expect(
            text { json in
                json.object {
                    $0.key(text: string); $0.null()
                }
            } == "{\(expected):null}")
        #expect(
            text { json in
                json.object {
                    $0.key(utf8: Array(string.utf8)[...]); $0.null()
                }
            } == "{\(expected):null}")
        #expect(text { $0.string(utf8: Array(string.utf8)[...]) } == expected)
        let bytes = Array(string.utf8)
        #expect(
            text { json in bytes.withUnsafeBufferPointer { json.string(repairing: Span(_unsafeElements: $0)) } }
                == expected)
    }

    @Test(arguments: 1..<20) func justTheBytesThatNeedItAreEscapedAtAnyPlace(_ count: Int) {
        for place in 0..<count {
            for byte in UInt8.min..<0x80 {
                var bytes = [UInt8](repeating: 0x7E, count: count)
                bytes[place] = byte
                let isPlain = byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x7F
                let written = text { $0.string(utf8: bytes[...]) }
                #expect((written.utf8.count == count + 2) == isPlain, "byte \(byte) at \(place) of \(count)")
            }
        }
    }

    @Test func bytesThatAreNotUTF8AreRepaired() {
        let bytes: [UInt8] = [0x41, 0xFF, 0x22]
        let written = text { json in bytes.withUnsafeBufferPointer { json.string(repairing: Span(_unsafeElements: $0)) }
        }
        #expect(written == "\"A\u{FFFD}\\\"\"")
    }

    @Test(arguments: 0..<40)
    func foundationReadsWhatIsWritten(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let strings = (0..<20).map { _ in
            let length = Int.random(in: 0...12, using: &random)
            let scalars = (0..<length).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x300, using: &random)) }
            return String(String.UnicodeScalarView(scalars))
        }
        var json = JSONWriter()
        json.array { for string in strings { $0.string(string) } }
        let read = try JSONDecoder().decode([String].self, from: Data(json.bytes))
        #expect(read == strings)
    }
}
