import ContactModel
import ContactReading
import SeededRandom
import Testing

@testable import ColumnRecognition

/// Addresses that a word in their headings tells apart, in any order of their columns.
@Suite struct QualifiedAddressesTests {
    /// Words that tell addresses apart, as they stand in front of a part.
    private static let words = [
        ["Billing", "Shipping"], ["Bill To", "Ship To"], ["Permanent", "Current"], ["Mailing", "Delivery"],
        ["Rechnung", "Lieferung"], ["Xyzzy", "Plugh"], ["Invoice", "Visitor"], ["Registered", "Trading"],
        ["Billing", "Shipping", "Xyzzy"], ["", "Billing"], ["", "Xyzzy"],
    ]
    private static let parts = [
        ["Street", "City", "State", "Zip", "Country"], ["Straße", "PLZ", "Ort"], ["Rue", "Code postal", "Ville"],
        ["Calle", "Ciudad", "Provincia", "País"], ["Address", "Town", "Postcode"], ["Улица", "Город", "Индекс"],
    ]

    /// The headings of the columns of each address, in the order of the table.
    private func addresses(_ headings: [String]) -> Set<Set<String>> {
        let map = KnownColumns().map(of: headings)
        let groups = AddressPlan(map).groups
        return Set(
            Set(groups.values).map { group in
                Set(headings.indices.filter { groups[$0] == group }.map { headings[$0] })
            })
    }

    @Test func anyWordsInAnyOrder() {
        var random = SeededGenerator(seed: 7)
        for words in Self.words {
            for parts in Self.parts {
                let wanted = words.map { word in parts.map { word.isEmpty ? $0 : "\(word) \($0)" } }
                for _ in 0..<8 {
                    let headings = ["Name", "Phone"] + wanted.flatMap(\.self).shuffled(using: &random)
                    #expect(addresses(headings) == Set(wanted.map(Set.init)), "\(headings)")
                }
            }
        }
    }

    @Test(arguments: [
        ("Name;Rechnungsstraße;Lieferstraße;Rechnungsort;Lieferort;Rechnungs-PLZ;Liefer-PLZ", "rechnungs", "liefer"),
        ("Name;請求先住所;配送先住所;請求先郵便番号;配送先郵便番号", "請求先", "配送先"),
        ("name;billing_address_1;shipping_address_1;billing_city;shipping_city", "billing", "shipping"),
        ("Name;Rue facturation;Rue livraison;Ville facturation;Ville livraison", "facturation", "livraison"),
        ("Name;Permanent Address;Current Address;Permanent City;Current City", "permanent", "current"),
    ])
    func labels(headings: String, first: String, second: String) {
        let map = KnownColumns().map(of: headings.split(separator: ";").map(String.init))
        let labels = map.columns.compactMap { column -> String? in
            guard case .value(let value) = column.target, value.kind.isAddressPart else { return nil }
            return value.label
        }
        #expect(Set(labels) == [first, second])
        #expect(Set(AddressPlan(map).groups.values).count == 2)
    }

    /// A word that no second address has tells nothing.
    @Test(arguments: [
        "Name;Street;City;Zip", "Name;Customer Street;Customer City;Zip", "Name;Street;City;Post Town",
        "Name;Billing Street;Billing City;Country",
    ])
    func oneAddress(headings: String) {
        let map = KnownColumns().map(of: headings.split(separator: ";").map(String.init))
        #expect(Set(AddressPlan(map).groups.values).count == 1)
        #expect(map.columns.allSatisfy { !$0.target.description.contains("billing") })
    }

    /// Each street begins an address, and the other parts are those of the street without a word or else of the one in front of them.
    @Test(arguments: [
        ("Name;Street;City;Zip;Billing Street", ["Street;City;Zip", "Billing Street"]),
        ("Name;Billing Street;Street;City;Zip", ["Street;City;Zip", "Billing Street"]),
        ("Name;Rechnungsstraße;Lieferstraße;PLZ;Ort", ["Rechnungsstraße", "Lieferstraße;PLZ;Ort"]),
        (
            "Name;Shipping Street;Billing Street;Street;City;Zip",
            ["Shipping Street", "Billing Street", "Street;City;Zip"]
        ),
        ("Name;Street;Street 2;City;Zip", ["Street;Street 2;City;Zip"]),
        ("Name;Street;Address Line 2;City;Zip", ["Street;Address Line 2;City;Zip"]),
        ("Name;Straße;Adresszusatz;PLZ;Ort", ["Straße;Adresszusatz;PLZ;Ort"]),
        ("Name;Billing Street;Billing Street 2;Billing City", ["Billing Street;Billing Street 2;Billing City"]),
    ])
    func streets(headings: String, wanted: [String]) {
        func names(_ text: String) -> [String] { text.split(separator: ";").map(String.init) }
        #expect(addresses(names(headings)) == Set(wanted.map { Set(names($0)) }))
    }

    @Test func aStreetIsLabelled() {
        let map = KnownColumns().map(of: ["Name", "Street", "City", "Zip", "Billing Street"])
        #expect(map.columns[4].target.description.contains("billing"))
        #expect(!map.columns[1].target.description.contains("billing"))
    }

    @Test func codesAndLines() {
        let headings = [
            "Account Name", "Billing Street", "Shipping Street", "Billing City", "Shipping City", "Billing Code",
            "Shipping Code", "Billing Phone", "Shipping Email",
        ]
        func meanings(_ code: String) -> [String] {
            let row = [
                "Acme", "1 Main St", "9 Lake Rd", "Springfield", "Aurora", code, code, "+1 217 782 2000", "a@b.example",
            ]
            let found = KnownColumns().recognize(
                headings, isHeader: true, rows: { RowSample(first: [row]) }, given: nil)
            return found.columns.suffix(4).map(\.target.meaning)
        }
        #expect(
            meanings("62701")
                == ["postalCode billing", "postalCode shipping", "phone billing", "email shipping"])
        #expect(meanings("Gold customer")[0] == "extra")
    }

    /// A part that a program's headers lack belongs to the program's address of its word.
    @Test(arguments: ["Mailing Zip", "Mailing State", "Mailing Postal Code"])
    func partsBesideThoseOfAProgram(heading: String) {
        let headings = ["Last Name", "Phone", "Mailing Street", "Mailing City", heading, "Mailing Country"]
        #expect(addresses(headings) == [Set(headings.dropFirst(2))])
    }
}
