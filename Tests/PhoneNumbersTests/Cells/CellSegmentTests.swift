import Testing

@testable import PhoneNumbers

/// Texts beside a number are not read as parts of it.
@Suite struct CellSegmentTests {
    /// A region, a cell, and the accepted numbers of it.
    @Test(arguments: [
        ("DE", "0171 1234567 2. Stock", "+491711234567"), ("AT", "0664 1234567 10:00", "+436641234567"),
        ("DE", "030 23456789 0.20 EUR", "+493023456789"), ("DE", "030 12012 12.03.2021", "+493012012"),
        ("DE", "0711 234567 70173 Stuttgart", "+49711234567"), ("AT", "01 5123456 1010 Wien", "+4315123456"),
        ("DE", "Mo-Fr 9-17 0171 2345678", "+491712345678"), ("DE", "24/7 0171 2345678", "+491712345678"),
        ("DE", "Kunde 4711: 089 234567", "+4989234567"), ("DE", "2. 030 2345678", "+49302345678"),
        ("KR", "1. 02-373-6674", "+8223736674"), ("KR", "Apt 5 - 02-208-3145", "+8222083145"),
        ("AG", "Shop 7 (844) 350-4336", "+18443504336"), ("LU", "+352 27 12 31 14 10h-18h", "+35227123114"),
        ("IR", "021 2345 5362 ext", "+982123455362"), ("SN", "BP 3000 Dakar. Tél: 33 821 23 45", "+221338212345"),
        ("DE", "Handy 171 0612345", "+491710612345"), ("DE", "Tel 176 0301 2345", "+4917603012345"),
        ("IR", "Tel. 912 045 6702", "+989120456702"), ("CN", "手机 138 0013 8000", "+8613800138000"),
        ("TR", "Tel. 212 045 32 90", "+902120453290"), ("DE", "Tel 1: 030 123456", "+4930123456"),
        ("US", "1 (650) 253-0000", "+16502530000"), ("US", "1(650)253-0000", "+16502530000"),
        ("HU", "06-20 794 7449", "+36207947449"), ("HU", "(06-1) 888 9998", "+3618889998"),
        ("IT", "348 0408648", "+393480408648"), ("BR", "(55) 3438-8365", "+555534388365"),
        ("RU", "8 (912) 345-67-89", "+79123456789"), ("DE", "0 (30) 123456", "+4930123456"),
        ("LU", "80331 München, +352 23 16 68 3779", "+3522316683779"),
        ("DE", "Amtsgericht Ulm, Tel. 0731 234567", "+49731234567"),
        ("FR", "RCS Paris B 552 100 554 - Tél. 01 23 45 67 89", "+33123456789"),
        ("NL", "KvK Den Haag 27123456 tel 070 3123456", "+31703123456"),
        ("DE", "030 234567 EN 60950-1:2006", "+4930234567"),
        ("CH", "CH 079 412 77 03", "+41794127703"), ("CH", "079 412 77 03 CH", "+41794127703"),
        ("PL", "PL 512 345 678", "+48512345678"), ("KR", "D-80331 München 010-615-4436", "+82106154436"),
        ("NL", "1012 AB Amsterdam 020 6221234", "+31206221234"),
        ("GB", "SW1A 1AA London 020 7946 1234", "+442079461234"),
        ("LU", "75001 Paris 352.85.897", "+35285897"), ("AT", "KH 4711: (0696) 80514", "+4369680514"),
        ("AT", "0650/0251/36784", "+43650025136784"), ("IR", "(0519)/1413/953", "+985191413953"),
        ("PL", "0048 82 19 390 12 มี.ค. 2564", "+488219390"),
        ("AT", "+43 732 050095 (200.000đ)", "+43732050095"), ("DE", "030.062027 (771.880đ)", "+4930062027"),
        ("DE", "030 062027 50000đ", "+4930062027"), ("VN", "0912 345 678 200.000đ", "+84912345678"),
        ("VN", "0912 345 678 200.000 VND", "+84912345678"), ("VN", "Đ. Lê Lợi 12, 0912 345 678", "+84912345678"),
        ("ET", "011 152 5839 Az. 92/54", "+251111525839"), ("IR", "021 5283 2916 2階", "+982152832916"),
        ("KE", "CEP 44.965-151 254-20-7705103", "+254207705103"), ("CN", "8642195727 12, एम.जी. रोड", "+8642195727"),
        ("IE", "New York, NY 10001-1234 023 4545135", "+353234545135"), ("KE", "(1) (060) 55714", "+254106055714"),
        ("AT", "0664 3860123 (05/2021)", "+436643860123"), ("CH", "aktuell 07.2022 0041 21 249 57 65", "+41212495765"),
        ("LU", "am 5.6. 00352 679 732 311", "+352679732311"), ("LU", "Tel. 2: 8447", "+3528447"),
        ("NO", "45-37-12-72 (M1 1AE)", "+4745371272"), ("SG", "US$ 1,200 65-6910-3258", "+6569103258"),
        ("SE", "Tfn: 08 505 514 00", "+46850551400"),
        ("LU", "L-1234 Luxembourg 27 12 31 14", "+35227123114"), ("AM", "010923179 (Nº de celular)", "+37410923179"),
        ("RS", "+3811025965 2018'den beri", "+3811025965"),
        ("KE", "KSh 200 020 2345678", "+254202345678"), ("BR", "(11) 3071-2233", "+551130712233"),
        ("DE", "(+49 (0)30 123456)", "+4930123456"), ("DE", "(030 123456 (Büro))", "+4930123456"),
        ("DE", "0171*2345678", "+491712345678"), ("NL", "0612345678 van Jan", "+31612345678"),
        ("DE", "Amtsgericht Ulm, T 0731 234567", "+49731234567"), ("RU", "423 234-56-78", "+74232345678"),
        ("ES", "de 9 a 14 h: 912 345 678", "+34912345678"), ("DE", "zw. 9 und 12 Uhr: 030 2345678", "+49302345678"),
        ("RO", "preț 100 lei 0721 234 567", "+40721234567"),
        ("GB", "020 7183 8750, 9-5", "+442071838750"), ("GB", "020 7183 8750 9-5", "+442071838750"),
        ("IT", "16:9 06 1234567", "+39061234567"), ("TR", "30.06. 0532 123 45 67", "+905321234567"),
        ("ZA", "Cape Town 8001 21 234 5678", "+27212345678"),
        ("DE", "T-0171 2345678", "+491712345678"), ("DE", "Kunde 1 030 234567", "+4930234567"),
    ])
    func numbersStandAlone(region: String, cell: String, wanted: String) {
        #expect(accepted(cell, region) == [wanted])
        #expect(Classifier(region: RegionCode(region)).classify(cell).e164 == wanted)
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

    /// Texts that are no number, or of which nobody can say which number they are.
    @Test(arguments: [
        ("DE", "0341 1234567 2019"), ("DE", "030 123456 12"), ("DE", "49 171 123456"), ("FR", "33 6 12 34 56"),
        ("IT", "39 347 12345"), ("CH", "41 77 443 79"), ("KZ", "8 (776) 126 911"), ("US", "+(516) 733-8400"),
        ("US", "+647-937-1234"), ("US", "+2(267)362-8910"), ("US", "+1 123 123 12321"), ("DE", "4567890"),
        ("KR", "2902-8449"), ("EG", "3761 1234"), ("SE", "169 40 49"), ("DE", "IBAN DE89 3704 0044 0532 0130 00"),
        ("IT", "Partita IVA: 03123456789"), ("RU", "ИНН: 9161234567"), ("DK", "CVR-nr. 26 12 34 56"),
        ("CO", "NIT: 3001234567"), ("PL", "512 345 678 zł"), ("IN", "Rs 9876543210"), ("CH", "CHF 79 123 45 67"),
        ("US", "ISBN-10: 0306406152"), ("DE", "52.5200, 13.4050"), ("US", "10.12.14.255"),
        ("US", "172.16.254.1:8080"), ("NL", "instagram.com/user0612345678"), ("US", "case 2023-123456"),
        ("DE", "Kundennummer: 0171 2345678"), ("RU", "Telegram id 9161234567"), ("US", "0900-1730 hrs"),
        ("DE", "born 22.03.1985"), ("ES", "llamado 22-03-2021"), ("DE", "2012-2013"), ("DE", "2019/2020"),
        ("CN", "16/04/2010看起来不像电话号"), ("DE", "+49 203 110555"), ("DE", "0203 19222"), ("DE", "+672054226"),
        ("DE", "+26102817785"), ("FR", "RCS Paris 552 100 554"), ("FR", "RCS Aix en Provence B 552 100 554"),
        ("NL", "KvK Amsterdam 34123456"), ("IT", "Registro Imprese di Milano 03123456789"),
        ("DE", "HRB München 123456"),
        ("DE", "EN 60950-1:2006"), ("GB", "BS 7671:2018"), ("FR", "R.C.S. Lyon 552 100 554"),
        ("DE", "SIREN Paris : 552 100 554"), ("IT", "P.IVA Milano 03123456789"), ("GR", "Α.Φ.Μ.: 694819877"),
        ("IL", "ח.פ. 512345678"), ("DE", "Kd.-Nr. 030 1234567"), ("JP", "マイナンバー 7205 0511 4833"),
        ("US", "USD 650 253 0000"), ("RU", "915 900 57 82 ₽"), ("PL", "512 345 678 EUR 816 755 320"),
        ("RO", "J40/24610/2010"), ("SE", "46-662 65"), ("CH", "41 412 77 03"), ("FR", "333907116"),
        ("RU", "7 851 959-43-2"), ("IR", "9887 2223"), ("SE", "20 82 13"), ("US", "-2208960000"),
        ("BE", "meter no 93005974"), ("PA", "507 200-0"), ("FJ", "679 701 5"), ("KR", "5 0122352276"),
        ("CL", "56 809 460 550 (L-1234 Luxembourg)"), ("IT", "0722 61 5003 Bergen"), ("IT", "349 566 113 24 სთ"),
        ("LU", "9252 2019 óta"), ("LU", "76542 м. Харків 352-76-51-11"), ("AT", "43125748666 (2015.)"),
        ("US", "45+31-339243873"), ("IT", "829 080 9656"), ("BR", "(081) 342-86221d"),
        ("DE", "7384245127-B0IY Ext:1570"), ("NO", "47 45 60 58 32 500 kr"), ("DE", "0815/2021"), ("BG", "709 3837"),
        ("SE", "435 501 15"), ("DE", "369799"), ("HK", "852-3872-77"), ("DE", "EG 0171 2345678"),
        ("MY", "PL 123 0184042897"), ("AT", "bureau 214 06942741"),
        ("KR", "Via Roma 12 82 32-1043"), ("AT", "0666.1924 0150 Oslo"), ("IT", "0523.0892 350 5th Ave"),
        ("KR", "82.33-113 1998"), ("DE", "03433.38 25 457 7790 Ft"), ("LU", "8054 EUR 344 009 016"),
        ("DE", "DE89 3704 0044 0532 0130 00"), ("FR", "FR76 3000 6000 0112 3456 7890 189"),
        ("BR", "92:39:82:81:96:B8"), ("FR", "D9:88:53:87:35:A1"), ("AT", "123.827.698,21"),
        ("AT", "1,250,480.00"), ("DE", "75.65450 -147.71737"), ("DE", "3.44469516"), ("FR", "compteur 238011479"),
        ("PL", "licznik 412223344"), ("DE", "8842/2023"), ("LU", "8842/2023"), ("LU", "2023/8842"), ("LU", "45/2019"),
        ("DK", "2023/1234"), ("DE", "2023/123456"), ("DE", "20231205143000"), ("DE", "20231205 143000"),
        ("ID", "0812 3456 7890 2"), ("ID", "0812-3456-789 12"), ("FI", "040 123 4567 2"), ("FI", "+358-40-123-4567-2"),
        ("KR", "02-208-3145 1"), ("DE", "0171 1234567-1"), ("AT", "0664 1234567 - 1"), ("IT", "347 123 4567 8"),
        ("AT", "0043 7358 9068786  49"), ("US", "12.1 - 23.71 - 23.45"), ("US", "2012-0102 08"),
        ("US", "2012-345678"), ("DE", "57 1 2265858"), ("US", "+3-585-0555-7171"), ("DE", "+4 917 11234567"),
        ("DE", "202312051430"), ("DE", "Nr. 1641-3801"), ("US", "zip+4: 62704-1234"),
        ("US", "Social Security No. 212 234 5678"), ("US", "LOT 212 234 5678"), ("DE", "Lot: 030 1234567"),
        ("JP", "ロット番号 03-1234-5678"), ("KR", "보험증권번호 02-1234-5678"), ("DE", "Versicherungsschein 030 1234567"),
        ("SE", "parti 08-123 456 78"), ("US", "12345-6789"),
        ("CO", "C.C. 3001234567"), ("BG", "EGN 0881234567"), ("VN", "STK 0912345678"),
        ("FR", "numéro de bidule 0612345678"), ("NL", "9 0639 464 44 4"), ("KE", "80 05 29 2199 6"),
        ("CO", "My card number is 12345678"), ("GB", "passport number is 07123456789"), ("DE", "77.034040723966"),
        ("DE", "-77.034040723966"), ("EG", "200.38294427"), ("BR", "(877) 609-2233"), ("DK", "26123456 (CVR)"),
        ("IT", "03123456789 P.IVA"), ("FR", "911-67-0060 is a SSN"), ("AT", "E-151673398"), ("FR", "(39 (6)) 345276"),
        ("FR", "(39 (6)) 345276 x"), ("DE", "45*31-339243873"), ("BE", "March 1 14377:00"), ("IN", "(081) 342-86221d"),
        ("US", "1979-2011 100"), ("DE", "591 3 3466166"), ("DE", "44 20 7031 3000"), ("LU", "33251304029"),
        ("LU", "33 2 51 30 40 29"), ("MX", "13604770960"),
        ("DE", "Tel: 2345678 (Vorwahl 030)"), ("DE", "30.06. 030 2345678"), ("DE", "030 2345678 30.6."),
        ("AT", "0664 1234567 5/7"),
        ("DE", "Q3 2024 030 2345678"), ("DE", "16:9 030 2345678"), ("AT", "7/7 0664 1234567"),
        ("DE", "16 0648 60 14 60"), ("US", "Booking # 650-253-0000"), ("RU", "Заказ № 8 916 123-45-67"),
    ])
    func nothingIsAccepted(region: String, cell: String) {
        #expect(accepted(cell, region).isEmpty)
        #expect(Classifier(region: RegionCode(region)).classify(cell).verdict != .accepted)
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
