import ContactModel
import ReadingTestSupport
import Testing

@testable import ContactReading

struct StreetLinesTests {
    @Test(arguments: [
        (["12 Main Street", "Suite 400"], "12 Main Street\nSuite 400"), (["Hauptstr.", "5a"], "Hauptstr. 5a"),
        (["12", "High Street"], "12 High Street"), (["C/ Mayor 5", "3"], "C/ Mayor 5\n3"),
        (["Les Lilas", "", "5 rue Haute"], "Les Lilas\n5 rue Haute"), (["", ""], ""),
        (["Weg", "1", "a"], "Weg 1 a"), (["Dam", "1", "bis"], "Dam 1 bis"), (["Weg 1", "Hof"], "Weg 1\nHof"),
    ])
    func join(lines: [String], street: String) {
        #expect(StreetLines.joined(lines.map { Array($0.utf8) }) == Array(street.utf8))
    }

    @Test(arguments: [
        ("12 Main Street\nSuite 400", 3, ["12 Main Street", "Suite 400"]),
        ("Les Lilas\n5 rue Haute\nBâtiment B", 2, ["Les Lilas", "5 rue Haute\nBâtiment B"]),
        // A street that would be read as another one stays whole.
        ("Weg 1\n\nHof", 3, ["Weg 1\n\nHof"]), ("Weg 1 \nHof", 3, ["Weg 1 \nHof"]),
        ("Hauptstr.\n5", 2, ["Hauptstr.\n5"]),
    ])
    func split(street: String, columns: Int, lines: [String]) {
        #expect(StreetLines.split(Array(street.utf8), columns: columns) == lines.map { Array($0.utf8) })
    }

    /// Every product's lines of a street are those of one address, in every language.
    @Test(arguments: [
        ("Name,Address Line 1,Address Line 2,City,State,Zip", "Ann Lee,12 Main Street,Suite 400,Springfield,IL,62701"),
        ("Name,Street,Street 2,City,State,Zip", "Ann Lee,12 Main Street,Suite 400,Springfield,IL,62701"),
        ("Name,Address,Address 2,City,State,Zip", "Ann Lee,12 Main Street,Suite 400,Springfield,IL,62701"),
        ("Name,Dirección 1,Dirección 2,Ciudad,Provincia,CP", "Ann Lee,12 Main Street,Suite 400,Springfield,IL,62701"),
        (
            "First Name,Last Name,Business Street,Business Street 2,Business City,Business State,Business Postal Code",
            "Ann,Lee,12 Main Street,Suite 400,Springfield,IL,62701"
        ),
        (
            "Vorname,Nachname,Straße geschäftlich,Straße geschäftlich 2,Ort geschäftlich,Region geschäftlich,"
                + "Postleitzahl geschäftlich",
            "Ann,Lee,12 Main Street,Suite 400,Springfield,IL,62701"
        ),
        (
            "Voornaam,Achternaam,\"Werkadres, straat\",\"Werkadres, straat 2\",\"Werkadres, plaats\","
                + "\"Werkadres, provincie\",\"Werkadres, postcode\"",
            "Ann,Lee,12 Main Street,Suite 400,Springfield,IL,62701"
        ),
        (
            "First Name,Last Name,Display Name,Home Address,Home Address 2,Home City,Home State,Home ZipCode",
            "Ann,Lee,Ann Lee,12 Main Street,Suite 400,Springfield,IL,62701"
        ),
    ])
    func oneAddress(head: String, row: String) throws {
        let contact = try #require(try read(head + "\n" + row + "\n").contacts.first)
        let parts = contact.fields.filter(\.kind.isAddressPart)
        #expect(Set(parts.map(\.group)).count == 1)
        #expect(parts.map(\.kind) == [.street, .city, .region, .postalCode])
        #expect(contact.first(.street) == "12 Main Street\nSuite 400")
    }

    /// A column of the second line alone begins the street.
    @Test func anEmptyFirstLine() throws {
        let contact = try #require(try read("Name,Street,Street 2,City\nAnn,,Suite 400,Springfield\n").contacts.first)
        #expect(contact.values(.street) == ["Suite 400"])
    }

    /// Two addresses stay two, however their lines stand.
    @Test(arguments: [
        ("Name,Street 1,City 1,Street 2,City 2", "Ann,1 Main St,Springfield,9 Lake Rd,Aurora"),
        (
            "Name,Billing Address Line 1,Billing Address Line 2,Billing City,Shipping Address Line 1,"
                + "Shipping Address Line 2,Shipping City",
            "Ann,1 Main St,,Springfield,9 Lake Rd,,Aurora"
        ),
        ("Name,Home Street,Work Street,Home City,Work City", "Ann,1 Main St,9 Lake Rd,Springfield,Aurora"),
    ])
    func twoAddresses(head: String, row: String) throws {
        let contact = try #require(try read(head + "\n" + row + "\n").contacts.first)
        let parts = contact.fields.filter(\.kind.isAddressPart)
        #expect(parts.map(contact.value) == ["1 Main St", "Springfield", "9 Lake Rd", "Aurora"])
        #expect(
            parts[0].group == parts[1].group && parts[2].group == parts[3].group && parts[0].group != parts[2].group)
    }

    /// Parts of several addresses in one cell belong together by their places.
    @Test func severalAddressesInEachCell() throws {
        let contact = try #require(
            try read(
                "Name,Given Name,Group Membership,Address 1 - Type,Address 1 - Street,Address 1 - City,"
                    + "Address 1 - PO Box,Address 1 - Postal Code,Address 1 - Country\n"
                    + "Ann Lee,Ann,* myContacts,Home,1 Main St ::: 9 Lake Rd,Springfield ::: Aurora, ::: 12,"
                    + "62701 ::: 60505,US ::: US\n"
            ).contacts.first)
        let parts = contact.fields.filter(\.kind.isAddressPart)
        #expect(
            parts.map(contact.value) == [
                "1 Main St", "Springfield", "62701", "US", "9 Lake Rd", "Aurora", "12", "60505", "US",
            ])
        #expect(Set(parts[..<4].map(\.group)).count == 1 && Set(parts[4...].map(\.group)).count == 1)
    }
}
