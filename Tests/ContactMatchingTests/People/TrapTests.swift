import ContactMatching
import Testing

/// Contacts that look like one person's and are two, and such that look like two and are one.
@Suite struct TrapTests {
    /// Contacts of different people, and why somebody may take them for one.
    static let different: [(String, [String])] = [
        (
            "a firm's number of an authority",
            ["Anna Weber | +4915112345678m | u:DE123456788", "Bernd Klein | +4915187654321m | u:DE123456788"]
        ),
        (
            "namesakes at a firm, whose number of an authority and page are on each card",
            ["Anna Weber | +4915112345678m", "Anna Weber | +4915187654321m", "Bernd Klein", "Clara Vogt", "Dirk Zobel"]
                .map {
                    $0 + " | u:DE123456788 | w:https://www.facebook.com/zarnow-werke"
                }
        ),
        ("grandparents", ["Oma Hildebrandt | +4930100001", "Opa Hildebrandt | +4930100001"]),
        ("uncle and aunt by their given name", ["Дядя Женя | +74957654321", "Тётя Женя | +74957654321"]),
        (
            "an address in the web that is nobody's",
            [
                "Anna Weber | w:https://www.facebook.com/pages/ | t:Ulm",
                "Anna Weber | w:https://www.facebook.com/pages/ | t:Kiel",
            ]
        ),
        (
            "father and son with a landline",
            [
                "John Smith Sr | +442079460001 | +447700900001m | john.smith@example.org",
                "John Smith Jr | +442079460001 | +447700900002m | js@example.com",
            ]
        ),
        (
            "father and son without suffixes",
            ["John Smith | +442079460001 | +447700900001m", "John Smith | +442079460001 | +447700900002m"]
        ),
        (
            "father and son by birthday",
            ["Karl Lang | +4930100001 | b:1950-01-02", "Karl Lang | +4930100001 | b:1980-07-06"]
        ),
        (
            "father and son at home",
            [
                "Karl Lang | a:5 High Street | t:Town | k@a.example",
                "Karl Lang | a:5 High Street | t:Town | k@b.example",
            ]
        ),
        ("couple with a landline", ["Anna Weber | +4930100001", "Bernd Weber | +4930100001"]),
        ("couple with a mobile", ["Anna Weber | +4915112345678m", "Bernd Weber | +4915112345678m"]),
        ("couple with an address", ["Anna Weber | weber@example.org", "Bernd Weber | weber@example.org"]),
        (
            "the family's mailbox and nobody named",
            ["Anna Weber | family.weber@example.org", "| family.weber@example.org"]
        ),
        (
            "an initial in the family's mailbox",
            ["Anna Weber | family.weber@example.org", "A. Weber | family.weber@example.org"]
        ),
        ("the family's mailbox by name", ["Anna Weber | weber@example.org", "A. Weber | weber@example.org"]),
        (
            "twins",
            [
                "Lena Vogt | b:2001-05-05 | a:5 High Street | t:Town | +4930100001",
                "Lisa Vogt | b:2001-05-05 | a:5 High Street | t:Town | +4930100001",
            ]
        ),
        (
            "twins with one initial",
            [
                "L. Vogt | b:2001-05-05 | +4930100001 | +4915112345671m",
                "L. Vogt | b:2001-05-05 | +4930100001 | +4915112345672m",
            ]
        ),
        ("namesakes", ["Maria Rossi | +393331234567m", "Maria Rossi | +393331234568m"]),
        ("namesakes in a town", ["Maria Rossi | t:Roma | a@example.org", "Maria Rossi | t:Roma | b@example.org"]),
        (
            "namesakes at work",
            [
                "Maria Rossi | o:Acme | m.rossi@acme.example | +390612345678",
                "Maria Rossi | o:Acme | m.rossi2@acme.example | +390612345678",
            ]
        ),
        ("a role mailbox", ["Peter Klein | info@acme.example", "Paula Gross | info@acme.example"]),
        (
            "a role mailbox and one name",
            ["Peter Klein | sales@acme.example", "Peter Klein | sales@acme.example | +4915112345678m"]
        ),
        ("nobody's mailbox", ["Ann Lee | none@none.com", "Ann Lee | none@none.com | +4915112345678m"]),
        ("one name, one word", ["Anna", "Anna"]),
        ("one word and a landline", ["Anna | +4930100001", "Maria | +4930100001"]),
        ("middle names", ["Tom A. Reed | +12125551234", "Tom B. Reed | +12125551234"]),
        ("mario and maria", ["Mario Conti | +390612345678", "Maria Conti | +390612345678"]),
        ("two extensions", ["Ann Lee | +442071234567;12", "Bob Ray | +442071234567;13"]),
        ("neighbours", ["Eva Stark | a:12 High Street | t:Town", "Eva Stark | a:13 High Street | t:Town"]),
        ("Sig. e Sig.ra", ["p:Sig. | f:Rossi | mr@example.org", "p:Sig.ra | f:Rossi | mr@example.org"]),
        ("Mr. and Mrs.", ["Mr. Whitcombe | +4930100001", "Mrs. Whitcombe | +4930100001"]),
        ("Herr und Frau", ["p:Herr | f:Böttcher | +4930100001", "p:Frau | f:Böttcher | +4930100001"]),
        ("numbered rooms", ["Room 469 | +442079460001", "Room 470 | +442079460001"]),
        ("doctors of one name", ["Dr. Thorne (skin) | +442079460001", "Dr. Thorne (eyes) | +442079460001"]),
        ("compound names", ["Jean-Pierre Roy | +33612345678m", "Jean-Paul Roy | +33612345678m"]),
        ("brothers in Han characters", ["王小明 | +8613912345678m", "王小昌 | +8613912345678m"]),
        ("a child and the mother", ["Leo Klein | +4915112345678m", "Leo Mama | +4915112345678m"]),
        ("mum and dad", ["Mum | +4930100001", "Dad | +4930100001"]),
        ("a couple's card", ["Anna & Bram Visser | +31612345678m", "Anna Visser | +31612345678m"]),
        (
            "sisters of similar names and one mailbox",
            [
                "Emma Hall | hall@example.org | +447700900001m", "Emily Hall | hall@example.org | +447700900002m",
            ]
        ),
        (
            "an organization and who reads its mail",
            ["Acme Energy GmbH | anna@acme.example | k:organization", "Anna Weber | anna@acme.example | o:Acme Energy"]
        ),
        (
            "the card of a company and who reads its mail",
            [
                "| anna@acme.example | o:Acme | +442079460001",
                "Anna Weber | anna@acme.example | o:Acme | +4915112345678m",
            ]
        ),
        ("branches", ["o:Acme Travel | +442079460001", "o:Acme Travel Airport | +442079460002"]),
        (
            "two people under one mobile and mailbox",
            [
                "Anna Weber | +4915112345678m | aw@example.org", "Bernd Klein | +4915112345678m | aw@example.org",
            ]
        ),
        (
            "birthdays written with strokes",
            ["Ora Kaew | +447700900001m | b:11/21/1991", "Ora Kaew | +447700900001m | b:4/13/2016"]
        ),
        ("two organizations at one number", ["| +442071234567 | o:Acme", "| +442071234567 | o:Zenith"]),
    ]

    /// Contacts of which nothing tells one person from two, so that somebody is asked.
    static let asked: [(String, [String])] = [
        (
            "a slip of the pen in both names",
            ["Stephanie Grabowski | +12125551234m", "Stephnaie Grabowksi | +12125551234m"]
        ),
        ("kana of two names", ["サトウ タロウ | +819012345678m", "サイトウ タロウ | +819012345678m"]),
        (
            "a mailbox that names somebody else",
            ["| +12125551234m | anna.berg@example.org", "Kyle Brand | +12125551234m"]
        ),
        (
            "given names of three words",
            ["g:Thị Minh Châu | f:Phạm | +84912345678m", "g:Thị Minh Ngọc | f:Phạm | +84912345678m"]
        ),
        (
            "compound given names",
            [
                "Anna Lena Vogt | +4915112345678m | vogt@example.org",
                "Anna Sophie Vogt | +4915112345678m | vogt@example.org",
            ]
        ),
        (
            "names of fathers and grandfathers",
            ["Samir Yusuf Ali Khalil | +201001234567m", "Samir Yusuf Omar Khalil | +201001234567m"]
        ),
        (
            "a title and a given name that may be of the other sex",
            ["p:Frau | f:Kessler | +4915112345678m", "Martin Kessler | +4915112345678m"]
        ),
        (
            "one given name at a mailbox of others",
            ["Ewa Lipska | biuro.krakow@example.org", "Ewa Sowa | biuro.krakow@example.org"]
        ),
        ("an old and a new number", ["Ottokar Zwyssig | +4915112345671m", "Ottokar Zwyssig | +4915112345672m"]),
        ("an estate", ["Nachlass Erwin Stahl | +4915112345678m", "Erwin Stahl | +4915112345678m"]),
        ("an office", ["Büro Erwin Stahl | +4915112345678m", "Erwin Stahl | +4915112345678m"]),
        (
            "a son and perhaps his father",
            ["Robert Ashby | +12125551234 | ashby@example.org", "Robert Ashby Jr. | +12125551234 | ashby@example.org"]
        ),
        (
            "the birthday of many",
            ["Karim Haddad | b:1990-01-01 | +4915112345671m", "Karim Haddad | b:1990-01-01 | +4915112345672m"]
        ),
        (
            "twins of names that are forms of one",
            [
                "Leo Vogt | b:2016-05-05 | +4915112345678m | vogt@example.org",
                "Leon Vogt | b:2016-05-05 | +4915112345678m | vogt@example.org",
            ]
        ),
        ("one name that ends with another", ["Chidiebere Obi | +2348031234567m", "Ebere Obi | +2348031234567m"]),
        ("syllables a letter apart", ["Wang Jian | +8613912345678m", "Wang Jiang | +8613912345678m"]),
        ("departments", ["o:Acme | d:Sales | +442071234567", "o:Acme | d:Support | +442071234567"]),
        (
            "offices in one house",
            [
                "o:Praxis für Urologie | +4956120123456 | a:Ring 5 | t:Kassel",
                "o:Praxis für Radiologie | +4956120123456 | a:Ring 5 | t:Kassel",
            ]
        ),
        (
            "a court and an office in one house",
            [
                "o:Amtsgericht Kassel | +4956120123456 | a:Ring 5 | t:Kassel",
                "o:Staatsanwaltschaft Kassel | +4956120123456 | a:Ring 5 | t:Kassel",
            ]
        ),
        ("characters of one reading", ["李伟 | +8613912345678m", "李威 | +8613912345678m"]),
        ("a long vowel", ["コバヤシ ユキ | +81312345678 | a:5-3", "コバヤシ ユウキ | +81312345678 | a:5-3"]),
        ("two flats", ["Anna Weber | a:5 Oak St Apt 3B | z:12345", "Anna Weber | a:5 Oak St Apt 3D | z:12345"]),
        (
            "organizations a letter apart",
            [
                "o:Marlott Dental Group | +442079460001 | a:5 High Street",
                "o:Marlott Rental Group | +442079460001 | a:5 High Street",
            ]
        ),
        (
            "gates",
            [
                "o:Eastgate Motors | +442079460001 | a:5 High Street",
                "o:Westgate Motors | +442079460001 | a:5 High Street",
            ]
        ),
        (
            "a lyceum and a college",
            [
                "o:Lycée Louis Ravenel | +33142685300 | a:5 rue X",
                "o:Collège Louis Ravenel | +33142685300 | a:5 rue X",
            ]
        ),
        (
            "shelters of men and women",
            [
                "o:Zarnow Men's Shelter | +442079460001 | a:5 High Street",
                "o:Zarnow Women's Shelter | +442079460001 | a:5 High Street",
            ]
        ),
        (
            "works of two numbers",
            ["o:ゾルメ第一工場 | +81312345678 | a:5-3", "o:ゾルメ第二工場 | +81312345678 | a:5-3"]
        ),
        ("numbers that are none", ["Anna Weber | u:000-00-0000 | +4915112345678m", "Anna Weber | u:000000000"]),
        (
            "parks of two numbers",
            [
                "o:Windpark Nord I | +4956120123456 | a:Ring 5 | t:Kassel",
                "o:Windpark Nord II | +4956120123456 | a:Ring 5 | t:Kassel",
            ]
        ),
    ]

    /// Contacts of one person.
    static let same: [(String, [String])] = [
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

    @Test(arguments: different) func peopleStayApart(_ trap: (String, [String])) {
        let match = Book(trap.1).matcher().match()
        #expect(!match.isOne(1, 2), "\(trap.0): \(match.people)")
    }

    @Test(arguments: asked) func somebodyIsAsked(_ trap: (String, [String])) {
        let match = Book(trap.1).matcher().match()
        #expect(!match.isOne(1, 2), "\(trap.0): \(match.people)")
        #expect(match.review.contains { $0.first == 1 && $0.second == 2 }, "\(trap.0)")
    }

    @Test(arguments: same) func contactsBecomeOne(_ trap: (String, [String])) {
        let matcher = Book(trap.1).matcher()
        let match = matcher.match()
        #expect(
            match.isOne(1, 2),
            "\(trap.0): \(matcher.evidence(1, 2)?.parts.map { "\($0.kind) \($0.bits)" } ?? [])")
    }

    /// Copies of a contact are one person's, unless a name that is only as common as others is read again and again at one number.
    @Test(arguments: [(3, 40), (200, 8_000)]) func copiesAtASwitchboard(_ copies: Int, _ people: Int) {
        let lines = (0..<40).flatMap { name in
            [String](repeating: "Clerk\(letters(name)) Desk\(letters(name * 7)) | +442071234567", count: copies)
        }
        #expect(Book(lines).matcher().match().people.count == people)
    }

    /// Whoever has the numbers of two people is a question to both.
    @Test func nobodyIsJoinedThroughABridge() {
        let match = Book([
            "Anna Weber | +4915112345671m", "| +4915112345671m | +4915112345672m", "Bernd Klein | +4915112345672m",
        ]).matcher().match()
        #expect(match.people == [[1], [2], [3]])
        #expect(match.review.count == 2)
    }

    /// A vague name that may be that of two who exclude each other is a question to both, and joins nobody.
    @Test(arguments: [
        ["J. Weberknecht", "Jan Weberknecht", "Julia Weberknecht"],
        ["Sam Delgado", "Samuel Delgado", "Samantha Delgado"],
        ["Wei Chen", "陈伟", "陈薇"], ["Yuki Hayashi", "林 由紀", "林 勇気"],
        ["Alex Horowitz", "Alexander Horowitz", "Alexandra Horowitz"],
    ]) func aVagueNameJoinsNobody(_ names: [String]) {
        for places in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
            let match = Book(places.map { names[$0] + " | +4915112345671m" }).matcher().match()
            #expect(match.people.count == 3, "\(names): \(match.people)")
        }
    }

    @Test func aSwitchboardJoinsNobody() {
        let match = Book((0..<200).map { "Clerk\(letters($0)) Desk\(letters($0 * 7)) | +442071234567" }).matcher()
            .match()
        #expect(match.people.count == 200)
    }

    @Test func aChainDoesNotJoinItsEnds() {
        // Each shares something with the next, the ends nothing: Anna and Bernd share a mailbox.
        let match = Book([
            "Anna Weber | anna@example.org | home@example.org", "Bernd Weber | bernd@example.org | home@example.org",
            "Anna Weber | anna@example.org", "Bernd Weber | bernd@example.org",
        ]).matcher().match()
        #expect(match.people == [[1, 3], [2, 4]])
    }

    /// A number as letters, so that it is a name.
    private func letters(_ number: Int) -> String {
        let consonants = Array("bcdfghjklmnpqrstvwxz")
        return String([consonants[number / 400 % 20], "a", consonants[number / 20 % 20], "o", consonants[number % 20]])
    }
}
