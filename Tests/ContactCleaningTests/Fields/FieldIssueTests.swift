import ContactModel
import Testing

@testable import ContactCleaning

/// The values that are reported as issues and, above all, those that are not.
struct FieldIssueTests {
    @Test(arguments: [
        "Ada", "O'Brien", "Jean-Luc", "d’Aubigny", "健太郎", "Şebnem", "Владимир", "محمد", "Nguyễn Thị", "X", "Ng", "Jr.",
        "Martin (work)", "Sammy Davis, Jr.", "Ève", "ひろ子", "김", "Åse & Bo", "N'Golo", "Łukasz",
    ])
    func namesOfTheWorldAreNames(_ name: String) {
        let issue = name.withSpan { NameCheck.issue(in: $0) }
        #expect(issue == nil)
    }

    @Test(arguments: [
        ("Ada2", "digitsInName"), ("555-0142 0199", "notAName"), ("???", "notAName"), ("-", "notAName"),
        ("ada@example.com", "notAName"), ("https://example.com", "notAName"), ("N/A", "notAName"), ("🐶", "notAName"),
    ])
    func whatIsNoNameIsNamed(_ text: String, _ code: String) {
        let issue = text.withSpan { NameCheck.issue(in: $0) }
        #expect(issue?.code.rawValue == code)
    }

    @Test(arguments: [
        "ada@example.com", "a@b.co", "ada+news@mail.example.org", "o'brien@example.ie", "ada..b@example.ne.jp",
        "\"ada b\"@example.com", "ada@[192.0.2.1]", "用户@例子.公司", "Ada <ada@example.com>", "mailto:ada@example.com",
        "ADA_B@EXAMPLE-1.COM",
    ])
    func addressesThatMailReachesAreGood(_ address: String) {
        let issue = address.withSpan { EmailCheck.issue(in: $0) }
        #expect(issue == nil)
    }

    @Test(arguments: [
        "ada", "ada@", "@example.com", "ada@example", "ada@example,com", "ada@example..com", "ada b@example.com",
        "ada@b@example.com", "ada@example.c", "ada@example.com.", "/o=Example/ou=First/cn=ada", "mailto:", "<>", "",
        "ada@example.com; bo@example.com",
    ])
    func addressesThatNoMailReachesAreNot(_ address: String) {
        let issue = address.withSpan { EmailCheck.issue(in: $0) }
        #expect(issue?.code == .invalidEmail)
    }

    @Test(arguments: ["10001", "00501", "99950", "10001-1234", "100011234", "10001 1234", "00979"])
    func zipCodes(_ code: String) {
        let issue = code.withSpan { ZIPCheck.issue(in: $0) }
        #expect(issue == nil)
    }

    @Test(arguments: [
        "2134", "00000", "99999", "1000", "100012", "10001-12", "10001.0", "K1A 0B6", "1-0001", "-", "10001-12é",
    ])
    func noZIPCodes(_ code: String) {
        let issue = code.withSpan { ZIPCheck.issue(in: $0) }
        #expect(issue?.code == .invalidZIPCode)
    }

    @Test(arguments: ["Paris", "100 Mile House", "東京", "St. John's", "Frankfurt (Oder)", "Ñ", "É", "’s-Gravenhage"])
    func cities(_ city: String) {
        let issue = city.withSpan { CityCheck.issue(in: $0) }
        #expect(issue == nil)
    }

    @Test(arguments: ["10001", "-", "ada@example.com", "…"])
    func noCities(_ city: String) {
        let issue = city.withSpan { CityCheck.issue(in: $0) }
        #expect(issue?.code == .notACity)
    }
}

// MARK: - States

extension FieldIssueTests {
    @Test(
        arguments: [
            ("NY", nil), ("ny", "NY"), ("New York", "NY"), ("N.Y.", "NY"), ("N. Y.", "NY"), ("Calif.", "CA"),
            ("D.C.", "DC"), ("US-TX", "TX"), ("puerto rico", "PR"), ("AE", nil), ("Washington, D.C.", "DC"),
        ] as [(String, String?)])
    func states(_ text: String, _ code: String?) {
        var states = StateCheck()
        let normalized = text.withSpan { states.normalized($0) }
        #expect(normalized == code)
        let issue = text.withSpan { states.issue(in: $0) }
        #expect((issue == nil) == (code != nil || text.utf8.count == 2))
    }

    @Test(arguments: ["XX", "Ontario", "Nw York", "10001", "n", "\u{200B}"])
    func noStates(_ text: String) {
        var states = StateCheck()
        for _ in 0..<2 {
            let issue = text.withSpan { states.issue(in: $0) }
            #expect(issue?.code == .unknownState)
        }
    }
}
