import PhoneNumbers
import SeededRandom
import StoreTestSupport
import Testing

@testable import ContactCleaning

/// Dates in the form of those beside them.
struct DateSpellingTests {
    @Test(
        arguments: [
            ("01.02.1980", nil, "1980-02-13", "13.02.1980"), ("1.2.1980", nil, "1980-03-04", "4.3.1980"),
            ("12/23/1980", nil, "1980-03-14", "03/14/1980"), ("12/23/1980", .monthFirst, "1980-03-04", "03/04/1980"),
            ("02/03", .monthFirst, "--03-04", "03/04"), ("02/03", .monthFirst, "1980-03-04", "03/04/1980"),
            ("23/12/1980", .dayFirst, "--03-04", "04/03"), ("13.02.1980", nil, "--03-04", "04.03."),
            ("1980/04/03", nil, "1981-05-06", "1981/05/06"), ("1980年4月3日", nil, "1981-05-16", "1981年5月16日"),
            ("02 Jan 2024", nil, "2023-12-31", "31 Dec 2023"), ("January 2, 2024", nil, "2023-05-03", "May 3, 2023"),
            ("--04-12", nil, "--05-13", "--05-13"), ("1980-04-12", nil, "1980-05-13", "1980-05-13"),
        ] as [(String, DateOrder?, String, String)])
    func areThatOfAText(_ text: String, _ order: DateOrder?, _ date: String, _ spelled: String) throws {
        #expect(try #require(DateSpelling(text, order: order)).text(of: date) == spelled)
    }

    /// Dates that a text cannot show, or has no place for.
    @Test(arguments: ["01/02/1980", "2 janvier 2024", "Monday, 4 May 2020", "4/12/1985 10:00", "1985", "04.12.85", ""])
    func otherTextsHaveNone(_ text: String) { #expect(DateSpelling(text, order: nil) == nil) }

    @Test func aYearInFrontIsNotLeftOut() throws {
        #expect(try #require(DateSpelling("1980-04-12", order: nil)).text(of: "--05-13") == nil)
        #expect(try #require(DateSpelling("--04-12", order: nil)).text(of: "1980-05-13") == nil)
    }

    @Test func othersShowZerosInFront() throws {
        let spelling = try #require(DateSpelling("12/23/1980", order: .monthFirst, others: ["1/2/1980"]))
        #expect(spelling.text(of: "1980-03-04") == "3/4/1980")
    }

    /// The law of forms: a date that is written in the form of another reads as the date.
    @Test(arguments: Seeds.first(3)) func theyReadAsTheDate(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func date() -> String {
            let digits = [
                Int.random(in: 1900...2020, using: &random), Int.random(in: 1...12, using: &random),
                Int.random(in: 1...28, using: &random),
            ].map { $0 < 10 ? "0\($0)" : "\($0)" }
            return digits.joined(separator: "-")
        }
        let examples: [(String, DateOrder)] = [
            ("23.12.1980", .monthFirst), ("2. 3. 1980", .dayFirst), ("12/23/1980", .monthFirst),
            ("23/12/1980", .dayFirst), ("3-12-1980", .monthFirst), ("1980.12.23", .dayFirst),
            ("23 Dec 1980", .dayFirst),
        ]
        for (example, order) in examples {
            for _ in 0..<20 {
                let (former, next) = (date(), date())
                let text = try #require(DateSpelling(example, order: order)?.text(of: former), "\(example) \(former)")
                let spelled = try #require(DateSpelling(text, order: order)?.text(of: next), "\(text) \(next)")
                #expect(DateParser.read(spelled, order: order).normalized == next)
            }
        }
    }
}
