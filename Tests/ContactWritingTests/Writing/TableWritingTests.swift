import ContactReading
import ReadingTestSupport
import SeededRandom
import Testing

@testable import ContactModel
@testable import ContactWriting

/// Writes contacts as a table: surveyed, then written.
func table(_ records: [OutgoingContact], _ format: TableFormat, isSafe: Bool = false) -> (
    bytes: [UInt8], losses: ExportLosses
) {
    var survey = TableSurvey(format)
    for record in records { survey.add(record) }
    return (
        written(records, ContactTableWriter(survey, form: .csv(isSafe ? .spreadsheetSafe : CSVForm()))), survey.losses
    )
}

struct TableWritingTests {
    @Test(arguments: Seeds.first(10))
    func ourOwnTableIsReadBack(seed: UInt64) throws {
        var source = HardContact(seed: seed)
        let records = (0..<5).map { _ in source.next() }
        let (bytes, losses) = table(records, .own)
        let outcome = try read(bytes)
        #expect(outcome.description.sourceName == "Trunkline")
        #expect(losses.noted.isEmpty)
        // A picture belongs into a card, and a cell of categories holds no ":::".
        let kept = records.map { $0.contact.comparable.filter { !$0.hasPrefix("photo") } }
        #expect(outcome.contacts.map { $0.comparable.filter { !$0.hasPrefix("photo") } } == kept, "seed \(seed)")
    }

    @Test(arguments: [TableFormat.own, .google, .outlook, .hubSpot, .salesforce], Seeds.first(3))
    func whatIsReadBackIsWrittenTheSame(format: TableFormat, seed: UInt64) throws {
        var source = HardContact(seed: seed)
        let records = (0..<4).map { _ in source.next() }
        let first = table(records, format).bytes
        let again = try read(first).contacts.map { contact in
            var record = OutgoingContact()
            record.contact = contact
            return record
        }
        #expect(
            try read(table(again, format).bytes).contacts.map(\.comparable) == again.map(\.contact.comparable),
            "seed \(seed)")
    }

    @Test func notesRevisionsAndMarksAreReadBack() throws {
        var contact = record([
            (.displayName, "", "Ann"), (.note, "Remark", "Third"), (.note, "", "First"), (.note, "", "Second"),
            (.revision, "", "2020-01-01T00:00:00Z"), (.revision, "", "2021-01-01T00:00:00Z"),
        ])
        for (kind, value) in [(Contact.Field.Kind.related, "Bo"), (.date, "2001-02-03")] {
            contact.contact.append(kind, label: "spouse".utf8, value: value.utf8, isPreferred: true)
        }
        let (bytes, losses) = table([contact], .own)
        #expect(losses.isEmpty)
        let back = try read(bytes).contacts[0]
        #expect(back.labelled(.note).sorted() == [": First", ": Second", "Remark: Third"])
        #expect(back.values(.revision) == ["2020-01-01T00:00:00Z", "2021-01-01T00:00:00Z"])
        #expect(back.fields.filter(\.isPreferred).map(\.kind) == [.related, .date])
        // Where there is one column, the label stands before its note.
        let (google, noted) = table([contact], .google)
        #expect(String(decoding: google, as: UTF8.self).contains("First\n\nSecond\n\nRemark: Third"))
        #expect(noted.noted == ["label": 1])
    }

    /// A label says the one type that is of use.
    @Test(arguments: [
        ("TEL;TYPE=CELL,VOICE", 0), ("TEL;TYPE=HOME,FAX,VOICE", 0), ("EMAIL;TYPE=INTERNET,HOME;PREF=1", 0),
        ("TEL;TYPE=CELL,WORK", 1), ("NOTE;LANGUAGE=de", 1), ("URL;PREF=2", 1), ("BDAY", 1),
    ])
    func whatPropertiesSayBesideTheirFieldsIsCounted(_ head: String, _ count: Int) {
        let contact = record([(.givenName, "", "Ann"), (.cardProperty, head, "19960415T140000Z")])
        for format in [TableFormat.own, .google, .outlook] {
            let (bytes, losses) = table([contact], format)
            #expect(losses.dropped == (count == 0 ? [:] : ["cardProperty": count]) && losses.noted.isEmpty)
            #expect(!String(decoding: bytes, as: UTF8.self).contains("1996"))
        }
    }

    @Test func everyRowHasTheCellsOfTheHeader() throws {
        var source = HardContact(seed: 7)
        let records = (0..<20).map { _ in source.next() }
        for format in [TableFormat.own, .google, .outlook, .hubSpot, .salesforce] {
            #expect(try read(table(records, format).bytes).findings.isEmpty)
        }
    }

    /// As a database has them in which somebody gave all addresses of a contact one place.
    @Test func addressesOfOnePlaceAreAddresses() throws {
        let streets = (0..<40).map { (Contact.Field.Kind.street, "", "\($0) Example Street") }
        let cells = String(decoding: table([record(streets)], .own).bytes, as: UTF8.self)
        #expect((0..<40).allSatisfy { cells.contains("\($0) Example Street") })
        #expect(!cells.contains("Street 41"))
    }

    @Test func outlookTakesNumbersByTheirLabels() throws {
        let contact = record([
            (.familyName, "", "Hall"), (.phone, "mobile", "+447400123456"), (.phone, "mobile", "+447400123457"),
            (.phone, "workFax", "+442079460001"), (.phone, "", "+442079460002"), (.phone, "Oma", "+442079460003"),
            (.phone, "pager", "+442079460004"), (.phone, "pager", "+442079460005"),
        ])
        let (bytes, losses) = table([contact], .outlook)
        let back = try read(bytes).contacts[0]
        #expect(back.phones.contains("mobile: +447400123456") && back.phones.contains("workFax: +442079460001"))
        #expect(back.phones.contains("other: +447400123457") && back.phones.contains("pager: +442079460004"))
        #expect(back.phones.count == 6)
        #expect(back.first(.note)?.contains("Phone (pager): +442079460005") == true)
        #expect(back.first(.note)?.contains("Oma: +442079460003") == true)
        #expect(losses.noted["phone"] == 1)
    }

    /// An address as it is printed is kept where it says more than its parts.
    @Test(arguments: [
        ("Weg 1\n01067 DRESDEN", false), ("c/o Hall\nWeg 1\n01067 Dresden", true),
        ("Weg 1, 01067 Dresden, Germany", true),
    ])
    func printedAddressesAreKept(_ printed: String, _ saysMore: Bool) throws {
        var contact = record([(.familyName, "", "Lee")])
        for (kind, value) in [
            (Contact.Field.Kind.formattedAddress, printed), (.street, "Weg 1"), (.city, "Dresden"),
            (.postalCode, "01067"),
        ] {
            contact.contact.append(kind, label: "work".utf8, value: value.utf8, group: 1)
        }
        for format in [TableFormat.outlook, .hubSpot, .salesforce] {
            let (bytes, losses) = table([contact], format)
            #expect(
                losses.noted["formattedAddress"] == (saysMore ? 1 : nil) && losses.dropped["formattedAddress"] == nil)
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.contains("Dresden") && text.contains("Formatted address (work): ") == saysMore)
        }
        for format in [TableFormat.own, .google] { #expect(table([contact], format).losses.noted.isEmpty) }
    }

    /// The lines of a street have columns of their own in Outlook, and are one street when they are read.
    @Test(arguments: [
        ("12 Main Street\nSuite 400", "12 Main Street,Suite 400,,"), ("Weg 1", "Weg 1,,,"),
        ("Les Lilas\n5 rue Haute\nBâtiment B", "Les Lilas,5 rue Haute,Bâtiment B,"),
    ])
    func linesOfStreets(street: String, cells: String) throws {
        var contact = record([(.familyName, "", "Lee")])
        for (kind, value) in [(Contact.Field.Kind.street, street), (.city, "Springfield")] {
            contact.contact.append(kind, label: "work".utf8, value: value.utf8, group: 1)
        }
        contact.contact.append(.street, label: "other".utf8, value: "9 Lake Rd".utf8, group: 2)
        let (bytes, losses) = table([contact], .outlook)
        #expect(losses.noted.isEmpty && losses.dropped.isEmpty)
        #expect(String(decoding: bytes, as: UTF8.self).contains(cells + "Springfield,"))
        let back = try read(bytes).contacts[0]
        #expect(back.labelled(.street) == ["work: \(street)", "other: 9 Lake Rd"])
    }

    @Test func aFaxIsNoVoice() throws {
        let contact = record([
            (.familyName, "", "Hall"), (.phone, "homeFax", "+442079460001"), (.phone, "workFax", "+442079460002"),
        ])
        let back = try read(table([contact], .salesforce).bytes).contacts[0]
        #expect(back.phones == ["otherFax: +442079460001"])
        #expect(back.first(.note)?.contains("+442079460002") == true)
        #expect(try read(table([contact], .hubSpot).bytes).contacts[0].phones == ["otherFax: +442079460001"])
    }

    @Test func requiredNamesAreSupplied() throws {
        let contact = record([(.organization, "", "Example Ltd"), (.phone, "", "+442079460001")])
        #expect(try read(table([contact], .salesforce).bytes).contacts[0].first(.familyName) == "Example Ltd")
        #expect(try read(table([contact], .hubSpot).bytes).contacts[0].first(.givenName) == "Example Ltd")
        let named = record([(.displayName, "", "Ann Lee"), (.email, "", "a@example.com")])
        #expect(try read(table([named], .salesforce).bytes).contacts[0].first(.familyName) == "Ann Lee")
    }

    @Test func formulasBecomeTextAndNumbersStay() {
        let contact = record([
            (.givenName, "", "=1+1"), (.note, "", "-2"), (.phone, "", "+12125550100"), (.nickname, "", "Ann"),
        ])
        let text = String(decoding: table([contact], .own, isSafe: true).bytes, as: UTF8.self)
        #expect(text.hasPrefix("\u{FEFF}Name Prefix,"))
        #expect(text.contains(",'=1+1,") && text.contains(",'-2,") && text.contains(",+12125550100,"))
        let raw = String(decoding: table([contact], .own).bytes, as: UTF8.self)
        #expect(raw.contains(",=1+1,") && !raw.hasPrefix("\u{FEFF}"))
    }

    @Test func whatIsMoreThanAProgramTakesIsCounted() {
        let long = record([(.familyName, "", "Lee"), (.note, "", String(repeating: "x", count: 32_001))])
        let longer = record([(.familyName, "", "Hall"), (.note, "", String(repeating: "x", count: 400_000))])
        let plain = record([(.familyName, "", "Ray"), (.note, "", "x")])
        #expect(
            table([long, longer, plain], .salesforce).losses.exceeded == [
                ExportLimit(.noteBytes, 32_000): 2, ExportLimit(.rowBytes, 400_000): 1,
            ])
        var small = TableFormat.hubSpot
        small.limits = TableFormat.Limits(contacts: 2, columns: 16)
        #expect(
            table([long, longer, plain], small).losses.exceeded == [
                ExportLimit(.contacts, 2): 3, ExportLimit(.columns, 16): 17,
            ])
        #expect(table([long, longer, plain], .google).losses.exceeded.isEmpty)
    }

    @Test func lossesAreCounted() {
        let photo = record([
            (.givenName, "", "A"), (.photo, "ENCODING=b", "/9j/AAAA"), (.uid, "", "1"), (.extra, "Gate", "7"),
        ])
        let losses = table([photo, photo], .outlook).losses
        #expect(losses.dropped == ["photo": 2, "uid": 2])
        #expect(losses.noted == ["custom value": 2])
        var group = record([(.displayName, "", "Team")])
        group.contact.kind = .group
        for format in [TableFormat.own, .google, .outlook, .hubSpot, .salesforce] {
            #expect(table([group, photo], format).losses.dropped["contactKind"] == 1)
        }
    }
}
