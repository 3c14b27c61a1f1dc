import ContactModel
import ReadingTestSupport
import Testing

/// Columns with the parts of a birthday make one birthday, and what is none stays as it is.
@Suite struct DatePartsTests {
    @Test(arguments: [
        "First Name,Last Name,Birth Year,Birth Month,Birth Day", "Vorname,Nachname,Geburtsjahr,Geburtsmonat,Geburtstag",
        "Prénom,Nom,Année de naissance,Mois de naissance,Jour de naissance",
        "Nombre,Apellidos,Año de nacimiento,Mes de nacimiento,Día de nacimiento",
    ])
    func partsAreOneBirthday(header: String) throws {
        let contacts = try read("\(header)\nAda,Berg,1985,4,12\nBo,Lind,,7,3\nCy,Falk,1971,,\nDi,Noor,,5,\n").contacts
        #expect(contacts.map { $0.values(.birthday) } == [["1985-04-12"], ["--07-03"], ["1971"], []])
        let month = String(header.split(separator: ",")[3])
        #expect(contacts.map { $0.labelled(.extra) } == [[], [], [], ["\(month): 5"]])
    }

    /// Parts that are no date, and years whose century nobody knows, are kept under the names of their columns.
    @Test(arguments: ["1985,April,12", "85,4,12", "1985,13,12"])
    func partsThatAreNoDateAreKept(cells: String) throws {
        let contact = try #require(
            try read(
                "First Name,Last Name,Birth Year,Birth Month,Birth Day\nAda,Berg,\(cells)\nBo,Lind,1990,7,3\n"
                    + (1...40).map { "Cy,Falk\($0),1971,11,30\n" }.joined()
            ).contacts.first)
        #expect(contact.values(.birthday).isEmpty)
        #expect(contact.values(.extra) == cells.split(separator: ",").map(String.init))
    }

    /// A year alone is kept as it is written.
    @Test func aYearAloneStaysAYear() throws {
        let contacts = try read("First Name,Last Name,Birth Year\nAda,Berg,1985\nBo,Lind,1990\n").contacts
        #expect(contacts.map { $0.values(.birthday) } == [["1985"], ["1990"]])
    }
}
