import ContactStore
import Markup

/// The first page: a welcome, or what was read and what is worth doing next.
struct HomeScreen {
    var frame: Frame
    var figures = ContactFigures.Known()
    var index = ProblemIndex()
    /// The suggestions; `nil` while they are being looked for.
    var suggestions: [SuggestionSearch.Count]? = []

    private static let open = ProblemFilter(query: ["state": "open"])
    /// The number of files that have a part of their own in the picture.
    private static let files = 5

    var html: HTML {
        if figures.sources.isEmpty {
            frame.page(.home, title: Text("welcome.title")) { Welcome(isReadOnly: frame.isReadOnly).html }
        } else {
            frame.page(.home, title: Text("screen.home")) {
                actions
                flow
                if !countries.isEmpty { WorldMap(countries: countries, unknown: unknown).html }
                if !frame.isReadOnly { UploadForm.html }
            }
        }
    }

    /// The actions alone, for a page that has waited for the suggestions.
    var actions: HTML { NextActions(index: index, people: figures.people, suggestions: suggestions).html }

    // MARK: Countries

    private var openCounts: [(value: String, count: Int)] { index.counts(of: .country, Self.open) }

    private var unknown: Int { openCounts.first { $0.value == ProblemFilter.Facet.none }?.count ?? 0 }

    private var countries: [WorldMap.Country] {
        let open = Dictionary(openCounts.map { ($0.value, $0.count) }) { first, _ in first }
        let counts = figures.countries.regions
        let regions = Set(counts.keys).union(open.keys.filter { $0.first?.isLetter == true })
        let all = regions.map { (region: String) -> WorldMap.Country in
            let count = counts[region]
            return WorldMap.Country(
                region: region, contacts: count?.contacts.count ?? 0, numbers: count?.numbers ?? 0,
                open: open[region] ?? 0)
        }
        return all.filter { $0.contacts + $0.open > 0 }.sorted { one, other in
            (other.contacts, other.open, one.region) < (one.contacts, one.open, other.region)
        }
    }

    // MARK: The flow

    private var flow: HTML {
        let (files, contacts) = (self.files, sum(\.contactsStored))
        var stages = [
            stage(figures.sources.count, "files", Link("/sources"), files),
            stage(
                contacts, "contacts", Link("/people"),
                [part("contacts", Text("stage.contacts"), contacts, Link("/people"))]),
        ]
        var bands = [
            files.indices.map { FlowPicture.Band(from: $0, to: 0, start: files[$0].count, end: files[$0].count) }
        ]
        let people = self.people
        if !people.isEmpty {
            stages.append(stage(figures.people.people, "people", Link("/duplicates"), people))
            stages[2].isWhole = true
            let merged = figures.merged
            bands.append([
                .init(from: 0, to: 0, start: figures.people.assigned - merged.contacts, end: people[0].count),
                .init(from: 0, to: 1, start: merged.contacts, end: people[1].count),
            ])
        }
        let (whole, numbers) = (stages[stages.count - 1].count, self.numbers)
        let all = numbers.reduce(0) { $0 + $1.count }
        stages.append(stage(all, "numbers", Link("/people", [("has", "phone")]), numbers))
        bands.append(
            numbers.indices.map {
                .init(from: 0, to: $0, start: whole * numbers[$0].count / max(all, 1), end: numbers[$0].count)
            })
        return FlowPicture(stages: stages, bands: bands).html
    }

    /// The files with the most contacts, and the others as one.
    private var files: [FlowPicture.Part] {
        let sources = figures.sources.filter { $0.contactsStored > 0 }.sorted { $0.contactsStored > $1.contactsStored }
        let named = sources.prefix(sources.count > Self.files + 1 ? Self.files : sources.count)
        let parts = named.map { source in
            FlowPicture.Part(
                kind: "file", name: HTML(shown: PathText.name(source.path), limit: 60), count: source.contactsStored,
                link: Link("/people", [("source", String(source.id))]))
        }
        let others = sources.dropFirst(named.count)
        if others.isEmpty { return parts }
        return parts + [
            part(
                "file", Text("flow.other-files", ["count": .count(others.count)]),
                others.reduce(0) { $0 + $1.contactsStored }, Link("/sources"))
        ]
    }

    private var people: [FlowPicture.Part] {
        guard figures.people.people > 0 else { return [] }
        let merged = figures.merged.people
        return [
            part("person", Text("flow.with-one"), figures.people.people - merged, Link("/people", [("merged", "0")])),
            part("merged", Text("flow.merged"), merged, Link("/people", [("merged", "1")])),
        ]
    }

    private var numbers: [FlowPicture.Part] {
        let open = index.total(Self.open)
        return [
            part("accepted", Text("flow.clean"), sum(\.accepted), Link("/people", [("clean", "1")])),
            part("todo", Text("flow.to-do"), open, Link("/rejected", [("state", "open")])),
        ]
    }

    private func stage(
        _ count: Int, _ kind: String, _ link: Link, _ parts: [FlowPicture.Part]
    ) -> FlowPicture.Stage {
        let word = Text.Value.element(Tag.span, .class("word"))
        return FlowPicture.Stage(
            title: count, text: Text("flow", of: kind, ["count": .count(count), "word": word]),
            name: Text("stage", of: kind), link: link, parts: parts)
    }

    private func part(_ kind: String, _ name: Text, _ count: Int, _ link: Link) -> FlowPicture.Part {
        FlowPicture.Part(kind: kind, name: name.html, count: count, link: link)
    }

    private func sum(_ count: (StoredSource) -> Int) -> Int { figures.sources.reduce(0) { $0 + count($1) } }
}
