import Testing

@testable import ColumnRecognition

/// Short words that stand for a phone or an e-mail address alone, and for something else beside other words.
@Suite struct ShortWordsTests {
    @Test(arguments: [
        ("Res Street", "street home"), ("Res City", "city home"), ("Res State", "region home"),
        ("ResZip5", "postalCode home"), ("res_street_address", "street home"), ("res_city_desc", "city home"),
        ("Res Address", "formattedAddress home"), ("Mail Stop", "extra"), ("Mail Code", "extra"),
        ("Mail Preference", "extra"), ("MailAddr1", "formattedAddress"), ("mail_city", "city"), ("Mail St", "street"),
        ("Correo postal", "formattedAddress"), ("Mail", "email"), ("Correo", "email"), ("Res Phone", "phone home"),
    ])
    func places(heading: String, wanted: String) {
        #expect(meanings("First Name;Last Name;\(heading)", []) == "givenName | familyName | \(wanted)")
    }

    /// Numbers of reservations and parcels, and running numbers.
    @Test(arguments: [
        "Res No", "Res. No.", "Res #", "Booking No", "Reservierungsnr", "Localizador", "No. Resi", "Zap. št.",
        "Código de reserva", "Numer rezerwacji", "Номер брони", "予約番号", "예약번호",
    ])
    func reservations(heading: String) {
        let rows = ["Ann;Example;2128675311", "Bo;Sample;2128679544"]
        #expect(meanings("First Name;Last Name;\(heading)", rows) == "givenName | familyName | extra")
    }

    @Test func wordsOfSomeLanguages() {
        let rows = ["Ana;Horvat;11987654321", "Ivo;Babić;21987654322"]
        #expect(meanings("Ime;Prezime;Zap.", rows) == "givenName | familyName | extra")
        #expect(meanings("Nome;Sobrenome;Zap", rows).hasPrefix("givenName | familyName | phone mobile"))
        #expect(
            meanings("First Name;Last Name;Res.", ["Ann;Example;(212) 867-5311"])
                == "givenName | familyName | phone home")
    }
}
