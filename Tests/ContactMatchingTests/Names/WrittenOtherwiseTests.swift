import ContactMatching
import Testing

/// Names of one person that are written in several ways, and names of two that are read in a wrong order, on cards with one mobile number.
@Suite struct WrittenOtherwiseTests {
    /// An initial stands for a name by its sound and by its letter.
    @Test(arguments: [
        ("g:P. | f:Dupont", "g:Philippe | f:Dupont"), ("g:F. | f:Dupont", "g:Philippe | f:Dupont"),
        ("g:K. | f:Al Nuaimi", "g:Khalid | f:Al Nuaimi"), ("g:P. J. | f:Dupont", "g:Philippe | f:Dupont"),
        ("g:V.H. | f:Lê", "g:Văn Hùng | f:Lê"), ("P. Dupont", "Philippe Dupont"),
        ("g:T. | f:Köhler", "g:Thomas | f:Köhler"),
    ]) func anInitialIsThatOfASoundOrALetter(_ one: String, _ two: String) {
        #expect(Book.outcome(one, two) == .joined)
        #expect(Book.outcome(two, one) == .joined)
    }

    @Test(arguments: [("g:P. | f:Dupont", "g:Karim | f:Dupont"), ("g:V. | f:Dupont", "g:Hugo | f:Dupont")])
    func anotherInitialIsAnothers(_ one: String, _ two: String) { #expect(Book.outcome(one, two) != .joined) }

    /// One given name under two family names of which one is a given name, too.
    @Test(arguments: [
        ("g:Ann-Kathrin | f:Ernst", "g:Ann-Kathrin | f:Lindner"), ("g:Wei | f:Zhang", "g:Wei | f:Liu"),
        ("g:Sarah-Jane | f:Thomas", "g:Sarah-Jane | f:Miller"),
        ("g:Anne-Sophie | f:Bernard", "g:Anne-Sophie | f:Dubois"),
        ("g:Karin | f:Ernst", "g:Karin | f:Lindner"),
    ]) func anotherFamilyNameIsAQuestion(_ one: String, _ two: String) {
        let book = Book(["| \(one) | +31612349101m", "| \(two) | +31612349101m"])
        #expect(book.outcome == .asked)
        #expect(book.matcher().evidence(1, 2)?.name == .givenOnly)
    }

    /// A given name of characters of which the first is a family name, too.
    @Test(arguments: [("g:지훈", "g:지훈 | f:이"), ("지훈", "이지훈"), ("g:高明", "g:高明 | f:王"), ("g:建国", "g:建国 | f:王")])
    func aGivenNameAloneIsThatOfAWholeName(_ one: String, _ two: String) {
        for pair in [(one, two), (two, one)] {
            let lines = [pair.0, pair.1].map { $0.hasPrefix("g:") ? "| " + $0 : $0 }
            #expect(Book(lines.map { $0 + " | +31612349101m" }).outcome == .joined)
        }
    }

    @Test func anotherGivenNameOfCharactersIsAnothers() {
        #expect(Book.outcome("지훈", "이지수", sharing: "+31612349101m") != .joined)
    }

    /// A letter that comes again is lost.
    @Test(arguments: [
        ("Verena Jäger", "Vrena Jäger"), ("Birgit Jäger", "Brgit Jäger"), ("Barbara Jäger", "Brbara Jäger"),
        ("Bernadette Jäger", "Brnadette Jäger"), ("Thomas Jäger", "Thmas Jäger"),
    ]) func aLostLetterMakesNoOtherName(_ one: String, _ two: String) {
        #expect(Book.outcome(one, two) == .joined)
        #expect(Book.outcome(two, one) == .joined)
    }

    /// One mailbox under two family names, which spells a familiar form of the given name, or a word that is a given name and has a number.
    @Test(
        arguments: [
            "jess.williams@gmail.com", "rose77@gmail.com", "wolf5044@gmail.com", "lucky5@gmail.com",
            "tiger5044@gmail.com",
        ])
    func aPrivateMailboxUnderTwoFamilyNamesIsAQuestion(_ mailbox: String) {
        #expect(Book.outcome("Jessica Williams", "Jessica Miller", sharing: mailbox) == .asked)
    }

    /// That of somebody else is none.
    @Test func theMailboxOfAnotherIsNoEvidence() {
        #expect(Book.outcome("Kyle Brand", "Kyle Ockfole", sharing: "denise.berg@example.org") == .apart)
    }

    /// Names of Korea and China in other romanizations.
    @Test(arguments: [
        ("Ji-hoon Kim", "Jihun Kim"), ("Hyun-woo Park", "Hyeonu Park"), ("Young-hee Park", "Yeonghui Bak"),
        ("g:Wei | f:Lv", "g:Wei | f:Lü"),
    ]) func romanizationsAreOneName(_ one: String, _ two: String) {
        #expect(Book.outcome(one, two) == .joined)
        #expect(Book.outcome(two, one) == .joined)
    }

    @Test(arguments: [
        ("Ji-hoon Kim", "Jihye Kim"), ("Jun-ho Kim", "Junhyo Kim"),
    ]) func otherSyllablesAreOthers(_ one: String, _ two: String) { #expect(Book.outcome(one, two) != .joined) }

    @Test(arguments: [
        ("Christine Köhler", "Tine Köhler"), ("Gunnar Wobbema", "Gurra Wobbema"),
        ("Bronisława Nowicka", "Bronka Nowicka"),
        ("Bernadette Köhler", "Detje Köhler"),
    ]) func aFamiliarFormIsTheName(_ one: String, _ two: String) { #expect(Book.outcome(one, two) == .joined) }
}
