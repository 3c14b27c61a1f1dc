import KnowledgeTable
import SeededRandom
import Testing

@testable import ColumnRecognition

@Suite struct IdentifierKindTests {
    @Test func everyRowIsRead() {
        let rows = KnowledgeTable.sections(of: .identifiers).flatMap { $0.text.split(separator: "\n") }
        #expect(rows.count >= 140)
        for row in rows { #expect(IdentifierKind(row) != nil, "\(row)") }
        #expect(Set(IdentifierKind.all.map(\.name)).count == rows.count)
    }

    /// Examples of authorities and standards.
    @Test(arguments: [
        ("EAN-13", "4006381333931"), ("ISBN-10", "0-306-40615-2"), ("ISBN-10", "0-8044-2957-X"), ("ISSN", "0378-5955"),
        ("IBAN", "GB82 WEST 1234 5698 7654 32"), ("IMEI", "490154203237518"), ("payment card", "4111 1111 1111 1111"),
        ("IMO ship number", "IMO 9074729"), ("ISNI, ORCID", "0000-0002-1825-0097"),
        ("BE enterprise number", "0403.170.701"), ("CH social insurance number", "756.9217.0769.85"),
        ("CH enterprise number", "CHE-116.281.710"), ("CH postal account", "01-162-8"),
        ("DE tax number of a person", "86095742719"), ("DK company number", "13585628"),
        ("FI company number", "2077474-0"),
        ("FR establishment number", "732 829 320 00074"), ("GB NHS number", "943 476 5919"),
        ("HR personal number", "33392005961"),
        ("IT VAT number", "00743110157"), ("NL citizen service number", "111222333"),
        ("PL personal number", "44051401359"),
        ("PL tax number", "123-456-32-18"), ("PT tax number", "501 964 843"), ("RU tax number", "7707083893"),
        ("RU insurance account", "112-233-445 95"), ("SE personal number", "811228-9874"),
        ("TR identity number", "10000000146"),
        ("TR tax number", "4540536920"), ("BR tax number of a person", "529.982.247-25"),
        ("BR tax number of a company", "11.444.777/0001-61"), ("CL tax number", "12.531.909-2"),
        ("AR tax number", "20-26756539-3"),
        ("MX bank account", "032180000118359719"), ("US provider identifier", "1234567893"),
        ("US bank routing number", "021000021"),
        ("AU tax file number", "123 456 782"), ("AU business number", "51 824 753 556"),
        ("AU company number", "004 085 616"),
        ("NZ tax number", "49-091-850"), ("CN identity number", "11010519491231002X"), ("IN Aadhaar", "2341 2341 2346"),
        ("JP corporate number", "5-8356-7825-6246"), ("KR resident number", "971013-9019902"),
        ("TH identity number", "3-1005-00001-23-9"),
        ("TW business number", "00501503"), ("VN tax number", "0100233488"), ("ZA identity number", "7503305044089"),
        ("IL identity number", "39337423"), ("LU VAT number", "LU15027442"), ("LV VAT number", "40003521600"),
        ("SI tax number", "50223054"), ("RO company number", "18547290"), ("EE, LT personal code", "37605030299"),
    ]) func examples(kind: String, number: String) {
        #expect(IdentifierNumbers.isNumber(number, of: kind))
    }

    /// Columns of random digits, as phone numbers are, hardly ever have the check digits of a kind.
    @Test(arguments: [(6, 9), (10, 9), (40, 9), (6, 10), (10, 10), (100, 10), (10, 11), (40, 11), (40, 12)])
    func chanceIsNoKind(count: Int, length: Int) {
        var random = SeededGenerator(seed: UInt64(count * 100 + length))
        var found = 0
        for _ in 0..<40 {
            let values = (0..<count).compactMap { _ in
                IdentifierText(
                    String((0..<length).map { _ in Character(String(Int.random(in: 0...9, using: &random))) }))
            }
            if IdentifierKind.best(for: values) != nil { found += 1 }
        }
        #expect(found == 0)
    }

    /// Numbers of one town begin alike, perhaps with what could be a date.
    @Test func numbersOfOneTownAreNoDates() {
        let values = (0..<50).compactMap { IdentifierText("030112\(1000 + $0 * 37)") }
        #expect(IdentifierKind.best(for: values) == nil)
    }
}
