import ContactMatching
import ContactStore

/// The households of a database: who lives with whom, and what they share.
package enum HouseholdsReport {
    /// Finds the households.
    ///
    /// - Throws: `StoreError` if the database cannot be read.
    package static func make(database: String) throws -> Report {
        let store = try ContactDatabase.open(at: database)
        let households = try Households(database: database).all()
        let facts = [
            Report.Fact(key: "households", title: "Households", value: .count(households.count)),
            Report.Fact(
                key: "people_in_households", title: "People in them",
                value: .count(households.reduce(0) { $0 + $1.people.count })),
        ]
        return Report(
            name: "households", title: "Households",
            facts: PeopleReport.facts(on: try store.peopleState(), of: database) + facts, breakdowns: [],
            columns: Self.columns, detailsTitle: "",
            emptyNote:
                "No people were found who live together: few enough with two of a postal address, a landline and a "
                + "family name in common, which are not those of a firm; 'trunkline dedupe' finds the people.",
            rows: { body in
                for household in households { try body(Self.values(of: household, in: store)) }
            })
    }

    private static let columns = [
        Report.Column("household", "Household"), Report.Column("people", "People", .number),
        Report.Column("names", "Names"), Report.Column("shared", "Shared by some two"),
        Report.Column("person_ids", "Person numbers"), Report.Column("contact_ids", "Contact numbers"),
    ]

    private static func values(of household: Households.Found, in store: ContactDatabase) throws -> [String?] {
        let names = try household.people.map { member in
            try member.contacts.first.flatMap { try store.mergedName(of: $0, $0) } ?? "person \(member.person)"
        }
        return [
            household.name, String(household.people.count), names.joined(separator: "; "), words(household.shared),
            household.people.map { String($0.person) }.joined(separator: " "),
            household.contacts.map { String($0) }.joined(separator: " "),
        ]
    }

    private static func words(_ shared: Household.Traits) -> String {
        let all: [(Household.Traits, String)] = [
            (.address, "address"), (.landline, "landline"), (.familyName, "family name"),
        ]
        return all.filter { shared.contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
