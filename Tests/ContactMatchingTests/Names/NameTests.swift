import Testing

@testable import ContactMatching

@Suite struct NameTests {
    /// Given, family, and what makes the generation.
    @Test(
        arguments: [
            ("Anna Weber", "anna", "weber", 0), ("Weber, Anna", "anna", "weber", 0),
            ("Dr. Anna Maria Weber", "anna", "weber", 0),
            ("John Smith Jr.", "john", "smith", 1), ("John Smith, Jr.", "john", "smith", 1),
            ("John Smith III", "john", "smith", 4), ("Smith, John Sr", "john", "smith", 2),
            ("Ludwig van Beethoven", "ludwig", "beethoven", 0), ("Anna", "anna", "", 0),
            ("Anna (Plumber)", "anna", "", 0),
            ("J. Weber", "j", "weber", 0), ("Weber J.", "j", "weber", 0), ("Bob Mobile", "bob", "", 0),
            ("Sr. García Pérez", "garcia", "perez", 0),
            ("anna@example.org", "", "", 0), ("+44 7700 900123", "", "", 0), ("Anna Weber 2", "anna", "weber", 0),
            ("", "", "", 0),
            ("Jean-Pierre Dupont", "jean-pierre", "dupont", 0), ("Dupont, Jean-Pierre", "jean-pierre", "dupont", 0),
            ("Anna Müller-Lang", "anna", "lang", 0), ("王小明", "小明", "王", 0), ("王 小明", "小明", "王", 0),
            ("欧阳修文", "修文", "欧阳", 0), ("佐藤太郎", "太郎", "佐藤", 0), ("김민수", "민수", "김", 0), ("남궁민", "민", "남궁", 0),
            ("王先生", "王", "", 0), ("Lee Min-ho", "min-ho", "lee", 0), ("de Vries Pieter", "pieter", "vries", 0),
            ("Weber Anna M.", "weber", "anna", 0), ("Иванов Пётр Ильич", "ivanov", "ilich", 0),
            ("Сидоров Иван Петрович", "ivan", "sidorov", 0), ("Anna Weber/M", "anna", "weber", 0),
            ("Anna Weber/W2", "anna", "weber", 0), ("Mum", "", "", 0), ("Leo Mama", "", "", 0),
            ("Leo's Mum", "", "", 0),
            ("Plumber", "", "", 0), ("Plumber Anna Weber", "anna", "weber", 0), ("Tante Erna", "erna", "", 0),
            ("Anna & Bram Visser", "anna+bram", "visser", 0), ("Anna und Bram Visser", "anna+bram", "visser", 0),
            ("Käthe u. Max Ender", "kathe+max", "ender", 0), ("Jun Sato", "jun", "sato", 0),
            ("Hans Roth jun.", "hans", "roth", 1),
            ("van den Berg", "", "berg", 0), ("Ana Pastor", "ana", "pastor", 0),
            ("Pastor Bae Jong-su", "jong-su", "bae", 0),
            ("William Painter", "william", "painter", 0), ("Painter William", "william", "", 0), ("Painter", "", "", 0),
            ("Al-Masri Omar", "omar", "masri", 0), ("山本 健太", "健太", "山本", 0),
            ("Ю. Иванова", "y", "ivanova", 0), ("SchÃ¤fer Jonas", "schafer", "jonas", 0), ("배종수 목사", "종수", "배", 0),
            ("José Ortega y Gasset", "jose", "gasset", 0), ("Weber family", "weber", "", 0),
            ("นายสมชาย ใจดี", "สมชาย", "ใจดี", 0), ("Room 469", "room", "", 0),
            ("Anna Weber, PhD", "anna", "weber", 0), ("Don Smith", "don", "smith", 0),
            ("Sven/Lotta Beckborough", "lotta+sven", "beckborough", 0), ("Anna Weber/Büro", "anna", "weber", 0),
            ("Horst Kaulbach / Ilse Debus", "horst+ilse+kaulbach", "debus", 0), ("Luis y Eva", "eva+luis", "", 0),
            ("Mr. & Mrs. Trubshaw", "", "trubshaw", 0), ("Herr und Frau Weber", "", "weber", 0),
            ("Mutter von Lena Pfitzner", "", "", 0), ("Oma", "", "", 0), ("BEAUDOIN Solange", "solange", "beaudoin", 0),
            ("DR. KLEIN Anna", "anna", "klein", 0), ("JP Morgan", "jp", "morgan", 0),
            ("ANNA WEBER", "anna", "weber", 0),
            ("Jonas Wiik (son)", "jonas", "wiik", 1), ("Jonas Wiik (father)", "jonas", "wiik", 2),
            ("Jonas Wiik (work)", "jonas", "wiik", 0),
        ] as [(String, String, String, UInt8)]) func reads(
            _ text: String, _ given: String, _ family: String, _ generation: UInt8
        )
    {
        var table = TextTable()
        var reader = NameReader()
        let name = Array(text.utf8).withUnsafeBufferPointer {
            reader.read(NameReader.Fields(display: $0), into: &table)
        }
        #expect(table.string(name.given) == given)
        #expect(table.string(name.family) == family)
        #expect(name.generation == generation)
    }

    @Test(
        arguments: [
            ("Anna Weber", "Weber Anna", .full), ("Bob Hall", "Robert Hall", .nickname),
            ("Саша Волков", "Alexander Volkov", .nickname), ("Pepe Gil", "José Gil", .nickname),
            ("Gosia Nowak", "Małgorzata Nowak", .nickname), ("Beppe Conti", "Giuseppe Conti", .nickname),
            ("Pista Nagy", "István Nagy", .nickname), ("Honza Novák", "Jan Novák", .nickname),
            ("Γιάννης Βλάχος", "Ιωάννης Βλάχος", .nickname), ("Zé Silva", "José Silva", .nickname),
            ("Kalle Berg", "Karl Berg", .nickname), ("Jaap Smit", "Jacob Smit", .nickname),
            ("Manu Petit", "Emmanuel Petit", .nickname),
            ("A. Weber", "Anna Weber", .initial), ("A. Weber", "A. Weber", .initial),
            ("Anna Webber", "Anna Weber", .full), ("Anna Webar", "Anna Weber", .similar),
            ("Jean-Pierre Roy", "Jean-Paul Roy", .familyOnly), ("Jean-Pierre Roy", "Jean Pierre Roy", .full),
            ("Guofang Li", "Guo-fang Li", .full), ("Guo Fang Li", "Guofang Li", .full),
            ("Hans Vogt", "Hans-Peter Vogt", .nickname),
            ("Anna-Lena Vogt", "Anna-Lisa Vogt", .familyOnly), ("Anne-Marie Roy", "Anne-Maria Roy", .similar),
            ("王小明", "王小昌", .familyOnly), ("王小明", "Wang Xiaoming", .similar), ("王小明", "Xiao Ming Wang", .similar),
            ("王小明", "Kevin Wang", .otherScript), ("黃美玲", "黄美玲", .full), ("陳大文", "Chan Tai Man", .similar),
            ("김민수", "Kim Min-soo", .similar), ("김민수", "김민서", .familyOnly), ("이지은", "Lee Ji-eun", .similar),
            ("佐藤太郎", "Taro Sato", .similar), ("山本健太", "Kenta Yamamoto", .similar), ("大野陽子", "Yoko Ohno", .similar),
            ("佐藤太郎", "Hanako Sato", .otherScript), ("劉麗華", "刘丽华", .full), ("유미경", "Yoo Mi Kyung", .similar),
            ("최정호", "Choi Jung-ah", .otherScript), ("Pak Chi-yŏng", "Park Jiyoung", .similar),
            ("Sunita Singh", "Suneeta Singh", .similar), ("Erik Holm", "Eric Holm", .nickname),
            ("René Roy", "Renée Roy", .familyOnly),
            ("Luis Enrique Paz", "Luis Eduardo Paz", .full), ("JP Garneau", "Jean-Philippe Garneau", .nickname),
            ("TJ Hale", "Thomas James Hale", .nickname), ("Ed Hale", "Eric David Hale", .familyOnly),
            ("M. Daniel Petit", "Daniel Petit", .similar), ("J. Edgar Holm", "John Holm", .initial),
            ("LANG-WEBER ANNA", "Anna Lang-Weber", .full), ("LANG-WEBER ANNA", "Anna Weber", .similar),
            ("Leroy Jean-Luc", "Jean-Luc Leroy", .full), ("Kiss Anna", "Kiss Béla", .familyOnly),
            ("Nguyễn Thị Hoa", "Nguyễn Thị Huệ", .familyOnly), ("Ю. Иванова", "Юлия Иванова", .initial),
            ("Ramesh P", "ரமேஷ் பழனிசாமி", .initial), ("გიორგი ბერიძე", "Giorgi Beridze", .full),
            ("Արամ Պետրոսյան", "Aram Petrosyan", .full),
            ("Saud bin Faisal Al-Otaibi", "Faisal bin Saud Al-Otaibi", .different),
            ("P. Sánchez", "Pilar Sánchez Ibáñez", .initial), ("Sánchez", "Pilar Sánchez Ibáñez", .familyPart),
            ("Weber", "Anna Weber", .familyPart), ("Weber", "Anna Lang-Weber", .familyPart),
            ("Abdel Rahman Sayed", "Abdelrahman Al-Sayed", .full), ("מיכל לוי", "מיכאל לוי", .familyOnly),
            ("أحمد خوري", "Ahmed Khoury", .similar),
            ("أحمد خوري", "Layla Khoury", .different), ("עמר כהן", "Layla Weber", .different),
            ("สมชาย ใจดี", "Somchai Jaidee", .similar), ("राजेश कुमार", "Rajesh Kumar", .similar),
            ("Джеффри Данбрук", "Jeffrey Dunbrook", .full), ("Элен Вестстоун", "Helen Weststone", .nickname),
            ("J. Bakeworth", "Jane Fordham", .different), ("J.", "Jane Fordham", .none),
            ("K.", "Jane Fordham", .different),
            ("Kenneth Harper", "Harper Crane", .different), ("Ana García López", "Ana García", .similar),
            ("Begoña Ruiz de la Fuente", "Ruiz Fuente, Begoña", .full),
            ("Begoña D. Ruiz de la Fuente", "Ruiz de la Fuente Begoña", .similar),
            ("Gomes Alves Fabio", "Fábio Gomes Alves", .similar),
            ("Anna & Bram Visser", "Anna Visser", .different), ("Rajesh Chaudhary", "Rajesh Chowdhury", .similar),
            ("D'Angelo Angelo", "Angelo D'Angelo", .full), ("Liu Lixia", "Liu Tony", .familyOnly),
            ("Anna Weber", "Anna Klein", .givenOnly),
            ("Anna", "Anna Weber", .partial), ("", "Anna Weber", .none), ("Anna Weber", "Bernd Weber", .familyOnly),
            ("Anna Weber", "Bernd Klein", .different),
            ("Милан Радојевић", "Milena Radojević", .familyOnly), ("Милан Радојевић", "Milan Radojević", .full),
            ("Harun bin Idris", "Idris bin Harun", .different), ("Kerekes Gáborné", "Kerekes Gábor", .familyOnly),
            ("Simo Conti", "Simone Conti", .nickname), ("فريد حسن", "Farida Hassan", .different),
            ("فريد حسن", "Farid Hassan", .similar), ("جميل حسن", "Jamal Hassan", .different),
            ("דניאל לוי", "Daniela Levi", .different), ("Francis Conti", "Frances Conti", .familyOnly),
            ("ROSSALDI Mario", "ROSSALDI Luigi", .familyOnly), ("BEAUDOIN Solange", "Solange Beaudoin", .full),
            ("Mohammed Al-Harthy", "Muhammad Alharthi", .similar), ("Oma", "Anna Weber", .none),
            ("Mario Conti", "Maria Conti", .familyOnly), ("Daniel Roth", "Daniela Roth", .familyOnly),
            ("Иван Петров", "Ivan Petrov", .full), ("Müller Jürgen", "Juergen Mueller", .full),
        ] as [(String, String, NameLevel)]) func compares(_ first: String, _ second: String, _ level: NameLevel)
    {
        var names = TextTable()
        var reader = NameReader()
        let read = [first, second].map { text in
            Array(text.utf8).withUnsafeBufferPointer { reader.read(NameReader.Fields(display: $0), into: &names) }
        }
        let comparison = NameComparison(names: names, lexicon: NameLexicon(names))
        #expect(comparison.level(read[0], read[1]) == level)
        #expect(comparison.level(read[1], read[0]) == level)
    }

    @Test(arguments: [
        ("1985-04-12", "19850412", BirthDate.Comparison.same), ("1985-04-12", "1985-12-04", .oneSlipApart),
        ("1985-04-12", "1985-04-13", .oneSlipApart), ("1985-04-12", "1958-04-12", .oneSlipApart),
        ("1985-04-12", "--04-12", .sameDayWithoutYear), ("--04-12", "--04-12", .same),
        ("--04-12", "1985-05-12", .different), ("1985-04-12", "1990-07-01", .different),
        ("1900-01-01", "1900-01-01", .unknown), ("12 May", "1985-04-12", .unknown), ("", "", .unknown),
        ("1985", "1985", .unknown), ("1977-04-25", "25.04.77", .sameDayWithoutYear),
        ("1977-04-25", "25-04-77", .sameDayWithoutYear), ("25.4.77", "25.04.77", .same),
        ("1977-04-25", "25.04.78", .different), ("25.04.77", "26.04.77", .different),
        ("77-04-25", "25.04.77", .unknown),
        ("25.04.77", "--04-25", .sameDayWithoutYear),
    ]) func birthdays(_ first: String, _ second: String, _ expected: BirthDate.Comparison) {
        func date(_ text: String) -> BirthDate { Array(text.utf8).withUnsafeBufferPointer { BirthDate($0) } }
        #expect(date(first).compared(to: date(second)) == expected)
        #expect(date(second).compared(to: date(first)) == expected)
    }

    @Test(arguments: [
        ("info@acme.example", true), ("Sales@Acme.example", true), ("info+de@acme.example", true),
        ("anna@acme.example", false), ("kontakt@acme.example", true), ("none@none.com", true),
        ("informatik@acme.example", false),
    ]) func roles(_ address: String, _ isRole: Bool) {
        var text: [UInt8] = []
        #expect(Array(address.utf8).withUnsafeBufferPointer { EmailText.append($0, to: &text) })
        #expect(text.withUnsafeBufferPointer { EmailText.isRole($0) } == isRole)
    }
}
