import PhoneNumbers
import Testing

@Suite struct TemplateOptionsTests {
    typealias Options = PhoneNumber.Template.Options

    @Test func namesReadBack() {
        #expect(Options.all.names.count == 14)
        for name in Options.all.names {
            #expect(Options(name: name)?.names == [name])
        }
        #expect(Options(name: "default") == .default)
        #expect(Options(name: "all") == .allCases)
        #expect(Options(name: "Mobile") == nil)
        #expect(Options(name: "") == nil)
    }

    private static let lists: [(String, Options?)] = [
        ("default", .default),
        ("all", .all),
        ("none", []),
        ("mobile", .mobile),
        ("fixedLine,mobile", [.fixedLine, .mobile]),
        ("default,-premiumRate", Options.default.subtracting(.premiumRate)),
        ("-premiumRate", Options.default.subtracting(.premiumRate)),
        ("all,-default", [.emergency, .forbidden, .entertainment]),
        ("default, entertainment", Options.default.union(.entertainment)),
        ("mobile,-mobile", []),
        ("-all,mobile", .mobile),
        (" default , - ", nil),
    ]

    @Test(arguments: lists)
    func listsAreRead(_ list: String, _ options: Options?) {
        #expect((try? Options(parsing: list)) == options)
    }

    @Test(arguments: [
        ("", Options.OptionsError.Kind.emptyItem, 0), ("mobile,", .emptyItem, 7), ("mobile,,pager", .emptyItem, 7),
        ("mobile, cell", .unknownName("cell"), 8), ("default,-x", .unknownName("x"), 9),
    ])
    func errorsHaveAPlace(_ list: String, _ kind: Options.OptionsError.Kind, _ position: Int) {
        let error = #expect(throws: Options.OptionsError.self) { try Options(parsing: list) }
        #expect(error?.kind == kind)
        #expect(error?.position == position)
        #expect(error?.description.contains("fixedLine, mobile") == true)
    }

    @Test func descriptionReadsBack() throws {
        for bits in UInt16(0)..<(1 << 14) where bits % 37 == 0 || bits < 64 {
            let options = Options(rawValue: bits)
            #expect(try Options(parsing: options.description) == options)
        }
    }
}
