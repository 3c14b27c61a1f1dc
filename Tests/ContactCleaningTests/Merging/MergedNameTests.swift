import ContactStore
import StoreTestSupport
import Testing

@testable import ContactCleaning

struct MergedNameTests {
    /// The names of the contacts of one person, the given and the family name with a stroke between, and the name of the person.
    @Test(arguments: [
        (["Katharina/Berger", "Katharina/Berger", "Kathharina/Bergerr"], "Katharina Berger"),
        (["KATHARINA/BERGER", "Katharina/Berger"], "Katharina Berger"),
        (["katharina/berger", "KATHARINA/BERGER", "Katharina/Berger"], "Katharina Berger"),
        (["Anna/", "Anna/", "Anna/Visser"], "Anna Visser"),
        (["A./Visser", "A./Visser", "Anna/Visser"], "Anna Visser"),
        (["Robert/Hall", "Bob/Hall", "Bob/Hall"], "Bob Hall"),
    ]) func theNameThatMostHaveWins(_ names: [String], _ name: String) throws {
        let bench = try Workbench()
        let rows = names.enumerated().map { place, name in
            let parts = name.split(separator: "/", omittingEmptySubsequences: false)
            return "\(parts[0]),\(parts[1]),one@example.org,note \(place)"
        }
        let text = "First Name,Last Name,E-mail 1 - Value,Notes\n" + rows.joined(separator: "\n") + "\n"
        _ = try bench.ingest(bench.write(Array(text.utf8), to: "people.csv"))
        let decisions = PeopleDecisions(database: bench.database)
        _ = try Deduplication(database: bench.database).run()
        try decisions.join(Array(1...names.count))
        #expect(try bench.rows("SELECT name FROM people_cards") == [name])
        var export = Export(database: bench.database, format: .csv)
        export.mergesPeople = true
        var bytes: [UInt8] = []
        try export.write(export.plan()) { bytes.append(contentsOf: $0) }
        let parts = name.split(separator: " ")
        let row = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").last ?? ""
        #expect(row.hasPrefix(",\(parts[0]),,\(parts[1]),"), "\(row)")
        let merged = try ContactDatabase.open(at: bench.database).mergedValues(ofPerson: 1)
        #expect(merged.first { $0.field == "name" }?.value == name)
    }
}
