import PhoneNumbers
import Testing

@testable import ContactModel
@testable import ContactWriting

struct ChosenColumnTests {
    /// A contact with several values of most kinds; the second number was rejected.
    private static let contact: OutgoingContact = {
        var record = record([
            (.givenName, "", "Ann"), (.familyName, "", "Lee"), (.organization, "", "Example Ltd"),
            (.organization, "", "Other Ltd"),
            (.email, "work", "ann@example.com"), (.email, "", "a.lee@example.org"), (.category, "", "Choir"),
            (.category, "", "VIP"),
            (.note, "", "one"), (.note, "", "two"), (.extra, "Member No", "0017"), (.birthday, "", "1985-04-12"),
        ])
        record.contact.append(.street, label: "home".utf8, value: "1 Example Street".utf8, group: 1)
        record.contact.append(.city, label: "home".utf8, value: "London".utf8, group: 1)
        record.contact.append(.city, label: "work".utf8, value: "Leeds".utf8, group: 2)
        record.id = 7
        record.source = "people.csv"
        record.contact.origin.line = 3
        addNumber("+447400123456", "mobile", country: "GB", category: .mobile)
        addNumber(nil, "home", raw: "x")
        addNumber("+4915123456789", "", country: "DE", category: .mobile)
        return record

        func addNumber(
            _ e164: String?, _ label: String, raw: String = "", country: String = "",
            category: PhoneNumber.Categories = []
        ) {
            var number = OutgoingContact.Number()
            number.e164 = record.contact.store(Array((e164 ?? "").utf8))
            number.country = record.contact.store(Array(country.utf8))
            number.verdict = record.contact.store(Array((e164 == nil ? "rejected" : "accepted").utf8))
            number.reason = record.contact.store(Array((e164 == nil ? "notANumber" : "").utf8))
            number.categories = category
            let value = record.contact.store(Array((e164 ?? raw).utf8))
            record.append(number, label: record.contact.store(Array(label.utf8)), value: value, isPreferred: false)
        }
    }()

    private func cell(_ name: String, number: Int? = nil) -> String? {
        ChosenColumn(name).map {
            String(decoding: ColumnValues(column: $0, record: Self.contact, number: number).text, as: UTF8.self)
        }
    }

    @Test(arguments: [
        ("id", "7"), ("contact id", "7"), ("name", "Ann Lee"), ("source", "people.csv"), ("line", "3"),
        ("e164", "+447400123456; +4915123456789"), ("E164 1", "+447400123456"), ("e164 2", ""),
        ("e164-3", "+4915123456789"),
        ("country", "GB; DE"), ("category", "mobile; mobile"), ("verdict", "accepted; rejected; accepted"),
        ("reason", "notANumber"),
        ("Phone", "+447400123456; x; +4915123456789"), ("phone2", "x"), ("Phone 2 Label", "home"), ("phone 4", ""),
        ("Given Name", "Ann"), ("givenName", "Ann"), ("given-name", "Ann"), ("GIVEN NAME 2", ""),
        ("Organization", "Example Ltd"),
        ("Organization 2", "Other Ltd"), ("email", "ann@example.com; a.lee@example.org"),
        ("Email 2", "a.lee@example.org"),
        ("Email 1 Label", "work"), ("Categories", "Choir ::: VIP"), ("note", "one\n\ntwo"), ("city", "London; Leeds"),
        ("Address 2 City", "Leeds"), ("Address City", "London; Leeds"), ("address street", "1 Example Street"),
        ("Address 2 Street", ""), ("Address 2 Label", "work"), ("birthday", "1985-04-12"), ("custom:Member No", "0017"),
        ("Custom: Member No", "0017"),
        ("custom:Other", ""),
    ])
    func aColumnHasItsValues(name: String, text: String) {
        #expect(cell(name) == text)
    }

    @Test(arguments: [
        "", "nome", "phone 0", "phone 501", "name 2", "id 1", "Custom 1", "custom:", "label", "2", "e1645",
    ])
    func whatIsNoColumnIsRefused(name: String) {
        #expect(ChosenColumn(name) == nil)
    }

    @Test func everyNameIsAColumnOfItself() {
        #expect(Set(ChosenColumn.names).count == ChosenColumn.names.count)
        #expect(ChosenColumn.names.allSatisfy { ChosenColumn($0)?.heading == $0 })
        #expect(
            ["Given Name", "Phone", "Phone Label", "Address Postal Code", "Messenger"].allSatisfy(
                ChosenColumn.names.contains))
    }

    @Test func aRowOfANumberIsAboutThatNumber() {
        #expect(
            ["e164", "phone", "Phone Label", "country", "name"].map { cell($0, number: 2) } == [
                "+4915123456789", "+4915123456789", "", "DE", "Ann Lee",
            ])
    }

    @Test func numbersWithAFormHaveRows() {
        var table = ChosenTable(ChosenColumn.ofNumbers, isOfNumbers: true, form: .csv(CSVForm()))
        table.add(Self.contact)
        let rows = table.take()
        #expect(
            String(decoding: rows.bytes, as: UTF8.self)
                == "+447400123456,Ann Lee,mobile,GB,7\r\n+4915123456789,Ann Lee,mobile,DE,7\r\n")
        #expect(rows.numbers == [447_400_123_456, 4_915_123_456_789] && rows.numbersWithoutForm == 1)
        #expect(rows.ends == [35, rows.bytes.count] && table.take().bytes.isEmpty)
    }
}
