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
        let text = #"{"tel": "1", "\#(name)": [{"x": "2"}, null, true, 3.5, {"x": [4, "5"]}]}"#
        let row = try #require(try table(.json, text).text.split(separator: "\n").last)
        #expect(row == #"1,2,true,3.5,"4, 5""#)
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

    @Test(arguments: [#"["vcard",[]]"#, "[1,2]", "{}", "[[]]", "{a}", ""])
    func otherJSONIsNoTable(_ text: String) { #expect(TableFileFormat(text: text.utf8) == nil) }
}
