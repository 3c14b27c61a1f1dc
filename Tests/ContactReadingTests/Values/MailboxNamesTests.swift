import ContactModel
import ReadingTestSupport
import Testing

@testable import ContactReading

/// The words beside e-mail addresses in tables and cards.
struct MailboxNamesTests {
    /// A cell or value, the e-mail addresses with their labels, and the display name of a contact without another name.
    private static let values: [(text: String, emails: [String], name: String?)] = [
        ("Tom <tom@fox.example>", [": tom@fox.example"], "Tom"),
        ("\"Fox, Ann\" <ann@fox.example>", [": ann@fox.example"], "Fox, Ann"),
        ("'Ann Fox' <ann@fox.example>", [": ann@fox.example"], "Ann Fox"),
        ("a@x.example; Mia Fox <m@x.example>", [": a@x.example", ": m@x.example"], "Mia Fox"),
        ("a@x.example / b@x.example", [": a@x.example", ": b@x.example"], nil),
        ("a@x.example b@x.example", [": a@x.example", ": b@x.example"], nil),
        ("udo@fox.example (privat)", ["home: udo@fox.example"], nil),
        ("E-Mail: a@x.example", [": a@x.example"], nil), ("Courriel : a@x.example", [": a@x.example"], nil),
        ("Werkstatt: a@x.example, b@x.example", ["Werkstatt: a@x.example", "Werkstatt: b@x.example"], nil),
        ("Info <info@x.example>", ["Info: info@x.example"], nil),
        ("\"b@x.example\" <a@x.example>", ["b@x.example: a@x.example"], nil),
        ("a@x.example <a@x.example>", [": a@x.example"], nil),
        ("a@x.example; call 5", [": a@x.example; call 5"], nil), ("\"a b\"@x.example", [": \"a b\"@x.example"], nil),
        ("Fox, Ann <ann@x.example>", [": Fox, Ann <ann@x.example>"], nil),
    ]

    private static func cell(_ text: String) -> String { "\"\(text.replacing("\"", with: "\"\""))\"" }

    private static func escaped(_ text: String) -> String {
        text.replacing(",", with: "\\,").replacing(";", with: "\\;")
    }

    @Test(arguments: values.indices) func aCellOfAContactWithoutName(_ index: Int) throws {
        let (text, emails, name) = Self.values[index]
        let contact = try #require(try read("E-mail,Phone\n\(Self.cell(text)),650-253-0000\n").contacts.first)
        #expect(contact.labelled(.email) == emails)
        #expect(contact.first(.displayName) == name)
    }

    @Test(arguments: values.indices) func aValueOfACardWithoutName(_ index: Int) throws {
        let (text, emails, name) = Self.values[index]
        for (version, written) in [("2.1", text), ("3.0", Self.escaped(text)), ("4.0", text)] {
            let contact = try #require(try card("EMAIL:\(written)", version: version).contacts.first)
            #expect(contact.labelled(.email) == emails, "\(version)")
            #expect(contact.first(.displayName) == name, "\(version)")
        }
    }

    /// A display name that the name of the contact says is no news; another one is a label, or a value of its own where there is one.
    @Test(arguments: [
        ("Tom Fox", "", "Tom Fox <t@x.example>", ": t@x.example", nil),
        ("Tom Fox", "", "\"FOX, Tom\" <t@x.example>", ": t@x.example", nil),
        ("Tom Fox", "", "Tommy <t@x.example>", "Tommy: t@x.example", nil),
        ("Tom Fox", "Work", "Tommy <t@x.example>", "work: t@x.example", "Tommy"),
        ("Tom Fox", "", "Tommy <t@x.example> (privat)", "home: t@x.example", "Tommy"),
        ("Tom Fox", "", "Tom Fox <t@x.example> (privat)", "home: t@x.example", nil),
    ])
    func aNameBesideAName(_ name: String, _ label: String, _ text: String, _ email: String, _ extra: String?) throws {
        let table = try read(
            "Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value\n\(name),\(label),\(Self.cell(text)),,650-253-0000\n"
        )
        let type = label.isEmpty ? "" : ";TYPE=\(label)"
        // The name may stand behind the address.
        let cards = try card("EMAIL\(type):\(Self.escaped(text))\r\nFN:\(name)")
        for contact in table.contacts + cards.contacts {
            #expect(contact.labelled(.email) == [email])
            #expect(contact.extra("E-mail name") == extra)
            #expect(contact.values(.displayName).count <= 1)
        }
    }

    /// Only the first address is the preferred one; each has the label of the column, and the parameters of the property.
    @Test func allAddressesOfAValueHaveItsLabel() throws {
        let text = "a@x.example, b@x.example"
        let found = try card("EMAIL;TYPE=work,pref;X-ANY=1:\(text)\r\nFN:Tom").contacts[0]
        #expect(found.labelled(.email) == ["work: a@x.example", "work: b@x.example"])
        #expect(found.fields.filter(\.isPreferred).map(found.value) == ["a@x.example"])
        #expect(found.values(.cardProperty) == ["a@x.example", "b@x.example"])
        let grouped = try card("item1.EMAIL:\(text)\r\nitem1.X-ABLabel:Shop\r\nFN:Tom").contacts[0]
        #expect(grouped.labelled(.email) == ["Shop: a@x.example", "Shop: b@x.example"])
        let table = try read("Name,Work Email\nTom,\"\(text)\"\n").contacts[0]
        #expect(table.values(.email) == ["a@x.example", "b@x.example"])
        #expect(Set(table.labelled(.email).map { $0.prefix { $0 != ":" } }).count == 1)
    }

    @Test func linesOfACellAreAddresses() throws {
        let contact = try read("Name,E-mail\nTom,\"a@x.example\nb@x.example\r\n c@x.example \"\n").contacts[0]
        #expect(contact.values(.email) == ["a@x.example", "b@x.example", "c@x.example"])
    }

    @Test func aNameOfAnOrganizationIsNoNews() throws {
        let contact = try card("ORG:Fox Ltd.\r\nEMAIL:Fox Ltd <info@fox.example>").contacts[0]
        #expect(contact.labelled(.email) == [": info@fox.example"] && contact.first(.displayName) == nil)
    }
}
