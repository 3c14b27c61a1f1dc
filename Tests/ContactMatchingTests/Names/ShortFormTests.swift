import Testing

/// Short forms of names, also behind the family name.
@Suite struct ShortFormTests {
    @Test(arguments: [
        ("Venky Raman", "Venkatesh Raman"), ("Subbu Rao", "Subramanian Rao"), ("Krish Rao", "Krishnan Rao"),
        ("Vicky Sharma", "Vikram Sharma"), ("Raju Rao", "Rajesh Rao"), ("Srini Iyer", "Srinivasan Iyer"),
        ("Pista Nagy", "István Nagy"), ("Nagy Pista", "Nagy István"), ("Bartos Pisti", "Bartos István"),
        ("Szabó Kati", "Szabó Katalin"), ("Kovács Józsi", "Kovács József"),
    ])
    func aShortFormIsThatOfTheName(_ first: String, _ second: String) { #expect(Book.areJoined(first, second)) }

    @Test(arguments: [
        ("Nagy Pista", "Nagy József"), ("Nagy Kati", "Nagy István"), ("Venky Raman", "Ramesh Raman"),
        ("Kovács Balázs", "Kovács Krisztina"), ("Vicky Sharma", "Ramesh Sharma"),
    ])
    func anotherNameIsNot(_ first: String, _ second: String) { #expect(!Book.areJoined(first, second)) }
}
