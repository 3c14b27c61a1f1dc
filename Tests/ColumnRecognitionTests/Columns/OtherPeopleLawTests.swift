import ContactModel
import SeededRandom
import Testing

/// Laws of columns of somebody else, in every language that the knowledge has words of.
@Suite struct OtherPeopleLawTests {
    /// A heading with the values of its column.
    private struct Column {
        let heading: String
        let values: [String]
    }

    private func kinds(_ columns: [Column]) -> [String] {
        let rows = (0..<3).map { row in columns.map { $0.values[row] }.joined(separator: ";") }
        return meanings(columns.map(\.heading).joined(separator: ";"), rows).components(between: " | ")
    }

    private func own(_ headings: OtherPeopleHeadings) -> [Column] {
        let values = [
            ["Ann", "Bo", "Cy"], ["Lee", "Roy", "Fox"], ["+1 212 736 5001", "+1 212 736 5102", "+1 212 736 5203"],
        ]
        return zip(headings.own, values).map(Column.init)
    }

    private func name(_ headings: OtherPeopleHeadings, _ other: String) -> Column {
        Column(heading: headings.name(of: other), values: ["Kid Lee", "Tot Roy", "Zed Fox"])
    }
    private func birthday(_ headings: OtherPeopleHeadings, _ other: String) -> Column {
        Column(heading: headings.birthday(of: other), values: ["2015-01-02", "2016-03-04", "2017-05-14"])
    }
    private func phone(_ headings: OtherPeopleHeadings, _ other: String) -> Column {
        Column(heading: headings.phone(of: other), values: ["+1 650 253 0001", "+1 650 253 0102", "+1 650 253 0203"])
    }

    /// A column of somebody else is never the contact's, and takes no other column its meaning.
    @Test(arguments: OtherPeopleHeadings.all)
    func besideTheContact(headings: OtherPeopleHeadings) {
        let own = own(headings)
        let wanted = kinds(own)
        for seed in Seeds.first(4) {
            var random = SeededGenerator(seed: seed)
            var before: [Column] = []
            var after: [Column] = []
            for other in headings.others.shuffled(using: &random).prefix(3) {
                let columns = [name(headings, other), birthday(headings, other), phone(headings, other)]
                    .filter { _ in Bool.random(using: &random) }
                if Bool.random(using: &random) { before += columns } else { after += columns }
            }
            let all = before + own + after
            let found = kinds(all)
            #expect(Array(found[before.count..<before.count + own.count]) == wanted, "\(all.map(\.heading))")
            for (column, kind) in zip(all, found) where !headings.own.contains(column.heading) {
                #expect(isOfSomebodyElse(kind, column.values[0]), "\(headings.language): \(column.heading): \(kind)")
            }
        }
    }

    private func isOfSomebodyElse(_ kind: String, _ value: String) -> Bool {
        if value.hasPrefix("+") { return kind.hasPrefix("phone ") && OtherPerson.has(String(kind.dropFirst(6))) }
        return kind == "extra" || !value.hasPrefix("2") && kind.hasPrefix("related ")
    }

    /// A list of children gives the children, with their mothers as parents.
    @Test(arguments: OtherPeopleHeadings.all)
    func listsOfChildren(headings: OtherPeopleHeadings) {
        let (child, mother) = (headings.others[0], headings.others[1])
        let parent = Column(heading: headings.name(of: mother), values: ["Eve Lee", "Flo Roy", "Gus Fox"])
        let columns = [name(headings, child), birthday(headings, child), parent, phone(headings, mother)]
        let found = kinds(columns)
        #expect(["displayName", "givenName"].contains(found[0]), "\(columns.map(\.heading)): \(found)")
        #expect(found[1...] == ["birthday", "related parent", "phone parent"], "\(columns.map(\.heading)): \(found)")
    }
}

extension String {
    fileprivate func components(between mark: String) -> [String] {
        split(separator: mark, omittingEmptySubsequences: false).map(String.init)
    }
}
