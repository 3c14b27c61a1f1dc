import InputMasks
import Testing

struct MaskingTests {
    @Test(arguments: [
        ("LL-DD", "ab-12", "ab-12"),
        ("LL-DD", "ab--12", "ab-12"),
        ("LL-DD", "ab-", "ab"),
        ("LL-DD", "a", "a"),
        ("LL-DD", "", ""),
        ("LL-DD", "ab12345", "ab-12"),
        ("LL-DD", "яж42", "яж-42"),
        ("LL-DD", "漢字42", "漢字-42"),
        ("LL-DD", "e\u{301}a12", "e\u{301}a-12"),
        ("LL-DD", "👩‍👩‍👧a\r\nb1👍🏽2", "ab-12"),
        ("DD/DD", "１２３４", ""),
        ("DD/DD", "1/2", "12"),
        ("((D))D", "12", "((1))2"),
        ("D)", "1", "1"),
    ])
    func ignoringMasks(expression: String, input: String, expected: String) throws {
        let mask = try Mask(expression: expression)
        #expect(mask.maskedString(input: input) == expected)
    }

    @Test(arguments: [
        ("LL-DD", "ab-12", "ab-12"),
        ("LL-DD", "a112", "a-12"),
        ("LL-DD", "1212", "-12"),
        ("LL-DD", "a_1_", "a-1"),
        ("DDD-DD", "1__23", "1-23"),
        ("DDD-DD", "1-23", "1-23"),
        ("LLDD", "a_1", "a1"),
        ("LLDD", "a1", "a1"),
        ("D", "a1", ""),
    ])
    func consumingMasks(expression: String, input: String, expected: String) throws {
        let mask = try Mask(invalidInputPolicy: .consume, expression: expression)
        #expect(mask.maskedString(input: input) == expected)
    }

    /// A static digit is told from an entered one by what stands around it.
    @Test(arguments: [
        ("+7(DDD)-DD", "701", "+7(701"),
        ("+7(DDD)-DD", "+7(701", "+7(701"),
        ("+7(DDD)-DD", "+7(70", "+7(70"),
        ("+7(DDD)-DD", "+7(", ""),
        ("+7(DDD)-DD", "+7", ""),
        ("+7(DDD)-DD", "7", "+7(7"),
        ("+7(DDD)-DD", "7(70", "+7(70"),
        ("+7(DDD)-DD", "+(70", "+7(70"),
        ("+7(DDD)-DD", "(70", "+7(70"),
        ("+7(DDD)-DD", "+7 701", "+7(701"),
        ("+7(DDD)-DD", "+7(701)-", "+7(701"),
        ("+7(DDD)-DD", "77012", "+7(770)-12"),
        ("+7(DDD)-DD", "770123", "+7(701)-23"),
        ("+7(DDD)-DD", "7777777", "+7(777)-77"),
        ("7DDD", "712", "712"),
        ("7DDD", "123", "7123"),
        ("DD0DD", "1234", "12034"),
        ("DD0DD", "12034", "12034"),
        ("DD0DD", "120", "12"),
        ("7DDD", "7", ""),
    ])
    func staticDigits(expression: String, input: String, expected: String) throws {
        let mask = try Mask(expression: expression)
        #expect(mask.maskedString(input: input) == expected)
    }

    @Test(arguments: [
        ("+7(DDD)-DD", "+7(701)-23", "70123"),
        ("+7(DDD)-DD", "+7(7", "7"),
        ("7DDD", "7701", "701"),
    ])
    func rawTextRestoresTheMaskedText(expression: String, masked: String, raw: String) throws {
        let mask = try Mask(expression: expression)
        #expect(mask.unmasked(masked) == raw)
        #expect(mask.maskedString(raw: raw) == masked)
    }

    @Test
    func forcedCharacterIsAcceptedEvenIfTheConditionLacksIt() {
        let mask = Mask(expression: "C-DD", conditions: ["8"], template: "7-DD")
        #expect(mask.maskedString(input: "801") == "7-01")
        #expect(mask.maskedString(input: "7-01") == "7-01")
        #expect(mask.maskedString(input: "701") == "7-01")
    }

    @Test
    func templateOverridesStaticCharacters() {
        let mask = Mask(expression: "D-D", template: "D.D")
        #expect(mask.maskedString(input: "12") == "1.2")
    }

    @Test
    func lettersThatJoinTheirNeighbourAreNotEntered() {
        let mask = Mask(expression: "LL")
        #expect(mask.maskedString(input: "ᄀ_ᅡ_b") == "ᄀb")
        #expect(mask.maskedString(input: "\u{940}a") == "a")
    }

    @Test(arguments: [
        ("aa12", 0, 0), ("aa12", 1, 1), ("aa12", 2, 2), ("aa12", 3, 4), ("aa12", 4, 5),
        ("aa-12", 3, 2), ("a_a12", 2, 1), ("aa12", 99, 5), ("aa12", -1, 0),
    ])
    func caretStandsBehindAnEnteredCharacter(input: String, caret: Int, expected: Int) {
        let mask = Mask(expression: "LL-DD")
        #expect(mask.masked(input, caret: caret).caret == expected)
    }
}
