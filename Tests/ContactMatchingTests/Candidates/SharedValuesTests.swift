import Testing

@testable import ContactMatching

@Suite struct SharedValuesTests {
    /// Holders of a value, the value, and how many people they are by their names.
    @Test(arguments: [
        (["Anna Weber", "Anna Weber | o:Acme"], 1), (["Anna Weber", "A. Weber"], 1), (["Anna Weber", "Anna"], 1),
        (["Anna Weber", "Anna Klein"], 1), (["Robert Hall", "Bob Hall"], 1), (["Anna Weber", "Bernd Weber"], 2),
        (["Anna Weber", "Bernd Weber", "| o:Acme"], 2), (["| o:Acme", "| o:Zenith"], 1), (["Anna Weber"], 1),
        (["Anna Weber", "Bernd Klein", "Carla Lang", "Anna Weber | o:Acme"], 3),
        (["Anna", "Weber", "Anna Weber"], 1), (["Anna", "Weber"], 2), (["Anna", "Bernd", "Anna Weber"], 2),
    ]) func peopleAmongHolders(_ holders: [String], _ people: Int) throws {
        let scene = Scene(holders.map { $0 + " | +4930100001" })
        let phone = try #require(scene.table.phones(of: scene.row(1)).first)
        #expect(scene.shared.people(phone.text) == people)
    }

    @Test func aboveALimitNobodyCounts() throws {
        let letters = Array("bcdfghklmnprstvz")
        let scene = Scene(
            (0..<61).map { "\(letters[$0 % 16])a\(letters[$0 / 16])o Desk\(letters[$0 % 16])u | +4930100001" })
        let phone = try #require(scene.table.phones(of: scene.row(1)).first)
        #expect(scene.shared.people(phone.text) == 255)
    }

    @Test(arguments: [
        ("info@acme.example", true, false), ("familie-weber@a.example", false, true), ("anna@a.example", false, false),
    ]) func kindsOfAddresses(_ address: String, _ isRole: Bool, _ isHousehold: Bool) throws {
        let scene = Scene(["Anna Weber | \(address)", "Bernd Klein | \(address)"])
        let email = try #require(scene.table.emails(of: scene.row(1)).first)
        #expect(scene.shared.isRole(email) == isRole)
        #expect(scene.shared.isHousehold(email) == isHousehold)
    }

    @Test func holdersAreRowsAndValuesOfOneRowAreLeftOut() {
        let scene = Scene([
            "Anna Weber | +4930100001 | a@b.example", "Bernd Klein | +4930100001", "Carla Lang | +4930100002",
        ])
        #expect(scene.shared.values.count == 1)
        #expect(Set(scene.shared.holders(at: 0)) == [UInt32(scene.place(1)), UInt32(scene.place(2))])
        #expect(scene.shared.holders(of: scene.shared.values[0]) == scene.shared.holders(at: 0))
        let own = scene.table.emails(of: scene.row(1)).map { scene.shared.holders(of: $0).count }
        #expect(own == [0])
    }
}
