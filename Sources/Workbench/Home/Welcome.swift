import Markup

/// The first page of an empty database: where a file goes, what becomes of it, and a sample to try.
struct Welcome {
    var isReadOnly: Bool

    @HTMLBuilder var html: HTML {
        if isReadOnly {
            Tag.p(.class("message")) { Text("welcome.read-only") }
        } else {
            Tag.p(.class("lead")) {
                Text("welcome.lead")
            }
            UploadForm.html
            Tag.section(.class("sample"), .labelledBy("sample")) {
                Tag.h2(.id("sample")) { Text("welcome.no-file") }
                Tag.p {
                    Text("welcome.sample")
                }
                Tag.p(.class("buttons")) {
                    Tag.button(.type("button"), .act("sample")) { Text("welcome.try") }
                }
            }
        }
    }
}
