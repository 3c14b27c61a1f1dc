import Testing

@testable import ContactCleaning

struct MappingParserTests {
    /// A value in one line: texts in quotes, lists in brackets, maps in braces, each map with the lines of its names.
    private func shown(_ node: MappingNode) -> String {
        switch node.content {
        case .text(let text): text.debugDescription
        case .list(let items): "[\(items.map(shown).joined(separator: ", "))]"
        case .map(let entries):
            "{\(entries.map { "\($0.line) \($0.name.debugDescription): \(shown($0.value))" }.joined(separator: ", "))}"
        }
    }

    private func value(_ text: String) throws(MappingError) -> String? {
        try MappingParser.value(of: text, path: "m.yaml").map(shown)
    }

    @Test(arguments: [
        // Lines, indentation, comments.
        ("a: b", #"{1 "a": "b"}"#), ("\u{FEFF}a: b\r\nc: d\r\n", #"{1 "a": "b", 2 "c": "d"}"#),
        ("a: b\rc: d", #"{1 "a": "b", 2 "c": "d"}"#), ("---\na: b\n", #"{2 "a": "b"}"#),
        ("# x\n\n--- # y\n\t\na: b # c\n  # d\n", #"{5 "a": "b"}"#),
        ("a:\n    b: c\n    d: e\nf:\n g: h\n", #"{1 "a": {2 "b": "c", 3 "d": "e"}, 4 "f": {5 "g": "h"}}"#),
        ("a:\nb: # c\nd: ''\n", #"{1 "a": "", 2 "b": "", 3 "d": ""}"#),
        ("a:\n  - b\n  - \"c\"\n", #"{1 "a": ["b", "c"]}"#), ("a:\n- b\n-\nc: d", #"{1 "a": ["b", ""], 4 "c": "d"}"#),
        ("a:\n  b\n", #"{1 "a": "b"}"#), ("a:\n  [b]\n", #"{1 "a": ["b"]}"#), ("a :\t b  ", #"{1 "a": "b"}"#),
        // Texts without quotes.
        ("R&D *x: a, b # c", #"{1 "R&D *x": "a, b"}"#), ("a#b: c:d", #"{1 "a#b": "c:d"}"#),
        ("-a: ?b", #"{1 "-a": "?b"}"#), ("1: 2.50", #"{1 "1": "2.50"}"#), ("~: null", #"{1 "~": "null"}"#),
        ("a: it's \"b\" [c]", #"{1 "a": "it\'s \"b\" [c]"}"#), ("日本: é", #"{1 "日本": "é"}"#),
        // Quotes.
        (#""a: b": 'c # d'"#, #"{1 "a: b": "c # d"}"#), ("'it''s': \"\\\"x\\\"\"#y", #"{1 "it\'s": "\"x\""}"#),
        (#""\t\n\\\/\x41\u00e9\U0001F600\_\N": b"#, "{1 \("\t\n\\/Aé😀\u{A0}\u{85}".debugDescription): \"b\"}"),
        (#"'a\n': b"#, #"{1 "a\\n": "b"}"#),
        // Brackets.
        ("a: [b, \"c, d\" , 'e',]", #"{1 "a": ["b", "c, d", "e"]}"#), ("a: []\nb: { }", #"{1 "a": [], 2 "b": {}}"#),
        (
            "a: {mask: \"+C(D),D\", conditions: [\"7, 8\"]} # x",
            #"{1 "a": {1 "mask": "+C(D),D", 1 "conditions": ["7, 8"]}}"#
        ),
        (#"{"a": {"b":"c", d: , e}}"#, #"{1 "a": {1 "b": "c", 1 "d": "", 1 "e": ""}}"#),
        ("[a:b, http://c]", #"["a:b", "http://c"]"#),
    ])
    func valuesAreRead(text: String, expected: String) throws { #expect(try value(text) == expected) }

    @Test(arguments: ["", "\n \n", "# a", "---\n", "\u{FEFF}\t# b\r\n"])
    func aTextWithoutLinesHasNoValue(text: String) throws { #expect(try value(text) == nil) }

    @Test(arguments: [
        ("a: *b", 1, "'*' begins an alias, which a map does not have"), ("a: b\n&c d: e", 2, "'&' begins an anchor"),
        ("!!str a: b", 1, "'!' begins a tag"), ("a: |\n  b", 1, "'|' begins a text of several lines"),
        ("a: >-\n  b", 1, "'>' begins a text of several lines"), ("%YAML 1.2", 1, "'%' begins a directive"),
        ("? a\n: b", 1, "'?' begins a key"), ("a: @b", 1, "'@' begins no name"), ("a: `b", 1, "'`' begins no name"),
        (": a", 1, "':' begins no name"), ("a:\n- - b", 2, "'-' begins no name"),
        ("a: [b, , c]", 1, "',' begins no name"),
        ("a:\n\tb: c", 2, "a tab indents this line"), ("a: \u{7}b", 1, "a control character"),
        ("a: b\n c: d", 2, "this line does not fit"), ("a:\n    b: c\n  d: e", 3, "this line does not fit"),
        ("  a: b\nc: d", 2, "this line does not fit"), ("a: b\n- c", 2, "this line does not fit"),
        ("a: b\n  c", 2, "this line does not fit"), ("a: b\nc", 2, "there is no ':' in this line"),
        ("a\nb: c", 1, "there is no ':' in this line"), ("a:\n  b:c\n  d: e", 2, "there is no blank behind the ':'"),
        ("a: b\nc:d", 2, "there is no blank behind the ':'"),
        ("a: b\n---\nc: d", 2, "'---' parts documents"), ("a: b\n...", 2, "'...' parts documents"),
        ("a: b: c", 1, "this line has more than"), ("a: \"b\" c", 1, "this line has more than"),
        ("a: [b] c", 1, "this line has more than"), ("- a: b", 1, "this line has more than"),
        ("a: \"b\n  c\"", 1, "the quotes do not end"), ("a: 'b''", 1, "the quotes do not end"),
        ("a: [b,\n  c]", 1, "the brackets do not end"), ("a: {b: c", 1, "the brackets do not end"),
        ("a: {b c: \"d\" e}", 1, "there is no ',' or '}'"),
        ("a: [b: c]", 1, "there is no ',' or ']'"), ("[a]: b", 1, "this is not a header"),
        (#"a: "\q""#, 1, #"'\q' is not a character"#), (#"a: "\xZ1""#, 1, #"'\xZ1' is not a character"#),
        (#"a: "\uD83D""#, 1, #"'\uD83D' is not a character"#), ("a: b\nc: d\n\"a\": e", 3, "'a' is in the map twice"),
        ("a: [[[[b]]]]", 1, "there are too many lists"),
        ("a:\n b:\n  c:\n   d:\n    e: f", 5, "there are too many lists"),
    ])
    func allElseIsRefused(text: String, line: Int, problem: String) throws {
        let error = try #require(throws: MappingError.self) { try value(text) }
        #expect(error.line == line)
        #expect(error.problem.hasPrefix(problem), "\(error)")
        #expect(!error.advice.isEmpty)
    }

    @Test(arguments: [
        ("region: KR\nregion: US", "leave one of them out"), ("{a: b, a: c}", "leave one of them out"),
        ("columns:\n  a: b\n  a: c", "give a header that the file has twice a list"),
        ("columns: {a: b, a: c}", "give a header that the file has twice a list"),
    ])
    func adviceOnNamesTwiceIsForTheirPlace(text: String, advice: String) throws {
        let error = try #require(throws: MappingError.self) { try value(text) }
        #expect(error.advice.hasPrefix(advice), "\(error)")
    }

    /// A name that is compared with all before it would take minutes.
    @Test func manyNamesTakeLittleTime() throws {
        let names = (0..<100_000).map { "a\($0): b" }
        #expect(try MappingParser.value(of: names.joined(separator: "\n"), path: "m.yaml")?.map?.count == 100_000)
    }
}
