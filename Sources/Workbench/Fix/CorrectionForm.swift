import ContactStore
import Markup
import PhoneNumbers

/// The field that corrects a number. The engine in the page formats it and shows the verdict; the server decides.
struct CorrectionForm {
    var number: ProblemNumber
    var region: RegionCode?
    /// The number of other open numbers with the same text.
    var equals: Int

    var html: HTML {
        Tag.form(
            .id("fix"), .number(number.number), .region(region?.code ?? ""), .method("post"), .action(Link("/fix")),
            .argument(number.change.map { String($0) } ?? "")
        ) {
            Tag.noscript {
                Tag.p(.class("message")) { Text("fix.no-scripts") }
            }
            Tag.label(.for("fix-value")) { Text("fix.number") }
            Tag.input(
                .type("text"), .id("fix-value"), .direction("ltr"), .name("value"), .value(number.value),
                .autocomplete("off"),
                .spellcheck(false), .inputmode("tel"), .describedBy("fix-verdict"))
            Tag.div(.class("field")) {
                Tag.label(.for("fix-region")) {
                    Text("fix.region")
                    " "
                }
                UploadForm.regionSelect(id: "fix-region", selected: region?.code, automatic: false)
            }
            Tag.output(.id("fix-verdict"), .for("fix-value"), .live("polite")) {}
            if equals > 0 {
                Tag.p {
                    Tag.label {
                        Tag.input(.type("checkbox"), .id("fix-equal"), .name("equal"))
                        " "
                        Text("fix.equal", ["count": .count(equals)])
                    }
                    " "
                    Tag.kbd { "a" }
                }
            }
            Tag.p(.class("buttons")) {
                Tag.button(.type("submit"), .class("main")) { Text("save") }
                Tag.button(.type("button"), .act("remove")) {
                    Text("fix.none")
                    " "
                    Tag.kbd { "x" }
                }
                if let change = number.change {
                    Tag.button(.type("button"), .act("undo"), .argument(String(change))) { Text("fix.undo") }
                }
            }
        }
    }
}
