import ContactModel
import ReadingTestSupport
import Testing

@testable import ContactReading

/// Columns that have a postal code and a city in one cell.
@Suite struct PlaceLineTests {
    private static let codes = [
        "04109", "1010", "123 45", "1012 AB", "SW1A 1AA", "K1A 0B1", "D-04109", "00-950", "1000-001", "62701-1234",
        "101",
        "110 00", "560001", "100-0001",
    ]
    private static let cities = [
        "Leipzig", "Bad Homburg", "São Paulo", "Łódź", "GRAZ", "Ulm", "Neu-Ulm", "東京都", "Москва",
    ]

    @Test(arguments: codes) func inFront(code: String) {
        for city in Self.cities {
            for mark in [" ", ", "] {
                let place = PlaceLine(code + mark + city)
                #expect(
                    place?.postalCode == code && place?.city == city && place?.region == "", "\(code + mark + city)")
            }
        }
    }

    @Test(arguments: codes.filter { $0 != "1012 AB" }) func behind(code: String) {
        for city in Self.cities {
            #expect(PlaceLine("\(city) \(code)")?.postalCode == code, "\(city)")
            let place = PlaceLine("\(city), NY \(code)")
            #expect(place?.postalCode == code && place?.city == city && place?.region == "NY", "\(city)")
        }
    }

    /// Codes alone, cities alone, and districts that have a number are whole.
    @Test(
        arguments: codes + [
            "Leipzig", "Praha 1", "Dublin 4", "LV 1010", "AD 500", "12345 (old)", "", "2 Main St",
            // Two codes, of which none is written as no other text is.
            "12345 Springfield, IL 62701", "100 Main St, IL 62701",
        ])
    func whole(text: String) { #expect(PlaceLine(text) == nil) }

    /// Places whose names have a number.
    @Test(arguments: [
        ("100 Mile House BC V0K 2E0", "100 Mile House|BC|V0K 2E0"),
        ("100 Mile House, BC V0K2E0", "100 Mile House|BC|V0K2E0"),
        ("29 Palms, CA 92277", "29 Palms|CA|92277"), ("110 00 Praha 1", "Praha 1||110 00"),
        ("SW1A 1AA London 100", "London 100||SW1A 1AA"),
    ])
    func numbersInNames(text: String, parts: String) {
        let place = PlaceLine(text)
        #expect([place?.city, place?.region, place?.postalCode].map { $0 ?? "" }.joined(separator: "|") == parts)
    }

    @Test(arguments: [
        (
            "Name;Straße;PLZ/Ort;Telefon", "Ida Muster;Hauptstr. 5;04109 Leipzig;030 901820",
            "Hauptstr. 5|Leipzig||04109"
        ),
        (
            "Name;Street;City/State/Zip;Phone", "Al Lee;12 Oak St;Springfield, IL 62701;217-782-2000",
            "12 Oak St|Springfield|IL|62701"
        ),
        ("Name;Straße;PLZ;Ort;Telefon", "Ida Muster;Weg 5;04109 Alt;Leipzig;030 901820", "Weg 5|Leipzig||04109 Alt"),
        (
            "Nome;Endereço;Número;Complemento;Cidade;CEP", "Ana;Rua Augusta;1500;Ap 5;São Paulo;01304-001",
            "Rua Augusta 1500\nAp 5|São Paulo||01304-001"
        ),
        ("Naam;Straat;Huisnummer;Toevoeging;Plaats", "Ann;Dam;1;bis;Amsterdam", "Dam 1 bis|Amsterdam||"),
        ("Name;Straße;Hausnummer;Zusatz;Ort", "Ida;Weg;1;a;Ulm", "Weg 1 a|Ulm||"),
        ("Name;Street;No;Town", "Al;High St;12b;Leeds", "High St 12b|Leeds||"),
    ])
    func columns(head: String, row: String, address: String) throws {
        let contact = try #require(try read(head + "\n" + row + "\n").contacts.first)
        let kinds: [Contact.Field.Kind] = [.street, .city, .region, .postalCode]
        #expect(kinds.map { contact.first($0) ?? "" }.joined(separator: "|") == address)
        #expect(Set(contact.fields.filter(\.kind.isAddressPart).map(\.group)).count == 1)
    }
}
