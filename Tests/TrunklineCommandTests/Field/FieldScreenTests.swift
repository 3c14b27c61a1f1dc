import Testing

@testable import trunkline

struct FieldScreenTests {
    private func drawn(_ view: FieldView, columns: Int = 40, isColored: Bool = false) -> ScreenModel {
        var screen = ScreenModel()
        screen.receive(FieldScreen(ink: Ink(isColored: isColored), columns: columns).drawing(of: view))
        return screen
    }

    private func view(_ text: String, caret: Int? = nil, message: String = "") -> FieldView {
        FieldView(
            label: "Name", text: text, prompt: "__", caret: caret ?? text.count, state: .valid, message: message)
    }

    @Test func labelTextPromptAndMessage() {
        let screen = drawn(view("ab", caret: 1, message: "go on"))
        #expect(screen.text(0) == "Name: ab__")
        #expect(screen.text(1) == "go on")
        #expect(screen.row == 0)
        #expect(screen.column == 7)
    }

    @Test func nothingIsPaintedWithoutColour() {
        #expect(drawn(view("ab")).style(of: "ab", line: 0) == 0)
        #expect(drawn(view("ab"), isColored: true).style(of: "ab", line: 0) == 32)
        #expect(drawn(view("ab"), isColored: true).style(of: "__", line: 0) == 2)
    }

    @Test(arguments: [0, 5, 25, 49, 50])
    func theCaretIsAlwaysSeen(_ caret: Int) {
        let screen = drawn(view(String(repeating: "0123456789", count: 5), caret: caret), columns: 20)
        #expect(screen.text(0).count <= 19)
        #expect((6..<20).contains(screen.column))
    }

    @Test func wideCharactersTakeTwoColumns() {
        #expect(drawn(view("日本", caret: 1)).column == 8)
    }

    @Test func controlsOfATextDoNothing() {
        #expect(drawn(view("a\u{1B}[2Jb")).text(0).hasPrefix("Name: a‹U+001B›[2Jb"))
    }

    @Test func messagesAreCutToTheTerminal() {
        #expect(drawn(view("a", message: String(repeating: "m", count: 99)), columns: 20).text(1).count == 19)
    }
}
