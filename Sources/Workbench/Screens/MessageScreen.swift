import Markup

/// A page with one message, such as the description of an error and the next step.
struct MessageScreen {
    var frame: Frame
    var title: Text
    var text: String

    var html: HTML {
        frame.page(nil, title: title) {
            Tag.p(.class("message")) { HTML(shown: text, limit: 2000) }
            Tag.p { Tag.a(.href(Link("/"))) { Text("screen.home") } }
        }
    }

    /// Returns a page for strangers, or for addresses where links of a page lead nowhere: it reveals nothing of the
    /// database.
    static func plain(_ text: String) -> HTML {
        var page = HTML(verbatim: "<!doctype html>")
        page.append(
            Tag.html(Texts.current.attributes) {
                Tag.head {
                    Tag.meta(.charset("utf-8"))
                    Tag.title { "Trunkline" }
                }
                Tag.body {
                    Tag.h1 { "Trunkline" }
                    Tag.p { text }
                }
            })
        return page
    }

    /// The page behind the start address. It goes on by itself: a cookie of a strict site is sent only where this site's own page
    /// leads, and not where another program's link was redirected to.
    static var entrance: HTML {
        var page = HTML(verbatim: "<!doctype html>")
        page.append(
            Tag.html(Texts.current.attributes) {
                Tag.head {
                    Tag.meta(.charset("utf-8"))
                    Tag.meta(.httpEquiv("refresh"), .content("0; url=./"))
                    Tag.title { "Trunkline" }
                }
                Tag.body { Tag.p { Tag.a(.href(Link("/"))) { Text("entrance") } } }
            })
        return page
    }
}
