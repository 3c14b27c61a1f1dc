import Testing

/// Titles that tell a sex in some languages, and are parts of names in others.
@Suite struct TitleTests {
    @Test(arguments: [
        ("U Thant Zin", "Daw Thant Zin"), ("Ko Htet Aung", "Ma Htet Aung"), ("Sri Ramesh Kumar", "Smt Ramesh Kumar"),
        ("I Made Sudarma", "Ni Made Sudarma"), ("I Wayan Suta", "Ni Wayan Suta"), ("Pak Dwi Santoso", "Bu Dwi Santoso"),
        ("Tuan Ahmad Zaki", "Puan Ahmad Zaki"), ("Bapak Adi Santoso", "Ibu Adi Santoso"),
        ("p:U | g:Thant | f:Zin", "p:Daw | g:Thant | f:Zin"),
    ])
    func twoSexesAreTwoPeople(_ first: String, _ second: String) {
        #expect(!Book.areJoined(first, second))
    }

    @Test(arguments: [
        ("U Thant Zin", "Thant Zin"), ("Daw Khin Myint", "Khin Myint"), ("Sri Ramesh Kumar", "Ramesh Kumar"),
        ("I Made Sudarma", "Made Sudarma"), ("Pak Budi Santoso", "Budi Santoso"),
        ("Khun Narong Thaisri", "Narong Thaisri"),
        // Names, and initials.
        ("Sri Mulyani Wahyuni", "Sri Mulyani"), ("Ma Yan Ling", "Yan Ling Ma"), ("Ma Yan Ling", "Ma Yan-Ling"),
        ("Ko Min Jun", "Min Jun Ko"), ("I. Kumar Ramesh", "Kumar Ramesh"),
        ("Käthe u. Max Ender", "Max & Käthe Ender"),
    ])
    func aTitleAndNoneAreOnePerson(_ first: String, _ second: String) {
        #expect(Book.areJoined(first, second))
    }
}
