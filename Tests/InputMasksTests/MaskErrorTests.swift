import InputMasks
import Testing

struct MaskErrorTests {
    @Test(
        arguments: [
            ("", [], nil, "mask expression, character 1: no placeholder; "),
            ("+7()", [], nil, "mask expression, character 1: no placeholder; "),
            ("+C(C)", ["7,8"], nil, "mask expression, character 4: this C needs a condition list, number 2"),
            ("C", [""], nil, "condition 1, character 1: an item is missing"),
            ("CC", ["7", "7,,8"], nil, "condition 2, character 3: an item is missing"),
            ("C", ["7, "], nil, "condition 1, character 4: an item is missing"),
            ("C", ["7, 89"], nil, "condition 1, character 5: an item has more than one character"),
            ("DD-D", [], "DD-", "mask template, character 4: the template has 3 characters and must have 4"),
            ("DD", [], "DD-", "mask template, character 3: the template has 3 characters and must have 2"),
        ] as [(String, [String], String?, String)])
    func mistakesAreNamedWithTheirPlace(
        expression: String, conditions: [String], template: String?, message: String
    ) {
        let error = #expect(throws: MaskError.self) {
            try Mask(expression: expression, conditions: conditions, template: template)
        }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }

    @Test
    func errorCarriesFacts() {
        let error = #expect(throws: MaskError.self) { try Mask(expression: String("+C")) }
        #expect(error?.code == .missingCondition(0))
        #expect(error?.source == .expression)
        #expect(error?.offset == 1)
    }

    /// Literals take the initializer that needs no `try`, whatever else is known only at run time takes the other.
    @Test
    func textFromDataTakesTheThrowingInitializer() throws {
        let conditions = ["7, 8"]
        let expression = "C-DD"
        let mask = Mask(expression: "C-DD", conditions: ["7, 8"], template: "7-DD")
        #expect(try Mask(expression: "C-DD", conditions: conditions, template: "7-DD") == mask)
        #expect(try Mask(expression: expression, conditions: ["7, 8"], template: "7-DD") == mask)
        #expect(try Mask(expression: expression.prefix(4), conditions: conditions, template: "7-" + "DD") == mask)
    }

    #if canImport(Glibc) || canImport(Darwin)
    @Test
    func mistakesInSourceCodeStopTheProgram() async {
        await #expect(processExitsWith: .failure) {
            _ = Mask(expression: "+C")
        }
    }
    #endif

    @Test
    func surplusConditionsAreUnused() throws {
        let mask = try Mask(expression: String("C"), conditions: ["7", "8"])
        #expect(mask.maskedString(input: "87") == "7")
    }

    @Test
    func slotsWithoutPlaceholderAreRefused() {
        #expect(throws: MaskError.self) { try Mask(slots: [Mask.Slot(.literal("D"))]) }
    }

    @Test
    func slotsMayHoldWhatAnExpressionCannot() throws {
        let mask = try Mask(slots: [Mask.Slot(.literal("D")), Mask.Slot(.digit)])
        #expect(mask.maskedString(input: "1") == "D1")
    }
}
