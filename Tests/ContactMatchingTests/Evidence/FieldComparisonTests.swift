import Testing

@testable import ContactMatching

@Suite struct FieldComparisonTests {
    /// Two contacts, and the levels of the fields that both have.
    @Test(
        arguments: [
            ("Anna Weber", "Anna Weber | o:Acme", [.given: 3, .family: 3]),
            ("Bob Hall", "Robert Hall", [.given: 2, .family: 3]),
            ("Anna Webar", "Anna Weber", [.given: 3, .family: 1]),
            ("Anna Weber", "Bernd Klein", [.given: 0, .family: 0]),
            ("Anna Weber", "g:Weber | f:Anna", [.given: 2, .family: 2]), ("g:Anna", "f:Weber", [:]),
            ("b:1980-02-03", "b:1980-02-03 | o:Acme", [.birthday: 3]), ("b:1980-02-03", "b:1980-03-02", [.birthday: 2]),
            ("b:1980-02-03", "b:--02-03", [.birthday: 3]), ("b:1980-02-03", "b:1955-02-03", [.birthday: 1]),
            ("b:1980-02-03", "b:1955-07-16", [.birthday: 0]),
            ("a:5 High Street", "a:5 High Streat", [.street: 2]), ("a:5 High Street", "a:77 Low Lane", [.street: 0]),
            ("z:12345", "z:12346", [.postalCode: 1]), ("z:12345", "z:54321", [.postalCode: 0]),
            ("t:Townsville", "t:Townsvile", [.city: 2]),
            (
                "a:5 High Street | t:Town | z:12345", "a:5 High Street | t:Town | z:12345 | o:Acme",
                [.street: 3, .city: 3, .postalCode: 2]
            ),
            ("i:77009", "i:71009", [.identifier: 1]), ("i:7700", "i:7701", [:]),
            ("i:c-099-x", "i:c-100-x", [.identifier: 0]),
            ("i:c-9@crm", "i:c-10@crm", [:]), ("i:7700", "i:9012", [.identifier: 0]),
            ("o:Acme", "o:ACME Ltd | i:1", [.organization: 3]), ("o:Acme", "o:Zenith", [.organization: 0]),
            ("j:Nurse", "j:nurse | i:1", [.jobTitle: 3]), ("| a@b.example", "| a@b.example | i:1", [.email: 3]),
            ("| anna@b.example", "| anna@b.exampel", [.email: 2]), ("| anna@b.example", "| anna@c.test", [.email: 1]),
            ("| anna2@b.example", "| anna3@b.example", [.email: 0]),
            ("| anna.weber@b.example", "| anna.webber@b.example", [.email: 2]),
            ("| anna.weber@b.example", "| anna_weber@b.example", [.email: 1]),
            ("| annaweber@b.example", "| anna-weber@c.test", [.email: 1]),
            // The mailbox of who lives elsewhere is the name again.
            (
                "Birgit Lorenz | birgit_lorenz@b.example | a:5 High Street",
                "Birgit Lorenz | birgit.lorenz@c.test | a:77 Low Lane", [.given: 3, .family: 3, .street: 0]
            ),
            (
                "Birgit Lorenz | b.lorenz7@b.example | a:5 High Street",
                "Birgit Lorenz | b.lorenz7@c.test | a:77 Low Lane", [.given: 3, .family: 3, .street: 0, .email: 1]
            ),
            ("| info@b.example", "| info@b.example | i:1", [:]),
            ("o:Acme Consulting", "o:Acme Consultin", [.organization: 2]),
            ("o:Acme Travel", "o:Acme Travel Airport", [.organization: 1]),
            ("| +4930100001", "| +4930100001 | i:1", [.phone: 1]),
            ("| +4930100001", "| +4930100002", [.phone: 0]),
        ] as [(String, String, [FieldComparison.Field: Int])]) func levels(
            _ one: String, _ two: String, _ expected: [FieldComparison.Field: Int]
        )
    {
        let scene = Scene([one, two])
        let pattern = scene.fields.pattern(scene.place(1), scene.place(2))
        var levels: [FieldComparison.Field: Int] = [:]
        for field in FieldComparison.Field.allCases { levels[field] = pattern.level(field) }
        #expect(levels == expected)
        #expect(scene.fields.pattern(scene.place(2), scene.place(1)) == pattern)
    }

    /// Two contacts, and `true` if their fields decide about them.
    @Test(arguments: [
        ("Anna Weber | b:1980-02-03", "Anna Weber | b:1980-02-03 | i:1", true),
        ("Anna Weber | a:5 High Street", "Anna Weber | a:5 High Street | +4930100001", true),
        ("Anna Weber | a@b.example", "Anna Weber | c@d.example", true),
        ("Anna Weber | a@b.example", "Anna Weber | a@b.example | i:1", false),
        ("Anna Weber", "Anna Weber | i:1", false), ("Anna Weber | b:1980-02-03", "Anna Weber", false),
        ("Anna Weber | b:1980-02-03 | +4930100001", "Anna Weber | b:1980-02-03 | +4930100002", false),
        ("o:Acme | +4930100001", "o:Acme | +4930100002", true),
        ("o:Acme | a:5 High Street", "Anna Weber | a:5 High Street", false),
    ]) func fieldsDecide(_ one: String, _ two: String, _ decides: Bool) {
        let scene = Scene([one, two])
        #expect(scene.fields.decides(scene.place(1), scene.place(2)) == decides)
    }

    @Test func levelsStayApart() {
        for field in FieldComparison.Field.allCases {
            var pattern = FieldComparison.Pattern()
            pattern.set(field, field.highest)
            for other in FieldComparison.Field.allCases {
                #expect(pattern.level(other) == (other == field ? field.highest : nil))
            }
        }
    }
}
