extension TrapTests {
    /// Contacts of one person.
    static let same: [(String, [String])] = [
        (
            "one given name, one mailbox and a birthday",
            ["Janke Nauta | jn@planet.example | b:1977-04-23", "Janke Rienstra | jn@planet.example | b:1977-04-23"]
        ),
        (
            "a mailbox in the place of the name",
            ["g:Hidde | f:Ypma | hidde.ypma@gmail.com | +4915112345678m", "hidde.ypma@gmail.com"]
        ),
        (
            "a given name that is a legal form elsewhere",
            ["Åsa Larsson | +46732123456m", "Larsson Åsa | +46732123456m"]
        ),
        (
            "an initial beside two family names",
            ["g:Ingrid | f:Meyer-Uhl | +4915112345678m", "g:I. | f:Meyer-Uhl | +4915112345678m"]
        ),
        ("two places of a tone", ["Trần Thị Hoà | +84903456781m", "Trần Thị Hòa | +84903456781m"]),
        ("no marks", ["Phạm Minh Đức | +84903456781m", "Pham Minh Duc | +84903456781m | duc@example.org"]),
        ("marks on some words", ["Vũ Ngoc Hùng | +84903456781m", "Vũ Ngoc Hung | +84903456781m | hung@example.org"]),
        (
            "Lê Văn, which are particles elsewhere",
            ["Lê Văn Tú | +84903456781m", "Le Van Tu | +84903456781m | tu@example.org"]
        ),
        (
            "a name of two words in Arabic",
            ["g:عبدالله | f:القحيطاني | +966501234567m", "g:عبد الله | f:القحيطاني | +966501234567m"]
        ),
        ("a title of Gujarat", ["Kokilaben Shah | +919812345678m", "Kokila Shah | +919812345678m | k@example.org"]),
        (
            "an honorary degree",
            ["Prof. Dr. Dr. h.c. Wolfram Eisenreich | +4915112345678m", "Wolfram Eisenreich | +4915112345678m"]
        ),
        (
            "degrees as letters",
            ["Lucinda Hargreave, M.D., F.A.C.S. | +12125551234m", "Lucinda Hargreave | +12125551234m | l@example.org"]
        ),
        (
            "a firm's card with the mailbox of one who works there",
            [
                "o:Sunrise HVAC Inc | +12125551234m | hector.villalpando@home.example",
                "Hector Villalpando | +12125551234m | hector.villalpando@home.example",
            ]
        ),
        ("a mobile", ["Anna Weber | +4915112345678m", "Anna Weber | +4915112345678m | anna@example.org"]),
        ("an address", ["Anna Weber | anna@example.org", "Anna Weber | Anna@Example.ORG | +4930100001"]),
        ("a nickname", ["Robert Hall | +447700900001m", "Bob Hall | +447700900001m | b@example.org"]),
        (
            "a Russian nickname in another script",
            ["Александр Волков | +79031234567m", "Sasha Volkov | +79031234567m | s@example.org"]
        ),
        ("umlauts", ["Jürgen Müller | +4915112345678m", "Juergen Mueller | +4915112345678m | j@example.org"]),
        ("kana", ["さとう たろう | +819012345678m", "Taro Sato | +819012345678m | t@example.org"]),
        ("Greek", ["Γεώργιος Παππάς | +306931234567m", "Georgios Pappas | +306931234567m | g@example.org"]),
        ("swapped", ["Weber, Anna | +4915112345678m", "Anna Weber | +4915112345678m | a@example.org"]),
        ("an initial", ["A. Weber | +4915112345678m", "Anna Weber | +4915112345678m | a@example.org"]),
        ("a slip", ["Anna Webber | +4915112345678m", "Anna Weber | +4915112345678m | a@example.org"]),
        ("another surname", ["Anna Weber | anna.k@example.org", "Anna Keller | anna.k@example.org | +4915112345678m"]),
        ("no name", ["| anna.weber@example.org", "Anna Weber | anna.weber@example.org | +4915112345678m"]),
        ("a title", ["Dr. Anna Weber | anna@example.org", "Frau Anna Weber (Büro) | anna@example.org | +4930100001"]),
        (
            "a job in other words",
            [
                "Anna Weber | o:Acme | j:Chief Executive Officer | +4930100001",
                "Anna Weber | o:Acme | j:CEO | +4930100001",
            ]
        ),
        (
            "a job of one department",
            ["Anna Weber | o:Acme | j:Sales | +4930100001", "Anna Weber | o:Acme | j:Head of Sales | +4930100001"]
        ),
        (
            "a new job and a mobile",
            [
                "Anna Weber | o:Acme | j:Driver | +4915112345678m",
                "Anna Weber | o:Acme | j:Accountant | +4915112345678m",
            ]
        ),
        (
            "one given name, one house and a birthday",
            [
                "Omar Abdi | b:1980-05-07 | a:5 High Street | t:Town",
                "Omar Nur | b:1980-05-07 | a:5 High Street | t:Town",
            ]
        ),
        (
            "one name, one house and the birthday of many",
            [
                "Omar Abdi | b:1980-01-01 | a:5 High Street | t:Town",
                "Omar Abdi | b:1980-01-01 | a:5 High Street | t:Town | oabdi@example.org",
            ]
        ),
        (
            "an own mailbox under two names and the birthday of many",
            [
                "Amina Abdi | b:1980-01-01 | amina.abdi@example.org | a:5 High Street | t:Town",
                "Amina Nur | b:1980-01-01 | amina.abdi@example.org | a:5 High Street | t:Town",
            ]
        ),
        ("a copy with a note", ["Ottilie Zwetsch | c:Met at a fair", "Ottilie Zwetsch | c:Met at a fair"]),
        (
            "a copy with a page",
            ["Ottilie Zwetsch | w:https://zwetsch.example", "Ottilie Zwetsch | w:https://zwetsch.example"]
        ),
        (
            "a copy with a job",
            ["Ottilie Zwetsch | o:Acme | j:Prokuristin", "Ottilie Zwetsch | o:Acme | j:Prokuristin"]
        ),
        ("a copy", ["Anna Weber | +4930100001", "Anna Weber | +4930100001"]),
        ("Han characters and pinyin", ["王小明 | +8613912345678m", "Wang Xiaoming | +8613912345678m | o:Acme"]),
        ("Hangul", ["김민수 | +821012345678m", "Kim Min-soo | +821012345678m | o:Acme"]),
        (
            "two scripts with two values",
            ["佐藤太郎 | +819012345678m | ts@example.org", "Taro Sato | +819012345678m | ts@example.org | o:Acme"]
        ),
        ("Arabic", ["أحمد خوري | +201001234567m | a@example.org", "Ahmed Khoury | +201001234567m | a@example.org"]),
        ("the tail of a SIM card", ["Anna Weber/M | +4915112345678m", "Anna Weber | +4915112345678m | o:Acme"]),
        ("a number without its area", ["Anna Weber | #5551234", "Anna Weber | +12125551234e | o:Acme"]),
        (
            "a rare name at an office, with two mailboxes",
            [
                "Ottokar Zwyssig | o:Acme | +442079460001 | +442079460002 | otto@one.example",
                "Ottokar Zwyssig | o:Acme | +442079460001 | +442079460002 | oz@two.example",
            ]
        ),
        (
            "a note that names the one beside a number",
            ["| +12125551234m | c:spoke to Kyle Brand about the roof", "Kyle Brand | +12125551234m"]
        ),
        (
            "a note of words that are no name",
            ["| +12125551234m | c:Will call. Mark as done, Rose garden", "Kyle Brand | +12125551234m"]
        ),
        (
            "an organization",
            [
                "o:ZARBOR ENERGY | +442079460001 | a:5 High Street | z:12345",
                "Zarbor Energy S.A. | +442079460001 | a:5 High Street | z:12345",
            ]
        ),
        (
            "names that a third connects",
            [
                "Kathi Berger | +4915112345678m", "Kathharina Berger | +4915112345678m",
                "Katharina Berger | +4915112345678m | o:Acme",
            ]
        ),
        (
            "a word of one of two holders",
            ["Anna | +4915112345678m", "Anna Weber | +4915112345678m", "Bernd Klein | +4915112345678m"]
        ),
        ("abbreviations", ["Chr. Berger | +4915112345678m", "Christian Berger | +4915112345678m | o:Acme"]),
        ("an abbreviation behind", ["Engel Krz. | +4915112345678m", "Krzysztof Engel | +4915112345678m | o:Acme"]),
        ("a page's letters", ["J&ouml;rg M&uuml;ller | +4915112345678m", "Jörg Müller | +4915112345678m | o:Acme"]),
        ("a page's apostrophe", ["Sean O&#39;Hara | +4915112345678m", "Sean O'Hara | +4915112345678m | o:Acme"]),
        ("a particle in the name", ["Paola De Luca | +393331234567m", "Paola Deluca | +393331234567m | o:Acme"]),
        (
            "two particles in the name",
            ["Piet van den Berg | +31612345678m", "Piet Vandenberg | +31612345678m | o:Acme"]
        ),
        (
            "the whole name as a family name",
            ["f:Kessler, Karin | +4915112345678m", "Karin Kessler | +4915112345678m | o:Acme"]
        ),
        (
            "an organization where names stand",
            [
                "Riverside Dental Clinic | +442079460001 | a:5 High Street | t:Town",
                "o:Riverside Dental Clinic | +442079460001 | a:5 High Street | t:Town",
            ]
        ),
        (
            "an organization in two forms",
            ["o:株式会社山田製作所 | +81312345678 | a:1-2-3 | t:東京", "o:山田製作所 | +81312345678 | a:1-2-3 | t:東京"]
        ),
        (
            "an organization with a name of two directions",
            [
                "o:North Avenue Day Nursery | +13123424499 | a:2001 W. Pierce | z:60622",
                "o:North Avenue Day Nursery - North Avenue Day Nursery | +13123424499 | a:2001 W Pierce Ave | z:60622",
            ]
        ),
        (
            "an organization of Roman digits",
            [
                "o:Teddy Bear Nursery School I | +13124760700 | a:2649 W. 51st Street",
                "o:Teddy Bear Nursery 1 | +13124760700 | a:2649 W 51st St",
            ]
        ),
        (
            "a part of an organization's name",
            [
                "o:Cockrell | +13125350798 | a:30 E. 61St | z:60637",
                "o:Chicago Public Schools Cockrell, Oneida | +13125350798 | a:30 East 61st | z:60637",
            ]
        ),
        (
            "a number of an authority",
            ["Anna Weber | +4915112345678m | u:123-45-6789", "Anna Weber | +4915187654321m | u:123 45 6789"]
        ),
        ("a number of an authority alone", ["Anna Weber | u:MRTMTT91D08F205J", "Weber Anna | u:mrtmtt91d08f205j"]),
        (
            "a number of an authority and another family name",
            ["Anna Weber | +4915112345678m | u:123-45-6789", "Anna Keller | +4915187654321m | u:123-45-6789"]
        ),
        (
            "two who are named in another order",
            ["Anke und Uwe Petersdorf | +4930100001", "Uwe & Anke Petersdorf | +4930100001"]
        ),
        ("an article that is joined to its name", ["منى القاسم | +966501234567m", "Mona Alqasim | +966501234567m"]),
        ("a letter of Hebrew in two spellings", ["חיים פרידמן | +972501234567m", "Chaim Friedman | +972501234567m"]),
        ("a letter of Arabic in two spellings", ["جمال منصور | +201001234567m", "Gamal Mansour | +201001234567m"]),
        ("a letter of Ukrainian", ["Гліб Гнатюк | +380501234567m", "Hlib Hnatiuk | +380501234567m"]),
        ("a title that is joined to its name", ["Rameshbhai Patel | +919812345678m", "Ramesh Patel | +919812345678m"]),
        (
            "a conjunction in an organization's name",
            [
                "o:Hartley & Sons | +442079460001 | a:5 High Street",
                "o:Hartley and Sons | +442079460001 | a:5 High Street",
            ]
        ),
        (
            "a profile",
            [
                "Anna Weber | w:https://www.linkedin.com/in/anna-weber-123 | o:Acme",
                "Anna Weber | w:de.linkedin.com/in/Anna-Weber-123/ | o:Zarnow | +4915187654321m",
            ]
        ),
        (
            "a profile under another family name",
            [
                "Anna Weber | w:https://linkedin.com/in/anna-weber-123 | +4915112345678m",
                "Anna Keller | w:http://www.linkedin.com/in/anna-weber-123?trk=x | +4915187654321m",
            ]
        ),
        ("characters in their older form", ["髙橋一郎 | +819012345678m", "高橋一郎 | +819012345678m | o:Acme"]),
        ("traditional characters", ["張偉 | +886912345678m", "张伟 | +886912345678m | o:Acme"]),
        ("kana of half the width", ["ｻﾄｳ ﾀﾛｳ | +819012345678m", "サトウ タロウ | +819012345678m | o:Acme"]),
        (
            "Hangul in letters",
            [
                "\u{1100}\u{1175}\u{11B7}\u{1106}\u{1175}\u{11AB}\u{1109}\u{116E} | +821012345678m",
                "김민수 | +821012345678m | o:Acme",
            ]
        ),
        ("a form of one character", ["o:株式会社山田製作所 | +81312345678", "o:山田製作所(株) | +81312345678"]),
        (
            "short words",
            [
                "o:Irving Park Early Learning Ctr | +13125397422 | a:3023 W. Montrose | z:60618",
                "o:Irving Park Early Learning Center | +13125397422 | a:3023 W. Montrose | z:60618",
            ]
        ),
        (
            "a form in full",
            ["o:Quendel Handel GmbH | +49561201234", "o:Quendel Handel Gesellschaft mbH | +49561201234"]
        ),
        ("a form in front", ["o:S.C. Popescu Trans S.R.L. | +40211234567", "o:Popescu Trans SRL | +40211234567"]),
        ("an article", ["o:The Green Grocer, Inc. | +12127365001", "o:Green Grocer Inc | +12127365001"]),
        (
            "a form written in full",
            [
                "o:Kessler Bau GmbH | +4956120123456 | a:Ring 5 | t:Kassel",
                "o:Kessler Bau Gesellschaft mit beschränkter Haftung | +4956120123456 | a:Ring 5 | t:Kassel",
            ]
        ),
        (
            "the mailbox of an organization",
            [
                "o:Tundra Optics | info@tundraoptics.example",
                "o:Tundra Optics | info@tundraoptics.example | a:Ring 5 | t:Kassel",
            ]
        ),
        (
            "titles of one sex",
            ["p:Sig.ra | f:Rossi | mr@example.org", "p:Signora | g:Maria | f:Rossi | mr@example.org"]
        ),
        ("two surnames", ["Ana García López | ana@example.org", "Ana García | ana@example.org | +34612345678m"]),
        (
            "a birthday and a name",
            [
                "Anna Zwickel | b:1980-02-03 | t:Town",
                "Anna Zwickel | b:1980-02-03 | +4930100001 | t:Town | o:Acme | a@example.org",
            ]
        ),
        (
            "a rare name at a switchboard",
            ["Ottokar Zwyssig | +442071234567 | o:Acme | a@example.org", "Ottokar Zwyssig | +442071234567 | o:Acme"]
                + [
                    "Bella Fuchs", "Cyrus Haag", "Dora Ibel", "Emil Jost", "Flora Kunz", "Georg Lutz", "Hanna Moos",
                    "Igor Nagel",
                    "Julia Ott", "Kuno Pabst", "Lea Quast", "Moritz Rau",
                ].map { $0 + " | +442071234567 | o:Acme" }
        ),
    ]
}
