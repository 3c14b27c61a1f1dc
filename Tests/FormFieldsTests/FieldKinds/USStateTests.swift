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

    @Test(arguments: [
        ("CALIF", "CA"), ("Calif.", "CA"), ("N.Y.", "NY"), ("N. Y.", "NY"), ("Mass.", "MA"), ("W. Virginia", "WV"),
        ("W. Va.", "WV"), ("W.Va.", "WV"), ("WVa", "WV"), ("No. Dakota", "ND"), ("N Dak", "ND"), ("S. Dak.", "SD"),
        ("So. Carolina", "SC"), ("N. Car.", "NC"), ("N. Mex.", "NM"), ("N. Hampshire", "NH"), ("N. Jersey", "NJ"),
        ("R. Island", "RI"), ("Penna.", "PA"), ("Wash", "WA"), ("D.C.", "DC"), ("Washington, D.C.", "DC"),
        ("Dist. of Columbia", "DC"), ("N. Mariana Islands", "MP"), ("No. Mariana Is.", "MP"), ("P.R.", "PR"),
        ("V.I.", "VI"), ("U.S. Virgin Islands", "VI"), ("US Virgin Islands", "VI"), ("Virgin Is.", "VI"),
        ("Am. Samoa", "AS"), ("Micronesia", "FM"), ("Ore.", "OR"), ("Tenn", "TN"), ("new  york", "NY"),
        ("Miss.", "MS"), ("Mo.", "MO"), ("Ala", "AL"), ("Colo.", "CO"), ("Conn.", "CT"), ("Wyo.", "WY"),
        ("Kans.", "KS"), ("Neb.", "NE"), ("Ind.", "IN"), ("Ill.", "IL"), ("Fla.", "FL"), ("Ga.", "GA"),
    ])
    func abbreviations(text: String, code: String) {
        #expect(USState(text)?.code == code)
        #expect(USState(text.uppercased())?.code == code)
        #expect(USState(text.lowercased())?.code == code)
    }

    @Test(arguments: ["N. Virginia", "E. Dakota", "S. York", "W. Carolina", "N.Q.", "Calif Nev", ".", "Carolina", "n."])
    func otherAbbreviationsAreNot(text: String) {
        #expect(USState(text) == nil)
    }

    /// Every beginning of a spelling may still become a state.
    @Test
    func beginningsAreNotRefused() {
        for text in ["W. Virginia", "N.Y.", "Washington, D.C.", "So. Car.", "calif", "Federated States of Micronesia"] {
            for length in 1...text.count {
                var message = ""
                #expect(FieldKind.state.validateLive(String(text.prefix(length)), &message), "\(text.prefix(length))")
            }
        }
        var message = ""
        #expect(!FieldKind.state.validateLive("X", &message))
        #expect(message == "Not a state of the United States")
    }
}
