import PhoneNumbers
import Testing

/// Numbers of reserved ranges are grouped as their neighbours are, also where no subscriber has any.
@Suite struct ReservedFormatTests {
    @Test(arguments: [
        ("GB", "07700900123", "07700 900123", "+44 7700 900123"),
        ("GB", "02079460123", "020 7946 0123", "+44 20 7946 0123"),
        ("AU", "0491570156", "0491 570 156", "+61 491 570 156"),
    ])
    func areGrouped(region: String, text: String, national: String, international: String) {
        let found = classification(of: text, region, categories: .all)
        #expect(found.formatted(.national) == national)
        #expect(found.formatted(.international) == international)
    }
}
