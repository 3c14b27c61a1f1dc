import Testing

@testable import PhoneNumbers

/// Texts beside a number are not read as parts of it.
@Suite struct CellSegmentTests {
    @Test(arguments: try CellCase.all())
    func cellsAreReadAsTheirFileSays(_ cell: CellCase) {
        #expect(accepted(cell.text, cell.region) == (cell.number.map { [$0] } ?? []))
        let found = Classifier(region: RegionCode(cell.region)).classify(cell.text)
        #expect((found.verdict == .accepted ? found.e164 : nil) == cell.number)
    }

    @Test func digitsBetweenLettersAreThoseOfAKeypad() {
        #expect(accepted("246976-M1CB", "BB") == ["+12469766122"])
        #expect(accepted("徒歩5分 482 233 100", "CZ") == ["+420482233100"])
        #expect(accepted("89230-P0KV", "UA") == [])
    }

    /// A text ends where it ends, whatever its memory held before: neither a bracket nor a hyphen follows.
    @Test(arguments: ["0171 234567 (7-9", "9939./-47074(7-6", "0900", "030 1234567 1730"])
    func memoryBehindATextIsNotRead(cell: String) {
        let found = [")", "-", "0"].map { (old: Unicode.Scalar) in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.bufferSize) { buffer in
                buffer.initialize(repeating: UInt8(ascii: old))
                guard let base = buffer.baseAddress else { return [CellSegment]() }
                let text = Array(cell.utf8).withSpan { NumberText($0, in: base) }
                return withUnsafeTemporaryAllocation(of: CellSegment.self, capacity: CellSegments.capacity) { memory in
                    var segments = CellSegments(memory)
                    segments.find(in: text)
                    return (0..<segments.count).map { segments[$0] }
                }
            }
        }
        #expect(found.allSatisfy { $0.map(\.range) == found[0].map(\.range) })
    }

    /// The marks in front of the number of an entry may be another segment, such as a name behind `@`.
    @Test func segmentsDoNotOverlap() {
        #expect(accepted("@/(\"4)\"628|234T7", "HK") == [])
        #expect(accepted("@/(\"2) 030 234567", "DE") == ["+4930234567"])
    }

    @Test func aPostCodeBesideAWholeNumberIsNone() {
        #expect(accepted("New York, NY 10001-1234 +27314945220", "ZA") == ["+27314945220"])
        #expect(accepted("CEP 20040-020 +66833800123", "TH") == ["+66833800123"])
    }

    @Test func aNumberInBracketsIsAnotherOne() {
        #expect(accepted("030 44247 (030 42125)", "DE") == ["+493044247", "+493042125"])
    }

    /// A slash without spaces beside one with them joins an area code; so it does where two spaces part the numbers.
    @Test(arguments: [
        ("NO", "21.58.63.78 / 40/29 58 75", ["+4721586378", "+4740295875"]),
        ("NZ", "03 236 1923 / 03/233 7648", ["+6432361923", "+6432337648"]),
        ("AU", "0413 832 004  0412/960 767", ["+61413832004", "+61412960767"]),
        ("FR", "01 23 45 67 89/90", ["+33123456789", "+33123456790"]),
    ])
    func slashesPartNumbersOrJoinAreaCodes(region: String, cell: String, wanted: [String]) {
        #expect(accepted(cell, region) == wanted)
    }

    /// The numbers of cells in which other digits may be a number as well.
    @Test(arguments: [
        ("GB", "تهران 17693-34842 07787 184186", ["+447787184186"]),
        ("LU", "+352 95 23 74 13 Москва, 338091", ["+35295237413"]),
        ("IN", "Ravi 98765-43210, 080 22345678", ["+919876543210", "+918022345678"]),
        ("DK", "66-93-72-40 87 14 17 14 €", ["+4566937240"]),
        ("DK", "ARS 17 9692 3049 34856936", ["+4534856936"]),
        ("SN", "(30) 394 70 09 706 748 493 Fr.", ["+221303947009"]),
        ("SG", "〒100-0001 65 6492 4301", ["+6564924301"]),
        ("IT", "+39 0187 25003 10 π.μ. - 2 μ.μ.", ["+39018725003"]),
        ("NO", "+47.47.77.46.22 12,50 e", ["+4747774622"]),
        ("CZ", "(247) 954 032 (PL 123)", ["+420247954032"]),
        ("DE", "0171-1234567 oder 0172-123", ["+491711234567"]),
        ("GB", "UK 44 (0)20 7183 8750", ["+442071838750"]),
        ("DE", "030 23456789 - 3 Personen, 0171 2345678", ["+493023456789", "+491712345678"]),
        ("DE", "030 23456789 / 3 Personen / 0171 2345678", ["+493023456789", "+491712345678"]),
        ("PT", "1000-001 Lisboa 21 312 3456, 1000-001 Lisboa 912 345 678", ["+351213123456", "+351912345678"]),
        ("FR", "75008 Paris 01 42 68 53 00; 75008 Paris 06 12 34 56 78", ["+33142685300", "+33612345678"]),
        ("US", "217-234-5678, 62704-1234", ["+12172345678"]), ("CZ", "2. patro 224 123 456", ["+420224123456"]),
        ("JP", "3階 03-1234-5678", ["+81312345678"]), ("JP", "代表番号 03-1234-5678", ["+81312345678"]),
    ])
    func onlySureNumbersAreAccepted(region: String, cell: String, wanted: [String]) {
        #expect(accepted(cell, region) == wanted)
    }

    /// Words that name a line and a thing: a word or a sign for number beside them makes it the thing.
    @Test(arguments: [
        ("DE", "Police", "Nr.", "030 234567"), ("FR", "police", "n°", "06 12 34 56 78"),
        ("TR", "Poliçe", "no", "0212 345 67 89"), ("NL", "Polis", "nr.", "06-12345678"),
        ("GB", "Booking", "no.", "07123 456789"), ("GB", "Company", "number", "020 7183 8750"),
        ("DE", "Reservierung", "Nr.", "030 234567"), ("ES", "Reservas", "nº", "612 345 678"),
        ("PL", "Rezerwacja", "nr", "512 345 678"), ("RU", "Бронирование", "№", "8 916 123-45-67"),
        ("MY", "Syarikat", "no.", "012-345 6789"), ("ID", "Polisi", "no.", "0812-3456-789"),
        ("IL", "חברה", "מספר", "050-234-5678"), ("KR", "예약", "번호", "010-1234-5678"),
    ])
    func aWordForNumberMakesAThingOfALine(region: String, word: String, mark: String, number: String) {
        #expect(accepted("\(word) \(number)", region).count == 1)
        #expect(accepted("\(word) \(mark) \(number)", region).isEmpty)
        #expect(accepted("\(mark) \(word) \(number)", region).isEmpty)
        #expect(accepted("\(word) Tel. \(mark) \(number)", region).count == 1)
        // With its plus and calling code a number is one beside any word.
        #expect(accepted("\(word) \(mark) +49 30 234567", region) == ["+4930234567"])
    }

    /// Words that tell one number from others make no thing of a word for number, but leave a thing what it is.
    @Test(arguments: [
        ("GB", "Old number", "07911 123456"), ("DE", "neue Nr.", "0171 2345678"),
        ("FR", "nouveau numéro", "06 12 34 56 78"),
        ("ES", "número nuevo", "612 345 678"), ("RU", "новый номер", "8 912 345-67-89"),
        ("PL", "nowy numer", "512 345 678"),
        ("TR", "yeni numara", "0532 123 45 67"), ("IR", "شماره جدید", "0912 123 4567"),
        ("ID", "nomor baru", "0812-3456-789"),
        ("IN", "my new no.", "98765 43210"),
    ])
    func attributesOfNumbers(region: String, words: String, number: String) {
        #expect(accepted("\(words) \(number)", region).count == 1)
        #expect(accepted("\(words): \(number)", region).count == 1)
        #expect(accepted("new Police Nr. \(number)", region).isEmpty)
        #expect(accepted("new dossier Nr. \(number)", region).isEmpty)
    }

    /// Nobody knows whether digits beside a currency are an amount, however they begin.
    @Test(arguments: [
        ("NL", "0612345678"), ("GB", "07123456789"), ("DE", "030 234567"), ("FR", "06.12.34.56.78"),
        ("IN", "98765 43210"), ("US", "650-253-0000"), ("PL", "512 345 678"),
    ])
    func digitsBesideACurrencyAreNoSureNumber(region: String, number: String) {
        #expect(accepted(number, region).count == 1)
        for currency in ["€", "£", "$", "₹", "₽", "¥", "EUR", "kr", "zł"] {
            for cell in ["\(currency) \(number)", "\(currency)\(number)", "\(number) \(currency)"] {
                #expect(accepted(cell, region).isEmpty, "\(cell)")
            }
        }
        #expect(accepted("€ 15, \(number)", region).count == 1)
        #expect(accepted("\(number), 15 €", region).count == 1)
    }

    @Test func aTraceShowsTheSegments() throws {
        let explanation = Classifier(region: RegionCode("DE")).explanation(of: "0171 2345678 12.03.2021")
        let segment = try #require(explanation[.segment])
        #expect(segment.value == "date" && segment.text == "12.03.2021")
        #expect(explanation.classification.e164 == "+491712345678")
        let identifier = Classifier(region: RegionCode("DE")).explanation(of: "Kundennummer: 0171 2345678")
        #expect(identifier[.verdict]?.text == "the text holds a number of identity and no phone number")
        let hours = Classifier(region: RegionCode("US")).explanation(of: "0900-1730 hrs")
        #expect(hours[.verdict]?.text == "the text holds an hour and no phone number")
    }

    /// An explanation is of the reading that the classifier gives, whichever way it takes.
    @Test(arguments: ["06 12 34 56 78) 030 12012012 030 12012012", "0800-DEZ12", "0341 1234567 2019", "2) 030 234567"])
    func anExplanationIsOfTheSameReading(cell: String) {
        let classifier = Classifier(region: RegionCode("DE"), allowedCategories: .all)
        #expect(classifier.explanation(of: cell).classification == classifier.classify(cell))
    }

    private func accepted(_ cell: String, _ region: String) -> [String] {
        var found: [String] = []
        Array(cell.utf8).withSpan { bytes in
            Classifier(region: RegionCode(region)).forEachNumber(in: bytes) { _, number in
                if number.verdict == .accepted, let e164 = number.e164 { found.append(e164) }
            }
        }
        return found
    }
}
