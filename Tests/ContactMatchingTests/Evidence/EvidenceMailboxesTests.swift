import ContactMatching
import Testing

/// Explanations name addresses of e-mail as contacts have them.
@Suite struct EvidenceMailboxesTests {
    /// The address of either contact, and what the explanation says.
    @Test(arguments: [
        (
            ["j.smith.ers@gmail.com", "j.smithers@gmail.com"],
            "share j.smith.ers@gmail.com and j.smithers@gmail.com, which reach one mailbox, held under no other name"
        ),
        (
            ["anna+shop@example.org", "anna@example.org"],
            "share anna+shop@example.org and anna@example.org, which reach one mailbox, held under no other name"
        ),
        (["Anna@Example.org", "anna@example.org"], "share Anna@Example.org, held under no other name"),
    ]) func addressesAreThoseOfTheContacts(_ addresses: [String], _ sentence: String) {
        let matcher = Book(["Jane Smithers | \(addresses[0])", "Jane Smithers | \(addresses[1]) | o:Acme"]).matcher()
        let evidence = matcher.evidence(1, 2)?.quotingMailboxes(
            ["Jane", addresses[0]], [addresses[1], "x@example.org"])
        #expect(evidence?.parts.map(\.sentence).contains(sentence) == true, "\(evidence?.parts.map(\.sentence) ?? [])")
    }

    /// Without the values of the contacts the address is the one that is compared.
    @Test func unknownAddressesStay() {
        let evidence = Book(["Jane Smithers | j.s@gmail.com", "Jane Smithers | js@gmail.com | o:Acme"]).matcher()
            .evidence(1, 2)
        #expect(evidence?.quotingMailboxes([], ["js@gmail.com"]) == evidence)
    }
}
