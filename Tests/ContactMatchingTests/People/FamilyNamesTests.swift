import Testing

/// One given name under two family names, with one mobile number and one address of e-mail.
@Suite struct FamilyNamesTests {
    private static let shared = "+34612345678m | xq77@example.org"

    @Test(arguments: [
        ("g:Ana | f:García Pons", "g:Ana | f:Pérez García"), ("Ana García Pons", "Ana Pérez García"),
        ("g:Antonio | f:Romero Díaz", "g:Antonio | f:Romero Vega"), ("Antonio Romero Díaz", "Antonio Romero Vega"),
        ("Rui Silva Matos", "Rui Costa Silva"), ("g:Rui | f:Silva Matos", "Rui Costa Silva"),
        ("g:Gurpreet | f:Singh", "g:Gurpreet | f:Kaur"), ("Shamim Begum", "Shamim Uddin"),
        ("g:Harpreet | f:Singh Gill", "g:Harpreet | f:Kaur Gill"),
    ]) func relativesAreAQuestion(_ one: String, _ two: String) {
        #expect(Book.outcome(one, two, sharing: Self.shared) == .asked)
        #expect(Book.outcome(two, one, sharing: Self.shared) == .asked)
    }

    @Test(arguments: [
        ("Anna Weber", "Anna Keller"), ("María García", "María García Pons"), ("Ana García Pons", "Ana García"),
        ("Anna Maria Weber", "Anna Maria Keller"), ("Mary Ann Smith", "Mary Smith Jones"),
        ("Gurpreet Kaur", "Gurpreet Gill"), ("Gurpreet Kaur", "Gurpreet Kaur Gill"),
        ("g:Ana | f:García Pons", "Ana María García"), ("g:Rui | f:Silva Matos", "Rui Silva"),
        ("g:Ana | f:García Pons | b:1980-02-03", "g:Ana | f:Pérez García | b:1980-02-03"),
    ]) func onePersonStaysOne(_ one: String, _ two: String) {
        #expect(Book.outcome(one, two, sharing: Self.shared) == .joined)
    }

    /// The first family name alone, at one mobile number.
    @Test func theFirstFamilyNameIsEnough() { #expect(Book.outcome("María García", "María García Pons") == .joined) }
}
