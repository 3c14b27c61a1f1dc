import FormFields
import InputMasks
import SeededRandom
import Testing

/// Properties of every format after any edits, tried with edits made from a printed seed.
struct EditingPropertyTests {
    static let kinds = FieldKind.examples

    @Test(arguments: kinds)
    func fields(kind: FieldKind) {
        for seed in 0..<25 as Range<UInt64> {
            var editor = RandomEditor(FieldFormat(kind, today: nil), seed: seed, context: kind.name)
            editor.run(edits: 60)
        }
    }

    @Test(arguments: [
        "LL-DD", "+7(DDD)-DDD-DD-DD", "DDD DDD", "D1D2D", "7DDD", "((D)) L", "DD0DD",
    ])
    func masks(expression: String) throws {
        let mask = try Mask(expression: expression)
        for seed in 0..<40 as Range<UInt64> {
            var editor = RandomEditor(mask, seed: seed, context: expression)
            editor.run(edits: 60)
        }
    }

    @Test
    func consumingMasks() throws {
        let mask = Mask(invalidInputPolicy: .consume, expression: "DL-DD(D)")
        for seed in 0..<40 as Range<UInt64> {
            var editor = RandomEditor(mask, seed: seed, context: "consuming")
            editor.run(edits: 60)
        }
    }

    @Test
    func groupedDigits() {
        for seed in 0..<100 as Range<UInt64> {
            var editor = RandomEditor(GroupedDigits.chineseMobile, seed: seed, context: "3-4-4")
            editor.run(edits: 60)
        }
    }

    @Test(arguments: kinds)
    func typingThenDeletingRestores(kind: FieldKind) {
        checkRestoring(FieldFormat(kind, today: nil), context: kind.name) { character, before in
            // A 0 that remains of a month or day goes with the digit after it, and so does the digit of a month or
            // day that a separator completed.
            let isDate = kind == .date || kind == .expDate
            return isDate && (!character.isNumber || before.hasSuffix("0"))
        }
    }

    @Test(arguments: ["LL-DD", "+7(DDD)-DDD-DD-DD", "D1D2D", "7DDD", "((D)) L", "DD0DD"])
    func typingThenDeletingRestores(expression: String) throws {
        checkRestoring(try Mask(expression: expression), context: expression, anywhere: true)
    }

    @Test
    func typingThenDeletingRestoresGroups() {
        checkRestoring(GroupedDigits.chineseMobile, context: "3-4-4", anywhere: true)
    }

    /// Types random characters, at the end or anywhere, and takes back each that was accepted.
    private func checkRestoring<Format: EditableFormat>(
        _ format: Format,
        context: String,
        anywhere: Bool = false,
        except isException: (Character, _ before: String) -> Bool = { _, _ in false }
    ) {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<60 {
            var session = EditingSession(format)
            for character in random.text() where character.isASCII {
                if anywhere { session.moveCaret(to: Int.random(in: 0...session.text.count, using: &random)) }
                let before = session.text
                guard session.insert(String(character)).isAccepted, !isException(character, before) else { continue }
                var copy = session
                copy.deleteBackward()
                #expect(copy.text == before, "\(context): \(session.marked)")
            }
        }
    }

    @Test(arguments: kinds)
    func hugeTextsAreTaken(kind: FieldKind) {
        for unit in ["1", "a", "é ", "12/", "\r\n", "👩‍👩‍👧", ".", "x\u{301}"] {
            let huge = String(repeating: unit, count: 2_000)
            var session = EditingSession(FieldFormat(kind, today: nil))
            session.insert("1")
            session.paste(huge)
            session.moveCaret(to: 1)
            session.paste(huge)
            session.finish()
            _ = session.status
        }
    }
}
