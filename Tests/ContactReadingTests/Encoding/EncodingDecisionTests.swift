import PhoneNumbers
import ReadingTestSupport
import Testing

@testable import ColumnRecognition
@testable import ContactModel
@testable import ContactReading

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

struct EncodingDecisionTests {
    /// Names of a language, and an encoding with the name that Foundation has for it.
    private static let files: [(text: String, encoding: String)] = [
        ("佐藤 健太;東京都\n鈴木 美咲;大阪市\n高橋 さくら;横浜市\n", "Shift_JIS"), ("佐藤 健太;東京都\n鈴木 美咲;大阪市\n", "EUC-JP"),
        ("김민수;서울\n이지영;부산\n박현우;대구\n최서연;인천\n", "EUC-KR"), ("陳志明;臺北\n林淑芬;高雄\n黃俊傑;臺中\n", "Big5"),
        ("王伟;北京\n李秀英;上海\n张敏;广州\n刘静;深圳\n", "GB18030"), ("Иванов Сергей;Москва\nСмирнова Ольга;Казань\n", "windows-1251"),
        ("Иванов Сергей;Москва\nСмирнова Ольга;Казань\n", "KOI8-R"),
        ("Wiśniewska Małgorzata;Łódź\nWójcik Grażyna;Kraków\nŚcibor Żaneta;Poznań\n", "windows-1250"),
        ("Wiśniewska Małgorzata;Łódź\nWójcik Grażyna;Kraków\nŚcibor Żaneta;Poznań\n", "ISO-8859-2"),
        ("Παπαδόπουλος Γιώργος;Αθήνα\nΝικολάου Ελένη;Πάτρα\n", "windows-1253"),
        ("Yılmaz Gökçe;İzmir\nÖztürk Şebnem;Eskişehir\nŞahin Ayşe;Muğla\n", "windows-1254"),
        ("דוד כהן;ירושלים\nשרה לוי;חיפה\nמשה מזרחי;אשדוד\n", "windows-1255"),
        ("محمد العلي;القاهرة\nفاطمة الخطيب;دمشق\nأحمد المصري;بغداد\n", "windows-1256"),
        ("Jürgen Müller;München\nKäthe Schäfer;Köln\nBjörn Weiß;Gießen\nBärbel Krüger;Füssen\n", "macintosh"),
        ("Müller Käthe;Köln\nSchäfer Jürgen;München\n", "windows-1252"),
    ]

    /// Text in an encoding, by the system's converter.
    private func bytes(_ text: String, _ name: String) throws -> [UInt8] {
        let handle = try #require(iconv_open(name, "UTF-8"))
        defer { iconv_close(handle) }
        var input = Array(text.utf8).map { CChar(bitPattern: $0) }
        var output = [CChar](repeating: 0, count: input.count * 4)
        let left = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                var (from, to) = (source.baseAddress, target.baseAddress)
                var (inputLeft, outputLeft) = (source.count, target.count)
                let status = iconv(handle, &from, &inputLeft, &to, &outputLeft)
                return status == 0 ? outputLeft : -1
            }
        }
        try #require(left >= 0)
        return output.dropLast(left).map { UInt8(bitPattern: $0) }
    }

    @Test(arguments: files.indices)
    func namesReadAsTheyWereWritten(_ index: Int) throws {
        let (text, name) = Self.files[index]
        let table = "Name;City\n" + text
        var sink = Collected()
        var reader = ContactReader()
        try bytes(table, name).withUnsafeBytes { try reader.read($0, into: &sink) }
        try reader.finish(into: &sink)
        #expect(reader.description.encoding.name == name)
        let names = text.split(separator: "\n").map { $0.prefix { $0 != ";" } }
        for name in names { #expect(sink.text.contains(name), "\(name)") }
        #expect(reader.description.encodingEvidence?.contains("names of") == true)
    }

    /// A few names of a country whose language others are taken for by so few letters.
    @Test(arguments: [
        ("RU", "windows-1251", "Сергей,Кузнецов"), ("RU", "windows-1251", "Иван,Петров\nАнна,Смирнова"),
        ("UA", "windows-1251", "Юрій,Шевченко"), ("BG", "windows-1251", "Георги,Цветков"),
        ("RU", "KOI8-R", "Глеб,Щукин"),
        ("JP", "Shift_JIS", "健太,佐藤"), ("CN", "GB18030", "秀英,李"), ("TW", "Big5", "淑芬,林"), ("KR", "EUC-KR", "민수,김"),
        ("GR", "windows-1253", "Ελένη,Πάτρα"), ("PL", "windows-1250", "Żaneta,Ścibor"),
        ("TR", "windows-1254", "Şule,Işık"),
        ("DE", "windows-1252", "Jörg,Müller"),
        ("RU", "windows-1251", "Иван,Петров,z@x.example,\nАнна,Смирнова,a@x.example,"),
        ("RU", "windows-1251", "Сергей,Кузнецов,z@x.example,"),
        ("RU", "windows-1251", "Иван,Петров,Привет мир\nAnn,Lee,ч"),
    ])
    func aRegionMakesItsLanguagesLikelier(_ region: String, _ name: String, _ text: String) throws {
        var options = ReadingOptions()
        options.region = RegionCode(region)
        var sink = Collected()
        var reader = ContactReader(options: options)
        try bytes("First Name,Last Name\n" + text + "\n", name).withUnsafeBytes { try reader.read($0, into: &sink) }
        try reader.finish(into: &sink)
        for word in text.split(whereSeparator: { $0 == "," || $0 == "\n" }) { #expect(sink.text.contains(word)) }
    }

    @Test func tooFewLettersAreAFinding() throws {
        var sink = Collected()
        var reader = ContactReader()
        try (Array("Name;City\nR".utf8) + [0xE9] + Array(" Smith;Bath\n".utf8)).withUnsafeBytes {
            try reader.read($0, into: &sink)
        }
        try reader.finish(into: &sink)
        #expect(reader.description.encoding == .windows1252)
        #expect(sink.text.contains("Ré Smith"))
        let finding = sink.findings.first { $0.code == .assumedEncoding }
        #expect(finding != nil)
    }

    @Test(arguments: [
        ("cp1252", "windows-1252"), ("latin1", "ISO-8859-1"), ("latin2", "ISO-8859-2"), ("latin9", "ISO-8859-15"),
        ("sjis", "Shift_JIS"),
        ("shift-jis", "Shift_JIS"), ("euc_kr", "EUC-KR"), ("gb18030", "GB18030"), ("koi8-r", "KOI8-R"),
        ("macroman", "macintosh"), ("mac-roman", "macintosh"), ("cp1258", "windows-1258"), ("cp949", "UHC"),
    ])
    func encodingsHaveAliases(_ alias: String, _ name: String) {
        #expect(TextEncoding(alias)?.name == name)
    }

    @Test func everyCandidateIsKnownToTheSystem() {
        #expect(EncodingCandidate.all.count == 26)
        for candidate in EncodingCandidate.all {
            #expect(candidate.scalars(of: Array("abc".utf8))?.count == 3, "\(candidate.encoding)")
            for language in candidate.languages { #expect(LetterFrequencies.all[language] != nil, "\(language)") }
        }
    }

    private struct Collected: ContactSink {
        var text = ""
        var findings: [Finding] = []
        mutating func receive(_ contact: borrowing Contact) {
            text += String(decoding: contact.text, as: UTF8.self) + "\n"
        }
        mutating func receive(_ finding: Finding) { findings.append(finding) }
    }
}
