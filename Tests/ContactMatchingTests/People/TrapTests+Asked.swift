extension TrapTests {
    /// Contacts of which nothing tells one person from two, so that somebody is asked.
    static let asked: [(String, [String])] = [
        ("marks of Vietnamese", ["Nguyễn Văn Hùng | +84903456781m", "Nguyễn Văn Hưng | +84903456781m"]),
        (
            "a tone, and none where other words have theirs",
            ["Nguyễn Thị Hoa | +842838123456", "Nguyễn Thị Hòa | +842838123456"]
        ),
        (
            "a firm's card and a person of no firm at one mobile",
            ["o:Sunrise HVAC Inc | +12125551234m", "Hector Villalpando | +12125551234m | hector@home.example"]
        ),
        (
            "two legal forms in one house",
            [
                "o:Turnverein Hallgarten e.V. | +4930100001 | a:Ring 5 | t:Kassel",
                "o:Turnverein Hallgarten GmbH | +4930100001 | a:Ring 5 | t:Kassel",
            ]
        ),
        (
            "a firm's card and one who works there",
            ["o:Sunrise HVAC Inc | +12125551234m", "Hector Villalpando | o:Sunrise HVAC Inc | +12125551234m"]
        ),
        ("a wife by her husband's name", ["Mrs. John Abernethy | +12125551234m", "John Abernethy | +12125551234m"]),
        (
            "one name and house, and other birthdays",
            [
                "Max Huber | b:1950-05-05 | huber@home.example | a:Hauptstr. 1 | t:München | z:80331",
                "Max Huber | b:1980-06-07 | huber@home.example | a:Hauptstr. 1 | t:München | z:80331",
            ]
        ),
        (
            "one name and much else, and other birthdays",
            [
                "Max Huber | b:1950-05-05 | +4915112345678m | huber@home.example | a:Ring 1 | t:Ulm | o:Acme",
                "Max Huber | b:1980-06-07 | +4915112345678m | huber@home.example | a:Ring 1 | t:Ulm | o:Acme",
            ]
        ),
        (
            "one name and job in two towns",
            [
                "Doutzen Wobbo | o:Fryske Krant | j:Redacteur | a:Kade 1 | t:Sneek | z:8601 AB",
                "Doutzen Wobbo | o:Fryske Krant | j:Redacteur | a:Plein 4 | t:Amsterdam | z:1011 AA",
            ]
        ),
        (
            "one day of birth, thirty years apart",
            [
                "Otto Grillparz | b:1949-03-04 | +4930100001 | a:Ring 5 | t:Kassel",
                "Otto Grillparz | b:1979-03-04 | +4930100001 | a:Ring 5 | t:Kassel",
            ]
        ),
        (
            "twins of listed names",
            [
                "Luca Wackernagel | b:2001-05-05 | a:Ring 5 | t:Kassel",
                "Lucas Wackernagel | b:2001-05-05 | a:Ring 5 | t:Kassel",
            ]
        ),
        (
            "namesakes at their office",
            [
                "Anna Weber | o:Acme | +442079460001 | +442079460002 | anna@one.example",
                "Anna Weber | o:Acme | +442079460001 | +442079460002 | aw@two.example",
            ] + ["Berg", "Falk", "Kroll", "Lind", "Moor", "Nolte", "Pohl", "Rau"].map { "Anna \($0) | t:Ulm" }
                + ["Bernd", "Clara", "Dirk", "Emil", "Fritz", "Gerd", "Heinz", "Ilse"].map { "\($0) Weber | t:Ulm" }
        ),
        (
            "a note that names somebody else beside a number",
            ["| +12125551234m | c:spoke to Sandra Ellis about the roof", "Kyle Brand | +12125551234m"]
        ),
        ("another first letter", ["Mohanlal Deshpande | +919812345678m", "Sohanlal Deshpande | +919812345678m"]),
        (
            "a middle name for women",
            ["g:Raj Kumar | f:Saxena | +919812345678m", "g:Raj Kumari | f:Saxena | +919812345678m"]
        ),
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
        (
            "one given name, one house and the birthday of many",
            [
                "Omar Abdi | b:1980-01-01 | a:5 High Street | t:Town",
                "Omar Nur | b:1980-01-01 | a:5 High Street | t:Town",
            ]
        ),
        (
            "one given name, one landline and the birthday of many",
            [
                "Omar Abdi | b:1980-01-01 | +4930100001 | a:5 High Street | t:Town",
                "Omar Nur | b:1980-01-01 | +4930100001 | a:5 High Street | t:Town",
            ]
        ),
        (
            "namesakes in two departments",
            [
                "Thomas Müller | o:Firma ABC GmbH | d:Einkauf | +493022334455",
                "Thomas Müller | o:Firma ABC GmbH | d:IT | +493022334455",
            ]
        ),
        (
            "namesakes in opposite departments",
            [
                "Jisoo Kim | o:Delta AG | d:Einkauf | +493022334455",
                "Jisoo Kim | o:Delta AG | d:Verkauf | +493022334455",
            ]
        ),
        (
            "namesakes with two jobs",
            [
                "Mohamed Ali | o:Nile Trading | j:Driver | +20223456789",
                "Mohamed Ali | o:Nile Trading | j:Finance Director | +20223456789",
            ]
        ),
        (
            "namesakes with two jobs in the house of their firm",
            [
                "王伟 | o:Acme | j:Driver | a:5 High Street | t:Town | +861012345678",
                "王伟 | o:Acme | j:Accountant | a:5 High Street | t:Town | +861012345678",
            ]
        ),
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
}
