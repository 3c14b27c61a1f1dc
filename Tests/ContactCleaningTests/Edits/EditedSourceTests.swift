import ContactStore
import Foundation
import PhoneNumbers
import RegionInference
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Sources that come back with edited values, and every other byte as it was.
struct EditedSourceTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private init(region: String) throws {
        var bench = try Workbench()
        bench.options.region = RegionCode(region).map { .fixed($0) } ?? .none
        self.bench = bench
    }

    private func same(_ text: String, _ name: String, _ assignments: String...) throws -> (text: String, missed: Int) {
        try same(text, name, assignments)
    }

    private func same(
        _ text: String, _ name: String, _ assignments: [String], numbers: NumberStyle? = nil
    ) throws -> (text: String, missed: Int) {
        _ = try bench.ingest(bench.write(Array(text.utf8), to: name))
        let summary = try ContactEditing(database: bench.database).edit(
            [1], assignments.map { try FieldAssignment($0) })
        #expect(summary.refused == [])
        var export = Export(database: bench.database, format: .same)
        export.numbers = numbers
        let file = try #require(try export.sameFiles().first)
        var bytes: [UInt8] = []
        let result = try export.write(file) { bytes.append(contentsOf: $0) }
        return (String(decoding: bytes, as: UTF8.self), result.missedEdits)
    }

    @Test func cellsAreWrittenInTheirColumns() throws {
        let (text, missed) = try same(
            "First Name;Last Name;Company;E-mail Address;Shoe Size;Notes\r\nAda;\"Love\"\"lase\";Acme ;;37;\r\nBo;B;Acme;;;x\r\n",
            "people.csv", "family=Love\"lace", "company=A; B", "email+=a@example.com", "column:Shoe Size=",
            "note=Two\nlines")
        #expect(
            text
                == "First Name;Last Name;Company;E-mail Address;Shoe Size;Notes\r\nAda;\"Love\"\"lace\";\"A; B\";a@example.com;;\"Two\nlines\"\r\nBo;B;Acme;;;x\r\n"
        )
        #expect(missed == 0)
    }

    @Test func whatHasNoColumnIsCounted() throws {
        let (text, missed) = try same(
            "First Name,Last Name\nAda,Lovelase\n", "people.csv", "family=Lovelace", "company=Acme")
        #expect(text == "First Name,Last Name\nAda,Lovelace\n")
        #expect(missed == 1)
    }

    private static let split = "Name;Vorwahl;Telefon;Durchwahl\nAnna;030;123456;12\nBert;030;\"123457\";\n"

    /// A number that stands in several cells is written into one, and the others become empty.
    @Test(arguments: [
        (NumberStyle.e164, "Anna;;+4930123456;12\nBert;;\"+4930123457\";\n"),
        (.national, "Anna;;030 123456;12\nBert;;\"030 123457\";\n"),
    ])
    func splitNumbersAreWrittenWhole(_ style: NumberStyle, _ rows: String) throws {
        let bench = try EditedSourceTests(region: "DE")
        let (text, missed) = try bench.same(Self.split, "people.csv", [], numbers: style)
        #expect(text == "Name;Vorwahl;Telefon;Durchwahl\n" + rows && missed == 0)
        let other = try EditedSourceTests(region: "DE")
        _ = try other.bench.ingest(other.bench.write(Array(text.utf8), to: "people.csv"))
        let numbers = "SELECT e164, extension FROM phone_numbers ORDER BY id"
        #expect(try other.bench.rows(numbers) == bench.bench.rows(numbers))
    }

    @Test func anEditedSplitNumberTakesItsPartsAlong() throws {
        let bench = try EditedSourceTests(region: "DE")
        _ = try bench.bench.ingest(bench.bench.write(Array(Self.split.utf8), to: "people.csv"))
        for (edit, row) in [
            ("phone=+49 40 123456", "Anna;;+4940123456;12"), ("phone=+49 40 123456 x34", "Anna;;+4940123456 x34;"),
            ("phone=", "Anna;;;"),
        ] {
            _ = try ContactEditing(database: bench.bench.database).edit([1], [try FieldAssignment(edit)])
            var export = Export(database: bench.bench.database, format: .same)
            export.numbers = .e164
            var bytes: [UInt8] = []
            _ = try export.write(try #require(try export.sameFiles().first)) { bytes.append(contentsOf: $0) }
            #expect(String(decoding: bytes, as: UTF8.self).contains("\n\(row)\n"))
        }
    }

    /// Of equal values each is written where it stands.
    @Test(arguments: [
        (["city.1=York"], "York", "Leeds"), (["city.2=York"], "Leeds", "York"),
        (["city.1=York", "city.2=Bath"], "York", "Bath"), (["city.2=Bath", "city.1=York"], "York", "Bath"),
        (["city.1="], "", "Leeds"), (["city.2="], "Leeds", ""),
    ])
    func equalValuesAreWrittenWhereTheyStand(_ edits: [String], _ first: String, _ second: String) throws {
        func lines(_ first: String, _ second: String) -> [String] {
            [
                "BEGIN:VCARD\nVERSION:3.0\nN:Lee;Ann;;;\nFN:Ann Lee\nADR;TYPE=HOME:;;1 High St;\(first);;;UK\n"
                    + "ADR;TYPE=WORK:;;3 Oak St;\(second);;;UK\nEND:VCARD\n",
                "Name,Home Street,Home City,Work Street,Work City\nAnn Lee,1 High St,\(first),3 Oak St,\(second)\n",
            ]
        }
        for (name, texts) in zip(["a.vcf", "a.csv"], zip(lines("Leeds", "Leeds"), lines(first, second))) {
            let (text, missed) = try EditedSourceTests(region: "GB").same(texts.0, name, edits)
            #expect(text == texts.1 && missed == 0)
        }
    }

    /// A date is written as the column has them, by its own cell, else by the others.
    @Test(arguments: [
        ("DE", "ID;Name;Geburtsdatum\n1;A;01.02.1980\n2;B;23.12.1980\n", "birthday=1980-02-13", "\n1;A;13.02.1980\n"),
        ("DE", "ID;Name;Geburtsdatum\n1;A;\n2;B;23.12.1980\n", "birthday=1980-02-13", "\n1;A;13.02.1980\n"),
        ("US", "ID,Name,Birthday\n1,A,02/13/1980\n2,B,12/23/1980\n", "birthday=1980-03-04", "\n1,A,03/04/1980\n"),
        ("US", "ID,Name,Birthday\n1,A,02/03\n2,B,12/23\n", "birthday=--03-04", "\n1,A,03/04\n"),
        ("US", "ID,Name,Birthday\n1,A,1980-02-03\n2,B,1980-12-23\n", "birthday=1980-03-04", "\n1,A,1980-03-04\n"),
    ])
    func datesAreWrittenAsTheirColumnHasThem(
        _ region: String, _ source: String, _ edit: String, _ row: String
    ) throws {
        let bench = try EditedSourceTests(region: region)
        let (text, missed) = try bench.same(source, "people.csv", edit)
        #expect(text.contains(row) && missed == 0)
    }

    /// The order of a column is that which its dates show, not that of the region.
    @Test(arguments: [
        ("US", "23/12/1980", "3/4/2001", "03/04/2001", "2001-04-03"),
        ("DE", "12/23/1980", "3/4/2001", "03/04/2001", "2001-03-04"),
        ("US", "23.12.1980", "3/4/2001", "03.04.2001", "2001-04-03"),
        ("US", "23/12/1980", "2001-04-03", "03/04/2001", "2001-04-03"),
    ])
    func aTypedDateIsReadInTheOrderOfItsColumn(
        _ region: String, _ other: String, _ typed: String, _ cell: String, _ date: String
    ) throws {
        let bench = try EditedSourceTests(region: region)
        let (text, missed) = try bench.same("ID,Name,Birthday\n1,A,\n2,B,\(other)\n", "people.csv", "birthday=\(typed)")
        #expect(text.contains("\n1,A,\(cell)\n") && missed == 0)
        var bytes: [UInt8] = []
        let export = Export(database: bench.bench.database, format: .csv)
        _ = try export.write(try export.plan()) { bytes.append(contentsOf: $0) }
        #expect(String(decoding: bytes, as: UTF8.self).contains(date))
    }

    /// A date is as it was typed, or refused, where the others of its column show no order, or two.
    @Test(arguments: ["", "1980-12-23", "01/02/1980", "12/23/1980\n3,C,23/12/1980"])
    func anUncertainDateIsRefusedOrKeptAsTyped(_ others: String) throws {
        let bench = try EditedSourceTests(region: "US").bench
        _ = try bench.ingest(bench.write(Array("ID,Name,Birthday\n1,A,\n2,B,\(others)\n".utf8), to: "people.csv"))
        let typed = try FieldAssignment("birthday=3/4/2001")
        var editing = ContactEditing(database: bench.database)
        #expect(try editing.edit([1], [typed]).refused.count == 1)
        editing.keepsInvalid = true
        #expect(try editing.edit([1], [typed]).refused == [])
        #expect(try bench.rows("SELECT birthday FROM current_contacts WHERE id = 1") == ["3/4/2001"])
    }

    @Test func propertiesOfCardsAreWritten() throws {
        let card = """
            BEGIN:VCARD\r
            VERSION:3.0\r
            N:Lovelase;Ada;;;\r
            FN:Ada Lovelase\r
            ORG:Acme\\, Inc.;Sales\r
            item1.EMAIL;TYPE=INTERNET:ada@example.com\r
            item1.X-ABLabel:work\r
            NOTE:old\r
            X-OTHER;A=B:kept as it is\r
            END:VCARD\r

            """
        let (text, missed) = try same(
            card, "ada.vcf", "family=Lovelace", "company=Engines; Co", "email=ada@example.net", "note=",
            "title=Countess")
        let expected = card.replacing("Lovelase", with: "Lovelace").replacing("Acme\\, Inc.", with: "Engines\\; Co")
            .replacing("ada@example.com", with: "ada@example.net").replacing("NOTE:old\r\n", with: "")
            .replacing("END:VCARD", with: "TITLE:Countess\r\nEND:VCARD")
        #expect(text == expected)
        #expect(missed == 0)
    }

    @Test func valuesOfListsAreWrittenOneByOne() throws {
        let (text, missed) = try same(
            "First Name,E-mail 1 - Value,Labels,Notes\n\"Ada\",a@example.com ::: b@example.com ::: c@example.com,* myContacts ::: Old,\n",
            "people.csv", "email.2=bo@example.net", "email.1=", "email+=d@example.com", "category.1=New")
        #expect(
            text
                == "First Name,E-mail 1 - Value,Labels,Notes\n\"Ada\",bo@example.net ::: c@example.com ::: d@example.com,* myContacts ::: New,\n"
        )
        #expect(missed == 0)
    }

    @Test func labelsAreWrittenInTheirColumnsOrCounted() throws {
        let (text, missed) = try same(
            "First Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Street\n"
                + "Ada,* Home,a@example.com,Mobile,650-253-0000,Home,Weg 1\n", "people.csv", "email.label=work",
            "phone.label=main", "street.label=other", "street=Weg 2")
        #expect(text.hasSuffix("\nAda,* work,a@example.com,main,650-253-0000,other,Weg 2\n"))
        #expect(missed == 0)
        let bench = try EditedSourceTests()
        let (card, counted) = try bench.same(
            "BEGIN:VCARD\nVERSION:3.0\nN:A;B;;;\nEMAIL;TYPE=HOME:a@example.com\nEND:VCARD\n", "a.vcf",
            "email.label=work")
        #expect(card.contains("EMAIL;TYPE=HOME:a@example.com") && counted == 1)
    }

    @Test func encodedPropertiesKeepTheirEncodings() throws {
        let card = """
            BEGIN:VCARD\r
            VERSION:2.1\r
            N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller;J=F6rg;;;\r
            NOTE;ENCODING=QUOTED-PRINTABLE:one=0D=0A=\r
            two\r
            TITLE;ENCODING=BASE64:QWRh\r
            \r
            END:VCARD\r

            """
        let (text, missed) = try same(
            card, "joerg.vcf", "family=Möller",
            "note=a=b\nand a long line of more than seventy-five characters, which has to be broken",
            "title=Countess")
        #expect(text.contains("N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=F6ller;J=F6rg;;;\r\n"))
        #expect(
            text.contains(
                "NOTE;ENCODING=QUOTED-PRINTABLE:a=3Db=0D=0Aand a long line of more than sev=\r\nenty-five characters, which has to be broken\r\n"
            ))
        // Of Base64 its text is read; nothing else can stand there.
        #expect(text.contains("TITLE;ENCODING=BASE64:QWRh\r\n") && missed == 1)
    }

    private static let sources: [(name: String, text: String, encoding: String.Encoding)] = [
        (
            "google.csv",
            "First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Notes,Birthday,Phone 1 - Label,Phone 1 - Value,Labels\n"
                + "Ada,Müller,* Home,a@example.com ::: b@example.com,\"x, \"\"y\"\"\",4/12/1985,Work,650-253-0000,Family ::: * myContacts\n",
            .utf8
        ),
        (
            "list.csv",
            "Vorname;Nachname;Firma;E-Mail;Notiz\nJörg;Müller;Straße AG;\"a@example.com; b@example.com\";alt\n",
            .windowsCP1252
        ),
        (
            "old.vcf",
            "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller;J=F6rg;;;\r\nORG:Acme;Sales\r\n"
                + "NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=C3=BC=0D=0Aalt\r\nEMAIL;INTERNET:a@example.com\r\nEND:VCARD\r\n",
            .ascii
        ),
        (
            "new.vcf",
            "BEGIN:VCARD\nVERSION:3.0\nN:Müller;Jörg;;;\nFN:Jörg Müller\nORG:Acme\\, Inc.;Sales\nNOTE:alt\nBDAY:19850412\n"
                + "EMAIL;TYPE=HOME:a@example.com\nCATEGORIES:Family,Work\\, old\nADR;TYPE=WORK:;;Weg 1;Dresden;;01067;\nEND:VCARD\n",
            .utf8
        ),
        (
            "latin.vcf", "BEGIN:VCARD\nVERSION:3.0\nN:Müller;Jörg;;;\nNOTE:für alle\nTITLE:Köchin\nEND:VCARD\n",
            .isoLatin1
        ),
        ("wide.csv", "First Name,Last Name,Company,Notes\nJörg,Müller,Straße,alt\n", .utf16),
    ]

    private static let edits = [
        "family=Möller-Łukasz", "family=O;Neil", "given=Ada\\Bo", "note=two\nlines = many", "note=",
        "email+=c@example.com",
        "email.1=d@example.org", "email.1.label=work", "birthday=1986-01-02", "organization=A; B, C",
        "organization=Größe und Länge einer Firma, deren Name so lang ist, dass keine Zeile ihn faßt", "title=Ärztin",
        "category+=Neu", "category+=Alt, aber gut", "category.1=Sippe", "city=Köln", "phone.label=main", "given=Æsa ✓",
    ]

    /// A file that comes back has the values that hold, or the edits that it lacks are counted.
    @Test(arguments: sources.indices) func whatComesBackHasTheValuesThatHold(_ index: Int) throws {
        let source = Self.sources[index]
        var random = SeededGenerator(seed: 36)
        var written = 0
        for _ in 0..<3 {
            let bench = try Workbench()
            let data = try #require(source.text.data(using: source.encoding))
            _ = try bench.ingest(bench.write(Array(data), to: source.name))
            let chosen = Self.edits.shuffled(using: &random).prefix(3)
            for edit in chosen {
                // A value that the source has no place for is refused.
                _ = try ContactEditing(database: bench.database).edit([1], [try FieldAssignment(edit)])
            }
            let export = Export(database: bench.database, format: .same)
            var bytes: [UInt8] = []
            let result = try export.write(try #require(try export.sameFiles().first)) { bytes.append(contentsOf: $0) }
            guard result.missedEdits == 0 else { continue }
            written += 1
            let other = try Workbench()
            _ = try other.ingest(other.write(bytes, to: source.name))
            let (now, read) = (try Self.values(of: bench), try Self.values(of: other))
            #expect(now == read, "\(source.name) \(chosen)")
        }
        #expect(written > 0)
    }

    private static func values(of bench: Workbench) throws -> [String] {
        var bytes: [UInt8] = []
        let export = Export(database: bench.database, format: .csv)
        _ = try export.write(try export.plan()) { bytes.append(contentsOf: $0) }
        // Where a value stands among others of its kind may differ.
        return String(decoding: bytes, as: UTF8.self).split(separator: "\r\n", maxSplits: 1)[1].split(separator: ",")
            .map(String.init)
            .sorted()
    }
}
