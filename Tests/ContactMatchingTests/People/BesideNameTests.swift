import ContactMatching
import Testing

/// Relations and call names that stand beside a name, on two cards with one mobile number.
@Suite struct BesideNameTests {
    /// A relation beside a name, which may be whose card it is.
    @Test(arguments: [
        "Harry Ockfole (wife)", "Harry Ockfole (Secretary)", "Harry Ockfole (mum)", "Harry Ockfole (son)",
        "Harry Ockfole (Tochter)", "Harry Ockfole (Frau)", "Harry Ockfole (femme)",
        "Harry Ockfole (figlio)", "Harry Ockfole (жена)", "Harry Ockfole (his wife)", "Harry Ockfole [wife]",
        "g:Harry | f:Ockfole (wife)", "g:Harry (wife) | f:Ockfole", "Harry Ockfole carer",
        "Harry Ockfole emergency contact", "Harry Ockfole fru",
        "Harry Ockfole felesége", "Harry Ockfole annesi", "Harry Ockfole mąż", "Harry Ockfole mum",
        "g:Harry | f:Ockfole mum", "Erbengemeinschaft Harry Ockfole", "Erven Harry Ockfole", "Dödsbo Harry Ockfole",
        "Наследники Harry Ockfole", "Frau von Harry Ockfole", "g:Frau von Harry | f:Ockfole",
        "Oom van Harry Ockfole",
    ]) func aRelationIsAQuestion(_ name: String) {
        #expect(Book.outcome(name, "Harry Ockfole") == .asked)
        #expect(Book.outcome("Harry Ockfole", name, sharing: "+4915112345678m | home@example.org") != .joined)
    }

    /// A relation to the owner of the book, with whom nobody shares a mobile number and a mailbox.
    @Test(arguments: [
        "Harry Ockfole (colleague)", "Harry Ockfole (Landlord)", "Harry Ockfole (Vermieterin)", "Harry Ockfole (boss)",
        "Harry Ockfole (voisine)", "Harry Ockfole (jefa)", "Harry Ockfole (ex)",
        "Harry Ockfole (Schwester)", "Harry Ockfole (Freundin)", "Harry Ockfole ex", "Harry Ockfole gf",
        "g:Harry | f:Ockfole (boss)",
    ]) func aRelationToTheOwnerIsAQuestionAtOneValue(_ name: String) {
        #expect(Book.outcome(name, "Harry Ockfole") == .asked)
        #expect(Book.outcome("Harry Ockfole", name, sharing: "+4915112345678m | xq77@example.org") == .joined)
    }

    @Test func severalWordsBehindANameAreAQuestion() {
        #expect(Book.outcome("Harry Ockfole new girlfriend", "Harry Ockfole") == .asked)
    }

    /// Words beside a name are those of the one named, or nothing of them, or a birthday tells.
    @Test(arguments: [
        ("Harry Ockfole (dad of Lotte)", "Harry Ockfole", ""), ("Harry Ockfole (plumber)", "Harry Ockfole", ""),
        ("Harry Ockfole (office)", "Harry Ockfole", ""), ("Harry Ockfole (wife)", "Harry Ockfole (wife)", "o:Acme"),
        ("Harry Ockfole (wife)", "Harry Ockfole", "b:1980-02-03"),
        ("Harry Ockfole (wife)", "", ""),
    ]) func areOne(_ one: String, _ two: String, _ more: String) {
        #expect(Book.outcome(one, two, sharing: "+4915112345678m | \(more)") == .joined)
    }

    /// An initial, and two names by which people are called.
    @Test(
        arguments: [
            ("g:J. (Jelle) | f:Wobbema", "g:J. (Jikke) | f:Wobbema"), ("J. (Jelle) Wobbema", "J. (Jikke) Wobbema"),
            ("Wobbema, J. (Jelle)", "Wobbema, J. (Jikke)"),
            ("g:J. | f:Wobbemac | n:Jelle", "g:J. | f:Wobbemac | n:Jikke"),
            ("g:J. | f:Wobbema | n:Zorvan", "g:J. | f:Wobbema | n:Quimby"), ("A. (Ton) Wobbema", "A. (Piet) Wobbema"),
        ], ["+31612345678m", "+31612345678m | b:2001-05-05 | a:Kade 1 | t:Sneek | home@example.org"])
    func otherCallNamesAreNotJoined(_ names: (String, String), _ shared: String) {
        #expect(Book.outcome(names.0, names.1, sharing: shared) != .joined)
    }

    /// A word that is no given name, and one by which both are called.
    @Test(
        arguments: [
            ("J. (Köln) Brommel", "Jens Brommel"), ("g:J. (Köln) | f:Brommel", "g:Jens | f:Brommel"),
            ("J. (Zorvan) Wobbema", "J. (Quimby) Wobbema"), ("g:J. | f:Trusi | n:Kiki", "g:Jens | f:Trusi | n:Kiki"),
            ("g:J. | f:Trusi | n:Zorvan", "g:Jens | f:Trusi"),
        ], ["+4915112345678m", "+4915112345678m | xq77@example.org"])
    func remarksAndEqualNicknamesAreNoOtherNames(_ names: (String, String), _ shared: String) {
        #expect(Book.outcome(names.0, names.1, sharing: shared) == .joined)
        #expect(Book.outcome(names.1, names.0, sharing: shared) == .joined)
    }

    @Test(arguments: [
        ("J. (Jelle) Wobbema", "Jelle Wobbema"), ("J. (Jelle) Wobbema", "J. Wobbema"),
        ("g:A.W. (Ton) | f:Verschuren", "Ton Verschuren"), ("F. (Floor) Wiersma", "Floor Wiersma"),
        ("J. Wobbema (Siemens)", "Jan Wobbema"), ("g:J. | f:Wobbema | n:Jelle", "Jelle Wobbema"),
        ("g:Doutzen | f:Wobbeln | n:Wobbie", "n:Wobbie"), ("g:Doutzen | f:Wobbeln | n:Wobbie", "Wobbie"),
        ("g:Wouter | f:Wobbelma | n:DJ Donder", "DJ Donder"),
        ("g:Wouter | f:Wobbelma | n:DJ Donder", "g:DJ | f:Donder"),
    ]) func whoeverIsCalledSoIsOne(_ one: String, _ two: String) {
        #expect(Book.outcome(one, two) == .joined)
        #expect(Book.outcome(two, one) == .joined)
    }

    /// A display name of one word beside a family name alone is a given name, unless it is the family name again or stands for nobody.
    @Test(arguments: [("Kid | f:Lee", "Tot | f:Lee"), ("Karin | f:Wobbema", "Sietse | f:Wobbema")])
    func otherDisplayNamesAreTwo(_ one: String, _ two: String) {
        #expect(Book.outcome(one, two, sharing: "+4915112345678m | home@example.org") != .joined)
        #expect(Book.outcome(one, one, sharing: "+4915112345678m | home@example.org") == .joined)
    }

    @Test(arguments: [
        ("Wobbema | f:Wobbema", "Jelle Wobbema"), ("Mueller | f:Müller", "Jelle Müller"),
        ("Jelle | f:Wobbema", "Jelle Wobbema"),
        ("Berg | f:van den Berg", "Jelle van den Berg"),
    ]) func aFamilyNameAgainIsNoGivenName(_ one: String, _ two: String) {
        #expect(Book.outcome(one, two) == .joined)
    }
}
