import FormFields
import Testing

struct USStateTests {
    @Test
    func everyStateIsFoundByCodeAndName() {
        #expect(USState.all.count { $0.kind == .state } == 50)
        for state in USState.all {
            #expect(USState(code: state.code.lowercased()) == state)
            #expect(USState(name: state.name.uppercased()) == state)
            #expect(USState(" \(state.name) ") == state)
        }
        #expect(Set(USState.all.map(\.code)).count == USState.all.count)
    }

    @Test(arguments: ["", "N", "NewYork", "XX", "New York City", "👍"])
    func othersAreNot(text: String) {
        #expect(USState(text) == nil)
    }

    @Test
    func districtHasPoints() {
        #expect(USState("D.C.")?.code == "DC")
        #expect(USState("N.Y.") == nil)
    }
}
