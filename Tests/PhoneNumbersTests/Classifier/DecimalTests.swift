import PhoneNumbers
import Testing

/// Numbers that a program took for quantities, and quantities that have as many digits as a number.
@Suite struct DecimalTests {
    /// Two decimals of a cell are no extension.
    @Test(arguments: [
        ("33612345678,00", "FR", "+33612345678"), ("0612345678,00", "FR", "+33612345678"),
        ("612345678,0", "FR", "+33612345678"), ("33612345678,000", "FR", "+33612345678"),
        ("+33612345678,00", "FR", "+33612345678"), ("6971234567,00", "GR", "+306971234567"),
        ("601123456,00", "PL", "+48601123456"), ("0301234567,00", "DE", "+49301234567"),
        ("06 12 34 56 78,00", "FR", "+33612345678"), ("2127365555.00", "US", "+12127365555"),
    ])
    func decimalsAreNoExtension(_ text: String, _ region: String, _ e164: String) {
        let found = classification(of: text, region)
        #expect(found.e164 == e164)
        #expect(found.verdict == .accepted)
        #expect(found.extension.isEmpty)
        #expect(found.repairs.contains(.floatTail))
        #expect(Classifier(region: RegionCode(region)).readings(in: text) == [e164])
    }

    /// Thousands that stand apart, with two decimals, are an amount, though a plan may have their digits.
    @Test(arguments: [
        ("22 123 456,00", "NO"), ("601 123 456,00", "PL"), ("612 345 678,00", "FR"), ("22.123.456,00", "NO"),
        ("22'123'456.00", "CH"), ("22'123'456,50", "CH"), ("22\u{A0}123\u{A0}456,00", "NO"),
    ])
    func thousandsAreAnAmount(_ text: String, _ region: String) {
        #expect(classification(of: text, region).verdict == .rejected(.notANumber))
        #expect(Classifier(region: RegionCode(region)).readings(in: text) == ["notANumber"])
    }

    /// Digits of other groups, and a comma that leads to an extension, are read as before.
    @Test(arguments: [
        ("2127365000,123", "US", "+12127365000", "123"), ("+49301234567,8", "DE", "+49301234567", "8"),
        ("2127365000,,00", "US", "+12127365000", "00"), ("601 123 456,25", "PL", "+48601123456", "25"),
    ])
    func otherCommasLeadToAnExtension(_ text: String, _ region: String, _ e164: String, _ digits: String) {
        let found = classification(of: text, region)
        #expect(found.e164 == e164)
        #expect(found.extension.description == digits)
    }

    /// A decimal comma in scientific notation is read as a point is.
    @Test(arguments: [
        ("6,12345678E+08", "FR", "+33612345678"), ("6.12345678E+08", "FR", "+33612345678"),
        ("3,3612345678E+10", "FR", "+33612345678"), ("3,01234567E8", "DE", "+49301234567"),
        ("7.22123456E8", "KE", "+254722123456"), ("2,2319321e+07", "HK", "+85222319321"),
    ])
    func scientificNotationIsWrittenOut(_ text: String, _ region: String, _ e164: String) {
        let found = classification(of: text, region)
        #expect(found.e164 == e164)
        #expect(found.repairs.contains(.scientificNotation))
        #expect(Classifier(region: RegionCode(region)).readings(in: text) == [e164])
        #expect(classification(of: "2,127365E+09", region).verdict == .rejected(.damaged))
    }

    /// Degrees with six decimals have as many digits as numbers of countries without a trunk prefix.
    @Test(arguments: [
        ("22.319321", "HK"), ("55.676098", "DK"), ("59.436961", "EE"), ("23.585890", "OM"), ("-23.585890", "OM"),
        ("61.352083", "SG"), ("6.1352083", "SG"), ("22.319321", "CR"), ("49.611621", "LU"),
    ])
    func degreesAreAmbiguous(_ text: String, _ region: String) {
        #expect(classification(of: text, region).verdict == .ambiguous)
        #expect(Classifier(region: RegionCode(region)).readings(in: text) == ["ambiguous"])
    }

    @Test(arguments: [
        ("22.319321,114.169361", "HK"), ("22.319321, 114.169361", "HK"), ("55.676098;12.568337", "DK"),
        ("22.3193,-114.1694", "HK"),
    ])
    func latitudesAndLongitudesAreNoNumbers(_ text: String, _ region: String) {
        #expect(Classifier(region: RegionCode(region)).readings(in: text) == ["notANumber"])
    }

    /// Points part the groups of numbers, too.
    @Test(arguments: [
        ("2231.9321", "HK", "+85222319321"), ("22.31.93.21", "DK", "+4522319321"), ("91.1234567", "ES", "+34911234567"),
        ("22.6789012", "PL", "+48226789012"), ("958.123456", "ES", "+34958123456"), ("622.1234", "TT", "+18686221234"),
        ("06.12345678", "IT", "+390612345678"), ("(22)319.321", "DK", "+4522319321"),
    ])
    func groupsWithPointsAreNumbers(_ text: String, _ region: String, _ e164: String) {
        #expect(classification(of: text, region).e164 == e164)
    }
}
