import SeededRandom
import Testing

@testable import ContactMatching

/// Agreement never speaks against two contacts being one person's.
@Suite struct AgreementLawTests {
    private static let names = [
        ["Janke Nauta", "Janke Rienstra"], ["Janke Nauta", "Janke Nauta"], ["J. Nauta", "Janke Nauta"],
        ["Janke", "Janke Nauta"], ["Bob Nauta", "Robert Nauta"], ["Janke Nauta", "Sietse Nauta"],
        ["Janke Nauta", "Sietse Rienstra"], ["", "Janke Nauta"],
    ]
    private static let values = [
        " | jn@planet.example", " | a:5 High Street | t:Town | z:12345", " | t:Town", " | o:Acme",
        " | o:Acme | j:Nurse",
        " | i:77009",
    ]
    private static let birthdays = ["1977-04-23", "1990-01-01", "--04-23", "2016-05-05", "23.04.77"]

    private static func bits(_ lines: [String]) -> Bits {
        let scene = Scene(lines, strangers: 100)
        let rows = [scene.place(1), scene.place(2)].sorted()
        return scene.pairComparison.bits(rows[0], rows[1])
    }

    /// The same birthday on both cards, with and without an address of e-mail that they share.
    @Test(arguments: [1, 2, 3] as [UInt64]) func aBirthdayNeverLowersTheSum(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let pair = Self.names[random.below(Self.names.count)]
            let shared = Self.values.filter { _ in random.below(2) == 0 }.joined()
            let birthday = " | b:" + Self.birthdays[random.below(Self.birthdays.count)]
            // Cards that are the same in everything are one row.
            let lines = [pair[0] + shared + " | d:One", pair[1] + shared + " | d:Two"]
            #expect(Self.bits(lines.map { $0 + birthday }) >= Self.bits(lines), "\(lines), \(birthday)")
        }
    }
}
