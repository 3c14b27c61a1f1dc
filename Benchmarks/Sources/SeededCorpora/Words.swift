/// Names, employers and places of invented contacts.
enum Words {
    static let givenNames = [
        "Ada", "Anna", "Bernd", "Clara", "Cyra", "Dana", "David", "Dora", "Emma", "Emre", "Frank", "Grace", "Hans",
        "Ida",
        "Ines", "Jonas", "Jörg", "Lena", "Łucja", "Marta", "Mehmet", "Nora", "Øystein", "Otto", "Paula", "Ravi", "Sara",
        "Tomás", "Uma", "Victor", "Wim", "Zoë",
    ]
    static let familyNames = [
        "Example", "Placeholder", "Sample", "Muster", "Probe", "Nobody", "Invented", "Testman", "Weiß", "Çelik",
        "Okafor",
        "Nguyen", "Miller", "Smith", "Lee", "Ray", "Blank", "Dummy", "Fabricated", "Specimen",
    ]
    static let organizations = [
        "Example Corp", "Sample & Sons", "Muster GmbH", "Placeholder, Inc.", "Invented Ltd", "Nowhere Logistics",
        "The \"Blank\" Company", "Probe AG",
    ]
    static let titles = ["Buyer", "Engineer", "Head of Sales", "Accountant", "Owner", "Nurse", "Manager, Operations"]
    static let notes = [
        "met at the fair", "calls back on Mondays", "prefers e-mail, not calls", "old number, ask again",
        "Gate code is \"none\"\nRing twice", "moved in spring", "imported from the old phone",
        "does not want to be called",
    ]
    /// Names in other scripts.
    static let foreignNames = [
        "Анна", "Дмитрий", "Ελένη", "Νίκος", "明美", "健太", "김민준", "أحمد", "דנה", "अनीता", "Žofie", "Łukasz", "สมชาย",
    ]
    /// The sentences of long notes.
    static let sentences = [
        "Met at the trade fair in the second hall.", "Prefers to be called in the afternoon, never before noon.",
        "Said \"maybe next year\", twice.", "Der Aufzug ist außer Betrieb; bitte klingeln.",
        "см. договор № 12, раздел 4",
        "Moved in spring; the old address is not valid any more.", "Sends invoices as PDF, pays within 30 days.",
        "連絡はメールでお願いします。", "Knows the building, has the key for the gate.",
    ]
    static let labels = ["* myContacts", "* myContacts", "* myContacts ::: Customers", "Imported ::: * myContacts", ""]
    static let phoneLabels = ["Mobile", "Mobile", "Work", "Home", "* Mobile", "Main"]
    static let emailLabels = ["* ", "Home", "Work", "Other"]
    static let streets = ["Main Street", "Example Road", "Station Street", "Mill Lane", "Park Avenue", "High Street"]
    static let domains = ["example.com", "example.org", "example.net", "mail.example.com"]
    static let stateCodes = ["CA", "NY", "TX", "OH", "CO", "WA", "FL", "IL", "GA", "MA"]
    /// States as people write them.
    static let states = [
        "California", "new york", "Tex.", "Ohio", "Colorado", "Wash.", "florida", "Ill.", "US-GA", "Mass",
    ]
}
