import ContactCleaning
import PhoneNumbers
import Testing

struct AcceptancePolicyTests {
    @Test func nothingSaidAllowsTheUsual() throws {
        #expect(try AcceptancePolicy(words: []) == .default)
    }

    @Test func wordsOfEachKindRestrictThatKind() throws {
        let acceptancePolicy = try AcceptancePolicy(words: ["DE", "+43", "mobile", "ch"])
        #expect(acceptancePolicy.countries?.map(\.number).sorted() == [41, 43, 49])
        #expect(acceptancePolicy.categories == .mobile)
        #expect(acceptancePolicy.text == "+43,DE,ch,mobile")
        #expect(try AcceptancePolicy(words: ["US"]).categories == .default)
        #expect(try AcceptancePolicy(words: ["voip"]).countries == nil)
    }

    @Test(arguments: ["ZZ", "+999", "+", "cell", "", "+1234"])
    func refusesOtherWords(_ word: String) {
        #expect(throws: AcceptancePolicy.UnknownWord.self) { try AcceptancePolicy(words: ["US", word]) }
    }
}
