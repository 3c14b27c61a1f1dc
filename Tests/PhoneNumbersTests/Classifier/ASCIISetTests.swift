import Testing

@testable import PhoneNumbers

@Suite struct ASCIISetTests {
    @Test func setsThatAreWrittenOutAreThoseOfTheirCharacters() {
        #expect(NumberText.digitsAndSeparators == ASCIISet("0123456789 -.()[]/~*_:\\|'\u{04}"))
    }

    @Test func insertingGivesTheBitOfLowCharacters() {
        var set = ASCIISet()
        #expect(set.insert(0x2A) == 1 << 0x2A)
        #expect(set.insert(0x78) == 0)
        #expect(set.contains("*") && set.contains("x") && !set.contains("8"))
    }
}
