import ContactCleaning
import ContactModel
import ContactReading
import ContactStore
import Foundation
import PhoneNumbers
import SourceInput
import StoreTestSupport
import Testing

struct MappingFileTests {
    private func map(_ text: String) throws(MappingError) -> HeaderMap { try MappingFile(text, path: "m.yaml").map }

    @Test(arguments: [
        "Name,Handy,Nummer,Art\nAnna,0151,030,x\n",
        "Given Name,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value,Group Membership\nA,Home,1,Work,2,x\n",
        "Birth Year,Birth Month,Birth Day,First Name,First Name,\"odd \"\"name\"\": #1\",Ext,Work Phone,\n1,2,3,4,5,6,7,8\n",
        "\"Zwei\nZeilen\",Telefon,'single',{brace},- dash\n1,2,3,4,5\n",
        "+1 202-555-0101\n+1 202-555-0102\n",
    ])
    func whatIsWrittenIsReadAgain(csv: String) throws {
        let bench = try Workbench()
        let path = try bench.folder.write(csv, to: "x.csv")
        let ingest = Ingest(inputs: [path], database: "", options: CleaningOptions())
        guard case .preview(let found)? = ingest.preview().first else { return #expect(Bool(false), "no preview") }
        let detected = try #require(found.description.headerMap)
        let file = MappingFile(detected)
        let again = try MappingFile(file.text(comment: ["x.csv"]), path: "m.yaml")
        #expect(again.map.columns.map(\.target) == file.map.columns.map(\.target))
        #expect(Set(again.map.columns.map(\.name)) == Set(detected.columns.map(\.name)))

        var options = CleaningOptions()
        options.reading.headerMap = again.map
        let other = Ingest(inputs: [path], database: "", options: options)
        guard case .preview(let given)? = other.preview().first else { return #expect(Bool(false), "no preview") }
        let map = try #require(given.description.headerMap)
        #expect(MappingFile(map).map.columns.map(\.target) == file.map.columns.map(\.target))
        #expect(map.columns.allSatisfy { $0.basis == .given })
    }

    @Test(arguments: ["region: DE\n", "region: DE\ncolumns:\n", "\u{FEFF}# nothing yet\nregion: DE\ncolumns: {}\n"])
    func aMapMayHaveNoColumns(text: String) throws { #expect(try map(text) == HeaderMap(region: "DE")) }

    /// A database may have a map that was read when less was refused.
    @Test func aStoredMapIsReadWhateverItSays() throws {
        #expect(try MappingFile(stored: "columns: {}\n", path: "a.csv").map == HeaderMap())
        let map = try MappingFile(
            stored: "columns:\n  A: givenName x\n  B: label @3\n  C: []\n  D: phone @1 @2\n", path: "a.csv"
        ).map
        #expect(map.columns.map(\.name) == ["A", "B", "D"])
    }

    @Test func labelsWithoutValuesAreWrittenAsTheyAreRead() throws {
        let file = MappingFile(
            HeaderMap(columns: [
                .init("Type", .label(group: 0)), .init("Art", .label(group: 3)), .init("Line", .label(group: 4)),
                .init("Tel", .field(.phone, group: 4)),
            ]))
        #expect(
            try map(file.text()).columns.map(\.target.description) == ["extra", "extra", "label @1", "phone @1"])
    }

    @Test(
        arguments: Contact.Field.Kind.allCases.map(\.rawValue) + [
            "birthYear", "birthMonth", "birthDay", "anniversaryYear", "anniversaryMonth", "anniversaryDay",
        ])
    func everyFieldIsReadAlone(field: String) throws {
        #expect(try map("columns:\n  A: \(field)\n").columns[0].target.description == field)
    }

    @Test(arguments: [
        "phone my mobile @4999 +?", "phoneExtension work", "email home ;", "url work", "instantMessage Skype", "date x",
        "birthday x", "anniversary x", "related wife", "street home @2", "country home", "givenName @1 ,",
    ])
    func whatKindsHaveIsRead(field: String) throws {
        #expect(try map("columns:\n  A: \"\(field)\"\n").columns.count == 1)
    }

    @Test(arguments: [String(repeating: "[", count: 100_000), "columns: " + String(repeating: "{a: ", count: 20_000)])
    func deepNestingIsAnError(text: String) {
        #expect(throws: MappingError.self) { try map(text) }
    }

    @Test func allThatAMapSays() throws {
        let map = try map(
            """
            region: DE
            columns:
              "Art": label @7
              "Nummer": phone @7 ":::"
              Land: regionHint
              Intern: ignored
              Name: [familyName, phone my label]
            """.replacing("phone @7 \":::\"", with: "\"phone @7 :::\""))
        #expect(map.region == "DE")
        #expect(
            map.columns.map { "\($0.name): \($0.target)" } == [
                "Art: label @1", "Nummer: phone @1 :::", "Land: regionHint", "Intern: ignored", "Name: familyName",
                "Name: phone my label",
            ])
    }

    @Test(arguments: [
        ("columns:\n  Name: givenName\n  Tel: fone\n", 3, "'fone' is not a field"),
        ("columns:\n  Tel: phone @x\n", 2, "'phone @x' has no valid group"),
        ("columns:\n  Tel: phone @1 @2\n", 2, "'phone @1 @2' has 2 groups"),
        ("columns:\n  Tel: phone @0\n", 2, "'phone @0' has no valid group"),
        ("columns:\n  Tel: phone @5000\n", 2, "'phone @5000' has no valid group"),
        ("columns:\n  Tel: phone @x @1\n", 2, "'phone @x @1' has no valid group"),
        ("columns:\n  Tel: phone @ 1\n", 2, "'phone @ 1' has no valid group"),
        ("columns:\n  Tel: 'phone ::: ;'\n", 2, "'phone ::: ;' has 2 separators"),
        ("columns:\n  Tel: phone \":::\" \";\"\n", 2, "the separator in 'phone \":::\" \";\"' is in quotes"),
        ("columns:\n  Tel: phone ';'\n", 2, "the separator in 'phone ';'' is in quotes"),
        ("columns:\n  Name: givenName familyName\n", 2, "'familyName' stands behind 'givenName'"),
        ("columns:\n  Name:\n  - givenName\n  - note my notes @1\n", 4, "'my notes' stands behind 'note'"),
        ("columns:\n  Year: birthYear 1\n", 2, "'1' stands behind 'birthYear'"),
        ("columns:\n  Tel: ignored @1\n", 2, "'@1' stands behind 'ignored'"),
        ("columns:\n  Art: label home @1\n  Tel: phone @1\n", 2, "'home' stands behind 'label'"),
        ("columns:\n  Tel: phone @7\n  Art: label @77\n", 3, "no values have the group @77"),
        ("columns:\n  Tel: phone @1\n  Art: label\n", 3, "'label' has no group"),
        ("columns:\n  Tel: []\n", 2, "the list is empty"),
        ("columns:\n  Tel: [phone, '']\n", 2, "there is no field here"),
        ("columns:\n  Tel:\n", 2, "there is no field here"),
        ("columns:\n  Tel:phone\n  Name: givenName\n", 2, "there is no blank behind the ':'"),
        ("columns:\n  Name: givenName\n  Tel:phone\n", 3, "there is no blank behind the ':'"),
        ("columns:\n  Tel:phone\n", 2, "the columns are not a map"),
        ("columns:\n", 1, "the map has no columns"),
        ("# nothing yet\ntypes:\n", 2, "the map has no columns"),
        ("# nothing yet\ntypes:\ncolumns: {}\n", 3, "the map has no columns"),
        ("columns:\n  Tel: phone\nregion:\n", 3, "the region is empty"),
        ("region: [KR]\n", 1, "the region is a list"),
        ("region: {KR: US}\n", 1, "the region is a map"),
        ("columns:\n  - Tel\n", 2, "the columns are not a map"),
        ("region: Bavaria\n", 1, "'Bavaria' is not a region"),
        ("colums:\n  Tel: phone\n", 1, "'colums' is not a part of a map"),
        ("columns:\n  Tel: phone\n  Tel: email\n", 3, "'Tel' is in the map twice"),
        ("columns:\n  Tel: [phone\n", 2, "the brackets do not end on their line"),
        ("Tel\n", 1, "this is not a map"),
        ("", nil, "the file is empty"),
    ])
    func errorsSayWhere(text: String, line: Int?, problem: String) {
        do throws(MappingError) {
            _ = try map(text)
            Issue.record("no error")
        } catch {
            if let line { #expect(error.line == line) }
            #expect(error.problem.hasPrefix(problem), "\(error)")
            #expect(error.description.hasPrefix("m.yaml:"))
            #expect(!error.advice.isEmpty)
        }
    }

    /// A column that no file has is an error; of several files each may have columns of its own.
    @Test func aMissingColumnIsAnError() throws {
        var bench = try Workbench()
        bench.options.reading.headerMap = try map("columns:\n  Home Fone: phone\n")
        let path = try bench.folder.write("First Name,Home Phone\nAda,650-253-0000\n", to: "a.csv")
        let other = try bench.folder.write("Name,Home Fone\nBo,650-253-0001\n", to: "b.csv")
        let error = try #require(try bench.ingest(path).errors.first)
        #expect(error.description.hasSuffix("does not have; did you mean 'Home Phone'?"))
        #expect(!FileManager.default.fileExists(atPath: bench.database))
        let summary = try bench.ingest(path, other)
        #expect(summary.errors.isEmpty)
        #expect(
            try bench.rows("SELECT code, severity, field, line FROM findings")
                == ["unknownMapColumn|warning|Home Fone|1"])
    }

    @Test func aMapOverrulesWhatIsFound() throws {
        var bench = try Workbench()
        bench.options.reading.headerMap = try map(
            "columns:\n  Notes: phone mobile\n  Home Phone: ignored\n")
        let path = try bench.folder.write("First Name,Home Phone,Notes\nAda,650-253-0000,650-253-0001\n", to: "a.csv")
        let summary = try bench.ingest(path)
        #expect(try bench.numbers() == ["650-253-0001|+16502530001|accepted"])
        #expect(summary.total.findings == 0)
        #expect(try bench.rows("SELECT mapping FROM sources")[0].contains("\"Notes\": phone mobile"))
    }

    @Test func aHeaderThatOnlyTheMapKnowsIsFound() throws {
        var bench = try Workbench()
        bench.options.reading.headerMap = try map("columns:\n  wer: displayName\n  wohin: phone\n")
        let path = try bench.folder.write("Stand 2026\n\nwer;wohin;wann\nAda;650-253-0000;1\n", to: "a.csv")
        _ = try bench.ingest(path)
        #expect(try bench.numbers() == ["650-253-0000|+16502530000|accepted"])
    }

    @Test func columnsWithoutHeaderHaveNumbers() throws {
        var bench = try Workbench()
        bench.options.reading.headerMap = try map("columns:\n  Column 2: ignored\n")
        let path = try bench.folder.write("Ada,650-253-0000,650-253-0001\nBo,650-253-0002,650-253-0003\n", to: "a.csv")
        _ = try bench.ingest(path)
        #expect(try bench.numbers().count == 2)
    }

    @Test func signsInsideNamesAreText() throws {
        let names =
            "columns:\n  \"* Mobile\": phone\n  'a *b': email # *c\n  R&D *x: note\n  a, *b: url\n  \"\\\"*\": extra\n"
        #expect(try MappingFile(names, path: "m.yaml").map.columns.count == 5)
    }
}
