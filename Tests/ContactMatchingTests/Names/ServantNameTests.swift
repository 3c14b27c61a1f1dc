import Testing

@testable import ContactMatching

/// Names of `Abd`, whose article is written in many ways.
@Suite struct ServantNameTests {
    @Test(arguments: [
        ("Abdel Rahman", "Abdurrahman"), ("Abdul Rahman Saeed", "Abdurrahman Saeed"),
        ("Abd Al Karim Saad", "Abdelkarim Saad"),
        ("عبد الرحمن القحطاني", "Abdulrahman Alqahtani"), ("g:عبد الرحمن | f:القحطاني", "Abderrahmane Alqahtani"),
        ("عبد الرحمن القحطاني", "عبدالرحمن القحطاني"),
    ]) func areOne(_ one: String, _ two: String) {
        #expect(Book.outcome(one, two) == .joined)
        #expect(Book.outcome(two, one) == .joined)
    }

    @Test(arguments: [
        ("Abdul Rahman", "Abdurrahim"), ("Abdul Karim Sheikh", "Abdul Rahim Sheikh"),
        ("عبد الكريم القحطاني", "Abdulrahman Alqahtani"), ("Abdul Rahman Saeed", "Abdul Rahim Saeed"),
    ]) func areTwo(_ one: String, _ two: String) { #expect(Book.outcome(one, two) != .joined) }

    @Test(arguments: [
        ("abdelrahman", "abdurrahman", true), ("abderrahmane", "abdulrahman", true), ("abdullatif", "abdellatif", true),
        ("abdulrahman", "abdulrahim", false), ("abdulkarim", "abdulkader", false),
    ]) func consonants(_ one: String, _ two: String, _ areSame: Bool) throws {
        let first = try #require(ServantName.consonants(of: one.utf8))
        let second = try #require(ServantName.consonants(of: two.utf8))
        #expect((first == second) == areSame)
    }

    @Test(arguments: ["abdi", "abdou", "abduh", "anna", "abd"]) func areNone(_ word: String) {
        #expect(ServantName.consonants(of: word.utf8) == nil)
    }
}
