import Testing

@testable import Tables

struct JSONTests {
    @Test(arguments: [
        #"{"name":"Ann","phone":"+442079460958"}"# + "\n" + #"{"name":"Bo","phone":442079460959}"#,
        #"[{"name":"Ann","phone":"+442079460958"}, {"name":"Bo","phone":442079460959}]"#,
        #"{"total": 2, "contacts": [{"name":"Ann","phone":"+442079460958"}, {"name":"Bo","phone":442079460959}], "n": {"x": 1}}"#,
        "{\"total\" : 2,\n\"Contacts\" :\r\n\t[ {\"name\":\"Ann\",\"phone\":\"+442079460958\"}, {\"name\":\"Bo\",\"phone\":442079460959}]}",
    ])
    func recordsAreRows(_ text: String) throws {
        #expect(TableFileFormat(text: text.utf8) == .json)
        let (table, damaged) = try table(.json, text)
        #expect(table == "name,phone\nAnn,+442079460958\nBo,442079460959\n")
        #expect(damaged == 0)
    }

    /// Pages of an answer, one after another.
    @Test func severalListsInObjectsAreRead() throws {
        let page = #"{"next": {"page": 2}, "contacts": [{"tel":"1"}, {"tel":"2"}], "total": 2}"#
        for text in [page + "\n" + page, "[\(page), \(page)]"] {
            #expect(try table(.json, text).text == "tel\n1\n2\n1\n2\n")
        }
    }

    @Test(arguments: [
        (#"{"groups": [{"id":"3"}, {"id":"4"}], "contacts": [{"tel":"1"}]}"#, 0, 2),
        (#"{"contacts": [{"tel":"1"}], "users": [{"id":"3"}, 5, {"x": [{"y": 1}]}], "a": {"b": "[{"}}"#, 0, 2),
        (#"{"contacts": [{"tel":"1"}, "x", 17, null, [true]]}"#, 4, 0),
        (#"[{"tel":"1"}, "x, y", -1.5e3]"#, 2, 0),
        ("{\"tel\":\"1\"}\nhello\n\"y\"\n", 2, 0),
        ("\u{FEFF}{\"tel\":\"1\"}\r\n", 0, 0),
    ])
    func whatIsNoRecordIsCounted(_ text: String, _ strays: Int, _ outside: Int) throws {
        let result = try convert(.json, text)
        #expect(result.text == "tel\n1\n")
        #expect(!result.lost.isCutOff)
        #expect(result.losses.first { $0.kind == .noRecord }?.count ?? 0 == strays)
        #expect(result.losses.first { $0.kind == .outsideList }?.count ?? 0 == outside)
    }

    @Test(arguments: [#"{"contacts": [{"tel":"1"}"#, #"{"contacts": [{"tel":"1"}], "n": "#, #"[{"tel":"1"}"#])
    func anEndThatIsMissingIsNoticed(_ text: String) throws {
        #expect(try convert(.json, text).lost.isCutOff)
    }

    @Test func nestedValuesAreColumns() throws {
        let text = """
            {"name": {"first": "Ann", "last": "O'Neil"}, "phones": [{"number": "020 7946 0958", "type": "work"}, {"number": "1"}],
             "emails": ["a@example.com", "b@example.com"], "tags": ["x", "y"], "vip": true, "age": null}
            """
        #expect(
            try table(.json, text).text == """
                name first,name last,phones 1 - type,phones 1 - number,phones 2 - number,emails 1,emails 2,tags,vip
                Ann,O'Neil,work,020 7946 0958,1,a@example.com,b@example.com,"x, y",true

                """)
    }

    /// A list in a contact is not a list of contacts, whatever its name ends with.
    @Test(arguments: ["my contacts", "\\\"contacts", "contacts2", "données"])
    func otherListsAreValues(_ name: String) throws {
        let text = #"{"name": "Ann", "tel": "1", "\#(name)": [{"x": "2"}, null, true, 3.5, {"x": [4, "5"]}]}"#
        let row = try #require(try table(.json, text).text.split(separator: "\n").last)
        #expect(row == #"Ann,1,2,true,3.5,"4, 5""#)
    }

    @Test func damagedRecordsAreCounted() throws {
        let (table, damaged) = try table(.json, #"{"tel":"1"}"# + "\n{broken}\n" + #"{"tel":"2"}"# + "\n{\"tel\":")
        #expect(table == "tel\n1\n2\n")
        #expect(damaged == 2)
    }

    @Test func deepNestingDoesNotTrap() throws {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: TableError.empty) { try table(.json, #"{"tel":"# + deep) }
    }

    @Test func otherRecordsAreNoContacts() {
        #expect(throws: TableError.empty) { try table(.json, #"{"error": "not signed in", "status": 401}"#) }
    }

    /// A name without a number is that of somebody only if it is written like one.
    @Test(arguments: [
        #"{"name": "my-package", "version": "1.0", "dependencies": {"x": "^2"}}"#,
        #"{"arguments": [{"name": "key", "type": "key"}, {"name": "max_size", "type": "integer"}]}"#,
        #"{"doc": {"members": [{"name": "T:A.B"}, {"name": "M:A.B.C(System.Int32)"}, {"name": "P:A.B"}]}}"#,
    ])
    func namesOfThingsAreNoContacts(_ text: String) throws {
        #expect(throws: TableError.empty) { try table(.json, text) }
    }

    @Test(arguments: [#"[{"name": "Ann Abe"}, {"name": "Bo"}]"#, #"[{"name": "山田太郎"}, {"name": "佐藤花子"}]"#])
    func namesOfPeopleAreContacts(_ text: String) throws {
        #expect(try table(.json, text).text.split(separator: "\n").count == 3)
    }

    /// Keys are names of people where they stand over numbers, or where the records have no other name.
    @Test(arguments: [
        #"{"tel": {"Ann Abe": ["+4930303986300", "+4930303986302"], "Bo Bee": ["+4930303986301"]}}"#,
        #"{"tel": {"Ann Abe": "+4930303986300", "Bo Bee": "+4930303986301"}}"#,
        #"{"Ann Abe": ["+4930303986300"], "Bo Bee": ["+4930303986301"]}"#,
        #"{"Ann Abe": "+4930303986300", "Bo Bee": ["+4930303986301", "+4930303986302"]}"#,
        #"{"Ann Abe": {"phones": ["+4930303986300"]}, "Bo Bee": {"phones": ["+4930303986301"]}}"#,
        #"{"team": {"Ann Abe": {"home": "+4930303986300", "mobile": "+4930303986302"}, "Bo Bee": {"home": "+4930303986301"}}}"#,
    ])
    func keysAreNamesOfPeople(_ text: String) throws {
        let lines = try table(.json, text).text.split(separator: "\n")
        #expect(lines.first?.split(separator: ",").first == "name")
        #expect(lines.dropFirst().map { String($0.split(separator: ",")[0]) } == ["Ann Abe", "Bo Bee"])
    }

    /// Keys of records that have a name, and those that look like none, are kept as they are.
    @Test(arguments: [
        #"{"u1": {"phone": "+4930303986300"}, "u2": {"phone": "+4930303986301"}}"#,
        #"{"Ann": {"name": "Ann Abe", "phone": "+4930303986300"}, "Bo": {"name": "Bo Bee", "phone": "+4930303986301"}}"#,
    ])
    func otherKeysAreKept(_ text: String) throws {
        #expect(try table(.json, text).text.hasPrefix("key,"))
    }

    /// Labels of the numbers of one contact are no names.
    @Test(arguments: [
        #"{"name": "Ann Abe", "phones": {"Car": "+4930303986300", "Boat": "+4930303986301"}}"#,
        #"[{"Kontakt 1": "+4930303986300"}, {"Kontakt 1": "+4930303986301"}]"#,
    ])
    func labelsAreNoNames(_ text: String) throws {
        let lines = try table(.json, text).text.split(separator: "\n")
        #expect(!lines.dropFirst().contains { $0.hasPrefix("Car") || $0.hasPrefix("Boat") || $0.hasPrefix("Kontakt") })
    }

    @Test(arguments: ["[1,2]", "{}", "[]", "{a}", ""])
    func otherJSONIsNoTable(_ text: String) { #expect(TableFileFormat(text: text.utf8) == nil) }
}
