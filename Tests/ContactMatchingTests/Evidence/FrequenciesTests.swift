import Testing

@testable import ContactMatching

@Suite struct FrequenciesTests {
    private let scene = Scene([
        "Anna Weber | o:Acme | a:5 High Street | z:12345", "Anna Webber | o:ACME Ltd | a:5 high street | z:12345",
        "Anna Klein | o:Zenith | a:5 High Street | z:54321", "Weber", "| o:Acme",
    ])

    @Test(arguments: [(1 as Int64, 3, 2, 2), (2, 3, 2, 2), (3, 3, 1, 1)])
    func names(_ id: Int64, _ given: Int, _ family: Int, _ full: Int) {
        let name = scene.row(id).name
        let frequencies = scene.frequencies
        #expect(frequencies.given(name.given) == given)
        #expect(frequencies.family(skeleton: scene.comparison.lexicon.entry(name.family).skeleton) == family)
        #expect(frequencies.fullName(ofRow: scene.place(id)) == full)
    }

    @Test(arguments: [(1 as Int64, 3, 2), (2, 3, 2), (3, 1, 1)])
    func organizationsAndAddresses(_ id: Int64, _ organization: Int, _ address: Int) {
        let row = scene.row(id)
        #expect(scene.frequencies.organization(row.organization) == organization)
        #expect(scene.frequencies.address(at: row.addresses.range.lowerBound) == address)
    }
}
