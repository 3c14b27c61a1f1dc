import Testing

@testable import ContactMatching

/// Birthdays are evidence where they are days, and days of few.
@Suite struct BirthDateTests {
    private static func isUnknown(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBufferPointer { BirthDate($0).isUnknown }
    }

    @Test(arguments: [
        "31.02.1999", "1999-02-31", "2000-13-45", "2000-02-30", "1999-02-29", "1900-02-29", "31.04.1985", "4/31/1985",
        "1985-00-12", "1985-04-00", "--02-30", "--13-01", "0431", "19850431", "19851301", "32.01.85", "29.02.85",
        "45-45-1985",
    ]) func aTextThatIsNoDayIsUnknown(_ text: String) { #expect(Self.isUnknown(text)) }

    @Test(arguments: [
        "1985-04-30", "2000-02-29", "29.02.2000", "29.02.84", "--02-29", "31.12.1999", "12/31/1999", "31/12/1999",
        "12-31-1999", "20000229",
    ]) func aDayIsKnown(_ text: String) { #expect(!Self.isUnknown(text)) }

    /// A number that is no month is a day.
    @Test func aMonthInFrontIsReadWhereItIsNone() {
        let dates = ["04-13-1985", "13-04-1985", "1985-04-13"].map { text in
            Array(text.utf8).withUnsafeBufferPointer { BirthDate($0).digits }
        }
        #expect(Set(dates) == [19_850_413])
    }

    private static let two = [
        "Ravi Petrov | b:DATE | ravi.berlin@example.org | +49308471863 | t:Berlin",
        "Ravi Petrov | b:DATE | rp.koeln@example.com | +4915121173777m | t:Köln",
    ]

    private static func book(_ date: String, others: Int, of names: [String]) -> Book {
        let lines = (0..<others).map {
            "\(names[$0 % names.count]) Quall\(String(repeating: "x", count: $0)) | b:\(date)"
        }
        return Book(two.map { $0.replacing("DATE", with: date) } + lines)
    }

    /// A date that is none, or that a large part of the book has, says nothing of two; one of few does.
    @Test(arguments: [
        ("31.02.1999", 0, false), ("31.02.1999", 40, false), ("1990-05-05", 40, false), ("1990-05-05", 0, true),
        ("1990-05-05", 3, true),
    ]) func aDateOfManyIsNoEvidence(_ date: String, _ others: Int, _ isOne: Bool) {
        let given = ["Anna", "Boris", "Carla", "David", "Elena", "Farid", "Greta", "Hugo", "Irene", "Jonas", "Karim"]
        #expect(Self.book(date, others: others, of: given).matcher(strangers: 0).match().isOne(1, 2) == isOne)
    }

    /// Contacts of one name have one date because they are one person; as many of other names have it by a form.
    @Test func theDateOfOneWithManyContactsIsEvidence() {
        func isCommon(_ names: [String]) -> Bool {
            let lines = names.enumerated().map { "\($1) Petrov | b:1990-05-05 | +491512117371\($0)m" }
            let scene = Scene(lines)
            return scene.table.rows.indices.contains { scene.frequencies.hasCommonBirthday($0) }
        }
        #expect(!isCommon([String](repeating: "Ravi", count: 10)))
        #expect(isCommon(["Anna", "Boris", "Carla", "David", "Elena", "Farid", "Greta", "Hugo", "Irene", "Jonas"]))
    }

    /// A large book has several people of most days.
    @Test func theDaysOfALargeBookAreEvidence() {
        let dates = (0..<3000).map { "b:19\(50 + $0 % 10)-01-\(10 + $0 / 10 % 20)" }
        let syllables = ["ba", "co", "du", "fe", "gi", "ka", "lo", "mu", "ne", "pi"]
        let many = dates.enumerated().map { place, date in
            "Anna " + String(place).compactMap(\.wholeNumberValue).map { syllables[$0] }.joined() + " | " + date
        }
        let scene = Scene(many)
        #expect(!scene.table.rows.indices.contains { scene.frequencies.hasCommonBirthday($0) })
    }
}
