import Testing

/// Columns of others than the contact: roles, parents, contact persons, and the second name of a row.
@Suite struct OtherPeopleTests {
    private static let roles = [
        ("Owner", "owner"), ("Eigentümer", "owner"), ("Propietario", "owner"), ("Владелец", "owner"),
        ("Account Manager", "agent"), ("Betreuer", "agent"), ("Sales Rep", "agent"), ("Responsable", "agent"),
        ("Added By", "agent"), ("Invited by", "agent"), ("Sold By", "agent"), ("Created By", "agent"),
    ]

    /// A role is no name beside another one, and its lines are its own.
    @Test(arguments: roles)
    func rolesBesideNames(role: String, label: String) {
        let rows = ["Ann Lee;+1 212 736 5000;Bob Boss;bob@x.example;+1 212 736 5099"]
        #expect(
            meanings("Name;Phone;\(role);\(role) Email;\(role) Phone", rows)
                == "displayName | phone | extra | email \(label) | phone \(label)")
    }

    @Test(arguments: ["Manager", "Vorgesetzter", "Jefe", "Руководитель", "上司", "Yönetici"])
    func managers(role: String) {
        let rows = ["Ann Lee;+1 212 736 5000;Bob Boss;+1 212 736 5099"]
        #expect(
            meanings("Name;Phone;\(role);\(role) Mobile", rows)
                == "displayName | phone | related manager | phone manager")
    }

    /// Where nobody else is named, the role is the contact, and its lines have no label of somebody else.
    @Test(arguments: ["Owner", "Manager", "Agent", "Eigentümer", "Mother"])
    func rolesAlone(role: String) {
        let rows = ["Acme;Ann Lee;+1 212 736 5000", "Beta;Bob Roy;+1 212 736 5001", "Gamma;Cy Fox;+1 212 736 5002"]
        #expect(meanings("Company;\(role);\(role) Mobile", rows) == "organization | displayName | phone mobile")
    }

    @Test(arguments: [
        ("Vorname;Nachname;Ansprechpartner", "Jana;Weber;Max Alt", "givenName | familyName | extra"),
        ("Vorname;Nachname;Ansprechpartner", "Jana;Weber;Jana Weber", "givenName | familyName | displayName"),
        ("Prénom;Nom de famille;Interlocuteur", "Anne;Petit;Marc Roy", "givenName | familyName | extra"),
        ("Firma;Ansprechpartner;Telefon", "Acme;Max Alt;030 901820", "organization | displayName | phone"),
        ("First Name;Last Name;Display Name", "Ann;Lee;Ann Lee", "givenName | familyName | displayName"),
        ("Person - Name;Person - Owner;Phone", "Ola Ek;Berit Boss;+47 22 12 34 56", "displayName | extra | phone"),
        (
            "billing_first_name;billing_last_name;shipping_first_name;shipping_last_name", "Mia;Kurz;Otto;Lang",
            "givenName | familyName | extra | extra"
        ),
        ("First Name;Last Name;Mother's birthday", "Tim;Lee;1980-01-02", "givenName | familyName | extra"),
    ])
    func oneOfTwo(headings: String, row: String, kinds: String) { #expect(meanings(headings, [row, row]) == kinds) }

    /// Lists of children name the parents, whose lines have a label; the child is the contact.
    @Test(arguments: [
        (
            "Name Kind;Vorname Kind;Name Mutter;Vorname Mutter;Handy Mutter;Geburtstag",
            "Weber;Tim;Weber;Jana;0171 2345678;03.04.2015",
            "familyName | givenName | extra | related parent | phone parent | birthday"
        ),
        (
            "Child First Name;Child Last Name;Mother First Name;Mother Last Name;Mother Cell",
            "Tim;Weber;Jana;Alt;212-736-5000", "givenName | familyName | related parent | extra | phone parent"
        ),
        (
            "Nom élève;Prénom élève;Nom responsable 1;Prénom responsable 1;Portable responsable 1;Mail responsable 1",
            "Petit;Léo;Roy;Anne;06 12 34 56 78;anne@x.example",
            "familyName | givenName | extra | related parent | phone parent | email parent"
        ),
        (
            "Apellidos alumno;Nombre alumno;Nombre madre;Móvil madre", "García Pons;Eva;Ana Pons;612 34 56 78",
            "familyName | givenName | related parent | phone parent"
        ),
        (
            "Name;Vorname;Vorname Mutter;Handy Mutter", "Weber;Tim;Jana;0171 2345678",
            "familyName | givenName | related parent | phone parent"
        ),
        (
            "Namn;Telefon;Målsman;Målsmans telefon", "Bo Ek;08-123 456 00;Eva Ek;08-123 456 01",
            "displayName | phone | related parent | phone parent"
        ),
    ])
    func children(headings: String, row: String, kinds: String) {
        #expect(meanings(headings, [row, row.replacing("5678", with: "5679")]) == kinds)
    }

    /// Names, birthdays and lines of others are theirs, whatever stands between the words.
    @Test(arguments: [
        (
            "Vorname;Nachname;Handy;Name Kind 1;Geburtsdatum Kind 1;Name Kind 2;Geb. Kind 2",
            "Ann;Lee;0171 1234567;Kid;02.01.2015;Tot;14.05.2017",
            "givenName | familyName | phone mobile | related child | extra | related child | extra"
        ),
        (
            "Nom de l'élève;Prénom de l'élève;Nom de la mère;Portable mère;Nom du père;Portable père",
            "Lee;Kid;Ann Lee;06 12 34 56 78;Bob Lee;06 12 34 56 70",
            "familyName | givenName | related parent | phone parent | related parent | phone parent"
        ),
        (
            "Nom de l’élève;Prénom de l’élève;Responsable légal;Nom de la mère;Portable mère",
            "Lee;Kid;Ann Lee;Ann Lee;06 12 34 56 78",
            "familyName | givenName | related parent | related parent | phone parent"
        ),
        (
            "Imię ucznia;Nazwisko ucznia;Imię i nazwisko matki;Telefon matki", "Kid;Lee;Anna Lee;501 234 567",
            "givenName | familyName | related parent | phone parent"
        ),
        (
            "First Name;Last Name;Pet Name;Pet Birthday;Coach Name;Coach Phone",
            "Ann;Lee;Rex;2020-01-02;Bob Ray;212-736-5000",
            "givenName | familyName | extra | extra | extra | phone agent"
        ),
        (
            "First Name;Last Name;Household Name;Household Phone", "Ann;Lee;Lee Household;212-736-5000",
            "givenName | familyName | extra | phone home"
        ),
        ("Household Name;Phone", "Lee Household;212-736-5000", "displayName | phone"),
        (
            "Student;Parent/Guardian 1;P1 Phone;G1 Email;P2 Phone",
            "Kid Lee;Ann Lee;212-736-5000;a@x.example;212-736-5002",
            "displayName | related parent | phone parent | email parent | phone"
        ),
        (
            "Voornaam;Achternaam;Mobiel partner;Naam partner", "Jan;Dijk;06 12345678;Eva Smit",
            "givenName | familyName | phone partner | related partner"
        ),
        (
            "First Name;Last Name;Student Name;Student Birthday", "Ann;Lee;Kid Lee;2015-01-02",
            "givenName | familyName | extra | extra"
        ),
        (
            "First Name;Last Name;Student Name;Student Phone", "Ann;Lee;Lee, Ann;212-736-5000",
            "givenName | familyName | displayName | phone"
        ),
        ("First Name;Last Name;Student Phone", "Ann;Lee;212-736-5000", "givenName | familyName | phone"),
        ("Name;Kind;Phone", "Ann Lee;mobile;212-736-5000", "displayName | label | phone"),
        ("Name;Nummer der Mutter", "Ann Lee;+49 171 2345678", "displayName | phone parent"),
        ("الاسم;رقم ولي الأمر", "Ann Lee;+20 100 123 4567", "displayName | phone parent"),
        (
            "Příjmení;Jméno;Nouzový kontakt;Telefon pro případ nouze", "Novák;Jan;Eva Nováková;601 234 567",
            "familyName | givenName | related emergency | phone emergency"
        ),
        ("Nom de naissance;Prénom;Lieu de naissance", "Roy;Ann;Paris", "extra | givenName | extra"),
    ])
    func belongings(headings: String, row: String, kinds: String) {
        #expect(meanings(headings, [row, row.replacing("567", with: "568").replacing("500", with: "501")]) == kinds)
    }

    /// Who referred the contact is somebody related, and never the contact.
    @Test(arguments: [
        "Referred By", "Recommended by", "Geworben von", "Empfohlen von", "Parrainé par", "Recomendado por", "紹介者",
        "推荐人",
        "추천인", "Tavsiye eden",
    ])
    func referrers(heading: String) {
        let row = "Ann;Lee;Bob Fox;212-736-5000"
        #expect(
            meanings("First Name;Last Name;\(heading);Phone", [row, row])
                == "givenName | familyName | related referred by | phone")
        #expect(meanings("Company;\(heading);Phone", ["Acme;Bob Fox;212-736-5000"]).hasPrefix("organization | related"))
        #expect(meanings("Name;\(heading) ID;Phone", ["Ann;17;212-736-5000"]) == "displayName | extra | phone")
    }

    /// The first of several contacts in a row is the contact, and the lines of the others are theirs.
    @Test(arguments: [
        (
            "Contact 1 Name;Contact 1 Phone;Contact 1 Email;Contact 2 Name;Contact 2 Phone;Contact 2 Email",
            "Ann Lee;212-736-5000;a@x.example;Bob Fox;212-736-5001;b@x.example",
            "displayName | phone | email | related contact | phone contact | email contact"
        ),
        (
            "First Name;Last Name;Contact 1 Name;Contact 1 Phone", "Ann;Lee;Bob Fox;212-736-5001",
            "givenName | familyName | related contact | phone contact"
        ),
        ("Name;Contact Phone 1;Contact Phone 2", "Ann;212-736-5000;212-736-5001", "displayName | phone | phone"),
    ])
    func countedContacts(headings: String, row: String, kinds: String) {
        #expect(meanings(headings, [row]) == kinds)
    }

    /// Records in a record are others, whatever they have.
    @Test(arguments: ["Contacts", "child_ids", "Kontakte"]) func recordsInRecords(above: String) {
        let rows = ["Azure Interior;+1 870 931 0505;Brandon Freeman;+1 355 687 3262"]
        #expect(
            meanings("Name;Phone;\(above)/Name;\(above)/Phone", rows) == "displayName | phone | extra | extra")
    }

    @Test(arguments: [
        ("Company / Account", "Acme", "organization"), ("Account / Company", "Acme", "organization"),
        ("Company / ID", "Acme", "extra"), ("Address Type", "Contact", "extra"), ("Adresstyp", "Rechnung", "extra"),
        ("Type d'adresse", "Facture", "extra"), ("Role", "customer", "extra"), ("role", "shop_manager", "jobTitle"),
        ("Funktion", "Kunde", "extra"), ("Role", "Driver", "jobTitle"),
        ("Home Address", "1 Main St", "formattedAddress home"),
    ])
    func single(heading: String, value: String, kind: String) {
        let row = "Ann Lee;\(value);+1 212 736 5000"
        #expect(meanings("Name;\(heading);Phone", [row, row]) == "displayName | \(kind) | phone")
    }

    /// A word for town behind what somebody did is none.
    @Test(arguments: ["Added By", "Invited By", "Approved By", "Sold By", "Last Updated By"])
    func deedsAreNoTowns(heading: String) {
        #expect(meanings("Name;\(heading);Phone", ["Ann;Bob;+1 212 736 5000"]) == "displayName | extra | phone")
    }
    @Test func townsAre() {
        #expect(meanings("Navn;By;Telefon", ["Ann;Odense;+45 32 12 34 56"]) == "displayName | city | phone")
    }
}
