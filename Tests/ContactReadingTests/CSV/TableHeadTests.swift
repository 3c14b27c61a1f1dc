import ColumnRecognition
import ContactModel
import ContactReading
import ReadingTestSupport
import Testing

/// Where the header of a table is, and which rows beside it are none of its records.
@Suite struct TableHeadTests {
    @Test(arguments: [
        // Titles, as wide as the table or padded.
        ("Staff list,,|Name,Phone,City|Ann,212-555-0101,x", 1..<2, 2, "Name,Phone,City"),
        ("Club,Season 2024,Private|Name,Phone,City|Ann,212-555-0101,x", 1..<2, 2, "Name,Phone,City"),
        ("A,B|Nombre,Móvil|Ana,612 34 56 01", 1..<2, 2, "Nombre,Móvil"),
        ("Help: 212-555-0199,|Name,Phone|Ann,212-555-0101", 1..<2, 2, "Name,Phone"),
        ("Buses,,|Driver,Route,Cell|Cid,5,212-555-0103", 1..<2, 2, "Driver,Route,Cell"),
        // Two rows.
        (",Phone,|Name,Home,Work|Ann,212-555-0101,", 0..<2, 2, "Name,Phone Home,Phone Work"),
        ("Name,,Telefon,|Vorname,Nachname,privat,mobil|A,B,1,2", 0..<2, 2, "Vorname,Nachname,Telefon privat,mobil"),
        (
            "Last,Home,E-mail|Name,Phone,Address|Abe,212-555-0101,a@example.com", 0..<2, 2,
            "Last Name,Home Phone,E-mail Address"
        ),
        (
            "Co,Contact 1,,Contact 2,|,Name,Phone,Name,Phone|X,A,1,B,2", 0..<2, 2,
            "Co,Contact 1 Name,Contact 1 Phone,Contact 2 Name,Contact 2 Phone"
        ),
        // Rows that say how to fill the columns.
        ("Name,Phone|required,10 digits (text)|Ann,212-555-0101", 0..<1, 2, "Name,Phone"),
        ("Name,Phone|e.g. Jane,e.g. 212-555-0199|Ann,212-555-0101", 0..<1, 2, "Name,Phone"),
        ("Name,Phone,Note|-----,-----,----|Ann,212-555-0101,x", 0..<1, 2, "Name,Phone,Note"),
        ("ФИО,Телефон,Адрес|1,2,3|Анна,8 912 345-67-01,x", 0..<1, 2, "ФИО,Телефон,Адрес"),
        // Records that look like headers, and columns without a name.
        ("Name,Phone|Home Office,212-555-0101|Work,212-555-0102", 0..<1, 1, "Name,Phone"),
        ("Name,,Phone|Ben,Office,|Ann,x,212-555-0101", 0..<1, 1, "Name,,Phone"),
        ("Name,Role,Phone|Ann,Manager,|Ben,Chair,212-555-0101", 0..<1, 1, "Name,Role,Phone"),
    ])
    func header(_ text: String, _ header: Range<Int>, _ record: Int, _ names: String) {
        let rows = text.split(separator: "|").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let head = TableHead(rows, HeaderScore(recognizer: KnownColumns()))
        #expect(head.header == header)
        #expect(head.firstRecord == record)
        #expect(head.names.joined(separator: ",") == names)
    }

    @Test(arguments: [
        ("Ann,212-555-0101,x|Home,212-555-0102,y", 0), ("Bowling club,,|Ann,212-555-0101,x", 1),
        ("Ann,|Ben,212-555-0102", 0),
    ])
    func tablesWithoutAHeader(_ text: String, _ record: Int) {
        let rows = text.split(separator: "|").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let head = TableHead(rows, HeaderScore(recognizer: KnownColumns()))
        #expect(head.header == nil)
        #expect(head.firstRecord == record)
    }

    /// A word below numbers of a list heads nothing.
    @Test(arguments: ["#NAME?", "Phone", "Name", "none"]) func aListHasNoHeaderBelowItsNumbers(_ word: String) {
        let rows = [["212-555-0101"], ["+81 90-1234-5678"], [word], ["212-555-0102"], ["212-555-0103"]]
        let head = TableHead(rows, HeaderScore(recognizer: KnownColumns()))
        #expect(head.header == nil && head.firstRecord == 0)
    }

    @Test(arguments: [
        ("Total,,12", "totalRow"), ("Summe:,,", "totalRow"), ("Итого,2,", "totalRow"), ("合計,2名,", "totalRow"),
        (",Total,12", "totalRow"),
        ("Page 1 of 3,,", "footer"), ("* on leave,,", "footer"), ("Stand: 1.3.2024,,", "footer"), ("B,,", "footer"),
        ("Name,Phone,Age", "repeatedHeader"), (" NAME , phone,Age ,", "repeatedHeader"), (",,", "emptyRow"),
    ])
    func rowsThatAreNoRecords(_ row: String, _ code: String) throws {
        let outcome = try read("Name,Phone,Age\nAnn,212-555-0101,1\n\(row)\nBen,212-555-0102,2\n")
        #expect(outcome.names == ["Ann", "Ben"])
        #expect(outcome.codes == [code])
        #expect(outcome.findings.first?.line == 3)
        #expect(outcome.description.skipped == 1)
    }

    @Test(arguments: ["Total Anna,,", "Anne,,", "Total,212-555-0103,", "Page Anna,,", "Nota Bene,x,", "Note,Bob,"])
    func peopleWhoAreCalledLikeSuchRows(_ row: String) throws {
        let outcome = try read("Name,Phone,City\nAnn,212-555-0101,x\n\(row)\n")
        #expect(outcome.contacts.count == 2)
    }

    @Test func theHeaderOnEveryPageIsOneFinding() throws {
        let page = "Name,Phone\nAnn,212-555-0101\nBen,212-555-0102\n"
        let outcome = try read(String(repeating: page, count: 20))
        #expect(outcome.contacts.count == 40)
        #expect(outcome.codes == ["repeatedHeader"])
        #expect(outcome.findings.first?.message.contains("19 rows") == true)
        #expect(outcome.description.skipped == 19)
    }

    @Test(arguments: [
        "Ann Abe 206-555-0101\nBen Bo 206-555-0102\n", "206-555-0101 Ann Abe\n206-555-0102: Ben Bo\n",
        "On call\nAnn Abe (+1 206 555 0101)\nBen Bo - (206) 555-0102\n",
        "Room,Contact\n1,Ann Abe: 206-555-0101\n2,Ben Bo 206-555-0102\n",
    ])
    func namesBesideNumbers(_ text: String) throws {
        let outcome = try read(text)
        #expect(outcome.names == ["Ann Abe", "Ben Bo"])
        #expect(outcome.contacts.map { $0.values(.phone).count } == [1, 1])
    }

    @Test(arguments: [
        "Item,Serial\nLamp,Desk 212-555-0101\nChair,Seat 212-555-0102\n",
        "Ref\nOrder 123-456-7890\nOrder 123-456-7891\n",
        "Pupil\nAnn Abe 1992-2010\nBen Bo 1991-2010\n", "Pupil\nAnn Abe 12.03.1992\nBen Bo 05.01.1991\n",
    ])
    func otherNumbersBesideWords(_ text: String) throws {
        #expect(try read(text).contacts.allSatisfy { $0.values(.phone).isEmpty })
    }

    @Test func theHeaderOfAnotherTableIsNamed() throws {
        let outcome = try read("Name,Phone\nAnn,212-555-0101\n\nDate,Time\n1/2/2024,10:00\n")
        #expect(outcome.finding(.otherHeader)?.line == 4)
        #expect(outcome.finding(.otherHeader)?.severity == .warning)
    }
}
