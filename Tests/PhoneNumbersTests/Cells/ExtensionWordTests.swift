import PhoneNumbers
import Testing

/// Words that lead to an extension together, and words for a line behind one that does.
@Suite struct ExtensionWordTests {
    @Test(arguments: [
        ("0212 345 67 89 iç hat: 12", "TR", "+902123456789"), ("0212 345 67 89 iç-hat 12", "TR", "+902123456789"),
        ("0212 345 67 89 İç Hat 12", "TR", "+902123456789"), ("0212 345 67 89 iç no: 12", "TR", "+902123456789"),
        ("0212 345 67 89 dahili hat 12", "TR", "+902123456789"), ("012 345 67 89 iç xətt 12", "AZ", "+994123456789"),
        ("8 495 123 45 67 тоновый набор 12", "RU", "+74951234567"),
        ("024 3825 1234 bấm phím 12", "VN", "+842438251234"), ("024 3825 1234 nhấn phím 12", "VN", "+842438251234"),
        ("030 1234567 interner Anschluss 12", "DE", "+49301234567"),
        ("020 123 4567 interne lijn 12", "NL", "+31201234567"),
        ("22 123 45 67 linia wewnętrzna 12", "PL", "+48221234567"),
        ("222 123 456 číslo klapky 12", "CZ", "+420222123456"),
        ("021 123 4567 linie interioară 12", "RO", "+40211234567"),
        ("21 0123 4567 εσωτερικός αριθμός 12", "GR", "+302101234567"),
        ("09 231 0001 ala nro 12", "FI", "+35892310001"), ("612 3456 sise nr 12", "EE", "+3726123456"),
        ("02-123-4567 내선 번호 12", "KR", "+8221234567"),
    ])
    func twoWordsLeadToAnExtension(_ cell: String, _ region: String, _ number: String) {
        #expect(Classifier(region: RegionCode(region)).readings(in: cell) == [number + " ext. 12"])
    }

    /// Words beside each other are one word for nothing else: letters apart are none.
    @Test(arguments: [
        ("030 1234567 A pp", "DE", "+49301234567"), ("22 123 45 67 h a", "PL", "+48221234567"),
        ("22 123 45 67 ha", "PL", "+48221234567"),
    ])
    func otherWordsLeadToNone(_ cell: String, _ region: String, _ number: String) {
        #expect(Classifier(region: RegionCode(region)).readings(in: cell) == [number])
    }
}
