import InputMasks
import Testing

/// The snippets of the articles, so that they keep compiling and keep telling the truth.
struct DocumentedExamplesTests {
    @Test
    func lettersAndDigits() {
        let mask = Mask(expression: "LL-DD")

        #expect(mask.maskedString(input: "aa12") == "aa-12")
        #expect(mask.maskedString(input: "ab1") == "ab-1")
        #expect(mask.maskedString(input: "1212") == "")
    }

    @Test
    func ignoredCharactersLeaveThePlaceholder() {
        let m = Mask(invalidInputPolicy: .ignore, expression: "LL-DD")
        #expect(m.maskedString(input: "ab_12") == "ab-12")
    }

    @Test
    func consumedCharactersSpendThePlaceholder() {
        let m = Mask(invalidInputPolicy: .consume, expression: "LL-DD")
        #expect(m.maskedString(input: "ab_12") == "ab-1")
    }

    @Test
    func conditions() {
        let m = Mask(
            invalidInputPolicy: .ignore,
            expression: "C-DD",
            conditions: ["7,8"]
        )

        #expect(m.maskedString(input: "712") == "7-12")
        #expect(m.maskedString(input: "812") == "8-12")
        #expect(m.maskedString(input: "912") == "")
    }

    @Test
    func conditionsWithSpaces() {
        let m = Mask(expression: "C-DD", conditions: ["7, 8"])
        #expect(m.maskedString(input: "812") == "8-12")
    }

    @Test
    func template() {
        let phone = Mask(
            invalidInputPolicy: .ignore,
            expression: "+C(DDD)-DDD-DD-DD",
            conditions: ["7,8"],
            template: "+7(DDD)-DDD-DD-DD"
        )

        #expect(phone.maskedString(input: "77011234567") == "+7(701)-123-45-67")
        #expect(phone.maskedString(input: "87011234567") == "+7(701)-123-45-67")
        #expect(phone.unmasked("+7(701)-123-45-67") == "77011234567")
        #expect(!phone.isComplete("+7(701)-123"))
    }

    @Test
    func masksFromData() throws {
        let expression = "LL-DD"
        let mask = try Mask(expression: expression)
        #expect(mask == Mask(expression: "LL-DD"))
    }

    @Test
    func caret() {
        let mask = Mask(expression: "(DDD) DDD")
        let masked = mask.masked("1234", caret: 3)
        #expect(masked.text == "(123) 4")
        #expect(masked.caret == 4)
        #expect(masked.raw == "1234")
    }
}
