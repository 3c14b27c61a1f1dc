import Markup

/// The drawer of every page that the history is shown in, closed and empty.
enum HistoryDrawer {
    static let html = Tag.dialog(.id("history-drawer"), .class("drawer"), .labelledBy("history-drawer-title")) {
        Tag.div(.class("head")) {
            Tag.h2(.id("history-drawer-title")) { "History" }
            Tag.a(.href(Link("/history"))) { "As a page" }
            Tag.button(.type("button"), .act("close-drawer")) { "Close" }
        }
        Tag.div(.state("content")) {}
    }
}
