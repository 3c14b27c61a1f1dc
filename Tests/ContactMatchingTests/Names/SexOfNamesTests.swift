import ContactMatching
import Testing

/// Given names of a man and of a woman that are spelled alike, and spellings of one name.
@Suite struct SexOfNamesTests {
    @Test(arguments: [
        ("Hamad Alkaabi", "Hamda Alkaabi"), ("Saleh Alkaabi", "صالحة الكعبي"), ("Saleh Alkaabi", "Saleha Alkaabi"),
        ("Mario Rossi", "Maria Rossi"), ("Andreas Weber", "Andrea Weber"), ("Marwan Haddad", "Marwa Haddad"),
        ("Danijel Horvat", "Danijela Horvat"), ("Yoshio Tanaka", "Yoshiko Tanaka"), ("Chiara Conti", "Ciaran Conti"),
        ("Putra Wijaya", "Putri Wijaya"), ("Alkaabi Hamad", "Alkaabi Hamda"),
    ])
    func aManAndAWomanAreTwo(_ first: String, _ second: String) {
        #expect(!Book.areJoined(first, second))
    }

    @Test(arguments: [
        ("Fatima Haddad", "Fatemeh Haddad"), ("Mohamed Haddad", "Mohammed Haddad"), ("Katharina Lang", "Katarina Lang"),
        ("Sara Haddad", "Sarah Haddad"), ("Andreas Weber", "Anderas Weber"), ("Zahra Khan", "Zehra Khan"),
        ("Aidan Doyle", "Aiden Doyle"), ("Laurence Doyle", "Lawrence Doyle"), ("Ahmad Khan", "أحمد خان"),
        ("Sascha Brandt", "Alexandra Brandt"), ("Ibrahim Haddad", "Ibraheem Haddad"),
        ("Anna Maria Rossi", "Maria Rossi"),
    ])
    func spellingsAreOne(_ first: String, _ second: String) {
        #expect(Book.areJoined(first, second))
    }

    /// Neither birthday and address nor several values join them, nor does a name that both may be called by.
    @Test(
        arguments: [
            ["Charles Oglethorpe", "Charlotte Oglethorpe", "Charlie Oglethorpe"], ["Andrea Brandt", "Andreas Brandt"],
            ["Mario Rossi", "Maria Rossi"], ["Hamad Alkaabi", "Hamda Alkaabi"],
        ],
        [
            "b:2001-05-05 | a:5 High Street | t:Town | z:12345", "+4915112345671m | home@example.org | b:2001-05-05",
        ])
    func twinsAreAsked(_ names: [String], _ values: String) {
        for order in [Array(names.indices), names.indices.reversed()] {
            let match = Book(order.map { "\(names[$0]) | \(values)" }).matcher().match()
            let (one, two) = (Int64((order.firstIndex(of: 0) ?? 0) + 1), Int64((order.firstIndex(of: 1) ?? 0) + 1))
            #expect(!match.isOne(one, two), "\(match.people)")
        }
    }
}
