import Testing

/// Names that begin with one word and go on with two.
@Suite struct NameElementsTests {
    @Test(arguments: [
        ("Oluwatobi Adeyemi", "Oluwatoyin Adeyemi"), ("Oluwaseun Adeyemi", "Oluwaseyi Adeyemi"),
        ("Ayotunde Balogun", "Ayobunde Balogun"), ("Babatunde Balogun", "Babatope Balogun"),
        ("Chukwudi Okafor", "Chukwuka Okafor"), ("Nattapong Meesuk", "Nattaporn Meesuk"),
    ])
    func otherWordsAreTwoPeople(_ first: String, _ second: String) { #expect(!Book.areJoined(first, second)) }

    @Test(arguments: [
        ("Oluwaseun Adeyemi", "Oluwa-Seun Adeyemi"), ("Babatunde Balogun", "Babatumde Balogun"),
        ("Oluwadamilola Adeyemi", "Oluwadamilolla Adeyemi"), ("Babette Durand", "Babete Durand"),
    ])
    func slipsAreOnePerson(_ first: String, _ second: String) { #expect(Book.areJoined(first, second)) }
}
