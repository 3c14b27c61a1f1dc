import Markup

/// The toast of every page: the sentence about what was done, and the button that takes back exactly this.
enum Toast {
    static var html: HTML {
        Tag.section(.id("toast"), .label(Text("toast.label"))) {
            Tag.p(.id("notice"), .role("status"), .live("polite")) {}
            Tag.button(.type("button"), .act("undo"), .hidden()) { Text("undo") }
            Tag.button(.type("button"), .act("close-toast"), .class("quiet"), .label(Text("close")), .hidden()) { "×" }
        }
    }
}
