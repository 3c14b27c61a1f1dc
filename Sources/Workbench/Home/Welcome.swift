import Markup

/// The first page of an empty database: where a file goes, what becomes of it, and a sample to try.
struct Welcome {
    var isReadOnly: Bool

    @HTMLBuilder var html: HTML {
        if isReadOnly {
            Tag.p(.class("message")) { "Nothing has been read yet, and this workbench only looks." }
        } else {
            Tag.p(.class("lead")) {
                "Drop the contacts that a program or a phone has exported. Every number is checked against the plan of its country, "
                "people who are there twice are found, and everything can be taken back. Nothing leaves this machine."
            }
            UploadForm.html
            Tag.section(.class("sample"), .labelledBy("sample")) {
                Tag.h2(.id("sample")) { "No file at hand?" }
                Tag.p {
                    "Two small exports of invented people show what is found: wrong numbers, several countries, people who are there twice."
                }
                Tag.p(.class("buttons")) {
                    Tag.button(.type("button"), .act("sample")) { "Try the sample" }
                }
            }
        }
    }
}
