import ContactCleaning
import PhoneNumbers
import Testing

struct AllowanceTests {
    @Test func nothingSaidAllowsTheUsual() throws {
        #expect(try Allowance(words: []) == .usual)
    }

    @Test func wordsOfEachKindRestrictThatKind() throws {
        let allowance = try Allowance(words: ["DE", "+43", "mobile", "ch"])
        #expect(allowance.countries?.map(\.number).sorted() == [41, 43, 49])
        #expect(allowance.options == .mobile)
        #expect(allowance.text == "+43,DE,ch,mobile")
        #expect(try Allowance(words: ["US"]).options == .default)
        #expect(try Allowance(words: ["voip"]).countries == nil)
    }

    @Test(arguments: ["ZZ", "+999", "+", "cell", "", "+1234"])
    func refusesOtherWords(_ word: String) {
        #expect(throws: Allowance.UnknownWord.self) { try Allowance(words: ["US", word]) }
    }
}
