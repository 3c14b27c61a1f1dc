import FormFields
import Testing

struct TextPositionTests {
    /// `e` with an accent, a family of three, a line break, an `a`.
    private let text = "e\u{301}👩‍👩‍👧\r\na"

    @Test(arguments: [(0, 0, 0, 0), (1, 2, 2, 3), (2, 7, 10, 21), (3, 9, 12, 23), (4, 10, 13, 24)])
    func unitsAgree(character: Int, scalar: Int, utf16: Int, utf8: Int) {
        let position = TextPosition(character: character, in: text)
        #expect((position.scalar, position.utf16, position.utf8) == (scalar, utf16, utf8))
        #expect(TextPosition(scalar: scalar, in: text) == position)
        #expect(TextPosition(utf16: utf16, in: text) == position)
        #expect(TextPosition(utf8: utf8, in: text) == position)
    }

    @Test
    func offsetsInsideACharacterMeanItsEnd() {
        #expect(TextPosition(utf16: 4, in: text).character == 2)
        #expect(TextPosition(utf8: 1, in: text).character == 1)
        #expect(TextPosition(scalar: 8, in: text).character == 3)
    }

    @Test
    func offsetsOutsideMeanTheEnds() {
        #expect(TextPosition(utf16: -5, in: text) == .start)
        #expect(TextPosition(utf16: .max, in: text) == .end(of: text))
        #expect(TextSelection(characters: -3..<99, in: text) == .all(of: text))
    }

    @Test
    func selectionsConvert() {
        let selection = TextSelection(utf16: 2..<10, in: text)
        #expect(selection.characters == 1..<2)
        #expect(selection.utf8 == 3..<21)
        #expect(selection.scalars == 2..<7)
        #expect(TextSelection(.end(of: text), .start) == .all(of: text))
    }
}
