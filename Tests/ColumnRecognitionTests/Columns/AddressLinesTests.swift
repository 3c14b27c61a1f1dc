import ColumnRecognition
import ContactModel
import ContactReading
import Testing

/// Numbers in headings of addresses: those of lines, and those of addresses.
@Suite struct AddressLinesTests {
    /// The kinds of the columns that are parts of addresses, those of one address together.
    private func addresses(_ headings: String) -> String {
        let names = headings.split(separator: ";").map(String.init)
        let values = KnownColumns().map(of: names).columns.compactMap { column -> HeaderMap.Value? in
            guard case .value(let value) = column.target, value.kind.isAddressPart else { return nil }
            return value
        }
        let groups = values.map(\.group).reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
        return groups.map { group in
            values.filter { $0.group == group }.map(\.kind.rawValue).joined(separator: " ")
        }.joined(separator: " | ")
    }

    @Test(arguments: [
        ("Name;Address Line 1;Address Line 2;City;Zip", "street street city postalCode"),
        ("Name;Address 1;Address 2;Address 3;City;Zip", "street street street city postalCode"),
        ("Name;Addr1;Addr2;Addr3;Town;Postcode", "street street street city postalCode"),
        ("Name;Address;Address 2;City;Zip", "street street city postalCode"),
        ("Nom;Adresse 1;Adresse 2;Adresse 3;Code postal;Ville", "street street street postalCode city"),
        ("氏名;郵便番号;住所1;住所2", "postalCode street street"),
        ("Name;Straße;Adresszusatz;PLZ;Ort", "street street postalCode city"),
        ("Nome;Endereço;Complemento;Cidade;CEP", "street street city postalCode"),
        ("Name;Street;City;ZIP+4", "street city postalCode"),
        ("Name;Street;Street 2", "street street"),
        (
            "Name;Address 1 Line 1;Address 1 Line 2;Address 1 City;Address 2 Line 1;Address 2 City",
            "street street city | street city"
        ),
        ("Name;Straße 1;PLZ 1;Ort 1;Straße 2;PLZ 2;Ort 2", "street postalCode city | street postalCode city"),
        // A room is a line of a street, and of none where there is no street.
        ("Name;Street;Room;City", "street street city"), ("cn;roomNumber;telephoneNumber", ""),
        ("Name;Raum;Telefon", ""), ("Tenant;Apartment;Rent;Phone", "street"),
        // Without other parts each may be a whole address.
        ("氏名;住所1;住所2", "formattedAddress | formattedAddress"),
        ("Name;Address;City", "formattedAddress city"),
    ])
    func numbers(headings: String, kinds: String) { #expect(addresses(headings) == kinds) }
}
