import Testing

@testable import ContactMatching

@Suite struct MailboxTests {
    @Test(
        arguments: [
            ("Anna Weber", "anna", .person), ("Anna Weber", "anna.weber", .person), ("Anna Weber", "a.weber", .person),
            ("Anna Weber", "weber", .family), ("Anna Weber", "weber1970", .unknown),
            ("Anna Weber", "bernd.weber", .family),
            ("Anna Weber", "sunny77", .unknown), ("Robert Hall", "bob77", .person), ("Bob Hall", "robert", .person),
            ("Jürgen Müller", "juergen", .person), ("A. Weber", "weber", .family), ("A. Weber", "a.weber", .person),
            ("Anna Weber", "", .unknown), ("Li Wu", "wu", .family), ("Jessica Hall", "jess.hall", .form),
            ("Jessica Hall", "jess", .form), ("Jessica Hall", "jesshall", .form), ("Anna Hall", "jesshall", .family),
        ] as [(String, String, Mailbox.Owner)]) func owners(_ name: String, _ local: String, _ owner: Mailbox.Owner)
    {
        let scene = Scene([name])
        let found = Array(local.utf8).withUnsafeBufferPointer {
            Mailbox.owner(scene.row(1).name, $0, scene.comparison)
        }
        #expect(found == owner)
    }
}
