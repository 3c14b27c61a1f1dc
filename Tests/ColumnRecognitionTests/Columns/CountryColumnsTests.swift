import Testing

@testable import ColumnRecognition

/// Words for a country that stand for parts of one as well, and columns of countries that have none.
@Suite struct CountryColumnsTests {
    @Test(arguments: [
        ("Jméno;Příjmení;Kraj;Telefon", "Petr;Novák;Vysočina;603123456", "givenName | familyName | region | phone"),
        ("Meno;Priezvisko;Kraj;Telefón", "Ján;Novák;Žilinský;0903123456", "givenName | familyName | region | phone"),
        (
            "Ime;Priimek;Naslov;Kraj;Pošta", "Ana;Novak;Cesta 1;Bled;4260",
            "givenName | familyName | street | city | extra"
        ),
        ("Imię;Nazwisko;Kraj;Telefon", "Jan;Nowak;Francja;612345678", "givenName | familyName | country | phone"),
        ("Imię;Nazwisko;Kraj;Telefon", "Jan;Nowak;Mazowsze;612345678", "givenName | familyName | region | phone"),
        (
            "Vorname;Nachname;Land;Handy", "Jana;Weber;Tirol;0664 8432110",
            "givenName | familyName | region | phone mobile"
        ),
        (
            "Vorname;Nachname;Land;Handy", "Jana;Weber;Italien;0664 843211",
            "givenName | familyName | country | phone mobile"
        ),
        ("Name;Country Club;Phone", "Ann Example;Green Hills;212-867-5311", "displayName | organization | phone"),
    ])
    func valuesDecide(headings: String, row: String, wanted: String) {
        #expect(meanings(headings, [row]) == wanted)
    }

    /// One known country among the values, or one that may be misspelled, leaves the column what its heading says.
    @Test(arguments: [
        (["Northwest", "Midwest"], "extra"), (["Northwest", "France"], "country"), (["Germny", "Germny"], "country"),
        (["FR", "Somewhere", "Elsewhere"], "country"),
    ])
    func unknownCountries(values: [String], wanted: String) {
        let rows = values.map { "Ann Example;\($0);212-867-5311" }
        #expect(meanings("Name;Country;Phone", rows) == "displayName | \(wanted) | phone")
    }

    @Test func headingsWithoutValues() {
        #expect(meanings("Name;Land;Phone", []) == "displayName | country | phone")
        #expect(meanings("Name;Bundesland;Phone", ["Ann Example;Tirol;1"]).contains("region"))
    }
}
