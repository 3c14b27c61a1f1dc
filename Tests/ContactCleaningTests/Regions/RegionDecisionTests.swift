import PhoneNumbers
import Testing

@testable import ContactCleaning

struct RegionDecisionTests {
    private func region(_ code: String) throws -> RegionCode { try #require(RegionCode(code)) }

    private func evidence(_ pieces: [(RegionEvidence.Kind, String, Int)]) throws -> RegionEvidence {
        var evidence = RegionEvidence()
        for (kind, code, count) in pieces {
            for _ in 0..<count { evidence.add(kind, for: try region(code)) }
        }
        return evidence
    }

    @Test func clearEvidenceDecides() throws {
        let found = try evidence([(.number, "DE", 8), (.domain, "DE", 4), (.number, "AT", 2)])
        let decision = RegionDecision(found) { _ in 0.9 }
        #expect(decision.region?.code == "DE")
        #expect(decision.isFromEvidence)
        #expect(
            decision.explanation == "region DE has 83 % of the weight (8 numbers with a country code, "
                + "4 e-mail domains), then AT 17 %")
    }

    @Test func noEvidenceDecidesNothing() {
        #expect(RegionDecision(RegionEvidence()) { _ in 1 }.region == nil)
    }

    @Test func dividedEvidenceDecidesNothing() throws {
        let found = try evidence([(.number, "DE", 5), (.number, "FR", 4)])
        let decision = RegionDecision(found) { _ in 1 }
        #expect(decision.region == nil)
        #expect(decision.explanation.hasPrefix("no region: the evidence is too weak or divided; DE has 56 %"))
    }

    @Test func onePieceIsNoEvidence() throws {
        let found = try evidence([(.number, "DE", 1)])
        #expect(RegionDecision(found) { _ in 1 }.region == nil)
    }

    @Test func numbersThatDoNotFitSpeakAgainst() throws {
        let found = try evidence([(.number, "DE", 50)])
        let decision = RegionDecision(found) { _ in 0.2 }
        #expect(decision.region == nil)
        #expect(decision.explanation.hasPrefix("no region: only 20 % of the national numbers fit"))
    }

    @Test(arguments: [
        ("anna@firma.example.de", "DE"), ("x@shop.co.uk", "GB"), ("x@startup.io", nil), ("x@mail.com", nil),
        ("x@tv.me", nil), ("no address.de", nil), ("", nil),
    ])
    func domainsTellCountries(_ address: String, _ code: String?) {
        #expect(EmailDomain.region(of: Array(address.utf8)[...])?.code == code)
    }

    @Test(arguments: [
        ("de", "DE"), ("fr", "FR"), ("sv", "SE"), ("pt-BR", "BR"), ("pt", nil), ("en-US", nil), ("en", nil),
        ("es", nil), ("", nil), (nil, nil),
    ])
    func languagesTellCountries(_ language: String?, _ code: String?) {
        #expect(SourceLanguage.region(of: language)?.code == code)
    }
}
