import ContactStore
import Foundation
import Markup

/// The countries of the contacts' numbers: as a map that is the darker the more contacts there are, and as a table.
struct WorldMap {
    /// One country.
    struct Country {
        var region: String
        /// The contacts with an accepted number of it, and these numbers.
        var contacts: Int, numbers: Int
        /// The numbers that are still rejected or ambiguous.
        var open: Int
    }

    var countries: [Country]
    /// The numbers that are rejected or ambiguous and of no country that is known.
    var unknown: Int

    /// The number of countries that are listed before the rest is folded away.
    private static let visible = 10
    private static let levels = 5
    private static let picture = "world.svg"

    var html: HTML {
        Tag.section(.class("countries"), .labelledBy("countries")) {
            Tag.h2(.id("countries")) { Text("map.title") }
            Tag.div(.class("geography")) {
                map
                Tag.div {
                    table(countries.prefix(Self.visible), label: Text("map.most"))
                    if countries.count > Self.visible {
                        Tag.details {
                            Tag.summary { Text("more-countries", ["count": .count(countries.count - Self.visible)]) }
                            table(countries.dropFirst(Self.visible), label: Text("map.others"))
                        }
                    }
                    if unknown > 0 {
                        Tag.p(.class("note")) {
                            Text(
                                "map.unknown",
                                [
                                    "count": .count(unknown),
                                    "link": .element(Tag.a, .href(Self.openLink(ProblemFilter.Facet.none))),
                                ])
                        }
                    }
                }
            }
        }
    }

    private var map: HTML {
        Tag.svg(.class("world"), .viewBox(width: 2000, height: 879), .isHidden()) {
            Tag.use(.class("land"), .href(Link(asset: Self.picture, part: "world"))) {}
            let most = countries.map(\.contacts).max() ?? 0
            for country in countries where country.contacts > 0 {
                Tag.a(.href(Self.link(country.region)), .tabindex(-1)) {
                    Tag.title {
                        "\(CountryName.text(country.region).plain): \(Texts.current.grouped(country.contacts))"
                    }
                    Tag.use(
                        .class("level-\(Self.level(country.contacts, most: most))"),
                        .href(Link(asset: Self.picture, part: country.region))
                    ) {}
                }
            }
        }
    }

    /// The step of a count, from 1 for a few to 5 for the most: each stands for a multiple of the one before.
    static func level(_ count: Int, most: Int) -> Int {
        min(max(Int((Double(levels) * log(Double(count) + 1) / log(Double(most) + 1)).rounded(.up)), 1), levels)
    }

    private func table(_ countries: some Sequence<Country>, label: Text) -> HTML {
        Tag.div(.class("scroll"), .tabindex(0), .role("group"), .label(label)) {
            Tag.table {
                Tag.thead {
                    Tag.tr {
                        TableHead.cells([Text("country")])
                        TableHead.cells(
                            [Text("sources.contacts"), Text("sources.numbers"), Text("map.to-do")], of: "number")
                    }
                }
                Tag.tbody {
                    for country in countries {
                        Tag.tr {
                            Tag.th(.scope("row")) { CountryName.html(country.region) }
                            cell(country.contacts, Self.link(country.region))
                            Tag.td(.class("number")) { HTML(count: country.numbers) }
                            cell(country.open, Self.openLink(country.region))
                        }
                    }
                }
            }
        }
    }

    private func cell(_ count: Int, _ link: Link) -> HTML {
        Tag.td(.class("number")) { if count > 0 { Tag.a(.href(link)) { HTML(count: count) } } else { "–" } }
    }

    private static func link(_ region: String) -> Link { Link("/people", [("country", region)]) }

    private static func openLink(_ region: String) -> Link {
        Link("/rejected", [("state", "open"), ("country", region)])
    }
}
