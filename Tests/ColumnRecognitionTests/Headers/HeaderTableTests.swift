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
