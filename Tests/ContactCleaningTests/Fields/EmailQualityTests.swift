import ContactModel
import Foundation
import KnowledgeTable
import PhoneNumbers
import StoreTestSupport
import Testing

@testable import ContactCleaning

struct EmailQualityTests {
    private func issues(_ text: String) -> [FieldIssue] {
        var quality = EmailQuality()
        return text.withSpan { text in
            var address: EmailCheck.Address?
            if let issue = EmailCheck.issue(in: text, &address) { return [issue] }
            // The second time the domain is known.
            guard let address else { return [] }
            let first = quality.issues(of: address, in: text)
            #expect(quality.issues(of: address, in: text) == first)
            return first
        }
    }

    @Test(arguments: [
        ("ann@gmial.com", "ann@gmail.com"), ("ann@GMAIL.CON", "ann@gmail.com"), ("ann@gmail.co", "ann@gmail.com"),
        ("a@gmai.com", "a@gmail.com"),
        ("a@gnail.com", "a@gmail.com"), ("a@gmaill.com", "a@gmail.com"), ("a@gmial.con", "a@gmail.com"),
        ("a@gmail.cmo", "a@gmail.com"),
        ("a@hotmial.com", "a@hotmail.com"), ("a@hotmal.co.uk", "a@hotmail.co.uk"), ("a@yaho.com", "a@yahoo.com"),
        ("a@yahoo.com.bt", "a@yahoo.com.br"),
        ("a@outlok.com", "a@outlook.com"), ("a@icloud.comm", "a@icloud.com"), ("a@iclud.com", "a@icloud.com"),
        ("a@t-onlin.de", "a@t-online.de"),
        ("a@aol.con", "a@aol.com"), ("a@gmx.dee", "a@gmx.de"), ("a@yandx.ru", "a@yandex.ru"),
        ("a@libero.itt", "a@libero.it"),
        ("a@seznam.cs", "a@seznam.cz"), ("Ann <ann.lee+x@gmal.com>", "ann.lee+x@gmail.com"),
    ])
    func aDomainThatIsNearlyAProvidersIsSuggested(address: String, suggestion: String) {
        let found = issues(address)
        #expect(found.map(\.code) == [.mistypedDomain] && found[0].severity == .warning)
        #expect(found.first?.sentence.description.contains("correct the address to \(suggestion);") == true, "\(found)")
    }

    /// Other providers, other firms, short names and other ends are what they are.
    @Test(arguments: [
        "a@gmail.com", "a@mail.com", "a@email.com", "a@ymail.com", "a@gmx.ch", "a@gmx.net", "a@web.de", "a@wed.de",
        "a@aol.co", "a@mac.com",
        "a@max.com", "a@live.com", "a@life.com", "a@hotmail.es", "a@yahoo.co.jp", "a@gmail.org", "a@gmail.net",
        "a@gmailing.example.com",
        "a@example.com", "a@grange.fr", "a@free.fr", "a@tree.fr", "a@yahoo-inc.example", "a@outlook.example",
        "a@proton.me", "a@protein.me",
        "a@[192.0.2.1]", "a@gmall.example", "a@ion.de",
    ])
    func noOtherDomainIs(address: String) {
        #expect(issues(address) == [])
    }

    @Test func noDomainOfAProviderIsNearAnother() {
        let typos = DomainTypos(KnowledgeTable.section("email/providers"))
        let domains = KnowledgeTable.section("email/providers").text.split(whereSeparator: { $0 == " " || $0 == "\n" })
            .filter { $0.contains(".") && !$0.hasSuffix(":") }.map { Array($0.drop { $0 == "=" }.utf8) }
        #expect(domains.count > 500 && domains.allSatisfy(typos.isKnown))
        #expect(domains.allSatisfy { EmailDomains.shared.issue(ofDomain: $0, local: []) == nil })
    }

    @Test(arguments: [
        ("a", "b", true), ("ab", "ba", true), ("abc", "ab", true), ("ab", "abc", true), ("abc", "axc", true),
        ("abcd", "acbd", true), ("a", "a", false),
        ("abc", "cba", false), ("abcd", "badc", false), ("", "a", true), ("", "", false), ("ab", "cd", false),
        ("abc", "a", false),
    ])
    func oneLetterIsNear(left: String, right: String, isNear: Bool) {
        #expect(DomainTypos.isNear(Array(left.utf8), Array(right.utf8)) == isNear)
        #expect(DomainTypos.isNear(Array(right.utf8), Array(left.utf8)) == isNear)
    }

    @Test(arguments: [
        "a@mailinator.com", "a@Sharklasers.com", "a@yopmail.com", "a@trashmail.com", "a@10minutemail.com",
        "a@team.mailinator.com",
    ])
    func disposableDomainsAreFlagged(address: String) {
        #expect(issues(address).map(\.code) == [.disposableAddress])
    }

    /// The list is searched in the order of its bytes.
    @Test func everyRowOfTheListIsFound() {
        let rows = KnowledgeTable.section("email/disposable").text.split(separator: "\n").map { Array($0.utf8) }
        #expect(rows.count > 5000 && zip(rows, rows.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
        let codes = rows.map { EmailDomains.shared.issue(ofDomain: $0, local: [])?.code }
        #expect(!codes.contains(nil))
        // The list has domains that wait for typing errors, as gmial.com.
        #expect(codes.count { $0 != .disposableAddress } < rows.count / 100)
    }

    @Test(arguments: [
        "info@acme.example", "INFO@acme.example", "sales@acme.example", "noreply@acme.example", "no-reply@acme.example",
        "do_not_reply@acme.example",
        "kontakt@firma.example", "büro@firma.example", "buchhaltung@firma.example", "accueil@x.example",
        "ventas@x.example", "contato@x.example",
        "amministrazione@x.example", "verkoop@x.example", "biuro@x.example", "podpora@x.example",
        "ugyfelszolgalat@x.example", "vanzari@x.example",
        "prodaja@x.example", "kundtjanst@x.example", "kundeservice@x.example", "asiakaspalvelu@x.example",
        "satis@x.example", "buhgalteria@x.example",
        "penjualan@x.example", "lienhe@x.example", "toiawase@x.example", "kefu@x.example", "info+de@x.example",
        "office2@x.example", "customer.service@x.example",
    ])
    func addressesOfFunctionsAreFlagged(address: String) {
        let found = issues(address)
        #expect(found.map(\.code) == [.roleAddress] && found[0].severity == .note)
    }

    @Test(arguments: [
        "informatik@x.example", "salesman.bob@x.example", "ann.info@x.example", "a@x.example", "hr2@x.example",
        "contact94@x.example",
        "info.lee@x.example", "insa@x.example",
    ])
    func addressesOfPeopleAreNot(address: String) {
        #expect(issues(address) == [])
    }

    @Test func severalFlagsStandBesideEachOther() {
        #expect(issues("info@mailinator.com").map(\.code) == [.disposableAddress, .roleAddress])
        #expect(issues("sales@gmial.com").map(\.code) == [.mistypedDomain, .roleAddress])
    }

    /// Both forms are shown, whichever is given.
    @Test(arguments: [
        ("münchen.example", "xn--mnchen-3ya.example"), ("MÜNCHEN.example", "xn--mnchen-3ya.example"),
        ("例子.公司", "xn--fsqu00a.xn--55qx5d"),
        ("bücher.example", "xn--bcher-kva.example"), ("пример.рф", "xn--e1afmkfd.xn--p1ai"),
        ("παράδειγμα.example", "xn--hxajbheg2az3al.example"),
        ("mail.例え.テスト", "mail.xn--r8jz45g.xn--zckzah"), ("faß.example", "xn--fa-hia.example"),
        ("मेल.भारत", "xn--r2bi6d.xn--h2brj9c"),
        ("例子。公司", "xn--fsqu00a.xn--55qx5d"), ("mu\u{308}nchen.example", "xn--mnchen-3ya.example"),
    ])
    func bothFormsAreShown(shown: String, sent: String) {
        for domain in [shown, sent] {
            let found = issues("ann@\(domain)")
            #expect(found.map(\.code) == [.internationalDomain], "\(domain) \(found)")
            #expect(found.first?.sentence.description.contains("to which mail is sent as \(sent).") == true, "\(found)")
        }
    }

    @Test(arguments: [
        "xn--a.example", "xn--.example", "xn--münchen.example", "xn--mnchen-3yb!.example", "xn--abc-.example",
        "xn--99999999.example",
        "m“unchen.example", "…x.example", "-münchen.example", "münchen-.example", "\u{301}a.example",
        "mün chen.example", "münchen",
        "münchen..example", "xn--mnchen-3ya", "\u{E000}a.example", "\(String(repeating: "ü", count: 60)).example",
        "example.\(String(repeating: "a", count: 64))", "\(String(repeating: "a", count: 64)).example",
        "\(Array(repeating: "abcdefghi", count: 26).joined(separator: ".")).example",
    ])
    func noOtherNamesAreDomains(domain: String) {
        #expect(issues("ann@\(domain)").map(\.code) == [.invalidEmail])
    }

    @Test func flagsAreInTheReportAndNothingIsChanged() throws {
        let workbench = try Workbench()
        let text =
            "Name,E-mail Address\nAnn,ann@gmial.com\nBob,info@acme.example\nCy,cy@yopmail.com\nDi,di@münchen.example\n"
        _ = try workbench.ingest(workbench.write(Array(text.utf8), to: "people.csv"))
        #expect(
            try workbench.rows("SELECT code FROM findings ORDER BY id") == [
                "mistypedDomain", "roleAddress", "disposableAddress", "internationalDomain",
            ])
        #expect(try workbench.rows("SELECT address FROM emails ORDER BY id")[0] == "ann@gmial.com")
        let report = try FieldsReport.make(database: workbench.database)
        var rows: [[String?]] = []
        try report.rows { rows.append($0) }
        #expect(rows.count == 4 && rows[0].contains { $0?.contains("ann@gmail.com") == true })
    }
}
