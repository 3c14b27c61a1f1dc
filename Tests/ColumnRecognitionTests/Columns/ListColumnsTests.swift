import ContactModel
import ContactReading
import Testing

@testable import ColumnRecognition

/// The mark between tags, by the values of their column.
struct ListColumnsTests {
    @Test(
        arguments: [
            (["VIP, Retail", "Retail, VIP", "VIP"], HeaderMap.Separator.comma), (["vip,\"golf, club\""], .comma),
            (["VIP; Blog, new", "VIP"], .semicolon), (["* myContacts ::: Friends"], .tripleColon),
            (["VIP", "Retail"], nil), ([], nil), (["VIP, Retail", "Retail"], .comma), (["VIP, Retail, Blog"], .comma),
            (["Kunde, VIP", "VIP, Kunde", "Berlin, Mitte"], .comma),
            // Places and people have commas of their own.
            (["Paris, France", "Lyon, France", "Bonn"], nil), (["Müller, Hans"], nil),
            (["Müller, Hans", "Ock, Bert", "Kern, Jim", "Kern, Ann"], nil), (["Kern, Jim", "Kern, Jim"], nil),
            (
                ["Met at the trade fair in Berlin, and again in the office of the company in Ulm, where we had lunch"],
                nil
            ),
        ] as [([String], HeaderMap.Separator?)])
    func tagsArePartedByTheMarkOfTheirColumn(_ texts: [String], _ separator: HeaderMap.Separator?) {
        #expect(ListColumns.separator(of: texts) == separator)
    }

    @Test(arguments: ["Tags", "Etichette", "Метки", "Étiquettes", "タグ", "Schlagwörter"])
    func columnsOfTagsAreCategories(_ heading: String) {
        let header = [heading, "Phone"]
        let rows = [["VIP, Retail", "+49 30 901820"], ["Retail", "+49 30 901821"]]
        let detector = ColumnDetector(header, rows: RowSample(first: rows), hasHeading: true, table: nil, given: nil)
        guard case .value(let value) = detector.columns[0].target else {
            Issue.record("\(detector.columns[0].target)")
            return
        }
        #expect(value.kind == .category && value.separator == .comma)
    }
}
