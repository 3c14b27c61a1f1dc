import FuzzSupport
import InputMasks

/// Reads any text as a mask expression, and masks any text with it.
@main
enum MaskTarget: FuzzTarget {
    static func run(_ input: inout FuzzInput) {
        let policy = input.pick(InvalidInputPolicy.allCases)
        let hasTemplate = input.byte() % 4 == 0
        let expression = input.text()
        let conditions = [input.text(), input.text()]
        let template = hasTemplate ? input.text() : nil
        let text = input.text()
        guard
            let mask = try? Mask(
                invalidInputPolicy: policy, expression: expression, conditions: conditions, template: template)
        else { return }
        let masked = mask.masked(text, caret: text.count / 2)
        expect(masked.text == mask.maskedString(input: text), "the caret does not change the text")
        expect((0...masked.text.count).contains(masked.caret), "the caret is in the text")
        expect(masked.isComplete == (masked.raw.count == mask.placeholderCount), "complete is every place taken")
        expect(mask.maskedString(input: masked.text) == masked.text, "\(masked.text) is masked otherwise again")
        if policy == .ignore {
            expect(
                mask.maskedString(raw: mask.unmasked(masked.text)) == masked.text, "raw text restores \(masked.text)")
        }
    }
}
