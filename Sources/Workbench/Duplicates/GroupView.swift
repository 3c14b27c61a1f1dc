import ContactCleaning
import ContactStore
import Markup

/// A group of records that are one person's, or may be: the question, the values, and what connects the records.
struct GroupView {
    var group: DuplicateGroup
    var contacts: [InspectedContact]
    var merged: [MergedValue]
    /// The pair that is looked at, the lower contact first.
    var chosen: [Int]
    /// The question about this pair; `nil` for none.
    var question: PairQuestion?
    var isReadOnly: Bool

    private var person: Int? {
        guard let first = group.people.first, group.people.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private func letter(_ contact: Int) -> String { JoinWords.letter(group.contacts.firstIndex(of: contact) ?? 0) }

    /// The letters of the records of a link, in the order of the columns.
    private func letters(_ link: DuplicateGroup.Link) -> (String, String) {
        let places = [link.first, link.second].compactMap { group.contacts.firstIndex(of: $0) }.sorted()
        return (JoinWords.letter(places.first ?? 0), JoinWords.letter(places.last ?? 0))
    }

    @HTMLBuilder var html: HTML {
        Tag.section(.id("pair"), .class("group"), .labelledBy("pair-title")) {
            Tag.h2(.id("pair-title")) { title }
            if let question {
                question.html(letters: [question.first, question.second].map(letter), isReadOnly: isReadOnly)
            }
            Tag.div(.class("group-parts")) {
                Tag.div(.class("values-part")) {
                    GroupMatrix(
                        contacts: contacts, person: person, merged: merged, chosen: chosen, isReadOnly: isReadOnly
                    ).html
                    Tag.p(.class("note")) {
                        person == nil ? Text("group.would-win") : Text("group.wins")
                    }
                    if group.leftOut > 0 {
                        Tag.p(.class("note")) {
                            Text("group.left-out", ["count": .count(group.leftOut)])
                        }
                    }
                }
                Tag.div(.class("links-part")) {
                    GroupGraph(group: group, chosen: chosen).html
                    links
                    if let link = group.links.first(where: { [$0.first, $0.second] == chosen }) {
                        EvidenceWaterfall(link: link, letters: letters(link)).html
                    }
                }
            }
        }
    }

    @HTMLBuilder private var title: HTML {
        if let question {
            question.title
        } else if contacts.count == 1 || person != nil {
            Text("group.one-person", ["count": .count(contacts.count)])
        } else {
            Text(
                "group.people",
                ["records": .count(contacts.count), "count": .count(Set(group.people).count)])
        }
    }

    private var links: HTML {
        Tag.ul(.class("links"), .label(Text("group.links"))) {
            for link in group.links {
                Tag.li(.class([link.first, link.second] == chosen ? "chosen" : "")) {
                    Tag.a(
                        .href(address(link)), .current([link.first, link.second] == chosen),
                        .label(
                            Text(
                                "evidence.why",
                                ["one": .text(letters(link).0), "other": .text(letters(link).1)]))
                    ) { Tag.bdi { "\(letters(link).0) – \(letters(link).1)" } }
                    " "
                    JoinWords.state(link)
                    if let bits = link.bits, !link.isRefused {
                        Tag.small(.title(Text("bits", ["bits": .text("\(bits)")]))) { JoinWords.risk(bits) }
                    }
                }
            }
        }
    }

    private func address(_ link: DuplicateGroup.Link) -> Link {
        let pair = ("link", "\(link.first)-\(link.second)" as String?)
        return question.map { Link("/duplicates", $0.query + [pair]) }
            ?? Link("/group", [("contact", String(link.first)), pair])
    }
}
