import Testing

@testable import ContactMatching

@Suite struct StreetTests {
    @Test(arguments: [
        ("5 high street", 5), ("high street 12a", 12), ("high street", 0), ("route 66 no 7", 66), ("", 0),
    ]) func theNumberOfTheHouse(_ street: String, _ number: Int) {
        #expect(Array(street.utf8).withUnsafeBufferPointer { Street.number($0) } == number)
    }
}
