import Testing

@testable import Tables

struct LDIFTests {
    private static let text = """
        version: 1
        # The people of an invented company.

        dn: ou=people,dc=example,dc=com
        objectClass: organizationalUnit
        ou: people

        dn: uid=ann,ou=people,dc=example,dc=com
        objectClass: inetOrgPerson
        cn: Ann Example
        givenName: Ann
        sn: Example
        mail: ann@example.com
        mail: a.example@example.com
        telephoneNumber: +44 20 7946
          0958
        mobile;lang-en: +44 7700 900123
        street:: SMO2aGVud2VnIDU=
        l: London
        c: GB

        dn:: dWlkPWJv
        cn: Bo
        facsimileTelephoneNumber: +44 20 7946 0959
        seeAlso: uid=ann

        """

    @Test func entriesAreRows() throws {
        #expect(TableFileFormat(text: Self.text.utf8) == .ldif)
        let (table, damaged) = try table(.ldif, Self.text)
        #expect(
            table == """
                dn,Display Name,First Name,Last Name,E-mail Address,E-mail Address 2,Business Phone,Mobile Phone,Business Street,\
                Business City,Business Country/Region,Business Fax,seeAlso
                "uid=ann,ou=people,dc=example,dc=com",Ann Example,Ann,Example,ann@example.com,a.example@example.com,\
                +44 20 7946 0958,+44 7700 900123,Höhenweg 5,London,GB
                uid=bo,Bo,,,,,,,,,,+44 20 7946 0959,uid=ann

                """)
        #expect(damaged == 0)
    }

    @Test(arguments: ["\r\n", "\r", "\n"])
    func everyLineEndIsRead(_ end: String) throws {
        let text = "dn: a\ncn: An\n n\n\ndn: b\ncn: Bo\n".replacing("\n", with: end)
        #expect(try table(.ldif, text).text == "dn,Display Name\na,Ann\nb,Bo\n")
    }

    @Test(arguments: ["modify", "delete", "modrdn", "moddn", ": ZGVsZXRl"])
    func changesAreNoContacts(_ type: String) throws {
        let text = """
            version: 1

            dn: cn=Ann
            changetype: add
            cn: Ann
            mobile: 1

            dn: cn=Bo
            changetype: \(type)
            replace: mobile
            mobile: 2
            -

            dn: ou=people
            ou: people

            """
        let result = try convert(.ldif, text)
        #expect(result.text == "dn,Display Name,Mobile Phone\ncn=Ann,Ann,1\n")
        #expect(
            result.losses == [
                TableLoss(kind: .change, count: 1, record: 2), TableLoss(kind: .noContact, count: 1, record: 3),
            ])
    }

    @Test func everyValueIsKept() throws {
        let text = "dn: a\ncn: Ann\ncn: Annie\ndisplayName: Ann\nc: GB\nco: United Kingdom\nmobile: 1\nmobile: 2\n"
        #expect(
            try table(.ldif, text).text == """
                dn,Display Name,cn (2),Business Country/Region,Mobile Phone,Mobile Phone 2
                a,Ann,Annie,United Kingdom,1,2

                """)
    }

    /// Values of one heading stand in columns of their own, but for the lines of a street.
    @Test func repeatedAttributesComeApart() throws {
        let text = "dn: a\ncn: Ann\no: Acme\no: Beta\nl: Bern\nl: Bonn\nstreet: 1 Oak\nstreet: Hall\nuid: a\nuid: b\n"
        #expect(
            try table(.ldif, text).text == """
                dn,Display Name,Company,Company 2,Business City,Business City 2,Business Street,uid,uid 2
                a,Ann,Acme,Beta,Bern,Bonn,"1 Oak, Hall",a,b

                """)
    }

    @Test(arguments: [
        ("birthyear: 1980\nbirthmonth: 4\nbirthday: 12", "Birthday", "1980-04-12"),
        ("birthDay: 12\nbirthMonth: 04\nBirthYear: 1980", "Birthday", "1980-04-12"),
        ("birthmonth: 4\nbirthday: 12", "Birthday", "--04-12"), ("birthyear: 1980", "Birthday", "1980"),
        ("birthday: 1980-04-12", "birthday", "1980-04-12"), ("birthday: 12", "birthday", "12"),
        ("birthyear: 1980\nbirthday: 12", "birthyear,birthday", "1980,12"),
        ("anniversaryYear: 2005\nanniversaryMonth: 6\nanniversaryDay: 7", "Anniversary", "2005-06-07"),
    ])
    func birthdaysAreOneValue(_ lines: String, _ heading: String, _ value: String) throws {
        #expect(try table(.ldif, "dn: a\ncn: Ann\n\(lines)\n").text == "dn,Display Name,\(heading)\na,Ann,\(value)\n")
    }

    /// A `$` parts lines of addresses, and numbers from what follows them.
    @Test(arguments: [
        ("homePostalAddress: 1 Main$Springfield IL $ USA", "homePostalAddress", "\"1 Main\nSpringfield IL\nUSA\""),
        ("postalAddress: Acme \\24 Sons$1 \\5cMain", "postalAddress", "\"Acme $ Sons\n1 \\Main\""),
        (
            "facsimileTelephoneNumber: +1 408 255 1992 $ twoDimensional$a3Width",
            "Business Fax,transmission parameters",
            "+1 408 255 1992,\"twoDimensional, a3Width\""
        ),
        ("telexNumber: 12345 $ 023 $ ABCDE", "telexNumber,answerback", "12345,\"023, ABCDE\""),
        ("fax: +1 408 255 1992", "Business Fax", "+1 408 255 1992"), ("description: 5 $", "Notes", "5 $"),
    ])
    func valuesWithDollars(_ line: String, _ headings: String, _ cells: String) throws {
        #expect(try table(.ldif, "dn: a\ncn: Ann\n\(line)\n").text == "dn,Display Name,\(headings)\na,Ann,\(cells)\n")
    }

    /// Those who are in a list are called so nowhere.
    @Test func membersOfListsAreNoNames() throws {
        let text = """
            dn: cn=All
            objectclass: groupOfNames
            cn: All
            member: cn=Ann Lee,mail=ann@example.com
            member: cn=Bo

            """
        #expect(
            try table(.ldif, text).text == """
                dn,Display Name,member distinguished name
                cn=All,All,"cn=Ann Lee,mail=ann@example.com ::: cn=Bo"

                """)
    }

    @Test func damagedLinesOfARecordAreNoRecords() throws {
        let result = try convert(.ldif, "dn: a\ncn: Ann\n\ndn: b\ncn: Bo\nno\n  colon\nmail:: ***\n")
        #expect(result.text == "dn,Display Name\na,Ann\nb,Bo\n")
        #expect(result.lost == LostRecords())
        #expect(result.losses == [TableLoss(kind: .damagedLine, count: 2, record: 2, line: 6)])
    }

    @Test func picturesAreLeftOutAndCounted() throws {
        let result = try convert(
            .ldif, "dn: a\ncn: Ann\njpegPhoto:: AAAA\n\ndn: b\ncn: Bo\njpegPhoto;binary:: AAAA\nphoto:: AA\n")
        #expect(result.text == "dn,Display Name\na,Ann\nb,Bo\n")
        #expect(result.losses == [TableLoss(kind: .picture, count: 3, record: 1)])
    }

    @Test(arguments: ["dn: b\nBo\n", "Bo\n555-0101\n"])
    func aRecordOfDamagedLinesIsLost(_ entry: String) throws {
        let result = try convert(.ldif, "dn: a\ncn: Ann\n\n\(entry)\ndn: c\ncn: Cy\n")
        #expect(result.text == "dn,Display Name\na,Ann\nc,Cy\n")
        #expect(result.lost.count == 1)
        #expect(result.losses.isEmpty)
    }
}

/// Entries as directories of Microsoft write them.
struct DirectoryEntryTests {
    private func cells(_ lines: String) throws -> [String: String] {
        let rows = try table(.ldif, "dn: a\ncn: Jana Weber\n" + lines + "\n").text.split(separator: "\n")
        return Dictionary(zip(rows[0].split(separator: ","), rows[1].split(separator: ","))) { first, _ in first }
            .reduce(into: [:]) { $0[String($1.key)] = String($1.value) }
    }

    @Test func otherProxyAddressesAreNoPhones() throws {
        let found = try cells("mail: a@x.example\nproxyAddresses: x500:/o=Ock/cn=a\nproxyAddresses: SIP:a@x.example")
        #expect(found["E-mail Address"] == "a@x.example" && found["E-mail Address 2"] == nil)
        #expect(found["Proxy"]?.contains("x500:/o=Ock/cn=a") == true && found["Exchange proxy"] == nil)
    }

    @Test func proxyAddressesAreMailboxes() throws {
        let found = try cells(
            "proxyAddresses: smtp:j.weber@x.example\nproxyAddresses: SMTP:Jana@x.example\nmail: jana@x.example\n"
                + "proxyAddresses: X500:/o=Acme")
        #expect(found["E-mail Address"] == "Jana@x.example" && found["E-mail Address 2"] == "j.weber@x.example")
        #expect(found["Proxy"] == "X500:/o=Acme" && found["E-mail Address 3"] == nil)
        #expect(found.keys.allSatisfy { !$0.lowercased().contains("proxyaddresses") })
    }

    @Test(
        arguments: [
            ("c: DE\nco: Germany\ncountryCode: 276", "Germany"), ("countryCode: 276\nco: Germany", "Germany"),
            ("c: DE", "DE"),
            ("c: DE\ncountryCode: 0", "DE"), ("co: Deutschland\nc: DE", "Deutschland"), ("countryCode: 0", nil),
        ] as [(String, String?)])
    func oneCountryIsOneValue(_ lines: String, _ country: String?) throws {
        let found = try cells(lines)
        #expect(found["Business Country/Region"] == country)
        #expect(found.count == (country == nil ? 2 : 3), "\(found)")
    }

    @Test func entriesThatAreNamedAreNoNumbers() throws {
        let found = try table(.ldif, "dn: a\ncn: Jana Weber\ndirectReports: CN=Bo,DC=x\n").text
        #expect(found.hasPrefix("dn,Display Name,directReports distinguished name\n"))
    }

    @Test(arguments: [
        ("objectGUID:: /9j/4AECAwQFBgcICQoLDA==", "/9j/4AECAwQFBgcICQoLDA=="), ("objectSid:: AQIDBA==", "AQIDBA=="),
        ("info:: SMO2aGVud2Vn", "Höhenweg"),
    ])
    func bytesThatAreNoTextStayInBase64(_ line: String, _ value: String) throws {
        #expect(try cells(line).values.contains(value))
    }
}
