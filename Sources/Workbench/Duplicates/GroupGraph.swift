import ContactCleaning
import ContactMatching
import Foundation
import Markup

/// The records of a group on a circle, and between them what connects them. The list beside it says the same.
struct GroupGraph {
    var group: DuplicateGroup
    /// The pair that is looked at.
    var chosen: [Int]

    private static let (width, radius) = (340, 19.0)
    private var height: Int { group.contacts.count < 3 ? 110 : 240 }

    var html: HTML {
        Tag.svg(
            .class("graph"), .viewBox(width: Self.width, height: height), .role("img"), .label(text)
        ) {
            for link in group.links { edge(link) }
            for place in group.contacts.indices { node(place) }
        }
    }

    private var text: String {
        let links = group.links.map { link in
            let values: [String: Text.Value] = [
                "one": .text(letter(link.first)), "other": .text(letter(link.second)),
                "state": .of(JoinWords.state(link)),
            ]
            return Text("graph.link", values).plain
        }
        return Text(
            "graph.records",
            ["count": .count(group.contacts.count), "links": .text(links.joined(separator: "; "))]
        ).plain
    }

    private func letter(_ contact: Int) -> String {
        JoinWords.letter(group.contacts.firstIndex(of: contact) ?? 0)
    }

    /// The place of a record: two stand beside each other, more on an ellipse, the first at the top.
    private func point(_ place: Int) -> (x: Double, y: Double) {
        let (middle, count) = (Double(Self.width) / 2, Double(group.contacts.count))
        if count < 3 { return (count < 2 ? middle : middle + (place == 0 ? -105 : 105), Double(height) / 2) }
        let angle = 2 * Double.pi * Double(place) / count - Double.pi / 2
        return (middle + 125 * cos(angle), Double(height) / 2 + 88 * sin(angle))
    }

    private func edge(_ link: DuplicateGroup.Link) -> HTML {
        let places = [link.first, link.second].compactMap { group.contacts.firstIndex(of: $0) }.map(point)
        guard places.count == 2 else { return HTML() }
        let isChosen = chosen == [link.first, link.second]
        return Tag.path(
            .class("edge \(Self.name(link)) \(Self.strength(link))\(isChosen ? " chosen" : "")"),
            .outline("M\(Self.text(places[0])) L\(Self.text(places[1]))")
        ) {}
    }

    private func node(_ place: Int) -> HTML {
        let (x, y) = point(place)
        let r = Self.radius
        let isChosen = chosen.contains(group.contacts[place])
        return HTML {
            Tag.path(
                .class("node p\(personNumber(place))\(isChosen ? " chosen" : "")"),
                .outline("M\(Self.text((x - r, y))) a\(r) \(r) 0 1 0 \(2 * r) 0 a\(r) \(r) 0 1 0 \(-2 * r) 0 z")
            ) {}
            Tag.text(.x(Self.number(x)), .y(Self.number(y + 6))) { JoinWords.letter(place) }
        }
    }

    /// The number of the record's person among those of the group, by which its node is drawn: four ways, then again.
    private func personNumber(_ place: Int) -> Int {
        var people: [Int?] = []
        for person in group.people where !people.contains(person) { people.append(person) }
        return (people.firstIndex(of: group.people[place]) ?? 0) % 4
    }

    private static func name(_ link: DuplicateGroup.Link) -> String {
        switch link.state {
        case .joined, .decided(true, _): "joined"
        case .open: "open"
        case .refused, .decided(false, _): "apart"
        }
    }

    private static func strength(_ link: DuplicateGroup.Link) -> String {
        guard let bits = link.bits else { return "s4" }
        let share = JoinCalibration.probability(of: bits)
        return share >= 0.99 ? "s4" : share >= 0.94 ? "s3" : share >= 0.9 ? "s2" : "s1"
    }

    private static func number(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
    private static func text(_ point: (x: Double, y: Double)) -> String { "\(number(point.x)) \(number(point.y))" }
}
