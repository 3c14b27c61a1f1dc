import Testing

@testable import ContactMatching

/// Organizations and households whose words are abbreviated on one card.
@Suite struct OrganizationAbbreviationsTests {
    @Test(arguments: [
        ("Smith Bros.", "Smith Brothers"), ("Ev. Kirchengemeinde Zarnow", "Evangelische Kirchengemeinde Zarnow"),
        ("Gebr. Zarnow GmbH", "Gebrüder Zarnow"), ("St. Mary's Hospital", "Saint Marys Hosp."),
        ("Fam. Zarnow", "Familie Zarnow"),
        ("Zarnow Assn. Ltd", "Zarnow Association"),
    ])
    func anAbbreviatedNameIsTheWholeOne(_ first: String, _ second: String) {
        let values = "| +442079460001 | a:5 High Street | z:12345"
        #expect(Book(["o:\(first) \(values)", "o:\(second) \(values)"]).matcher().match().isOne(1, 2))
    }

    @Test(arguments: [
        ("Smith Bros.", "Smith Sisters"), ("Ev. Kirchengemeinde Zarnow", "Kath. Kirchengemeinde Zarnow"),
        ("Fam. Zarnow", "Praxis Zarnow"),
    ])
    func anotherWordIsNot(_ first: String, _ second: String) {
        let values = "| +442079460001 | a:5 High Street | z:12345"
        #expect(!Book(["o:\(first) \(values)", "o:\(second) \(values)"]).matcher().match().isOne(1, 2))
    }

    /// `e.V.` at the end is a legal form, and `St` none of the saints.
    @Test(arguments: [
        ("ev kirche", "evangelische kirche"), ("turnverein ev", "turnverein ev"), ("main st", "main st"),
        ("bros", "bros"),
        ("", ""), ("st mary ctr", "saint mary center"),
    ])
    func wordsHaveOneSpelling(_ name: String, _ spelled: String) {
        var bytes = Array(name.utf8)
        OrganizationAbbreviations.shared.normalize(&bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == spelled)
    }
}
