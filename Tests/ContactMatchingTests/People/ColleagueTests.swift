import ContactMatching
import Testing

/// People of one firm, who have its address and perhaps their jobs and names in common, and no number on their cards.
@Suite struct ColleagueTests {
    private static let firm = "o:Ostara Foods Ltd | j:Buyer | a:Umeda 159 | t:Osaka | z:530-0001"

    /// Names in two scripts that say nothing of each other.
    @Test(arguments: [
        ("g:健太 | f:高橋", "g:John | f:Smith"), ("g:健太 | f:高橋", "g:Yoko | f:Takahashi"), ("g:伟 | f:李", "g:Na | f:Li"),
        ("g:지훈 | f:김", "g:Soo-jin | f:Kim"),
    ]) func namesInTwoScriptsAreNotJoinedByAPlace(_ one: String, _ two: String) {
        for strangers in [0, 400, 1500] {
            for more in ["", "| b:1990-01-01"] {
                let lines = [one, two].map { "| \($0) | \(Self.firm) \(more)" }
                #expect(!Book(lines).matcher(strangers: strangers).match().isOne(1, 2), "\(lines)")
            }
        }
        let known = [one, two].map { "| \($0) | \(Self.firm) | u:ABC1234567" }
        #expect(Book(known).outcome != .apart)
    }

    /// Mailboxes of a firm's own domain that differ in a number are those of namesakes; those of a provider may be one person's.
    @Test(arguments: [
        ("john.smith@helvar.example", "john.smith2@helvar.example"),
        ("jsmith1@helvar.example", "jsmith2@helvar.example"),
        ("john_smith@helvar.example", "john_smith-2@helvar.example"),
    ]) func aNumberedMailboxIsAQuestion(_ one: String, _ two: String) {
        let lines = [one, two].map { "John Smith | o:Helvar Ltd | a:Mill Lane 9 | t:Leeds | z:LS1 4AP | \($0)" }
        #expect(Book(lines).outcome == .asked)
        #expect(Book(lines.map { $0 + " | +447700900001m" }).outcome == .joined)
    }

    @Test(arguments: [
        ("john.smith@gmail.com", "john.smith2@gmail.com"), ("john.smith@helvar.example", "j.smith@helvar.example"),
    ]) func otherMailboxesSayNoMore(_ one: String, _ two: String) {
        let lines = [one, two].map { "John Smith | o:Helvar Ltd | a:Mill Lane 9 | t:Leeds | z:LS1 4AP | \($0)" }
        let match = Book(lines).matcher().match()
        #expect(!match.refused.contains { $0.reason == .numberedMailboxes })
    }

    /// One name before the `@` at two providers says what the name says, however short it is; a slip of the pen in the domain makes no other mailbox.
    @Test(arguments: [
        ("mkaya@gmail.com", "mkaya@ttmail.com"), ("mkaya@gmail.com", "mkaya@ymail.com"),
        ("mkaya@gmx.de", "mkaya@gmx.at"),
        ("mustafa.kaya@gmail.com", "mustafa.kaya@hotmail.com"), ("kayam@web.de", "kayam@gmx.de"),
    ]) func aNameAtTwoProvidersIsTheNameAgain(_ one: String, _ two: String) {
        #expect(Book(["Mustafa Kaya | \(one)", "Mustafa Kaya | \(two)"]).outcome == .asked)
    }

    @Test(arguments: [("mkaya@gmail.com", "mkaya@gmial.com"), ("kilim77@gmail.com", "kilim77@ymail.com")])
    func aSlipInTheDomainIsOneMailbox(_ one: String, _ two: String) {
        #expect(Book(["Mustafa Kaya | \(one)", "Mustafa Kaya | \(two)"]).outcome == .joined)
    }

    /// The same job makes a postal code and a town no two places.
    @Test(arguments: ["", "j:Buyer"]) func theJobIsNoSecondPlace(_ job: String) {
        let lines = [
            "Thomas Müller | o:Alfa GmbH | \(job) | t.mueller@alfa.example | a:Ring 3 | t:Rostock | z:18055",
            "Thomas Müller | o:Beta AG | \(job) | thomas.mueller@beta.example | a:Weg 9 | t:Rostock | z:18055",
        ]
        for strangers in [400, 1500] {
            #expect(!Book(lines).matcher(strangers: strangers).match().isOne(1, 2))
        }
    }
}
