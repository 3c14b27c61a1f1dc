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
    static let labels = ["* myContacts", "* myContacts", "* myContacts ::: Customers", "Imported ::: * myContacts", ""]
    static let phoneLabels = ["Mobile", "Mobile", "Work", "Home", "* Mobile", "Main"]
    static let emailLabels = ["* ", "Home", "Work", "Other"]
    static let streets = ["Main Street", "Example Road", "Station Street", "Mill Lane", "Park Avenue", "High Street"]
    static let domains = ["example.com", "example.org", "example.net", "mail.example.com"]
}
