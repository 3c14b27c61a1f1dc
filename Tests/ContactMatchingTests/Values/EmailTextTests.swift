import Testing

@testable import ContactMatching

@Suite struct EmailTextTests {
    /// An address, and its form in comparisons; empty for none.
    @Test(arguments: [
        ("Anna@Example.ORG", "anna@example.org"), ("mailto:anna@example.org", "anna@example.org"),
        ("anna+shop@example.org", "anna@example.org"), ("+anna@example.org", "+anna@example.org"),
        ("a.n.n.a@gmail.com", "anna@gmail.com"), ("Anna+x.y@GoogleMail.com", "anna@gmail.com"),
        ("a.n.n.a@example.org", "a.n.n.a@example.org"), ("...@gmail.com", "...@gmail.com"), ("anna@", ""), ("anna", ""),
        ("@example.org", ""),
    ]) func comparedForms(_ address: String, _ form: String) {
        var text: [UInt8] = []
        let isAddress = Array(address.utf8).withUnsafeBufferPointer { EmailText.append($0, to: &text) }
        #expect((isAddress ? String(decoding: text, as: UTF8.self) : "") == form)
    }
}
