import ContactModel
import ContactStore
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// The name of a person is that of one contact, wherever it is shown.
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

    /// The names of the contacts of one person as prefix, given, middle, family name and suffix, and those of the person.
    @Test(arguments: [
        (["|Uwe Tessin|||", "|Uwe||Tessin|"], "|Uwe||Tessin|"),
        (["|||Tina Loewe|", "|Tina||Loewe|"], "|Tina||Loewe|"),
        (["|Kranich, Olga|||", "|Olga||Kranich|"], "|Olga||Kranich|"),
        (["|Kranich, Olga|||", "|Kranich, Olga|||", "|Olga||Kranich|"], "|Kranich, Olga|||"),
        (["|Lohse||Karin|", "|Karin||Lohse|", "|Karin||Lohse|"], "|Karin||Lohse|"),
        (["Herr|||Stolz|", "Herr|||Stolz|", "|Gerd||Stolz|"], "|Gerd||Stolz|"),
        (["Prof.|Klara||Wend|", "|Klara|Sophie|Wend|PhD"], "Prof.|Klara|Sophie|Wend|PhD"),
        (["|klara||wend|", "|Klara|Sophie|Wend|"], "|Klara|Sophie|Wend|"),
        (["Dr.|Anna|B.|Meyerling|", "|Anna||Meyerling-Schulze|MBA"], "|Anna||Meyerling-Schulze|MBA"),
        // A word that the name has already is not added to it.
        (["|Anna Maria||Visser|", "|Anna Maria|maria|Visser|"], "|Anna Maria|maria|Visser|"),
        (["Dr.|Anna||Visser|", "|Anna||Visser|Dr."], "Dr.|Anna||Visser|"),
        (["Professor|Anna Maria||Visser|", "|Anna Maria|Maria|Visser|"], "Professor|Anna Maria||Visser|"),
        // Marks of a wrong encoding lose, however many have them.
        (["|JÃ¶rn||MÃ¼hler|", "|JÃ¶rn||MÃ¼hler|", "|Jörn||Mühler|"], "|Jörn||Mühler|"),
        (["|J?rn||M?hlerich|", "|Jörn||Mühler|"], "|Jörn||Mühler|"),
    ]) func theNameIsThatOfOneContact(_ names: [String], _ expected: String) throws {
        let bench = try Workbench()
        func cells(_ name: String) -> [String] {
            name.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        }
        let rows = names.map { cells($0).map { "\"\($0)\"" }.joined(separator: ",") + ",one@example.org" }
        let head = "Prefix,First Name,Middle Name,Last Name,Suffix,E-mail 1 - Value"
        _ = try bench.ingest(bench.write(Array(([head] + rows).joined(separator: "\n").utf8), to: "people.csv"))
        _ = try Deduplication(database: bench.database).run()
        try PeopleDecisions(database: bench.database).join(Array(1...names.count))
        let shown = cells(expected).filter { !$0.isEmpty }.joined(separator: " ")
        #expect(try bench.rows("SELECT name FROM people_cards") == [shown])
        let store = try ContactDatabase.open(at: bench.database)
        #expect(try store.mergedName(of: 1, 2) == shown)
        #expect(try store.mergedValues(ofPerson: 1).first { $0.field == "name" }?.value == shown)
        _ = try store.forEachPersonContacts { person in
            let merged = PersonMerge.merged(person).contact
            let parts: [Contact.Field.Kind] = [.namePrefix, .givenName, .middleName, .familyName, .nameSuffix]
            #expect(parts.map { merged.first($0) ?? "" }.joined(separator: "|") == expected)
        }
    }

    /// A name that has no place beside that of the person is a nickname, if it says anything else.
    @Test(arguments: [
        ("Mehmet Usta,,\n,Mehmet,Arslan\n", ["Mehmet Usta"]), (",Mehmet,Usta\nMehmet Arslan,,\n", ["Mehmet Arslan"]),
        ("Mehmet Arslan,,\n,Mehmet,Arslan\n", []), ("ARSLAN MEHMET,,\n,Mehmet,Arslan\n", []),
    ]) func aNameWithoutAPlaceIsKept(_ rows: String, _ expected: [String]) throws {
        let bench = try Workbench()
        let text = "Display Name,First Name,Last Name,Mobile Phone\n" + rows.replacing("\n", with: ",+905322942433\n")
        _ = try bench.ingest(bench.write(Array(text.utf8), to: "people.csv"))
        _ = try Deduplication(database: bench.database).run()
        try PeopleDecisions(database: bench.database).join([1, 2])
        _ = try ContactDatabase.open(at: bench.database).forEachPersonContacts { person in
            let merged = PersonMerge.merged(person).contact
            let names = merged.fields.filter { $0.kind == .nickname }.map { merged.value(of: $0) }
            let shown = merged.displayText ?? ""
            #expect(names.filter { $0 != shown } == expected.filter { $0 != shown })
            #expect(expected.allSatisfy { names.contains($0) || shown == $0 })
        }
    }

    /// Names of pages, and with marks that are none of theirs, lose.
    @Test(arguments: ["Siobhan O&#39;Brien", "Siobhan O'Brien (Mum of Leo Galvin)", "Siobhan O'Brien † 2020"])
    func aNameWithRemarksIsNotThatOfThePerson(_ name: String) throws {
        let bench = try Workbench()
        let rows = [name, "Siobhan O'Brien"].map { "\"\($0)\",+447400123456,one@example.org\n" }
        _ = try bench.ingest(
            bench.write(Array(("Name,Mobile Phone,E-mail\n" + rows.joined()).utf8), to: "people.csv"))
        _ = try Deduplication(database: bench.database).run()
        #expect(try bench.rows("SELECT name FROM people_cards") == ["Siobhan O'Brien"])
    }

    /// The organizations of the contacts of one person, and that of the person.
    @Test(arguments: [
        (["Uni Kolberg", "Uni Kolberg", "Uni Kolbergg"], "Uni Kolberg"),
        (["ZELLNER AG", "Zellner AG", "ZELLNER AG"], "Zellner AG"),
        (["Zellner AG", "Works", ""], "Works"),
    ]) func theOrganizationThatMostHaveWins(_ names: [String], _ expected: String) throws {
        let bench = try Workbench()
        let rows = names.enumerated().map { "Anna,Visser,one@example.org,\($1),\($0)" }
        let head = "First Name,Last Name,E-mail 1 - Value,Organization Name,Notes"
        _ = try bench.ingest(bench.write(Array(([head] + rows).joined(separator: "\n").utf8), to: "people.csv"))
        _ = try Deduplication(database: bench.database).run()
        #expect(try bench.rows("SELECT organization FROM people_cards") == [expected])
        let store = try ContactDatabase.open(at: bench.database)
        #expect(try store.mergedValues(ofPerson: 1).first { $0.field == "organization" }?.value == expected)
        _ = try store.forEachPersonContacts { person in
            #expect(PersonMerge.merged(person).contact.first(.organization) == expected)
        }
    }
}
