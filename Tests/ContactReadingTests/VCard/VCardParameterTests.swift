import ContactReading
import ReadingTestSupport
import Testing

@testable import ContactModel

/// Properties that say more than their fields are kept beside them.
struct VCardParameterTests {
    @Test(arguments: [
        ("TEL;TYPE=CELL:1", nil), ("TEL;CELL;PREF:1", nil), ("TEL;TYPE=HOME;TYPE=FAX:1", nil), ("TEL;TYPE=FAX:1", nil),
        ("TEL;TYPE=Boat:1", nil), ("TEL;VALUE=uri;TYPE=home:tel:1", nil), ("TEL;waid=491;TYPE=CELL:1", nil),
        ("item1.TEL;TYPE=HOME:1\r\nitem1.X-ABLabel:_$!<Home>!$_", nil), ("item1.TEL:1\r\nitem1.X-ABLabel:Boat", nil),
        ("EMAIL;TYPE=INTERNET,WORK,PREF:a@example.com", nil), ("ADR;LABEL=x;TYPE=home:;;y;;;;", nil),
        ("IMPP;X-SERVICE-TYPE=Skype:skype:a", nil), ("RELATED;TYPE=friend;VALUE=text:Bo", nil),
        ("NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:a=3Db", nil), ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-09", nil),
        ("BDAY:1985-04-12", nil), ("BDAY;VALUE=text:circa 1800", nil), ("PHOTO;X-A=1;ENCODING=b:AAAA", nil),
        ("X-FOO;X-A=1:b", nil), ("TEL;TYPE=CELL,WORK:1", "TEL;TYPE=CELL,WORK: 1"),
        ("TEL;TYPE=\"voice,home\":1", "TEL;TYPE=\"voice,home\": 1"), ("TEL;TYPE=IPHONE:1", "TEL;TYPE=IPHONE: 1"),
        ("TEL;TYPE=Boat,Car:1", "TEL;TYPE=Boat,Car: 1"), ("TEL;TYPE=CELL,Boat:1", "TEL;TYPE=CELL,Boat: 1"),
        ("item1.TEL;TYPE=CELL:1\r\nitem1.X-ABLabel:Boat", "item1.TEL;TYPE=CELL: 1"),
        ("item1.ADR;TYPE=home:;;a;b;;;\r\nitem1.X-ABADR:de", "item1.ADR;TYPE=home: a;b"),
        ("EMAIL;X-A=1:a@example.com", "EMAIL;X-A=1: a@example.com"), ("ADR;CC=DE:;;a;b;;;", "ADR;CC=DE: a;b;DE"),
        ("N;SORT-AS=\"Lee\":Lee;Ann;;;", "N;SORT-AS=\"Lee\": Ann;Lee"),
        ("ORG;SORT-AS=A:Acme;Sales", "ORG;SORT-AS=A: Acme;Sales"),
        ("IMPP;TYPE=work;X-SERVICE-TYPE=Skype:skype:a", "IMPP;TYPE=work;X-SERVICE-TYPE=Skype: skype:a"),
        ("NOTE;LANGUAGE=de:Hallo", "NOTE;LANGUAGE=de: Hallo"), ("TITLE;PREF=1:Boss", "TITLE;PREF=1: Boss"),
        ("URL;PREF=2:https://a.example", "URL;PREF=2: https://a.example"),
        ("BDAY:19850412T100000Z", "BDAY: 19850412T100000Z"),
        ("BDAY:1985-04-12 10:00", "BDAY: 1985-04-12 10:00"), ("BDAY;ALTID=1:19850412", "BDAY;ALTID=1: 1985-04-12"),
    ])
    func whatNoFieldSays(_ properties: String, _ kept: String?) throws {
        let contact = try card("FN:Anna\r\n" + properties).contacts[0]
        #expect(contact.labelled(.cardProperty) == (kept.map { [$0] } ?? []))
    }

    @Test func aListHasThemOnce() throws {
        let contact = try card("FN:Anna\r\nNICKNAME;TYPE=work:A,B\r\nNICKNAME:C").contacts[0]
        #expect(contact.labelled(.cardProperty) == ["NICKNAME;TYPE=work: A;B"])
    }

    /// A line of a text that is written raw still is one of it.
    @Test func aContinuedValueIsTheOneThatIsKept() throws {
        let contact = try card("FN:Anna\r\nNOTE;LANGUAGE=de:one\r\ntwo").contacts[0]
        #expect(contact.values(.note) == ["one\ntwo"])
        #expect(contact.labelled(.cardProperty) == ["NOTE;LANGUAGE=de: one\ntwo"])
    }

    @Test func aPropertyAloneIsNoContact() throws {
        #expect(try card("UID;X-A=1:1").contacts.isEmpty)
    }
}
