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
                dn,Display Name,cn (2),Business Country/Region,co (2),Mobile Phone,Mobile Phone 2
                a,Ann,Annie,GB,United Kingdom,1,2

                """)
    }

    @Test func damagedLinesAreCounted() throws {
        let (table, damaged) = try table(.ldif, "dn: a\ncn: Ann\nno colon\nmail:: ***\n")
        #expect(table.hasPrefix("dn,Display Name"))
        #expect(damaged >= 1)
    }
}
