import Testing

@testable import ContactMatching

@Suite struct BlockingRuleTests {
    /// A rule, two contacts, and `true` if they have a key of the rule in common.
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let rule: BlockingRule
        let one: String
        let two: String
        let isShared: Bool

        init(_ name: String, _ rule: BlockingRule, _ one: String, _ two: String, _ isShared: Bool) {
            self.name = name
            self.rule = rule
            self.one = one
            self.two = two
            self.isShared = isShared
        }

        var testDescription: String { "\(name): \(one) / \(two)" }
    }

    static let rows: [Row] = [
        Row("full name", .fullName, "Anna Weber", "Weber Anna", true),
        Row("full name", .fullName, "Jürgen Müller", "Juergen Mueller", true),
        Row("full name", .fullName, "g:Ana | f:García López", "Ana García", true),
        Row("full name", .fullName, "Bob Hall", "Robert Hall", false),
        Row("full name", .fullName, "Anna", "Anna", false),
        Row("formal name", .formalName, "Bob Hall", "Robert Hall", true),
        Row("formal name", .formalName, "Bob Hall", "Bob Hill", false),
        Row("birthday and family", .birthdayAndFamily, "A. Weber | b:1980-02-03", "Anna Webar | b:1980-02-03", true),
        Row("birthday and family", .birthdayAndFamily, "Anna Weber | b:1980-02-03", "Anna Weber | b:1980-02-04", false),
        Row(
            "birthday and given", .birthdayAndGiven, "Anna Weber | b:1980-02-03", "Anneliese Klein | b:1980-02-03", true
        ),
        Row("birthday and given", .birthdayAndGiven, "Anna Weber | b:1980-02-03", "Bernd Weber | b:1980-02-03", false),
        Row("birthday", .birthday, "Anna Weber | b:1980-02-03", "Bernd Klein | b:19800203", true),
        Row("birthday", .birthday, "Anna Weber | b:1970-01-01", "Bernd Klein | b:1970-01-01", false),
        Row("identifier", .identifier, "Anna Weber | i:77", "Bernd Klein | i:77", true),
        Row("identifier", .identifier, "Anna Weber | i:77", "Anna Weber | i:78", false),
        Row("mailbox", .mailbox, "Anna Weber | aw@a.example", "| AW@b.example", true),
        Row("mailbox", .mailbox, "Anna Weber | aw@a.example", "Anna Weber | anna@a.example", false),
        Row("organization and family", .organizationAndFamily, "Anna Weber | o:Acme", "A. Webber | o:Acme GmbH", true),
        Row("organization and family", .organizationAndFamily, "Anna Weber | o:Acme", "Anna Weber | o:Zenith", false),
        Row("organization", .organization, "| o:Acme", "| o:ACME Ltd", true),
        Row("organization", .organization, "| o:Acme", "Anna Weber | o:Acme", false),
        Row(
            "organization and street", .organizationAndStreet, "| o:Acme Foods | a:High Street 5",
            "| o:Acme Food | a:High Str. 5", true),
        Row(
            "organization and street", .organizationAndStreet, "| o:Acme | a:High Street 5",
            "| o:Acme | a:Low Street 5", false),
        Row("nameless street", .namelessStreet, "| a:5 High Street, Floor 2", "| a:5 High Street", true),
        Row("nameless street", .namelessStreet, "| a:5 High Street", "Anna | a:5 High Street", false),
        Row("address", .address, "Anna | a:5 High Street | z:123 45", "Bernd | a:5 high street | z:12345", true),
        Row("address", .address, "Anna | a:5 High Street | z:12345", "Bernd | a:5 High Street", false),
        Row(
            "birthday and city", .birthdayAndCity, "Anna | b:1980-02-03 | t:Köln", "Bernd | b:1980-02-03 | t:Koln", true
        ),
        Row("birthday and city", .birthdayAndCity, "Anna | b:1980-02-03 | t:Town", "Bernd | b:1980-02-03", false),
        Row(
            "birthday and code", .birthdayAndPostalCode, "Anna | b:1980-02-03 | z:90210",
            "Bernd | b:1980-02-03 | z:90210-1234", true),
        Row(
            "birthday and code", .birthdayAndPostalCode, "Anna | b:1980-02-03 | z:90210",
            "Bernd | b:1980-02-04 | z:90210", false),
        Row("given and code", .givenAndPostalCode, "Anna Weber | z:12345", "Anna Klein | z:12345", true),
        Row("given and code", .givenAndPostalCode, "Anna Weber | z:12345", "Anne Weber | z:12345", false),
        Row("family and code", .familyAndPostalCode, "Anna Weber | z:12345", "Bernd Webber | z:12345", true),
        Row("family and code", .familyAndPostalCode, "Anna Weber | z:12345", "Anna Weber | z:12346", false),
        Row("given and street", .givenAndStreet, "Anna Weber | a:5 High Street", "Anna Klein | a:5 High Street", true),
        Row("given and street", .givenAndStreet, "Anna Weber | a:5 High Street", "Anna Weber | a:7 High Street", false),
        Row("initial and city", .initialFamilyAndCity, "A. Weber | t:Town", "Anna Weber | t:Town", true),
        Row("initial and city", .initialFamilyAndCity, "Bernd Weber | t:Town", "Anna Weber | t:Town", false),
        Row(
            "given, city, job", .givenCityAndJob, "Anna Weber | t:Town | j:Nurse", "Anna Klein | t:Town | j:Nurse", true
        ),
        Row("given, city, job", .givenCityAndJob, "Anna Weber | t:Town | +4930100001", "Anna Klein | t:Town", false),
        Row("given alone", .givenAlone(60), "Anna Weber", "Anna Klein", true),
        Row("given alone", .givenAlone(60), "Anna Weber", "Weber, Bernd", false),
        Row("family alone", .familyAlone(60), "Anna Weber", "Bernd Weber", true),
        Row("family alone", .familyAlone(60), "Anna Weber", "Anna Klein", false),
        Row("any name alone", .anyNameAlone(60), "Anna Weber", "Weber Klein", true),
        Row("any name alone", .anyNameAlone(60), "Anna Weber", "Bernd Klein", false),
        Row("refinement", .refinement, "Anna Weber | t:Town", "Bernd Klein | t:Town", true),
        Row("refinement", .refinement, "Anna Weber | o:Acme", "Bernd Klein | o:Acme", true),
        Row("refinement", .refinement, "Anna Weber | t:Town", "Anna Weber | z:12345", false),
    ]

    @Test(arguments: rows) func keysInCommon(_ row: Row) {
        let scene = Scene([row.one, row.two])
        let keys = scene.table.rows.map { contact in
            var keys: [UInt64] = []
            row.rule.keys(contact, scene.context, &keys)
            return Set(keys)
        }
        // Copies share a row.
        let isShared = keys.count < 2 ? !keys[0].isEmpty : !keys[0].isDisjoint(with: keys[1])
        #expect(isShared == row.isShared)
    }

    /// Keys of different rules are different, or two rules would find each other's contacts.
    @Test func rulesKeepTheirKeysApart() {
        let scene = Scene([
            "Anna Maria Weber | b:1980-02-03 | i:77 | o:Acme | j:Nurse | aw@a.example | a:5 High Street | t:Town | z:12345",
            "Anna Weber | b:1980-02-03 | t:Town", "| o:Acme | a:5 High Street | t:Town",
        ])
        for row in scene.table.rows {
            let keys = (BlockingRule.all + BlockingRule.singleNames(of: 3) + [.refinement]).map { rule in
                var keys: [UInt64] = []
                rule.keys(row, scene.context, &keys)
                return Set(keys)
            }
            let names: Set = [0, 1]
            for one in keys.indices {
                for two in keys.indices.dropFirst(one + 1) where !names.isSuperset(of: [one, two]) {
                    #expect(keys[one].isDisjoint(with: keys[two]), "\(one) and \(two)")
                }
            }
        }
    }
}
