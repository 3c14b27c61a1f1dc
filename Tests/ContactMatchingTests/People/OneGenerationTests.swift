import ContactMatching
import Testing

/// A name with a generation, and one without.
@Suite struct OneGenerationTests {
    @Test(
        arguments: [
            ("Paulo Moreira", "Paulo Moreira Filho"), ("John Ashby", "John Ashby Jr."),
            ("Tom A. Reed", "Tom A. Reed III"),
            ("g:István | f:Nagy", "p:ifj. | g:István | f:Nagy"),
        ], [0, 400])
    func aHomeAndAMobileAreAQuestion(_ names: (String, String), _ strangers: Int) {
        for home in ["a:5 High Street | t:Town", "+4930100001"] {
            let shared = " | +4915112345678m | " + home
            let match = Book([names.0 + shared, names.1 + shared]).matcher(strangers: strangers).match()
            #expect(!match.isOne(1, 2))
            #expect(match.review.contains { $0.first == 1 && $0.second == 2 })
        }
    }

    @Test(
        arguments: [
            ("Hugo Lang sen.", "Hugo Lang"), ("John Ashby", "John Ashby Jr."), ("Paulo Moreira", "Paulo Moreira Filho"),
        ], ["xq77@example.org"])
    func oneMailboxIsAQuestion(_ names: (String, String), _ shared: String) {
        #expect(Book.outcome(names.0, names.1, sharing: shared) == .asked)
    }

    @Test(arguments: ["+4915112345678m | xq77@example.org", "+4915112345678m | b:1950-02-03"])
    func twoValuesAreOnePersons(_ shared: String) {
        #expect(Book.outcome("Hugo Lang sen.", "Hugo Lang", sharing: shared) == .joined)
    }

    @Test(arguments: ["xq77@example.org", "o:Acme | j:Clerk", "b:1980-02-03"])
    func moreThanAHomeIsOnePersons(_ further: String) {
        let shared = "+4915112345678m | a:5 High Street | t:Town | \(further)"
        #expect(Book.outcome("Paulo Moreira", "Paulo Moreira Filho", sharing: shared) == .joined)
    }
}
