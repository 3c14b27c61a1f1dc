import Markup

/// The frame that every page has around its content: head, navigation, notices and help.
struct Frame: Sendable {
    /// The screens, in the order of the navigation: those for the way of a file, and those that say what became of it.
    enum Screen: String, Sendable, CaseIterable {
        case home, people, rejected, duplicates, sources, export, findings, history

        /// The screens of the way from a file to a clean one.
        static let way: [Screen] = [.home, .people, .rejected, .duplicates, .sources, .export]

        /// The name in the navigation.
        var title: String {
            switch self {
            case .home: "Home"
            case .people: "People"
            case .rejected: "Fix"
            case .duplicates: "Duplicates"
            case .sources: "Files"
            case .findings: "Findings"
            case .history: "History"
            case .export: "Export"
            }
        }

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
    func page(_ screen: Screen?, title: String, @HTMLBuilder content: () -> HTML) -> HTML {
        let inner = content()
        var page = HTML(verbatim: "<!doctype html>")
        page.append(
            Tag.html(.lang("en")) {
                head(title)
                Tag.body(.screen(screen?.rawValue ?? "message"), .isReadOnly(isReadOnly)) {
                    Tag.a(.class("skip"), .href(Link("#main"))) { "Skip to the content" }
                    header(screen)
                    Toast.html
                    Tag.div(.id("job"), .hidden()) {}
                    Tag.main(.id("main"), .tabindex(-1)) {
                        Tag.h1 { HTML(shown: title, limit: 120) }
                        inner
                    }
                    KeyHelp.dialog
                    if screen != .history { HistoryDrawer.html }
                }
            })
        return page
    }

    private func head(_ title: String) -> HTML {
        Tag.head {
            Tag.meta(.charset("utf-8"))
            Tag.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
            Tag.meta(.name("color-scheme"), .content("light dark"))
            Tag.title { "\(VisibleText.plain(String(title.prefix(120)), isVerbatim: false)) · \(database) · Trunkline" }
            Tag.link(.rel("icon"), .href(Link(asset: "icon.svg")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "base.css")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "screens.css")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "home.css")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "files.css")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "groups.css")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "remedies.css")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "exports.css")))
            Tag.link(.rel("stylesheet"), .href(Link(asset: "toast.css")))
            // The page is shown once it is whole and localized, so that nothing moves while it arrives.
            Tag.script(.type("module"), .src(Link(asset: "main.js")), .blocking("render")) {}
        }
    }

    /// The one search, on every page: words, digits, addresses, and the names of screens.
    private var searchBar: HTML {
        Tag.form(.id("search"), .role("search"), .action(Link("/people")), .method("get")) {
            Tag.label(.for("search-words"), .class("visually-hidden")) { "Search contacts, or go to a screen" }
            Tag.input(
                .type("search"), .id("search-words"), .name("q"), .autocomplete("off"), .spellcheck(false),
                .placeholder("Search contacts  /"), .role("combobox"), .isExpanded(false), .controls("found"),
                .completes("list"))
            Tag.ul(.id("found"), .role("listbox"), .label("Found"), .hidden()) {}
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
                if isReadOnly { Tag.span(.class("badge calm")) { "read only" } }
            }
            Tag.nav(.label("Screens")) { for screen in Screen.way { link(screen, current) } }
            searchBar
            Tag.nav(.label("Records")) {
                for screen in Screen.allCases where !Screen.way.contains(screen) { link(screen, current) }
            }
            Tag.button(.type("button"), .act("help"), .class("quiet")) {
                "Keys "
                Tag.kbd { "?" }
            }
        }
    }
}
