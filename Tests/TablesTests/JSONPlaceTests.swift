import Testing

@testable import Tables

/// Files of programs whose records stand at places of their own. The layouts are those of the programs' documentation; people are invented.
struct JSONPlaceTests {
    @Test(arguments: [
        // Telegram Desktop: https://core.telegram.org/import-export
        (
            #"""
            {"about": "Here is the data you requested.", "personal_information": {"user_id": 1, "first_name": "Me", "phone_number": "+44 20 7946 0001"},
             "contacts": {"about": "Below is a list.", "list": [
              {"first_name": "Ann", "last_name": "Abe", "phone_number": "+44 20 7946 0002", "date": "2020-01-01T10:00:00"},
              {"first_name": "Bo", "last_name": "", "phone_number": "+44 20 7946 0003", "date": "2020-01-01T10:00:00"}]},
             "frequent_contacts": {"list": [{"id": 5, "category": "people", "name": "Ann Abe", "rating": 1.5}]}}
            """#, ["+44 20 7946 0001", "+44 20 7946 0002", "+44 20 7946 0003"], 1
        ),
        // Facebook: https://www.facebook.com/help/212802592074644
        (
            #"""
            {"address_book_v2": {"address_book": [
              {"name": "Ann", "details": [{"contact_point": "+442079460002"}], "created_timestamp": 1577873000},
              {"name": "Bo", "details": [{"contact_point": "+442079460003"}, {"contact_point": "bo@example.com"}]}]}}
            """#, ["+442079460002", "+442079460003"], 0
        ),
        (
            #"""
            {"address_book": {"address_book": [
              {"name": "Ann", "details": [{"contact_point": "ann@example.com"}, {"contact_point": "+442079460002"}]},
              {"name": "Bo", "details": [{"contact_point": "020 7946 0003"}, {"contact_point": "bo@example.com"}]}]}}
            """#, ["+442079460002", "020 7946 0003"], 0
        ),
        // Kommo: https://developers.kommo.com/reference/contacts-list
        (
            #"""
            {"_page": 1, "_links": {"self": {"href": "https://example.kommo.com/api/v4/contacts"}}, "_embedded": {"contacts": [
              {"id": 3, "name": "Ann", "first_name": "", "custom_fields_values": [
                {"field_id": 1, "field_name": "Phone", "field_code": "PHONE", "field_type": "multitext", "values": [{"value": "+442079460002", "enum_code": "WORK"}]},
                {"field_id": 2, "field_name": "Email", "field_code": "EMAIL", "values": [{"value": "ann@example.com", "enum_code": "WORK"}]}],
               "_embedded": {"tags": [{"id": 4, "name": "VIP"}], "companies": []}},
              {"id": 4, "name": "Bo", "custom_fields_values": [
                {"field_id": 1, "field_name": "Phone", "field_code": "PHONE", "values": [{"value": "+442079460003", "enum_code": "MOB"}]}]}]}}
            """#, ["+442079460002", "+442079460003"], 0
        ),
        // GeoJSON: https://www.rfc-editor.org/rfc/rfc7946
        (
            #"""
            {"type": "FeatureCollection", "features": [
             {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": [[[100.0, 0.0], [101.0, 0.0], [101.0, 1.0]]]},
              "properties": {"name": "Ann's", "phone": "+442079460002"}},
             {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}, "properties": {"name": "Bo's", "phone": "+442079460003"}}]}
            """#, ["+442079460002", "+442079460003"], 0
        ),
        // Google People API: https://developers.google.com/people/api/rest/v1/people
        (
            #"""
            {"connections": [
             {"resourceName": "people/c1", "etag": "x", "names": [{"metadata": {"primary": true}, "displayName": "Ann Abe", "familyName": "Abe", "givenName": "Ann"}],
              "phoneNumbers": [{"metadata": {"primary": true}, "value": "020 7946 0002", "canonicalForm": "+442079460002", "type": "mobile", "formattedType": "Mobile"}],
              "organizations": [{"name": "Acme", "title": "Boss"}]},
             {"resourceName": "people/c2", "names": [{"displayName": "Bo"}], "phoneNumbers": [{"value": "020 7946 0003", "canonicalForm": "+442079460003"}]}],
             "totalPeople": 2}
            """#, ["+442079460002", "+442079460003"], 0
        ),
        // HubSpot: https://developers.hubspot.com/docs/api/crm/contacts
        (
            #"""
            {"results": [
              {"id": "1", "properties": {"createdate": "2020-01-01T00:00:00Z", "firstname": "Ann", "lastname": "Abe", "phone": "+442079460002"}, "archived": false},
              {"id": "2", "properties": {"firstname": "Bo", "lastname": "Bee", "phone": "+442079460003"}, "archived": false}],
             "paging": {"next": {"after": "2"}}}
            """#, ["+442079460002", "+442079460003"], 0
        ),
        // Microsoft Graph: https://learn.microsoft.com/graph/api/user-list-contacts
        (
            #"""
            {"@odata.context": "https://graph.microsoft.com/v1.0/$metadata#contacts", "value": [
             {"@odata.etag": "x", "id": "A", "displayName": "Ann Abe", "givenName": "Ann", "businessPhones": ["+442079460002"], "mobilePhone": null,
              "emailAddresses": [{"name": "Ann", "address": "ann@example.com"}], "homeAddress": {"city": "London"}},
             {"id": "B", "displayName": "Bo", "businessPhones": [], "mobilePhone": "+442079460003", "emailAddresses": []}]}
            """#, ["+442079460002", "+442079460003"], 0
        ),
        // Salesforce: https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/dome_query.htm
        (
            #"""
            {"totalSize": 2, "done": true, "records": [
             {"attributes": {"type": "Contact", "url": "/services/data/v59.0/sobjects/Contact/1"}, "Name": "Ann Abe", "Phone": "+442079460002",
              "Account": {"attributes": {"type": "Account", "url": "/x"}, "Name": "Acme"}},
             {"attributes": {"type": "Contact", "url": "/services/data/v59.0/sobjects/Contact/2"}, "Name": "Bo", "Phone": "+442079460003"}]}
            """#, ["+442079460002", "+442079460003"], 0
        ),
        // Google Sheets API: https://developers.google.com/sheets/api/reference/rest/v4/spreadsheets.values
        (
            #"{"range": "A1:B3", "majorDimension": "ROWS", "values": [["Name", "Phone"], ["Ann", "+442079460002"], ["Bo", "+442079460003"]]}"#,
            ["+442079460002", "+442079460003"], 0
        ),
        // pandas, `orient="split"`: https://pandas.pydata.org/docs/reference/api/pandas.DataFrame.to_json.html
        (
            #"{"columns": ["name", "phone"], "index": [0, 1], "data": [["Ann", "+442079460002"], ["Bo", "+442079460003"]]}"#,
            ["+442079460002", "+442079460003"], 0
        ),
        (
            #"[["Name", "Phone"], ["Ann", "+442079460002"], ["Bo", "+442079460003"]]"#,
            ["+442079460002", "+442079460003"], 0
        ),
        // Objects keyed by identifiers: https://firebase.google.com/docs/database/web/structure-data
        (
            #"{"users": {"-Nx1": {"name": "Ann", "phone": "+442079460002"}, "-Nx2": {"name": "Bo", "phone": "+442079460003"}}}"#,
            ["+442079460002", "+442079460003"], 0
        ),
        // HL7 FHIR: https://hl7.org/fhir/R4/patient.html
        (
            #"""
            {"resourceType": "Bundle", "entry": [{"fullUrl": "https://example.com/1", "resource": {"resourceType": "Patient",
              "name": [{"family": "Abe", "given": ["Ann"]}], "telecom": [{"system": "phone", "value": "+442079460002", "use": "home"}, {"system": "email", "value": "a@example.com"}],
              "contact": [{"relationship": [{"text": "Mother"}], "name": {"family": "Bee"}, "telecom": [{"system": "phone", "value": "+442079460003"}]}]}}]}
            """#, ["+442079460003", "+442079460002"], 0
        ),
        // Several lists, and lists in records.
        (
            #"""
            {"name": "Export", "companies": [{"name": "Acme", "phone": "+442079460001", "employees": [{"name": "Ann", "phones": [{"type": "work", "number": "+442079460002"}]}]}],
             "people": [{"name": "Bo", "manager": {"name": "Cy", "phone": "+442079460004"}, "phone": "+442079460003"}]}
            """#, ["+442079460002", "+442079460001", "+442079460004", "+442079460003"], 0
        ),
        (
            #"""
            {"users": [{"uid": "a1", "profile": {"firstName": "Ann"}, "contactInfo": {"phones": ["+442079460002"], "emails": ["ann@example.com"]}},
             {"uid": "a2", "profile": {"firstName": "Bo"}, "contactInfo": {"phones": ["+442079460003"], "emails": []}}], "teams": [{"id": 1, "name": "Red"}]}
            """#, ["+442079460002", "+442079460003"], 1
        ),
        (#"{"Ann": "+442079460002", "Bo": "+442079460003"}"#, ["+442079460002", "+442079460003"], 0),
        (#"{"book": {"Ann": "020 7946 0002", "Bo": "020 7946 0003"}}"#, ["020 7946 0002", "020 7946 0003"], 0),
        (
            #"{"contact": {"name": "Ann", "phone": "+442079460002"}}"# + "\n"
                + #"{"contact": {"name": "Bo", "phone": "+442079460003"}}"#,
            ["+442079460002", "+442079460003"], 0
        ),
        (#"{"numbers": ["+442079460002", "+442079460003"]}"#, ["+442079460002", "+442079460003"], 0),
        (#"["+442079460002", "+442079460003"]"#, ["+442079460002", "+442079460003"], 0),
        (
            #"{"phones": [{"name": "Ann", "number": "+442079460002"}, {"name": "Bo", "number": "+442079460003"}]}"#,
            ["+442079460002", "+442079460003"], 0
        ),
    ])
    func recordsAreFoundWhereverTheyAre(_ text: String, _ numbers: [String], _ outside: Int) throws {
        #expect(TableFileFormat(text: text.utf8) == .json)
        let result = try convert(.json, text)
        let rows = result.text.split(separator: "\n").dropFirst()
        #expect(rows.count == numbers.count, "\(result.text)")
        for (row, number) in zip(rows, numbers) {
            let digits = number.filter(\.isNumber)
            let found = numbers.filter { row.filter(\.isNumber).contains($0.filter(\.isNumber)) }
            #expect(found == [number] && row.filter(\.isNumber).contains(digits), "\(result.text)")
        }
        #expect(result.losses.reduce(0) { $0 + $1.count } == outside)
        #expect(result.lost == LostRecords())
    }

    @Test(arguments: [
        (
            #"[{"name": "Ann", "fields": [{"field_name": "Phone", "values": [{"value": "1", "enum_code": "WORK"}]}]}]"#,
            "name,Phone 1 - enum_code (label),Phone 1 - value\nAnn,WORK,1\n"
        ),
        (
            #"[{"name": "Ann", "telecom": [{"system": "phone", "use": "home", "value": "1"}, {"system": "phone", "value": "2"}]}]"#,
            "name,phone - use (label),phone,phone 2\nAnn,home,1,2\n"
        ),
        (
            #"[{"name": "Ann", "phones": [{"number": "1", "use": "home", "quux": "Acme Net"}]}]"#,
            "name,phones 1 - use (label),phones 1 - number,phones 1 - quux (note)\nAnn,home,1,Acme Net\n"
        ),
        (
            #"[{"name": "Ann", "phones": [{"value": "020 7946 0002", "canonicalForm": "+442079460002"}, {"value": "020 7946 0003"}]}]"#,
            "name,phones 1 - canonicalForm,phones 2 - value\nAnn,+442079460002,020 7946 0003\n"
        ),
        (
            #"[{"id": 7, "properties": {"firstname": "Ann", "phone": "1"}}]"#, "id,firstname,phone\n7,Ann,1\n"
        ),
        (
            #"{"k1": {"name": "Ann", "phone": "1"}, "k2": {"name": "Bo", "phone": "2", "id": "k2"}}"#,
            "key,name,phone,id\nk1,Ann,1\n,Bo,2,k2\n"
        ),
        (
            #"[{"name": "Ann", "phone": "1", "manager": {"name": "Cy", "phone": "2", "grade": "3"}}]"#,
            "name,phone,grade,manager name\nCy,2,3\nAnn,1,,Cy\n"
        ),
        (
            #"{"head": [["Name", "Phone"], ["Ann", "1", "x"], [], ["Bo", null, ["y"]]]}"#,
            "Name,Phone,column 3\nAnn,1,x\nBo,,\"[\"\"y\"\"]\"\n"
        ),
    ])
    func namesSayWhatValuesAre(_ text: String, _ expected: String) throws {
        #expect(try table(.json, text).text == expected)
    }

    /// Names are keys of numbers.
    @Test func namesAreKeysOfNumbers() throws {
        #expect(
            try table(.json, #"{"Ann Abe": "+442079460002", "Bo": "+442079460003"}"#).text
                == "name,phone\nAnn Abe,+442079460002\nBo,+442079460003\n")
        let people = (10000..<20000).map { #""Ann \#($0)": "+4420794\#($0)""# }
        #expect(try table(.json, "{" + people.joined(separator: ",") + "}").text.split(separator: "\n").count == 10001)
        let phones = #"[{"name": "Ann", "phones": {"iPhone": "+442079460002", "Boat": "+442079460003"}}]"#
        #expect(
            try table(.json, phones).text
                == "name,phones Boat,phones iPhone\nAnn,+442079460003,+442079460002\n")
    }

    /// More keys than members that are told apart.
    @Test func manyKeysAreKeys() throws {
        let people = (1...500).map { #""u\#($0)": {"profile": {"name": "Ann \#($0)"}, "tel": "+4420794600\#($0)"}"# }
        let rows = try table(.json, "{" + people.joined(separator: ",") + "}").text.split(separator: "\n")
        #expect(rows.count == 501)
        #expect(rows[7].hasPrefix("u7,Ann 7,+44207946007"))
    }

    /// Records deeper than the structure is told are counted.
    @Test func whatIsTooDeepIsNamed() throws {
        let deep = String(repeating: #"{"a":"#, count: 100) + #"[{"tel":"2"}]"# + String(repeating: "}", count: 100)
        let result = try convert(.json, #"[{"tel":"1"}]"# + deep)
        #expect(result.text == "tel\n1\n")
        #expect(result.losses == [TableLoss(kind: .outsideList, count: 1, record: 1)])
    }
}
