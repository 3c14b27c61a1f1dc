import ContactMatching
import Testing

/// Two given names under one family name, and what a household has in common: twins have their birthday in common, too.
@Suite struct TwinTests {
    private static let home = " | b:1985-03-04 | a:5 High Street | t:Town | z:12345"

    /// The values that the cards of two children of one house share.
    private static let shared = [
        home, " | b:1985-03-04 | family.box@example.org",
        " | b:1985-03-04 | box@example.org | a:5 High Street | t:Town",
        home + " | box@example.org", home + " | +4930100001", home + " | +4930100001 | box@example.org",
    ]

    /// Known given names, also in other scripts and behind family names with an ending for women.
    private static let known = [
        ["Peter Braunfels", "Sabine Braunfels"], ["Lena Vogt", "Lisa Vogt"], ["g:明 | f:李", "g:娜 | f:李"],
        ["g:حسن | f:العتيبي", "g:نورة | f:العتيبي"], ["Иван Петрович", "Мария Петровна"],
    ]

    /// Given names that no list has.
    private static let unlike = [
        ["Taiwo Ojo", "Kehinde Ojo"], ["Zorvan Ali", "Quimby Ali"], ["OJOMO Taiwo", "OJOMO Kehinde"],
    ]

    private static func lines(_ names: [String], _ shared: String) -> [String] {
        names.map { ($0.hasPrefix("g:") ? "| " : "") + $0 + shared }
    }

    @Test(arguments: known + unlike, shared) func twoOfOneHouseStayTwo(_ names: [String], _ shared: String) {
        for strangers in [0, 400] {
            let match = Book(Self.lines(names, shared)).matcher(strangers: strangers).match()
            #expect(!match.isOne(1, 2), "\(names), \(shared), \(strangers)")
        }
    }

    /// A mobile number on one card alone changes nothing.
    @Test(arguments: known) func oneMobileMakesNobodyOfTwo(_ names: [String]) {
        var lines = Self.lines(names, Self.home + " | box@example.org")
        lines[0] += " | +4915112345671m"
        #expect(!Book(lines).matcher(strangers: 0).match().isOne(1, 2))
    }

    /// A card of both names, and one without, connects nobody.
    @Test(arguments: ["José María Etxandi", "Etxandi", ""]) func aThirdCardConnectsNobody(_ third: String) {
        let names = ["José Etxandi", "María Etxandi", third]
        for places in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
            let match = Book(places.map { names[$0] + Self.home + " | box@example.org" }).matcher().match()
            let ids = places.indices.filter { places[$0] < 2 }.map { Int64($0 + 1) }
            #expect(!match.isOne(ids[0], ids[1]), "\(third): \(match.people)")
        }
    }

    private static let landline = " | +27214567890 | b:1985-03-04 | a:5 High Street | t:Town"

    /// Names a letter apart, and a landline, a birthday and an address: somebody is asked.
    @Test(arguments: [["Anna Kotze", "Hanna Kotze"], ["Luca Kotze", "Lucas Kotze"], ["Marco Kotze", "Marcos Kotze"]])
    func namesALetterApartAreAQuestion(_ names: [String]) {
        let match = Book(names.map { $0 + Self.landline }).matcher().match()
        #expect(!match.isOne(1, 2))
        #expect(match.review.contains { $0.first == 1 && $0.second == 2 })
    }

    /// Familiar forms and misspelled names are one, and so is one mobile number.
    @Test(arguments: [
        ["Katharina Kotze", "Kathi Kotze"], ["Bill Kotze", "Will Kotze"], ["Adelheid Kotze", "Adelhied Kotze"],
        ["Anna Kotze | +27821234567m", "Hanna Kotze | +27821234567m"],
    ]) func formsAtALandlineAreOne(_ names: [String]) {
        #expect(Book(names.map { $0 + Self.landline }).matcher().match().isOne(1, 2))
    }

    /// Forms and misspellings of one name, a name in the field of the other, and what no household shares.
    @Test(arguments: [
        ["Katharina Braunfels", "Kathi Braunfels"], ["Stephanie Braunfels", "Stephnaie Braunfels"],
        ["Sabine Braunfels", "Sabibe Braunfels"],
        ["Zorvanel Braunfels", "Zorvnael Braunfels"], ["Sabine Braunfels", "Braunfels Sabine"],
        ["Anna Sabine Braunfels", "Sabine Braunfels"],
        ["Peter Braunfels | u:123-45-6789", "Sabine Braunfels | u:123-45-6789"],
    ]) func formsOfOneNameAreOne(_ names: [String]) {
        let match = Book(names.map { $0 + Self.home + " | box@example.org" }).matcher().match()
        #expect(match.isOne(1, 2))
    }
}
