import PhoneNumbers
import Testing

@Suite struct CategoriesTests {
    typealias Categories = PhoneNumber.Categories

    @Test func namesReadBack() {
        #expect(Categories.all.names.count == 14)
        for name in Categories.all.names {
            #expect(Categories(name: name)?.names == [name])
        }
        #expect(Categories(name: "default") == .default)
        #expect(Categories(name: "all") == .allCases)
        #expect(Categories(name: "Mobile") == nil)
        #expect(Categories(name: "") == nil)
    }

    private static let lists: [(String, Categories?)] = [
        ("default", .default),
        ("all", .all),
        ("none", []),
        ("mobile", .mobile),
        ("fixedLine,mobile", [.fixedLine, .mobile]),
        ("default,-premiumRate", Categories.default.subtracting(.premiumRate)),
        ("-premiumRate", Categories.default.subtracting(.premiumRate)),
        ("all,-default", [.voicemail, .emergency, .forbidden, .entertainment]),
        ("default, entertainment", Categories.default.union(.entertainment)),
        ("mobile,-mobile", []),
        ("-all,mobile", .mobile),
        (" default , - ", nil),
    ]

    @Test(arguments: lists)
    func listsAreRead(_ list: String, _ categories: Categories?) {
        #expect((try? Categories(parsing: list)) == categories)
    }

    @Test(arguments: [
        ("", Categories.CategoriesError.Kind.emptyItem, 0), ("mobile,", .emptyItem, 7),
        ("mobile,,pager", .emptyItem, 7),
        ("mobile, cell", .unknownName("cell"), 8), ("default,-x", .unknownName("x"), 9),
    ])
    func errorsHaveAPlace(_ list: String, _ kind: Categories.CategoriesError.Kind, _ position: Int) {
        let error = #expect(throws: Categories.CategoriesError.self) { try Categories(parsing: list) }
        #expect(error?.kind == kind)
        #expect(error?.position == position)
        #expect(error?.description.contains("fixedLine, mobile") == true)
    }

    @Test func descriptionReadsBack() throws {
        for bits in UInt16(0)..<(1 << 14) where bits % 37 == 0 || bits < 64 {
            let categories = Categories(rawValue: bits)
            #expect(try Categories(parsing: categories.description) == categories)
        }
    }
}
