import Testing

@testable import ContactMatching

/// Addresses of profiles, by which one person is known.
@Suite struct ProfileAddressTests {
    @Test(arguments: [
        ("https://www.linkedin.com/in/anna-weber-1", "linkedin.com/in/anna-weber-1"),
        ("https://de.linkedin.com/in/Anna-Weber-1/?locale=de", "linkedin.com/in/anna-weber-1"),
        ("linkedin.com/in/anna-weber-1/recent-activity/", "linkedin.com/in/anna-weber-1"),
        ("HTTP://WWW.LINKEDIN.COM/IN/ANNA-WEBER-1#about", "linkedin.com/in/anna-weber-1"),
        (" http://m.facebook.com/anna.weber.9 ", "facebook.com/anna.weber.9"),
        ("https://fb.com/anna.weber.9?ref=x", "facebook.com/anna.weber.9"),
        ("https://www.facebook.com/profile.php?id=100012345&sk=about", "facebook.com/profile.php?id=100012345"),
        ("https://x.com/annaweber", "twitter.com/annaweber"), ("//twitter.com/annaweber/", "twitter.com/annaweber"),
        ("https://www.threads.net/@annaweber", "threads.net/@annaweber"),
    ]) func profiles(_ text: String, _ profile: String) {
        #expect(Self.read(text) == profile)
    }

    @Test(arguments: [
        "", "linkedin.com", "https://www.linkedin.com/", "https://www.linkedin.com/in/",
        "https://www.linkedin.com/in/ab",
        "https://www.linkedin.com/company/acme", "https://www.facebook.com/pages/acme/123",
        "https://www.facebook.com/groups/9",
        "https://twitter.com/annaweber/status/123", "https://www.instagram.com/p/",
        "https://www.example.org/in/anna-weber",
        "https://notlinkedin.com/in/anna-weber", "https://linkedin.com.example.org/in/anna-weber", "anna@example.org",
        "/in/anna-weber",
        "https://twitter.com/search?q=anna", "https://www.facebook.com/profile.php",
    ]) func otherAddresses(_ text: String) {
        #expect(Self.read(text) == nil)
    }

    /// Nothing in front of an address or behind it makes it another.
    @Test(arguments: [
        "linkedin.com/in/anna-weber-1", "facebook.com/anna.weber.9", "ok.ru/profile/5551234", "t.me/annaweber",
    ])
    func additionsChangeNothing(_ profile: String) {
        for scheme in ["", "http://", "https://", "//"] {
            for host in ["", "www.", "m.", "mobile.", "de."] {
                for end in ["", "/", "?a=b", "/?a=b&c=d", "#top"] {
                    let text = scheme + host + profile + end
                    #expect(Self.read(text) == profile, "\(text)")
                    #expect(Self.read(text.uppercased()) == profile, "\(text)")
                }
            }
        }
    }

    private static func read(_ text: String) -> String? {
        var output: [UInt8] = []
        let isProfile = Array(text.utf8).withUnsafeBufferPointer { ProfileAddress.append($0, to: &output) }
        return isProfile ? String(decoding: output, as: UTF8.self) : nil
    }
}
