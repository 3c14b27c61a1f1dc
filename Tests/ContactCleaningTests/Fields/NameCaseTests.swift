import Testing

@testable import ContactCleaning

struct NameCaseTests {
    @Test(arguments: [
        ("ada", "Ada"), ("ADAM", "Adam"), ("jean-luc", "Jean-Luc"), ("o'brien", "O'Brien"), ("MCDONALD", "McDonald"),
        ("rosa de la cruz", "Rosa de la Cruz"), ("  Ada   Bo ", "Ada Bo"), ("владимир", "Владимир"),
        ("ÉMILE", "Émile"), ("van der berg", "Van der Berg"),
    ])
    func namesWithoutCapitalsOrWithNothingElse(_ text: String, _ name: String) {
        #expect(NameCase.normalized(text) == name)
    }

    @Test(arguments: [
        "Ada", "van der Berg", "DeShawn", "McDonald", "AJ", "JFK", "LI", "X", "a", "bell hooks (work)", "İLKER", "健太郎",
        "ΣΩΚΡΑΤΗΣ", "", "e e 4",
    ])
    func allOthersStay(_ text: String) {
        #expect(NameCase.normalized(text) == nil)
    }

    @Test(arguments: ["ADA LOVELACE", "rosa de la cruz", "  x  y "])
    func onceIsEnough(_ text: String) throws {
        #expect(NameCase.normalized(try #require(NameCase.normalized(text))) == nil)
    }
}
