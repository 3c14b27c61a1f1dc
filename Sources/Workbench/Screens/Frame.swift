import Markup

/// The frame that every page has around its content: head, navigation, notices and help.
struct Frame: Sendable {
    /// The screens, in the order of the navigation: those for the way of a file, and those that say what became of it.
    enum Screen: String, Sendable, CaseIterable {
        case home, people, rejected, duplicates, sources, export, findings, history

        /// The screens of the way from a file to a clean one.
        static let way: [Screen] = [.home, .people, .rejected, .duplicates, .sources, .export]

        /// The name in the navigation.
        var title: Text { Text("screen", of: rawValue) }

        /// The link to the screen.
        var link: Link {
            switch self {
            case .home: Link("/")
            case .people: Link("/people")
            case .rejected: Link("/rejected", [("state", "open")])
            case .duplicates: Link("/duplicates")
            case .sources: Link("/sources")
            case .findings: Link("/findings")
            case .history: Link("/history")
            case .export: Link("/export")
            }
        }
    }

    /// The name of the database, without its folder.
    var database: String
    /// `true` if nothing may be changed.
    var isReadOnly: Bool
    /// The number of numbers that are still rejected or ambiguous; `nil` if it is not known.
    var openProblems: Int?

    /// A page.
    ///
    /// - Parameters:
    ///   - screen: the screen that it is; `nil` for a message.
    ///   - title: the heading.
    ///   - content: the content below the heading.
    func page(_ screen: Screen?, title: Text, @HTMLBuilder content: () -> HTML) -> HTML {
        let inner = content()
        var page = HTML(verbatim: "<!doctype html>")
        page.append(
            Tag.html(Texts.current.attributes) {
                head(screen, title)
                Tag.body(.screen(screen?.rawValue ?? "message"), .isReadOnly(isReadOnly)) {
                    Tag.a(.class("skip"), .href(Link("#main"))) { Text("frame.skip") }
                    header(screen)
                    Toast.html
                    Tag.div(.id("job"), .hidden()) {}
                    Tag.main(.id("main"), .tabindex(-1)) {
                        Tag.h1 { title }
                        inner
                    }
                    LanguageChoice.html
                    KeyHelp.dialog
                    if screen != .history { HistoryDrawer.html }
                }
            })
        return page
    }

    private func head(_ screen: Screen?, _ title: Text) -> HTML {
        Tag.head {
            Tag.meta(.charset("utf-8"))
            Tag.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
            Tag.meta(.name("color-scheme"), .content("light dark"))
            Tag.title { "\(title.plain.prefix(120)) · \(database) · Trunkline" }
            Tag.link(.rel("icon"), .href(Link(asset: "icon.svg")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "base.css")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "screens.css")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "home.css")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "files.css")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "groups.css")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "remedies.css")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "exports.css")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "toast.css")))
            Tag.meta(.name("texts"), .content(Texts.current.ofScripts(isOfNumbers: screen == .rejected)))
            // The page is shown once it is whole and localized, so that nothing moves while it arrives.
            Tag.script(.type("module"), .src(Link(asset: "main.js")), .blocking("render")) {}
        }
    }

    /// The one search, on every page: words, digits, addresses, and the names of screens.
    private var searchBar: HTML {
        Tag.form(.id("search"), .role("search"), .action(Link("/people")), .method("get")) {
            Tag.label(.for("search-words"), .class("visually-hidden")) { Text("frame.search") }
            Tag.input(
                .type("search"), .id("search-words"), .name("q"), .autocomplete("off"), .spellcheck(false),
                .placeholder(Text("frame.search-hint")), .role("combobox"), .isExpanded(false), .controls("found"),
                .completes("list"))
            Tag.ul(.id("found"), .role("listbox"), .label(Text("frame.found")), .hidden()) {}
        }
    }

    private func link(_ screen: Screen, _ current: Screen?) -> HTML {
        Tag.a(.href(screen.link), .current(screen == current)) {
            screen.title
            if screen == .rejected, let openProblems {
                " "
                Tag.span(.id("open-problems")) { HTML(count: openProblems) }
            }
        }
    }

    private func header(_ current: Screen?) -> HTML {
        Tag.header(.class("top")) {
            Tag.p(.class("brand")) {
                Tag.strong { "Trunkline" }
                " "
                HTML(shown: database)
                if isReadOnly { Tag.span(.class("badge calm")) { Text("frame.read-only") } }
            }
            Tag.nav(.label(Text("frame.screens"))) { for screen in Screen.way { link(screen, current) } }
            searchBar
            Tag.nav(.label(Text("frame.records"))) {
                for screen in Screen.allCases where !Screen.way.contains(screen) { link(screen, current) }
            }
            Tag.button(.type("button"), .act("help"), .class("quiet")) {
                Text("keys.title")
                " "
                Tag.kbd { "?" }
            }
        }
    }
}
