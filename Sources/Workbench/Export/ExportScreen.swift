import ContactCleaning
import ContactStore
import Markup

/// The export: where it goes, what is written, what the file would look like and what it has no place for.
struct ExportScreen {
    var frame: Frame
    var people: PeopleState
    var sources: [StoredSource]
    /// `true` if a plan is stored for what is to be written where the contacts live.
    var hasPlan = false
    /// The destination that is chosen, and the query of the page; `nil` before one is.
    var destination: Destination?
    var query: [String: String] = [:]
    /// The number of contacts that are chosen, and `true` if exactly these are written.
    var contacts = 0, isCounted = false
    /// The first that are written, as the file has them.
    var sample: ExportSample?

    var html: HTML {
        frame.page(.export, title: Text("screen.export")) {
            Tag.p(.class("summary")) {
                Text("export.summary", ["count": .count(people.contacts)])
                if hasPlan {
                    " "
                    Text("export.plan", ["plan": .element(Tag.a, .href(Link("/plan")))])
                }
            }
            Tag.ul(.class("tiles"), .label(Text("export.where"))) { for other in Destination.all { tile(other) } }
            if let destination { chosen(destination) }
        }
    }

    private func tile(_ other: Destination) -> HTML {
        var kept = query
        kept["to"] = nil
        let link = Link("/export", [("to", other.name)] + kept.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        return Tag.li {
            Tag.a(.href(link), .current(other == destination)) {
                Tag.strong { other.title }
                Tag.small { other.note }
            }
        }
    }

    private func chosen(_ destination: Destination) -> HTML {
        HTML {
            Tag.form(.id("export"), .class("card"), .action(Link("/download")), .method("get")) {
                Tag.h2 { destination.title }
                Tag.p(.class("note")) { destination.steps }
                Tag.input(.type("hidden"), .name("to"), .value(destination.name))
                Tag.div(.class("options")) { options(destination) }
                Tag.p(.class("buttons")) {
                    Tag.button(.type("submit"), .class("main")) {
                        // Another count takes the same look at all contacts as what is lost, and comes with it.
                        isCounted ? Text("export.download", ["count": .count(contacts)]) : Text("export.download-plain")
                    }
                    Tag.progress(
                        .id("export-progress"), .max(String(max(contacts, 1))), .hidden(),
                        .label(Text("export.progress"))
                    ) {}
                    Tag.output(.id("export-state"), .live("polite")) {}
                }
            }
            losses
            if let sample { ExportSampleView(sample: sample).html }
        }
    }

    @HTMLBuilder private func options(_ destination: Destination) -> HTML {
        if !destination.isOfNumbers, destination.format != .same {
            choice(
                Text("sources.contacts"), "only",
                [
                    ("clean", Text("export.clean")), ("", Text("export.every")),
                    ("accepted", Text("export.accepted")),
                ].map { ($0.0, $0.1.plain) }, "clean")
        }
        choice(
            Text("export.numbers-as"), "numbers",
            [("e164", "+12025550123"), ("international", "+1 202-555-0123"), ("national", "(202) 555-0123")].map {
                ($0.0, Texts.current.isolated($0.1))
            }, "e164")
        if sources.count > 1 {
            choice(
                Text("export.from"), "source",
                (destination.format == .same ? [] : [("", Text("export.all-files").plain)])
                    + sources.map { (String($0.id), PathText.name($0.path)) }, "")
        }
        if destination.format != .same { filters(destination) }
    }

    @HTMLBuilder private func filters(_ destination: Destination) -> HTML {
        choice(
            Text("export.that-have"), "has",
            [
                ("", Text("export.anything")), ("phone", Text("export.has-phone")), ("email", Text("export.has-email")),
                ("phone,email", Text("export.both")),
            ].map { ($0.0, $0.1.plain) }, "")
        if people.people > 0, !destination.isOfNumbers {
            check("people", Text("export.people"))
        }
        if destination.format.isCSV { check("safe", Text("export.safe")) }
    }

    private func choice(
        _ title: Text, _ name: String, _ options: [(value: String, title: String)], _ usual: String
    ) -> HTML {
        let chosen = query[name] ?? usual
        return Tag.p {
            Tag.label(.for("export-\(name)")) { title }
            Tag.select(.id("export-\(name)"), .name(name)) {
                for option in options {
                    Tag.option(.value(option.value), .selected(option.value == chosen)) {
                        HTML(text: String(option.title.prefix(60)))
                    }
                }
            }
        }
    }

    private func check(_ name: String, _ title: Text) -> HTML {
        Tag.p {
            Tag.label {
                Tag.input(.type("checkbox"), .name(name), .value("1"), .checked(query[name] == "1"))
                " "
                title
            }
        }
    }

    /// The place of what is lost, which takes a look at all contacts: a script asks for it, and without scripts a link does.
    private var losses: HTML {
        let all = query.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value as String?) }
        return Tag.section(.id("losses"), .class("card"), .labelledBy("losses-title")) {
            Tag.h2(.id("losses-title")) { Text("losses.title") }
            Tag.p(.class("note"), .state("searching")) {
                Tag.a(.href(Link("/export-losses", all))) { Text("losses.searching") }
            }
        }
    }
}

extension ExportFormat {
    /// `true` if the file is CSV.
    fileprivate var isCSV: Bool {
        switch self {
        case .csv, .google, .outlook, .hubspot, .salesforce: true
        default: false
        }
    }
}
