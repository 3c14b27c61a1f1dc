extension TrapTests {
    /// Contacts of different people, and why somebody may take them for one.
    static let different: [(String, [String])] = [
        ("two words behind a short family name", ["Võ Minh Lan | +84903456781m", "Võ Minh Tùng | +84903456781m"]),
        ("middle names of a man and a woman", ["Mai Văn Thanh | +84903456781m", "Mai Thị Thanh | +84903456781m"]),
        ("a grandmother and an aunt", ["Oma Hilde | +4930100001", "Tante Hilde | +4930100001"]),
        (
            "a father who is called by his son's name",
            ["Abu Khalid Mansour | +201001234567m", "Khalid Mansour | +201001234567m"]
        ),
        (
            "the same in Arabic, with parts in two fields",
            ["g:أبو فهد | f:السبيعي | +966501234567m", "g:فهد | f:السبيعي | +966501234567m"]
        ),
        (
            "a son and a daughter",
            ["Faizal bin Osman | +60121234567m", "Faizah binti Osman | +60121234567m"]
        ),
        ("pilgrims", ["g:Alhaji Sani | f:Yarima | +2348031234567m", "g:Hajiya Sani | f:Yarima | +2348031234567m"]),
        ("a man and a woman in Hausa", ["Aminu Garba | +2348031234567m", "Amina Garba | +2348031234567m"]),
        ("a man and a woman in Swahili", ["Hamisi Juma | +255751234567m", "Hamisa Juma | +255751234567m"]),
        ("a wife by her husband's name", ["Mezőszegi István | +36301234567m", "Mezőszegi Istvánné | +36301234567m"]),
        ("given names behind a family name", ["Tiszaföldi Péter | +36301234567m", "Tiszaföldi Petra | +36301234567m"]),
        (
            "a familiar form for both, and a family name for women",
            ["Александр Ерёмушкин | +79161234567m", "Саша Ерёмушкина | +79161234567m"]
        ),
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
            "namesakes at a firm, of whom no card has a number",
            [
                "Anna Weber | u:DE123456788 | anna@one.example", "Anna Weber | u:DE123456788 | aw77@two.example",
                "Bernd Klein | u:DE123456788 | bk@three.example", "Clara Vogt | u:DE123456788 | cv@four.example",
            ]
        ),
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
        ("one name, and nothing else", ["Ottilie Zwetsch", "Ottilie Zwetsch"]),
        ("one name and two notes", ["Ottilie Zwetsch | c:Met in Rome", "Ottilie Zwetsch | c:Met in Ulm"]),
        ("one word and a note", ["Ottilie | c:Met in Rome", "Ottilie | c:Met in Rome"]),
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
}
