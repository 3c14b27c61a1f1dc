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
                        person == nil
                            ? "Where records differ, ‘wins’ is what one person would have. All stay as they were read."
                            : "Where records differ, ‘wins’ is what the person has. All stay as they were read."
                    }
                    if group.leftOut > 0 {
                        Tag.p(.class("note")) {
                            "\(group.leftOut) more records are connected with these and are not shown."
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
        } else if contacts.count == 1 {
            "One person of one record"
        } else if person != nil {
            "One person of \(contacts.count) records"
        } else {
            "\(contacts.count) records of \(Set(group.people).count) people"
        }
    }

    private var links: HTML {
        Tag.ul(.class("links"), .label("What connects the records")) {
            for link in group.links {
                Tag.li(.class([link.first, link.second] == chosen ? "chosen" : "")) {
                    Tag.a(
                        .href(address(link)), .current([link.first, link.second] == chosen),
                        .label("Why \(letters(link).0) and \(letters(link).1)")
                    ) { "\(letters(link).0) – \(letters(link).1)" }
                    " \(JoinWords.state(link))"
                    if let bits = link.bits, !link.isRefused {
                        Tag.small(.title("\(bits) bits")) { JoinWords.risk(bits) }
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
