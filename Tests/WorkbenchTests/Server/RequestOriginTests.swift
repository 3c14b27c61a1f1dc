import Testing

@testable import Workbench

/// The check of requests by their `Host`, `Origin` and `Sec-Fetch-Site` headers.
struct RequestOriginTests {
    private func refusal(
        _ host: String?, _ origin: String?, _ site: String?, isUnsafe: Bool, isEntrance: Bool = false
    ) -> RequestOrigin.Refusal? {
        do {
            try RequestOrigin(
                hosts: host.map { [$0] } ?? [], origin: origin, fetchSite: site, isUnsafe: isUnsafe
            ).check(port: 80, isEntrance: isEntrance)
            return nil
        } catch { return error }
    }

    @Test(arguments: [nil, "", "evil.example", "127.0.0.1", "127.0.0.1:8080", "127.0.0.1:80.evil.example", "localhost"])
    func onlyThisServersNamesAreAnswered(_ host: String?) {
        #expect(refusal(host, nil, nil, isUnsafe: false) == .misdirected)
    }

    @Test(arguments: [[], ["127.0.0.1:80", "evil.example"], ["127.0.0.1:80", "127.0.0.1:80"]])
    func aRequestNamesOneHostOnce(_ hosts: [String]) {
        #expect(throws: RequestOrigin.Refusal.misdirected) {
            try RequestOrigin(hosts: hosts, isUnsafe: false).check(port: 80, isEntrance: false)
        }
    }

    @Test(arguments: ["127.0.0.1:80", "localhost:80"])
    func itsOwnPagesMayDoEverything(_ host: String) {
        #expect(refusal(host, nil, nil, isUnsafe: false) == nil)
        #expect(refusal(host, nil, "none", isUnsafe: false) == nil)
        #expect(refusal(host, "http://\(host)", nil, isUnsafe: true) == nil)
        #expect(refusal(host, "http://\(host)", "same-origin", isUnsafe: true) == nil)
        #expect(refusal(host, nil, "same-origin", isUnsafe: true) == nil)
    }

    @Test func otherPagesMayDoNothing() {
        let host = "127.0.0.1:80"
        #expect(refusal(host, "http://localhost:80", nil, isUnsafe: false) == .otherSite)
        #expect(refusal(host, "null", nil, isUnsafe: false) == .otherSite)
        #expect(refusal(host, nil, "cross-site", isUnsafe: false) == .otherSite)
        #expect(refusal(host, nil, nil, isUnsafe: true) == .otherSite)
        #expect(refusal(host, nil, "none", isUnsafe: true) == .otherSite)
        #expect(refusal(host, "http://\(host)", "cross-site", isUnsafe: true) == .otherSite)
    }

    @Test func anyProgramMayLeadToTheEntrance() {
        #expect(refusal("127.0.0.1:80", nil, "cross-site", isUnsafe: false, isEntrance: true) == nil)
        #expect(refusal("evil.example", nil, nil, isUnsafe: false, isEntrance: true) == .misdirected)
    }
}
