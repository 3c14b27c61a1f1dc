import ColumnRecognition
import ContactReading
import SeededRandom
import Testing

/// Columns of addresses beside those of cities and postal codes.
@Suite struct StreetColumnsTests {
    @Test(arguments: [
        ("Name;Address;City;Zip", "A;1 Main St;Austin;78701", "displayName | street | city | postalCode"),
        ("Name;Address;City", "A;1 Main St;Austin", "displayName | street | city"),
        (
            "Name;Address;City;Zip", "A;1 Main St, Austin, TX 78701;Austin;78701",
            "displayName | formattedAddress | city | postalCode"
        ),
        (
            "Name;Address;City;Zip", "A;1 Main St, TX 78701;;78701",
            "displayName | formattedAddress | city | postalCode"
        ),
        ("Name;Address;City;Zip", "A;1 Main St, Austin;;", "displayName | formattedAddress | city | postalCode"),
        ("Name;Address;Zip", "A;1 Main St, Austin;78701", "displayName | formattedAddress | postalCode"),
        ("Name;Address;Phone", "A;1 Main St;212-736-5000", "displayName | formattedAddress | phone"),
        (
            "Name;Address 1;City 1;Zip 1;Address 2;City 2;Zip 2", "A;1 Main St;Austin;78701;2 Elm St;Dallas;75201",
            "displayName | street | city | postalCode | street | city | postalCode"
        ),
        ("Name;Street;Address;City", "A;1 Main St;1 Main St;Austin", "displayName | street | formattedAddress | city"),
        (
            "Nom;Adresse;Code postal;Ville", "A;12 rue de la Paix;75002;Paris",
            "displayName | street | postalCode | city"
        ),
        ("Name;Anschrift;PLZ;Ort", "A;Hauptstr. 5;04109;Leipzig", "displayName | street | postalCode | city"),
    ])
    func single(headings: String, row: String, kinds: String) { #expect(meanings(headings, [row, row]) == kinds) }

    /// A street is one however many rows lack their city, and a whole address is one however its parts are written.
    @Test(arguments: Seeds.first(8)) func anyRows(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let streets = ["1 Main St", "22 Oak Ave", "3 Elm Rd", "404 Lake Dr"]
        let cities = ["Austin", "Dallas", "El Paso", "Waco"]
        for isWhole in [false, true] {
            let rows = (0..<6).map { row in
                let (street, city) = (
                    streets.randomElement(using: &random) ?? "", cities.randomElement(using: &random) ?? ""
                )
                let code = "7\(Int.random(in: 1000...9999, using: &random))"
                let address = isWhole ? "\(street), \(city.uppercased()) \(code)" : street
                let isEmpty = row > 0 && Bool.random(using: &random)
                return "A\(row);\(isEmpty ? "" : address);\(isEmpty && Bool.random(using: &random) ? "" : city);\(code)"
            }
            let kind = isWhole ? "formattedAddress" : "street"
            #expect(meanings("Name;Address;City;Zip", rows) == "displayName | \(kind) | city | postalCode", "\(rows)")
        }
    }

    /// A table with the French words of Thunderbird has one address, and so has one whose address lacks a part in the words of its program.
    @Test func oneAddress() throws {
        let french = ["Prénom", "Nom", "Adresse", "Code postal", "Ville", "Courriel", "Portable"]
        let row = ["Amélie", "Dupont", "12 rue de la Paix", "75002", "Paris", "a@x.example", "06 12 34 56 78"]
        let found = KnownColumns().recognize(
            french, isHeader: true, rows: { RowSample(first: [row]) }, given: nil)
        #expect(found.program == nil)
        #expect(found.columns[2].target.meaning == "street")
        #expect(Set(AddressPlan(HeaderMap(columns: found.columns)).groups.values).count == 1)

        let program = ["Nom à afficher", "Portable", "Code postal", "Ville", "Pays", "Adresse"]
        let map = KnownColumns().map(of: program)
        #expect(map.columns[0].basis == .source)
        #expect(Set(AddressPlan(map).groups.values).count == 1)
    }
}
