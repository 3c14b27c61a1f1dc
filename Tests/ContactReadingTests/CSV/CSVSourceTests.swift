import ContactReading
import ReadingTestSupport
import Testing

@testable import ContactModel

@Suite struct CSVSourceTests {
    /// The fields of the only row of a table.
    private func row(_ header: String, _ cells: String, source: String?) throws -> Contact {
        let outcome = try read(header + "\r\n" + cells + "\r\n")
        #expect(outcome.description.sourceName == source)
        #expect(outcome.contacts.count == 1)
        return try #require(outcome.contacts.first)
    }

    @Test func m19GoogleClassic() throws {
        let contact = try row(
            "Name,Given Name,Additional Name,Family Name,Birthday,Gender,Notes,Group Membership,E-mail 1 - Type,"
                + "E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value,"
                + "Address 1 - Type,Address 1 - Street,Address 1 - City,Organization 1 - Name,Organization 1 - Title",
            "Anna Lee,Anna,,Lee, --04-12,,,* myContacts ::: Friends,* Home,anna@example.com,Mobile,+1 202-555-0101,"
                + "grandcentral,555-0102,Work,\"1 Main St\nApt 2\",Springfield,Acme,Engineer",
            source: "Google Contacts (classic)")
        #expect(contact.phones == ["mobile: +1 202-555-0101", "grandcentral: 555-0102"])
        #expect(contact.labelled(.email) == ["home: anna@example.com"])
        #expect(contact.values(.category) == ["Friends"])
        #expect(contact.values(.systemGroup) == ["myContacts"])
        #expect(contact.first(.birthday) == "--04-12")
        #expect(contact.labelled(.street) == ["work: 1 Main St\nApt 2"])
        #expect(contact.first(.organization) == "Acme")
    }

    @Test func m20GoogleCurrent() throws {
        let contact = try row(
            "First Name,Middle Name,Last Name,Organization Name,Birthday,Notes,Photo,Labels,E-mail 1 - Label,"
                + "E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Website 1 - Label,Website 1 - Value,"
                + "Event 1 - Label,Event 1 - Value,Custom Field 1 - Label,Custom Field 1 - Value",
            "Anna,,Lee,Acme,1985-04-12,hi,,* myContacts,Work,a@example.com,Work Fax,555-0101,,https://example.com,"
                + "Anniversary,2001-02-03,Badge,17",
            source: "Google Contacts (2024)")
        #expect(contact.phones == ["workFax: 555-0101"])
        #expect(contact.first(.birthday) == "1985-04-12")
        #expect(contact.labelled(.date) == ["Anniversary: 2001-02-03"])
        #expect(contact.extra("Badge") == "17")
    }

    @Test func m21GoogleForOutlook() throws {
        let contact = try row(
            "First Name,Middle Name,Last Name,Title,Suffix,Initials,Web Page,Gender,Birthday,Anniversary,Location,"
                + "Language,Internet Free Busy,Notes,E-mail Address,E-mail 2 Address,E-mail 3 Address,Primary Phone,"
                + "Home Phone,Home Phone 2,Mobile Phone,Pager,Home Fax,Home Address,Home Street,Home Country,"
                + "Company Main Phone,Business Phone,Assistant's Phone,Categories",
            "Anna,,Lee,Dr.,,,,,,,,,,,a@example.com,,,555-0100,555-0101,555-0102,555-0103,555-0104,555-0105,,1 Main St,"
                + "US,555-0106,555-0107,555-0108,Friends;Work",
            source: "Google Contacts (Outlook CSV)")
        #expect(
            contact.phones == [
                "main: 555-0100", "home: 555-0101", "home: 555-0102", "mobile: 555-0103", "pager: 555-0104",
                "homeFax: 555-0105", "company main: 555-0106", "work: 555-0107", "assistant: 555-0108",
            ])
        #expect(contact.values(.category) == ["Friends", "Work"])
        #expect(contact.first(.namePrefix) == "Dr.")
    }

    @Test func m22OutlookOnTheWeb() throws {
        let contact = try row(
            "First Name,Middle Name,Last Name,Title,Suffix,Nickname,Given Yomi,Surname Yomi,E-mail Address,Home Phone,"
                + "Mobile Phone,Radio Phone,IMAddress,Business Street,Business Country/Region,Personal Web Page,Schools",
            "Anna,,Lee,,,Al,,,a@example.com,555-0101,555-0102,555-0103,al@chat,1 Main St,US,https://example.com,MIT",
            source: "Outlook.com")
        #expect(contact.phones == ["home: 555-0101", "mobile: 555-0102", "radio: 555-0103"])
        #expect(contact.labelled(.country) == ["work: US"])
        #expect(contact.extra("Schools") == "MIT")
    }

    @Test func m23OutlookDesktopEnglish() throws {
        let contact = try row(
            "\"Title\",\"First Name\",\"Last Name\",\"Company\",\"Business Street\",\"Business City\",\"Home Street\","
                + "\"Business Fax\",\"Business Phone\",\"Business Phone 2\",\"Callback\",\"Mobile Phone\","
                + "\"TTY/TDD Phone\",\"Anniversary\",\"Birthday\",\"Gender\",\"Priority\",\"Private\",\"Sensitivity\","
                + "\"E-mail Address\",\"E-mail Type\"",
            "\"\",\"Anna\",\"Lee\",\"Acme\",\"1 Main St\",\"Springfield\",\"2 Side St\",\"555-0101\",\"555-0102\","
                + "\"555-0103\",\"555-0104\",\"555-0105\",\"555-0106\",\"0/0/00\",\"0/0/00\",\"Unspecified\",\"Normal\","
                + "\"False\",\"Normal\",\"a@example.com\",\"SMTP\"",
            source: "Outlook")
        #expect(
            contact.phones == [
                "workFax: 555-0101", "work: 555-0102", "work: 555-0103", "callback: 555-0104", "mobile: 555-0105",
                "TTY/TDD: 555-0106",
            ])
        let street = try #require(contact.fields.first { $0.kind == .street })
        let city = try #require(contact.fields.first { $0.kind == .city })
        #expect(street.group == city.group)
        #expect(contact.fields.filter { $0.kind == .street }.map(\.group).last != street.group)
        #expect(contact.values(.extra).isEmpty)
        #expect(contact.first(.birthday) == nil)
    }

    @Test(arguments: [
        (
            "Vorname;Nachname;Telefon geschäftlich;Telefon privat;Mobiltelefon;Fax geschäftlich;E-Mail-Adresse",
            "Outlook (German)"
        ),
        (
            "Prénom;Nom;Téléphone (bureau);Téléphone (domicile);Tél. mobile;Télécopie (bureau);Adresse de messagerie",
            "Outlook (French)"
        ),
        (
            "Nombre;Apellidos;Teléfono del trabajo;Particular;Mobile Phone;Business Fax;E-mail Address",
            "Outlook (Spanish)"
        ),
        ("Nome;Cognome;Ufficio;Abitazione;Cellulare;Fax (uff.);Indirizzo posta elettronica", "Outlook (Italian)"),
        (
            "Voornaam;Achternaam;Telefoon op werk;Telefoon thuis;Mobiele telefoon;Fax op werk;E-mailadres",
            "Outlook (Dutch)"
        ),
        (
            "Imię;Nazwisko;Telefon służbowy;Telefon domowy;Telefon komórkowy;Faks służbowy;Adres e-mail",
            "Outlook (Polish)"
        ),
        (
            "Primeiro nome;Sobrenome;Telefone comercial;Telefone residencial;Telefone celular;Fax comercial;E-mail Address",
            "Outlook (Portuguese)"
        ),
        (
            "Имя;Фамилия;Рабочий телефон;Домашний телефон;Телефон переносной;Рабочий факс;Адрес эл. почты",
            "Outlook (Russian)"
        ),
        ("Förnamn;Efternamn;Arbete;Hem;Mobiltelefon;Fax arbete;E-postadress", "Outlook (Swedish)"),
        (
            "Fornavn;Efternavn;Telefon (arbejde);Telefon (privat);Mobiltelefon;Fax (arbejde);E-mail-adresse",
            "Outlook (Danish)"
        ),
        (
            "İlk Adı;Soyadı;İş Telefon No;Ev Telefonu;Cep Telefonu;İş Faks No;Elektronik Posta Adresi",
            "Outlook (Turkish)"
        ),
        ("名;姓;会社電話;自宅電話;携帯電話;会社 FAX;電子メール アドレス", "Outlook (Japanese)"),
        ("First Name;Last Name;Business Phone;Home Phone;Mobile Phone;Business Fax;E-mail Address", "Outlook"),
        (
            "FirstName;LastName;BusinessPhone;HomePhone;MobilePhone;BusinessFax;EmailAddress",
            "Outlook (scripted export)"
        ),
    ])
    func m23OutlookDesktopTranslated(header: String, source: String) throws {
        let contact = try row(header, "Anna;Lee;555-0101;555-0102;555-0103;555-0104;a@example.com", source: source)
        #expect(contact.first(.givenName) == "Anna")
        #expect(contact.first(.familyName) == "Lee")
        #expect(contact.phones == ["work: 555-0101", "home: 555-0102", "mobile: 555-0103", "workFax: 555-0104"])
        #expect(contact.first(.email) == "a@example.com")
    }

    @Test func m23FrenchHeadersThatComeTwice() throws {
        let contact = try row(
            "Titre;Prénom;Nom;Société;Titre;Tél. mobile;Anniversaire", "Mme;Anna;Lee;Acme;Chef;555-0101;00.00.0000",
            source: "Outlook (French)")
        #expect(contact.first(.namePrefix) == "Mme")
        #expect(contact.first(.jobTitle) == "Chef")
        #expect(contact.first(.birthday) == nil)
    }

    @Test func m24Thunderbird() throws {
        let contact = try row(
            "First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,Work Phone,Home Phone,"
                + "Fax Number,Pager Number,Mobile Number,Home Address,Home Post Code,Birth Year,Birth Month,Birth Day,Notes,",
            "Anna,Lee,Anna Lee,,a@example.com,b@example.com,,555-0101,555-0102,555-0103,555-0104,555-0105,1 Main St,"
                + "AB1,1985,4,12,hi,",
            source: "Thunderbird")
        #expect(
            contact.phones == [
                "work: 555-0101", "home: 555-0102", "otherFax: 555-0103", "pager: 555-0104", "mobile: 555-0105",
            ])
        #expect(contact.first(.birthday) == "1985-04-12")
        #expect(contact.labelled(.postalCode) == ["home: AB1"])
    }

    /// A year, a month and a day are one date; what is no date stays under its names.
    @Test(arguments: [
        ("1985,4,12,2005,6,7", "1985-04-12", "2005-06-07", []), (",4,12,2005,,", "--04-12", "2005", []),
        ("0,0,0,,,", nil, nil, []), (",4,,2005,13,7", nil, nil, ["4", "2005", "13", "7"]),
    ])
    func datesInThreeColumns(cells: String, birthday: String?, anniversary: String?, others: [String]) throws {
        let contact = try row(
            "First Name,Last Name,Display Name,Birth Year,Birth Month,Birth Day,Anniversary Year,Anniversary Month,Anniversary Day",
            "Anna,Lee,Anna Lee," + cells, source: "Thunderbird")
        #expect(contact.values(.birthday) == (birthday.map { [$0] } ?? []))
        #expect(contact.values(.anniversary) == (anniversary.map { [$0] } ?? []))
        #expect(contact.values(.extra) == others)
    }

    @Test func m24ThunderbirdGerman() throws {
        let contact = try row(
            "Vorname,Nachname,Anzeigename,Spitzname,Tel. dienstlich,Tel. privat,Fax-Nummer,Mobil-Tel.-Nr.,Geburtsjahr,"
                + "Geburtsmonat,Geburtstag",
            "Anna,Lee,Anna Lee,,555-0101,555-0102,555-0103,555-0105,,4,12", source: "Thunderbird (German)")
        #expect(contact.phones == ["work: 555-0101", "home: 555-0102", "otherFax: 555-0103", "mobile: 555-0105"])
        #expect(contact.first(.birthday) == "--04-12")
    }

    @Test func m25Yahoo() throws {
        let contact = try row(
            "First,Middle,Last,Nickname,Email,Category,Distribution Lists,Messenger ID,Home,Work,Pager,Fax,Mobile,Other,"
                + "Yahoo! Phone,Primary,Alternate Email 1,Title,Company,Comments",
            "Anna,,Lee,,a@example.com,Friends,,al,555-0101,555-0102,555-0103,555-0104,555-0105,555-0106,,0,"
                + "b@example.com,,Acme,hi",
            source: "Yahoo")
        #expect(
            contact.phones == [
                "home: 555-0101", "work: 555-0102", "pager: 555-0103", "otherFax: 555-0104", "mobile: 555-0105",
                "other: 555-0106",
            ])
        #expect(contact.values(.email) == ["a@example.com", "b@example.com"])
        #expect(contact.extra("Primary") == nil)
    }

    @Test func m26HubSpot() throws {
        let contact = try row(
            "Record ID,First Name,Last Name,Email,Phone Number,Mobile Phone Number,Job Title,Company Name,Lead Status,"
                + "Contact owner,Create Date",
            "101,Anna,Lee,a@example.com,555-0101,555-0102,Engineer,Acme,NEW,Ben,2024-01-02", source: "HubSpot")
        #expect(contact.phones == [": 555-0101", "mobile: 555-0102"])
        #expect(contact.extra("Lead Status") == "NEW")
        #expect(contact.first(.uid) == "101")
    }

    @Test func m26Salesforce() throws {
        let contact = try row(
            "\"Id\",\"AccountId\",\"LastName\",\"FirstName\",\"Salutation\",\"MailingStreet\",\"MailingCity\",\"Phone\","
                + "\"Fax\",\"MobilePhone\",\"AssistantPhone\",\"Email\",\"DoNotCall\"",
            "\"003\",\"001\",\"Lee\",\"Anna\",\"Ms.\",\"1 Main St\",\"Springfield\",\"555-0101\",\"555-0102\","
                + "\"555-0103\",\"555-0104\",\"a@example.com\",\"false\"",
            source: "Salesforce")
        #expect(contact.phones == ["work: 555-0101", "otherFax: 555-0102", "mobile: 555-0103", "assistant: 555-0104"])
    }

    @Test func m26SalesforceReportWithExtensionColumns() throws {
        let contact = try row(
            "Salutation,First Name,Last Name,Business Phone,Business Phone Ext.,Mobile,Asst. Phone,Email",
            "Ms.,Anna,Lee,555-0101,102,555-0103,555-0104,a@example.com", source: "Salesforce report")
        let phone = try #require(contact.fields.first { $0.kind == .phone })
        let ext = try #require(contact.fields.first { $0.kind == .phoneExtension })
        #expect(contact.value(of: ext) == "102")
        #expect(phone.group == ext.group && phone.group != 0)
    }

    @Test func m26Mailchimp() throws {
        let contact = try row(
            "\"Email Address\",\"First Name\",\"Last Name\",Address,\"Phone Number\",MEMBER_RATING,OPTIN_TIME,CC,REGION,"
                + "LEID,EUID,NOTES,TAGS",
            "a@example.com,Anna,Lee,\"1 Main St\",555-0101,2,\"2024-01-02 03:04:05\",US,CA,17,abc,,"
                + "\"\"\"VIP\"\",\"\"Blog, new\"\"\"",
            source: "Mailchimp")
        #expect(contact.values(.category) == ["VIP", "Blog, new"])
        #expect(contact.first(.regionHint) == "US")
        #expect(contact.first(.phone) == "555-0101")
    }
}
