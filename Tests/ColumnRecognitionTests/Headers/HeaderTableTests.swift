import ContactModel
import Foundation
import ReadingTestSupport
import Testing

@testable import ColumnRecognition
@testable import ContactReading

@Suite struct HeaderTableTests {
    @Test func everyTableCanBeParsed() {
        for table in HeaderTable.all { #expect(table.defects.isEmpty, "\(table.name)") }
    }

    @Test func everyTableHasANameOfItsOwn() {
        #expect(Set(HeaderTable.all.map(\.name)).count == HeaderTable.all.count)
    }

    @Test(
        arguments: [
            ("Outlook (Russian)", "ru"), ("Outlook (Portuguese)", "pt-BR"), ("LinkedIn (French)", "fr"),
            ("Outlook", nil),
            ("Google Contacts (2024)", nil),
        ] as [(String, String?)])
    func tablesNameTheirLanguage(name: String, language: String?) throws {
        #expect(try #require(HeaderTable.all.first { $0.name == name }).language == language)
    }

    @Test(
        arguments: [
            ("-//Apple Inc.//iOS 18.0//DE", "de"), ("-//Example//Book 1.0//pt-br", "pt-BR"),
            ("-//Example//Book//EN", "en"),
            ("-//Example//Book", nil), ("https://example.com//de/", nil), ("Book de", nil), ("-//A//B//Deutsch", nil),
            ("-//A//B//", nil), ("", nil),
        ] as [(String, String?)])
    func producersNameTheirLanguage(producer: String, language: String?) {
        #expect(ProducerLanguage.tag(ofProducer: producer) == language)
    }

    @Test func theDescriptionHasTheLanguage() throws {
        #expect(
            try read("Vorname,Nachname,Telefon geschäftlich,Mobiltelefon\nAnna,Muster,1,2\n").description.language
                == "de")
        #expect(try card("PRODID:-//Apple Inc.//iOS 18.0//FR\r\nFN:Anna").description.language == "fr")
        #expect(try read("Name,Phone\nAnna,555-0101\n").description.language == nil)
    }

    /// Headings that people and many programs write name no program, and tell the language.
    @Test(
        arguments: [
            ("First Name,Last Name,Cell", nil), ("First Name,Last Name,Mobile Phone,Home Phone", nil),
            ("Id,First Name,Last Name,E-mail Address,Birthday", nil), ("First Name,Last Name,URL", nil),
            ("First Name,Last Name,Home Address", nil), ("Display Name,First Name,Last Name,Mobile Number", nil),
            ("FirstName,LastName,MobilePhone", nil), ("Id,FirstName,LastName,Salutation", nil),
            ("First,Last,Email,Category", nil), ("Name,Given Name,Family Name,Notes", nil),
            ("Nachname,Vorname,Privat,Mobil", "de"), ("Vorname,Nachname,Mobiltelefon,E-Mail-Adresse", "de"),
            ("Nombre,Apellidos,Teléfono móvil,Localizador", "es"), ("Prénom,Nom,Fonction,Notes", "fr"),
            ("Imię,Nazwisko,Telefon komórkowy,Firma", "pl"), ("Имя,Фамилия,Рабочий телефон,Организация", "ru"),
            ("Nome,Cognome,Cellulare,Società", "it"), ("Voornaam,Achternaam,Mobiele telefoon,Bedrijf", "nl"),
            ("Förnamn,Efternamn,Mobiltelefon,Företag", "sv"), ("Fornavn,Efternavn,Mobiltelefon,Firma", "da"),
            ("名,姓,携帯電話,会社名", "ja"), ("Primeiro nome,Sobrenome,Telefone celular,Empresa", "pt-BR"),
        ] as [(String, String?)])
    func whatEverybodyWrites(header: String, language: String?) {
        let found = KnownColumns().recognize(
            header.split(separator: ",").map(String.init), isHeader: true, rows: { RowSample() }, given: nil)
        #expect(found.program == nil)
        #expect(found.language == language)
    }

    /// A column that has phones in it is one of phones, though a program has a setting of that name.
    @Test func privatePhonesAreNoSetting() {
        let rows = ["Weber;Jana;030 23125001;0171 3920001", "Alt;Max;030 23125002;0171 3920002"]
        #expect(
            meanings("Nachname;Vorname;Privat;Mobil", rows) == "familyName | givenName | phone home | phone mobile")
    }

    @Test func spanishOutlookNamesPeopleAndLines() throws {
        let contact = try #require(
            try read(
                "Nombre,Apellidos,Teléfono del trabajo,Devolución de llamada,RDSI,Nombre del director,Hijos\n"
                    + "Ana,García,91 123 45 67,91 123 45 03,91 123 45 04,Rita,Leo\n"
            ).contacts.first)
        #expect(contact.phones == ["work: 91 123 45 67", "callback: 91 123 45 03", "ISDN: 91 123 45 04"])
        #expect(contact.labelled(.related) == ["manager: Rita", "child: Leo"])
    }
}
