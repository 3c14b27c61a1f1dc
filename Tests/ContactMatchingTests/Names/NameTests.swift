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
            ("Anna Weber, PhD", "anna", "weber", 0), ("Don Smith", "don", "smith", 0),
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
            ("Anna Weber", "Anna Klein", .givenOnly),
            ("Anna", "Anna Weber", .partial), ("", "Anna Weber", .none), ("Anna Weber", "Bernd Weber", .familyOnly),
            ("Anna Weber", "Bernd Klein", .different),
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
        ("1985", "1985", .unknown),
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
