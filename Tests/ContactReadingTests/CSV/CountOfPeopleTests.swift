import ContactModel
import ReadingTestSupport
import Testing

/// Columns and properties of other people may hold how many there are, which is no name of one of them.
@Suite struct CountOfPeopleTests {
    @Test(arguments: [
        "Vorname,Nachname,Kinder,E-Mail-Adresse", "First Name,Last Name,Spouse,E-mail Address",
        "Vorname,Nachname,Partner,E-Mail-Adresse",
        "First Name,Last Name,Assistant,E-mail Address", "Имя,Фамилия,Дети,Адрес эл. почты",
        "Nome,Cognome,Figli,Indirizzo posta elettronica", "Ad,Soyadı,Çocuklar,E-posta Adresi",
    ])
    func aCountIsKeptUnderItsColumn(header: String) throws {
        let column = String(header.split(separator: ",")[2])
        let contacts = try read("\(header)\nAda,Berg,2,ada@example.com\nBo,Lind,Mia,bo@example.com\n").contacts
        #expect(contacts[0].values(.related).isEmpty)
        #expect(contacts[0].labelled(.extra) == ["\(column): 2"])
        #expect(contacts[1].values(.related) + contacts[1].values(.extra) == ["Mia"])
    }

    @Test(arguments: ["2", "-", "2 + 1", "?", "2/3", "٢"])
    func aValueWithoutLettersIsNoName(value: String) throws {
        let contact = try #require(
            try read("Vorname,Nachname,Kinder,E-Mail-Adresse\nAda,Berg,\(value),ada@example.com\n").contacts.first)
        #expect(contact.values(.related).isEmpty && contact.labelled(.extra) == ["Kinder: \(value)"])
    }

    @Test(arguments: ["Mia", "Mia 2", "2 Mädchen", "李", "نورة"])
    func aValueWithALetterIsOne(value: String) throws {
        let contact = try #require(
            try read("Vorname,Nachname,Kinder,E-Mail-Adresse\nAda,Berg,\(value),ada@example.com\n").contacts.first)
        #expect(contact.labelled(.related) == ["child: \(value)"] && contact.values(.extra).isEmpty)
    }

    /// The label of the row says what is counted.
    @Test func aCountHasTheLabelOfItsRow() throws {
        let contact = try #require(
            try read("First Name,File As,Relation 1 - Label,Relation 1 - Value\nAda,A,Children,2\n").contacts.first)
        #expect(contact.values(.related).isEmpty)
        #expect(contact.labelled(.extra).count == 1 && contact.values(.extra) == ["2"])
    }

    @Test(arguments: ["RELATED;TYPE=child;VALUE=text", "X-SPOUSE", "X-MANAGER", "item1.X-ABRELATEDNAMES"])
    func aCountInACardStaysAsItIs(property: String) throws {
        let text = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada Berg\r\n\(property):2\r\nEND:VCARD\r\n"
        let contact = try #require(try read(text).contacts.first)
        #expect(contact.values(.related).isEmpty)
        #expect(contact.labelled(.extra) == ["\(property): 2"])
    }
}
