import Testing

@testable import ContactMatching

@Suite struct PairScorerTests {
    /// A situation, two contacts, others that are in the book, and the reasons for and against in the order of the scorer.
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let one: String
        let two: String
        var others: [String] = []
        let reasons: String

        var testDescription: String { name }
    }

    static let rows: [Row] = [
        // A shared value.
        Row(
            name: "a mobile", one: "Anna Weber | +4915112345678m", two: "Anna Weber | +4915112345678m | o:Acme",
            reasons: "sharedMobile +4.0, fullName +7.5"),
        Row(
            name: "a landline", one: "Anna Weber | +4930100001", two: "Anna Weber | +4930100001 | o:Acme",
            reasons: "sharedPhone +1.5, fullName +7.5"),
        Row(
            name: "a landline of two", one: "Anna Weber | +4930100001", two: "Bernd Weber | +4930100001",
            reasons: "sharedPhone -1.0, familyNameOnly -9.0"),
        Row(
            name: "a number that many reach", one: "Anna Weber | +498001234567s",
            two: "Anna Weber | +498001234567s | o:Acme",
            reasons: "sharedServiceNumber +0.0, anyTwoContacts -8.8, fullName +12.8"),
        Row(
            name: "an address", one: "Anna Weber | anna@example.org", two: "Anna Weber | anna@example.org | o:Acme",
            reasons: "sharedEmail +5.0, fullName +7.5"),
        Row(
            name: "an address of a function", one: "Anna Weber | info@example.org",
            two: "Anna Weber | info@example.org | o:Acme",
            reasons: "sharedRoleEmail +0.0, anyTwoContacts -8.8, fullName +12.8"),
        Row(
            name: "a household's address", one: "Anna Weber | family.weber@example.org",
            two: "Anna Weber | family.weber@example.org | o:Acme",
            reasons: "sharedHouseholdEmail +0.5, fullName +7.5"),
        Row(
            name: "an address that spells the family's name", one: "Anna Weber | weber@example.org",
            two: "A. Weber | weber@example.org",
            reasons: "sharedHouseholdEmail +0.5, initial +3.0"),
        Row(
            name: "an address that spells both names", one: "Anna Weber | anna.weber@example.org",
            two: "A. Weber | anna.weber@example.org",
            reasons: "sharedEmail +5.0, initial +6.5"),
        Row(
            name: "a number that may be either", one: "Anna Weber | +12125551234e",
            two: "Anna Weber | +12125551234e | o:Acme", reasons: "sharedPhone +2.5, fullName +7.5"),
        Row(
            name: "a number without its area", one: "Anna Weber | #5551234", two: "Anna Weber | +12125551234e",
            reasons: "sharedLocalNumber +2.5, fullName +7.5"),
        Row(
            name: "a number in a note", one: "Anna Weber | c:call +49 1511 2345678",
            two: "Anna Weber | +4915112345678m",
            reasons: "notedNumber +2.5, fullName +7.5"),
        Row(
            name: "one number in two notes", one: "Anna Weber | c:+49 1511 2345678",
            two: "Anna Weber | c:+49 1511 2345678 | o:Acme",
            reasons: "anyTwoContacts -8.8, fullName +12.8"),
        Row(
            name: "a family name in front, which others have behind", one: "Zelenka Balint | +4915112345678m",
            two: "Zelenka Krisztina | +4915112345678m", others: ["Ada Zelenka", "Bela Zelenka", "Cili Zelenka"],
            reasons: "sharedMobile +3.5, familyNameOnly -9.0"),
        Row(
            name: "a family name in front of listed given names", one: "ROSSALDI MARIO | +4915112345678m",
            two: "ROSSALDI LUIGI | +4915112345678m", reasons: "sharedMobile +3.5, familyNameOnly -9.0"),
        Row(
            name: "a word that no list knows under two others", one: "Zelenka Balintov | +4915112345678m",
            two: "Zelenka Krisztinova | +4915112345678m", reasons: "sharedMobile +4.0, givenNameOnly +5.5"),
        Row(
            name: "a second family name where the given name of the other has its middle name",
            one: "Paz Dorval Luis | +4915112345678m", two: "Luis Enrique Paz | +4915112345678m",
            reasons: "sharedMobile +4.0, fullName +7.5"),
        Row(
            name: "middle names in two orders", one: "Paz Eduardo Luis | +4915112345678m",
            two: "Luis Enrique Paz | +4915112345678m",
            reasons: "sharedMobile +4.0, fullName +7.5, differentMiddleInitials -5.0"),
        Row(
            name: "a family name alone", one: "Weber | +4915112345678m", two: "Anna Weber | +4915112345678m",
            reasons: "sharedMobile +4.0, partialName +6.0"),
        Row(
            name: "two middle names", one: "Luis Enrique Paz | +4915112345678m",
            two: "Luis Eduardo Paz | +4915112345678m",
            reasons: "sharedMobile +4.0, fullName +7.5, differentMiddleInitials -5.0"),
        Row(
            name: "several values under two names", one: "Anna Weber | +4915112345678m | aw@example.org",
            two: "Bernd Klein | +4915112345678m | aw@example.org",
            reasons: "sharedMobile +3.5, differentNames -9.0, severalValues +10.0"),
        Row(
            name: "a person and an organization", one: "Anna Weber | anna@example.org | o:Acme",
            two: "Acme GmbH | anna@example.org | k:organization",
            reasons: "personAndOrganization -16.0, sharedEmail +5.0, nameMissing +2.0"),
        Row(
            name: "what the card of an organization has in common with who works there",
            one: "Anna Weber | anna@acme.example | +12125551234e | z:10001",
            two: "| anna@acme.example | +12125551234e | o:Acme | z:10001",
            reasons: "sharedEmail +5.0, nameMissing +2.0"),
        Row(
            name: "the card of an organization at its address",
            one: "Anna Weber | anna@acme.example | a:5 High Street | t:Town",
            two: "| anna@acme.example | o:Acme | a:5 High Street | t:Town",
            reasons: "sharedEmail +5.0, nameMissing +2.0, crowdedAddress +0.5"),
        Row(
            name: "titles of two sexes", one: "Mr. Weber | +4930100001", two: "Mrs. Weber | +4930100001",
            reasons: "sharedPhone +1.5, partialName +2.0, differentTitles -12.0"),
        Row(
            name: "rooms", one: "Room 469 | +4930100001", two: "Room 470 | +4930100001",
            reasons: "sharedPhone +1.5, partialName +2.0, differentRemarks -9.0"),
        Row(
            name: "two scripts", one: "Hassan Ali | +201001234567m", two: "حسن علي | +201001234567m",
            reasons: "sharedMobile +4.0, similarName +6.5"),
        Row(
            name: "two scripts that cannot be compared", one: "Alice Huang | +8613912345678m",
            two: "黄小玉 | +8613912345678m", reasons: "sharedMobile +4.0, partlyOtherScript +3.0"),
        Row(
            name: "two scripts of which nothing can be compared", one: "John Smith | +8613912345678m",
            two: "黄小玉 | +8613912345678m", reasons: "sharedMobile +4.0, otherScript +3.0"),
        Row(
            name: "spellings of one name", one: "Hendrik Bakker | +4915112345678m",
            two: "Hendrik Baker | +4915112345678m", reasons: "sharedMobile +4.0, similarName +7.5"),
        Row(
            name: "a relation", one: "Leo Klein | +4915112345678m", two: "Leo Mama | +4915112345678m",
            reasons: "sharedMobile +4.0, relation -0.5"),
        Row(
            name: "the day of birth without the year", one: "Anna Weber | b:1980-02-03 | +4930100001",
            two: "Anna Weber | b:--02-03 | +4930100001", reasons: "sharedPhone +1.5, fullName +7.5, sameBirthday +7.0"),
        Row(
            name: "two parts of a birthday", one: "Anna Weber | b:1980-02-03 | +4930100001",
            two: "Anna Weber | b:1955-02-03 | +4930100001",
            reasons: "sharedPhone +1.5, fullName +7.5, similarBirthday -3.0"),
        Row(
            name: "a child and somebody of the same name", one: "Anna Weber | b:2016-02-03 | +4915112345678m",
            two: "Anna Weber | +4915112345678m", reasons: "sharedMobile +4.0, fullName +7.5, childOnOneSide -8.0"),
        Row(
            name: "a grown-up and somebody of the same name", one: "Anna Weber | b:1996-02-03 | +4915112345678m",
            two: "Anna Weber | +4915112345678m", reasons: "sharedMobile +4.0, fullName +7.5"),
        Row(
            name: "the day of birth of a child without the year",
            one: "Anna Weber | b:2016-02-03 | +4915112345678m", two: "Anna Weber | b:--02-03 | +4915112345678m",
            reasons: "sharedMobile +4.0, fullName +7.5, sameBirthday +7.0"),
        Row(
            name: "an identifier", one: "Anna Weber | i:77", two: "Anna Weber | i:77 | o:Acme",
            reasons: "sharedIdentifier +6.0, fullName +7.5"),
        Row(
            name: "two values", one: "Anna Weber | +4915112345678m | anna@example.org",
            two: "Anna Weber | +4915112345678m | anna@example.org | o:Acme",
            reasons: "sharedEmail +5.0, fullName +7.5, furtherValues +3.0"),
        Row(
            name: "four values", one: "Anna Weber | +4915112345678m | anna@example.org | i:77 | +4930100001",
            two: "Anna Weber | +4915112345678m | anna@example.org | i:77 | +4930100001 | o:Acme",
            reasons: "sharedIdentifier +6.0, fullName +7.5, furtherValues +6.0"),
        // The name beside it.
        Row(
            name: "a nickname", one: "Robert Hall | +447700900001m", two: "Bob Hall | +447700900001m",
            reasons: "sharedMobile +4.0, nickname +6.5"),
        Row(
            name: "a slip", one: "Anna Webar | +4915112345678m", two: "Anna Weber | +4915112345678m",
            reasons: "sharedMobile +4.0, similarName +6.5"),
        Row(
            name: "one of two family names", one: "María García | +4915112345678m",
            two: "María García Pons | +4915112345678m", reasons: "sharedMobile +4.0, wordsOfName +6.5"),
        Row(
            name: "an initial", one: "A. Weber | +4915112345678m", two: "Anna Weber | +4915112345678m",
            reasons: "sharedMobile +4.0, initial +6.5"),
        Row(
            name: "an initial at a landline", one: "A. Weber | +4930100001", two: "Anna Weber | +4930100001",
            reasons: "sharedPhone +1.5, initial +3.0"),
        Row(
            name: "another family name", one: "Anna Weber | +4915112345678m", two: "Anna Klein | +4915112345678m",
            reasons: "sharedMobile +4.0, givenNameOnly +5.5"),
        Row(
            name: "another family name in a mailbox of the given name", one: "Anna Weber | anna.k@example.org",
            two: "Anna Klein | anna.k@example.org", reasons: "sharedEmail +5.0, givenNameOnly +5.5"),
        Row(
            name: "one word", one: "Anna | +4915112345678m", two: "Anna Weber | +4915112345678m",
            reasons: "sharedMobile +4.0, partialName +6.5"),
        Row(
            name: "no name at a landline", one: "| +4930100001", two: "Anna Weber | +4930100001",
            reasons: "sharedPhone +1.5, nameMissing +1.0"),
        Row(
            name: "no name", one: "| anna.weber@example.org", two: "Anna Weber | anna.weber@example.org",
            reasons: "sharedEmail +5.0, namelessHolder +6.0"),
        Row(
            name: "a couple", one: "Anna Weber | +4915112345678m", two: "Bernd Weber | +4915112345678m",
            reasons: "sharedMobile +3.5, familyNameOnly -9.0"),
        Row(
            name: "other names", one: "Anna Weber | +4915112345678m", two: "Bernd Klein | +4915112345678m",
            reasons: "sharedMobile +3.5, differentNames -9.0"),
        Row(
            name: "a word that one of two holders has", one: "Anna | +4915112345678m",
            two: "Anna Weber | +4915112345678m", others: ["Bernd Klein | +4915112345678m"],
            reasons: "sharedMobile +3.5, partialName +6.5"),
        Row(
            name: "a word that both holders have", one: "Weber | +4915112345678m",
            two: "Anna Weber | +4915112345678m", others: ["Bernd Weber | +4915112345678m"],
            reasons: "sharedMobile +3.5, partialName +2.0"),
        Row(
            name: "an initial that one of two holders has", one: "A. Weber | +4915112345678m",
            two: "Anna Weber | +4915112345678m", others: ["Bernd Weber | +4915112345678m"],
            reasons: "sharedMobile +3.5, initial +6.5"),
        Row(
            name: "an initial that both holders have", one: "A. Weber | +4915112345678m",
            two: "Anna Weber | +4915112345678m", others: ["Arnold Weber | +4915112345678m"],
            reasons: "sharedMobile +3.5, initial +3.0"),
        Row(
            name: "a mobile of three", one: "Anna Weber | +4915112345678m",
            two: "Anna Weber | +4915112345678m | o:Acme",
            others: ["Bernd Klein | +4915112345678m", "Carla Lang | +4915112345678m"],
            reasons: "sharedMobile +2.5, fullName +7.5"),
        Row(
            name: "a rare name at a switchboard", one: "Ottokar Zwyssig | +442071234567",
            two: "Ottokar Zwyssig | +442071234567 | o:Acme",
            others: (1...9).map { "Clerk\("abcdefghi".prefix($0)) Desk\("klmnopqrs".prefix($0)) | +442071234567" },
            reasons: "sharedPhone -6.0, fullName +7.5, rareNameAmongHolders +6.5"),
        // The name alone.
        Row(
            name: "the name alone", one: "Anna Weber | +4915112345678m", two: "Anna Weber | o:Acme",
            reasons: "anyTwoContacts -8.8, fullName +12.8"),
        Row(
            name: "a given name alone", one: "Anna Weber", two: "Anna Klein",
            reasons: "anyTwoContacts -8.8, givenNameOnly -1.0"),
        Row(
            name: "a family name alone", one: "Anna Weber", two: "Bernd Weber",
            reasons: "anyTwoContacts -8.8, familyNameOnly -4.0"),
        // The values that each has of its own.
        Row(
            name: "two mobiles", one: "Anna Weber | +4915112345678m", two: "Anna Weber | +4915112345679m",
            reasons: "anyTwoContacts -8.8, fullName +12.8, ownMobiles -0.4"),
        Row(
            name: "two addresses", one: "Anna Weber | anna@a.example", two: "Anna Weber | anna@b.example",
            reasons: "anyTwoContacts -8.8, fullName +12.8, ownEmails -0.3"),
        Row(
            name: "two mailboxes at work", one: "Anna Weber | a.weber@acme.example | o:Acme",
            two: "Anna Weber | anna.weber@acme.example | o:Acme",
            reasons: "anyTwoContacts -8.8, fullName +12.8, ownEmails -5.0, sameOrganization +5.5"),
        // Birthdays and generations.
        Row(
            name: "a birthday", one: "Anna Weber | b:1980-02-03", two: "Anna Weber | b:1980-02-03 | o:Acme",
            reasons: "anyTwoContacts -8.8, fullName +12.8, sameBirthday +12.0"
        ),
        Row(
            name: "a slip in a birthday", one: "Anna Weber | b:1980-02-03", two: "Anna Weber | b:1980-03-02",
            reasons: "anyTwoContacts -8.8, fullName +12.8, birthdayOneSlipApart +2.0"),
        Row(
            name: "two birthdays", one: "Anna Weber | b:1980-02-03", two: "Anna Weber | b:1955-07-16",
            reasons: "anyTwoContacts -8.8, fullName +12.8, differentBirthdays -12.0"),
        Row(
            name: "two birthdays at an address", one: "Anna Weber | b:1980-02-03 | a:5 High Street",
            two: "Anna Weber | b:1955-07-16 | a:5 High Street",
            reasons: "anyTwoContacts -8.8, fullName +12.8, differentBirthdays -5.0, sameAddress +6.0"),
        Row(
            name: "twins", one: "Lena Vogt | b:2001-05-05 | +4930100001", two: "Lisa Vogt | b:2001-05-05 | +4930100001",
            reasons: "sharedPhone -1.0, familyNameOnly -9.0, sameBirthday +2.0"),
        Row(
            name: "father and son", one: "John Smith Jr | +4930100001", two: "John Smith Sr | +4930100001",
            reasons: "sharedPhone +1.5, fullName +7.5, differentGenerations -16.0"),
        Row(
            name: "perhaps father and son", one: "John Smith Jr | +4930100001", two: "John Smith | +4930100001",
            reasons: "sharedPhone +1.5, fullName +7.5, oneGeneration -3.0"),
        Row(
            name: "perhaps father and son, at one mobile number", one: "Hugo Lang sen. | +4915112345678m",
            two: "Hugo Lang | +4915112345678m", reasons: "sharedMobile +4.0, fullName +7.5, oneGeneration -1.5"),
        Row(
            name: "a middle initial", one: "Tom A. Reed | +12125551234", two: "Tom Albert Reed | +12125551234",
            reasons: "sharedPhone +1.5, fullName +7.5, sameMiddleInitial +0.5"),
        Row(
            name: "two middle initials", one: "Tom A. Reed | +12125551234", two: "Tom B. Reed | +12125551234",
            reasons: "sharedPhone +1.5, fullName +7.5, differentMiddleInitials -5.0"),
        // Places.
        Row(
            name: "an address alone", one: "Anna Weber | a:5 High Street | t:Town",
            two: "Anna Weber | a:5 High Street | t:Town | o:Acme",
            reasons: "anyTwoContacts -8.8, fullName +12.8, sameAddress +6.0"),
        Row(
            name: "a postal address", one: "Anna Weber | +4915112345678m | a:5 High Street | t:Town",
            two: "Anna Weber | +4915112345678m | a:5 High Street | t:Town | o:Acme",
            reasons: "sharedMobile +4.0, fullName +7.5, sameAddress +6.0"),
        Row(
            name: "a similar street", one: "Anna Weber | a:5 High Street | t:Town",
            two: "Anna Weber | a:5 High Streat | t:Town",
            reasons: "anyTwoContacts -8.8, fullName +12.8, similarAddress +4.0"),
        Row(
            name: "a similar street elsewhere", one: "Anna Weber | a:5 High Street | t:Town",
            two: "Anna Weber | a:5 High Street | t:City",
            reasons: "anyTwoContacts -8.8, fullName +12.8, sameAddress +3.0"),
        Row(
            name: "neighbours", one: "Anna Weber | a:5 High Street | t:Town",
            two: "Anna Weber | a:7 High Street | t:Town",
            reasons: "anyTwoContacts -8.8, fullName +12.8, differentAddresses -0.5"),
        Row(
            name: "a crowded house", one: "Anna Weber | a:5 High Street | t:Town",
            two: "Anna Weber | a:5 High Street | t:Town | o:Acme",
            others: (1...9).map { "Guest\("abcdefghi".prefix($0)) | a:5 High Street | t:Town" },
            reasons: "anyTwoContacts -8.8, fullName +12.8, crowdedAddress +0.5"),
        Row(
            name: "a postal code", one: "Anna Weber | z:12345", two: "Anna Weber | z:12345 | o:Acme",
            reasons: "anyTwoContacts -8.8, fullName +12.8, samePostalCode +3.0"),
        Row(
            name: "a town", one: "Anna Weber | t:Town", two: "Anna Weber | t:Town | o:Acme",
            reasons: "anyTwoContacts -8.8, fullName +12.8, sameTown +2.0"),
        // Organizations.
        Row(
            name: "an employer", one: "Anna Weber | o:Acme", two: "Anna Weber | o:Acme GmbH | +4930100001",
            reasons: "anyTwoContacts -8.8, fullName +12.8, sameOrganization +5.5"),
        Row(
            name: "two organizations", one: "| o:Acme | +442071234567", two: "| o:Zenith | +442071234567",
            reasons: "sharedPhone +1.5, nameMissing +1.0, differentOrganizations -4.0"),
    ]

    @Test(arguments: rows) func reasonsAndWeights(_ row: Row) {
        let scene = Scene([row.one, row.two] + row.others, strangers: 400)
        #expect(Self.reasons(1, 2, in: scene) == row.reasons)
        #expect(
            Self.reasons(2, 1, in: scene).split(separator: ", ").sorted() == row.reasons.split(separator: ", ").sorted()
        )
    }

    @Test func everyReasonOccurs() {
        let named = Set(
            Self.rows.flatMap { $0.reasons.split(separator: ", ").compactMap { $0.split(separator: " ").first } })
        for kind in EvidencePart.Kind.allCases where kind != .copy && !Self.ofFieldsAlone.contains(kind) {
            #expect(named.contains(Substring(kind.rawValue)), "\(kind)")
        }
    }

    /// Reasons that only fields give, as ``FieldComparisonTests`` has them.
    private static let ofFieldsAlone: Set<EvidencePart.Kind> = [
        .differentPostalCodes, .similarPostalCode, .differentTowns, .similarTown, .differentIdentifiers,
        .similarIdentifier,
        .similarOrganization, .sameJobTitle, .similarJobTitle, .differentJobTitles, .similarEmail, .ownNumbers,
    ]

    static func reasons(_ one: Int64, _ two: Int64, in scene: Scene) -> String {
        var reasons: [String] = []
        scene.scorer.forEachPart(scene.place(one), scene.place(two)) { reasons.append("\($0.kind) \($0.bits)") }
        return reasons.joined(separator: ", ")
    }
}
