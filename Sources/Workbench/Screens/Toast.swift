import Markup

/// The toast of every page: the sentence about what was done, and the button that takes back exactly this.
enum Toast {
    static let html = Tag.section(.id("toast"), .label("The last change")) {
        Tag.p(.id("notice"), .role("status"), .live("polite")) {}
        Tag.button(.type("button"), .act("undo"), .hidden()) { "Undo" }
        Tag.button(.type("button"), .act("close-toast"), .class("quiet"), .label("Close"), .hidden()) { "×" }
    }
}
