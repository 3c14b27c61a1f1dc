import FormFields
import Testing

struct TemplateCheckerTests {
    /// A type whose parts are given.
    private struct Custom: FieldType {
        var description = "Custom"
        var template = ""
        var placeHolders = ""
        var limit = 100
        var dynamic: String?
        var isUnstable = false

        var filter: (String, Bool?) -> String {
            { text, _ in (isUnstable ? "1" : "") + String(text.filter { $0.isASCII && $0.isNumber }.prefix(limit)) }
        }
        var dynamicTemplate: ((String, String) -> String?)? {
            dynamic.map { template in { _, _ in template } }
        }
        var finalFormat: (String, inout String) -> String {
            { text, _ in isUnstable ? text + "!" : text }
        }
    }

    @Test(
        arguments: [
            (Custom(template: "00", placeHolders: "0"), []),
            (Custom(), []),
            (Custom(placeHolders: "0"), ["placeHolders, character 1: there are placeholders, but no template"]),
            (
                Custom(template: "00"),
                ["template, character 1: no character is a placeholder; list those of the template in placeHolders"]
            ),
            (
                Custom(template: "00/", placeHolders: "0#0"),
                [
                    "placeHolders, character 2: \"#\" does not occur in the template",
                    "placeHolders, character 3: \"0\" is listed twice",
                ]
            ),
            (
                Custom(template: "+1 00", placeHolders: "0"),
                ["template, character 2: the separator \"1\" is also accepted by the filter"]
            ),
            (
                Custom(template: "000", placeHolders: "0", limit: 2),
                ["filter: the filter accepts 2 characters, but the template has 3 placeholders"]
            ),
            (
                Custom(template: "0", placeHolders: "0", dynamic: "%"),
                ["dynamicTemplate: no placeholder for the input \"\""]
            ),
            (
                Custom(isUnstable: true),
                [
                    "filter: filtering \"7\" twice gives another text than filtering it once",
                    "finalFormat: finishing \"111117\" twice gives another text than finishing it once",
                ]
            ),
        ] as [(Custom, [String])])
    private func mistakes(type: Custom, messages: [String]) {
        #expect(TemplateChecker(type).issues().map(\.description) == messages)
    }

    @Test(arguments: EditingPropertyTests.kinds)
    func builtInTypesHaveNone(kind: FieldKind) {
        #expect(TemplateChecker(kind).issues() == [])
    }

    /// A separator that is a digit works all the same while the text is edited.
    @Test
    func separatorsMayBeDigits() {
        var session = EditingSession(FieldFormat(Custom(template: "+1 (000)", placeHolders: "0")))
        session.type("112")
        #expect(session.marked == "+1 (112|")
        session.deleteBackward()
        session.moveCaret(to: 0)
        session.insert("1")
        #expect(session.marked == "+1 (1|11")
        #expect(session.rawValue == "111")
    }
}
