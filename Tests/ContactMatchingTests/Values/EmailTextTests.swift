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

    /// An address, and `true` if it stands for none.
    @Test(arguments: [
        ("none@none.com", true), ("no.email@example.org", true), ("x@x.example", true), ("a@b.example", false),
        ("aaa@b.example", true), ("000@example.org", true),
        ("anna@anna.example", false), ("info@example.org", false), ("nora@example.org", false),
    ]) func addressesOfNobody(_ address: String, _ isOfNobody: Bool) {
        #expect(Array(address.utf8).withUnsafeBufferPointer(EmailText.isOfNobody) == isOfNobody)
    }

    /// A number, and `true` if it stands for none.
    @Test(arguments: [
        ("+61400000000", true), ("+12122222222", true), ("+12122222222;7", true), ("+447700900000", false),
        ("+4915112345678", false),
    ]) func numbersOfNobody(_ number: String, _ isOfNobody: Bool) {
        #expect(Array(number.utf8).withUnsafeBufferPointer(PlaceholderNumber.contains) == isOfNobody)
    }
}
