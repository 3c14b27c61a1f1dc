import KnowledgeTable
import Testing

@testable import ContactMatching

@Suite struct StreetTests {
    @Test(arguments: [
        ("5 high street", 5), ("high street 12a", 12), ("high street", 0), ("route 66 no 7", 66), ("", 0),
    ]) func theNumberOfTheHouse(_ street: String, _ number: Int) {
        #expect(Array(street.utf8).withUnsafeBufferPointer { Street.number($0) } == number)
    }

    @Test(arguments: [
        ("30 East 61st Street", "30 E. 61St St."), ("2424 West Touhy Avenue", "2424 W Touhy Ave"),
        ("12 First Ave., Apt. 4", "12 1st Avenue #4"), ("Hauptstraße 5", "Hauptstr. 5"),
        ("Lange Straße 5", "Lange Str. 5"),
        ("Kerkstraat 5", "Kerkstr. 5"), ("Storgata 5", "Storgt. 5"), ("Rua Augusta, 5", "R. Augusta 5"),
        ("Viale Monza 5", "V.le Monza, 5"), ("Piazza Dante 5", "P.zza Dante 5"), ("ul. Długa 5", "Długa 5"),
        ("улица Ленина, дом 5, кв. 3", "ул. Ленина, 5, квартира 3"), ("вул. Шевченка 5", "вулиця Шевченка, 5"),
        ("Calle Mayor, nº 5", "C/ Mayor nº 5"), ("Atatürk Caddesi No: 5", "Atatürk Cad. No:5"),
        ("Καραϊσκάκη 5", "οδός Καραϊσκάκη 5"), ("Jalan Sudirman 5", "Jl. Sudirman No. 5"),
        ("5 East Park Avenue", "5 E Park Ave"),
        ("5 East 1st Street", "5 E 1st St"), ("P.O. Box 17", "PO Box 17"), ("Goethestraße 12a", "Goethestr. 12 A"),
        ("Sankt-Georg-Platz 3", "St.-Georg-Pl. 3"), ("Calle Mayor 5", "C/ Mayor n.º 5"),
    ]) func wordsHaveOneSpelling(_ one: String, _ other: String) {
        #expect(Self.normalized(one) == Self.normalized(other))
    }

    @Test(arguments: [
        ("12 5th Street", "12 5th Avenue"), ("30 E 61st Street", "30 W 61st Street"), ("Hauptstraße 5", "Hauptplatz 5"),
        ("12 High Street", "12 High Road"), ("Flat 4, 12 High Street", "Flat 5, 12 High Street"),
        ("12 D Street", "12 E Street"), ("5 E St", "5 East St"), ("5 N St NE", "5 North St NE"),
        ("2-14 Park Rd", "Flat 2, 14 Park Rd"), ("12½ Oak St", "12 Oak St"), ("Ленина 12/3", "Ленина 12, кв. 3"),
    ]) func otherStreetsStayOthers(_ one: String, _ other: String) {
        #expect(Self.normalized(one) != Self.normalized(other))
    }

    @Test func aStreetIsNeverEmptied() {
        #expect(Self.normalized("Suite") == "suite")
        #expect(Self.normalized("Unit No 5") == "unit 5")
        #expect(Self.normalized("") == "")
    }

    /// Two streets, and `true` if they are of two doors.
    @Test(arguments: [
        ("Goethestr. 12a", "Goethestr. 12b", true), ("1240 N Oak St", "1240 S Oak St", true),
        ("5 Oak St Apt 3B", "5 Oak St Apt 3D", true),
        ("5 Oak St", "5 Oak St Apt 3D", false), ("5 Oak St", "5 Oak Street", false), ("5 W Oak St", "5 Oak St", false),
        ("5 Oak St", "5 Oke St", false), ("5 Oak St", "7 Oak St", true),
    ]) func doors(_ one: String, _ other: String, _ areOthers: Bool) {
        let (one, other) = (Array(Self.normalized(one).utf8), Array(Self.normalized(other).utf8))
        let found = one.withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { Street.areOtherDoors(one, $0) }
        }
        #expect(found == areOthers)
    }

    @Test func normalizingAgainChangesNothing() {
        for row in KnowledgeTable.section("addresses/streets").text.split(separator: "\n") {
            for word in row.split(whereSeparator: { " :-".contains($0) }) {
                let street = "12 Long\(word) \(word.replacing("_", with: " ")) 5"
                #expect(Self.normalized(Self.normalized(street)) == Self.normalized(street), "\(street)")
            }
        }
    }

    private static func normalized(_ street: String) -> String {
        var street = Array(TextTests.fold(street).utf8)
        StreetWords.shared.normalize(&street)
        return String(decoding: street, as: UTF8.self)
    }
}
