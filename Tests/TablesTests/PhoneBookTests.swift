import Testing

@testable import Tables

/// Phone books in the layouts that their programs document; people and numbers are invented.
struct PhoneBookTests {
    @Test(arguments: [
        // FRITZ!Box: https://avm.de/fileadmin/user_upload/Global/Service/Schnittstellen/X_contactSCPD.pdf
        """
        <?xml version="1.0" encoding="utf-8"?>
        <phonebooks><phonebook owner="1" name="Telefonbuch">
          <contact><category>0</category><person><realName>Ann Abe</realName><imageURL></imageURL></person>
            <telephony nid="2"><number type="home" prio="1" id="0">+442079460001</number><number type="fax_work" prio="" id="1">+442079460011</number></telephony>
            <services nid="1"><email classifier="private" id="0">ann@example.com</email></services>
            <setup /><features doorphone="0" /><mod_time>1577873000</mod_time><uniqueid>15</uniqueid></contact>
          <contact><category>0</category><person><realName>Bo Bee</realName></person>
            <telephony nid="1"><number type="mobile" prio="1" id="0">+442079460002</number></telephony><uniqueid>16</uniqueid></contact>
        </phonebook></phonebooks>
        """,
        // Yealink, Snom and Cisco: https://support.yealink.com (remote phone book),
        // https://service.snom.com/display/wiki/SnomIPPhoneDirectory,
        // https://www.cisco.com/c/en/us/td/docs/voice_ip_comm/cuipph/all_models/xsi/9-1-1/CUIP_BK_P82B3B16_00_phones-services-application-development-notes.html
        """
        <YealinkIPPhoneDirectory><DirectoryEntry><Name>Ann Abe</Name><Telephone>+442079460001</Telephone><Telephone>+442079460011</Telephone></DirectoryEntry>
        <DirectoryEntry><Name>Bo Bee</Name><Telephone>+442079460002</Telephone></DirectoryEntry></YealinkIPPhoneDirectory>
        """,
        """
        <?xml version="1.0"?>
        <SnomIPPhoneDirectory><Title>Menu</Title><Prompt>Prompt</Prompt>
        <DirectoryEntry><Name>Ann Abe</Name><Telephone>+442079460001</Telephone></DirectoryEntry>
        <DirectoryEntry><Name>Bo Bee</Name><Telephone>+442079460002</Telephone></DirectoryEntry></SnomIPPhoneDirectory>
        """,
        """
        <CiscoIPPhoneDirectory><Title>Directory</Title><Prompt>Select</Prompt>
        <DirectoryEntry><Name>Ann Abe</Name><Telephone>+442079460001</Telephone></DirectoryEntry>
        <DirectoryEntry><Name>Bo Bee</Name><Telephone>+442079460002</Telephone></DirectoryEntry></CiscoIPPhoneDirectory>
        """,
        // Yealink, local contacts: "Yealink SIP Phones Administrator Guide"
        """
        <root_contact><contact display_name="Ann Abe" office_number="+442079460001" mobile_number="+442079460011" other_number="" line="0" ring="Auto"/>
        <contact display_name="Bo Bee" office_number="" mobile_number="+442079460002" other_number="" line="0" ring="Auto"/></root_contact>
        """,
        // Snom, local directory: https://service.snom.com/display/wiki/Setting+Files
        """
        <tbook complete="true"><item context="active" type="" index="0"><first_name>Ann</first_name><last_name>Abe</last_name><number>+442079460001</number><number_type>mobile</number_type></item>
        <item context="active" type="" index="1"><first_name>Bo</first_name><last_name>Bee</last_name><number>+442079460002</number></item></tbook>
        """,
        // Grandstream: https://documentation.grandstream.com/knowledge-base/xml-phonebook-guide/
        """
        <?xml version="1.0" encoding="UTF-8"?><AddressBook><pbgroup><id>1</id><name>Friends</name></pbgroup>
        <Contact><id>1</id><FirstName>Ann</FirstName><LastName>Abe</LastName><Phone type="Work"><phonenumber>+442079460001</phonenumber><accountindex>1</accountindex></Phone><Phone type="Cell"><phonenumber>+442079460011</phonenumber><accountindex>1</accountindex></Phone></Contact>
        <Contact><id>2</id><FirstName>Bo</FirstName><LastName>Bee</LastName><Phone type="Home"><phonenumber>+442079460002</phonenumber></Phone></Contact></AddressBook>
        """,
    ])
    func entriesAreRecords(_ text: String) throws {
        #expect(TableFileFormat(text: text.utf8) == .xml)
        let result = try convert(.xml, text)
        let rows = result.text.split(separator: "\n").dropFirst().map(String.init)
        #expect(rows.count == 2, "\(result.text)")
        #expect(rows[0].contains("Ann") && rows[0].contains("+442079460001") && !rows[0].contains("+442079460002"))
        #expect(rows[1].contains("Bo") && rows[1].contains("+442079460002") && !rows[1].contains("+442079460001"))
        if text.contains("0011") { #expect(rows[0].contains("+442079460011")) }
        #expect(result.lost == LostRecords())
    }

    @Test func columnsAreNamedByElements() throws {
        let text = """
            <AddressBook><Contact><FirstName>Ann</FirstName><Phone type="Work"><phonenumber>1</phonenumber></Phone>
            <Phone type="Cell"><phonenumber>2 &amp; "3"</phonenumber></Phone></Contact></AddressBook>
            """
        #expect(
            try table(.xml, text).text == """
                FirstName,Phone 1 - type,Phone 1 - phonenumber,Phone 2 - type,Phone 2 - phonenumber
                Ann,Work,1,Cell,"2 & ""3""\"

                """)
    }

    /// Windows Contacts: https://learn.microsoft.com/en-us/previous-versions/windows/desktop/wincontacts/-wincontacts-entry-point
    @Test func aContactOfWindows() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <c:contact c:Version="1" xmlns:c="http://schemas.microsoft.com/Contact" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
              <c:CreationDate>2020-01-01T00:00:00Z</c:CreationDate>
              <c:NameCollection><c:Name c:ElementID="x"><c:FormattedName>Ann Abe</c:FormattedName><c:FamilyName>Abe</c:FamilyName><c:GivenName>Ann</c:GivenName></c:Name></c:NameCollection>
              <c:PhoneNumberCollection>
                <c:PhoneNumber c:ElementID="y"><c:Number>+442079460001</c:Number><c:LabelCollection><c:Label>Personal</c:Label><c:Label>Voice</c:Label></c:LabelCollection></c:PhoneNumber>
                <c:PhoneNumber c:ElementID="z"><c:Number>+442079460002</c:Number><c:LabelCollection><c:Label>Cellular</c:Label></c:LabelCollection></c:PhoneNumber>
              </c:PhoneNumberCollection>
              <c:EmailAddressCollection><c:EmailAddress><c:Type>SMTP</c:Type><c:Address>ann@example.com</c:Address></c:EmailAddress></c:EmailAddressCollection>
            </c:contact>
            """
        let (table, _) = try table(.xml, text)
        let rows = table.split(separator: "\n")
        #expect(rows.count == 2, "\(table)")
        #expect(rows[0].contains("PhoneNumber 1 - label,PhoneNumber 1 - Number,PhoneNumber 2 - label"), "\(table)")
        #expect(rows[1].contains("Personal Voice,+442079460001,Cellular,+442079460002"), "\(table)")
        #expect(rows[1].contains("ann@example.com") && rows[1].contains("Ann Abe"))
    }

    /// A document type without declarations, as Gigaset writes it: https://teamwork.gigaset.com (local directory)
    @Test func aPhoneBookOfGigaset() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE LocalDirectory>
            <list><entry surname="Abe" name="Ann" office1="" mobile1="+442079460001" home1="+442079460011"/>
            <entry surname="Bee" name="Bo" office1="+442079460002" mobile1="" home1=""/></list>
            """
        #expect(
            try table(.xml, text).text == """
                home1,mobile1,name,surname,office1
                +442079460011,+442079460001,Ann,Abe
                ,,Bo,Bee,+442079460002

                """)
    }

    @Test func otherXMLIsRefused() {
        #expect(throws: TableError.empty) { try table(.xml, "<?xml version=\"1.0\"?><contacts/>") }
        #expect(throws: TableError.self) { try table(.xml, "<a><b></a>") }
        #expect(throws: TableError.documentType) {
            try table(.xml, "<!DOCTYPE a [<!ENTITY b \"c\">]><a><phone>1</phone></a>")
        }
    }

    @Test(arguments: [
        "<Name>;Phone\nx;1\n", "<3,Phone\n",
        "<?xml version=\"1.0\"?><Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\"/>",
    ])
    func noXML(_ text: String) { #expect(TableFileFormat(text: text.utf8) == nil) }

    /// http://www.mutt.org/doc/manual/#alias
    @Test func aliasesOfMutt() throws {
        let text = """
            # my aliases
            alias ann Ann Abe <ann@example.com>
            alias -group friends -group work bo "Bee, Bo" <bo@example.com> # met at work
            alias all ann@example.com, \\
              cy@example.com (Cy Dee)
            alias broken nobody
            """
        #expect(TableFileFormat(text: text.utf8) == .muttAliases)
        let result = try convert(.muttAliases, text)
        #expect(
            result.text == """
                Name,E-mail Address,Nickname,Categories,Notes,E-mail Address 2
                Ann Abe,ann@example.com,ann
                "Bee, Bo",bo@example.com,bo,"friends;work",met at work
                ,ann@example.com,all,,,cy@example.com

                """)
        #expect(result.lost.count == 1)
    }

    /// https://abook.sourceforge.io, abook(1)
    @Test func theAddressBookOfABook() throws {
        let text = """
            # abook addressbook file

            [format]
            program=abook
            version=0.6.1


            [0]
            name=Ann Abe
            email=ann@example.com,a@example.com
            mobile=+442079460001
            custom1=x

            [1]
            name=Bo Bee
            workphone=+442079460002

            """
        #expect(TableFileFormat(text: text.utf8) == .abook)
        #expect(
            try table(.abook, text).text == """
                Name,E-mail Address,E-mail Address 2,Mobile Phone,custom1,Business Phone
                Ann Abe,ann@example.com,a@example.com,+442079460001,x
                Bo Bee,,,,,+442079460002

                """)
    }
}
