import Markup

/// The drawer of every page that the history is shown in, closed and empty.
enum HistoryDrawer {
    static var html: HTML {
        Tag.dialog(.id("history-drawer"), .class("drawer"), .labelledBy("history-drawer-title")) {
            Tag.div(.class("head")) {
                Tag.h2(.id("history-drawer-title")) { Text("screen.history") }
                Tag.a(.href(Link("/history"))) { Text("history.as-page") }
                Tag.button(.type("button"), .act("close-drawer")) { Text("close") }
            }
            Tag.div(.state("content")) {}
        }
    }
}
