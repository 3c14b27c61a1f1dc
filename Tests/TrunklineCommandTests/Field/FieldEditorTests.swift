import Testing

@testable import trunkline

struct FieldEditorTests {
    private func editor(_ type: String, isRequired: Bool = false) throws -> FieldEditor {
        let choice = try FieldConfiguration(type: type, mask: nil, conditions: [], region: nil)
        return FieldEditor(choice, isRequired: isRequired)
    }

    /// Presses keys; letters are characters, the others as given.
    private func press(_ keys: [FieldKey], _ editor: inout FieldEditor) -> FieldEditor.Step {
        var step = FieldEditor.Step.edit
        for key in keys { step = editor.press(key) }
        return step
    }

    @Test func everyStateIsShown() throws {
        var editor = try editor("st")
        #expect(editor.view.state == .empty)
        _ = press([.character("n")], &editor)
        #expect(editor.view.state == .incomplete)
        _ = press([.character("y")], &editor)
        #expect(editor.view.state == .valid)
        _ = press([.character("c")], &editor)
        #expect(editor.view.state == .refused)
        #expect(editor.view.text == "NY")
        _ = press([.backspace, .backspace, .character("q")], &editor)
        #expect(editor.view.state == .invalid)
        #expect(editor.view.message == "Not the code of a state")
    }

    @Test func theValueIsWrittenToTheEnd() throws {
        var editor = try editor("currency")
        #expect(press([.paste("12.5"), .enter], &editor) == .accept("12.50"))
        #expect(editor.view.text == "$12.50")
    }

    @Test func anEmptyRequiredFieldIsNotLeft() throws {
        var editor = try editor("zip", isRequired: true)
        #expect(press([.enter], &editor) == .edit)
        #expect(editor.view.message == "ZIP Code is required")
        #expect(press([.endOfInput], &editor) == .cancel)
    }

    @Test func theCaretStaysInTheText() throws {
        var editor = try editor("phrase")
        _ = press([.left, .paste("ab"), .right, .right], &editor)
        #expect(editor.view.caret == 2)
        _ = press([.left, .left, .left], &editor)
        #expect(editor.view.caret == 0)
        _ = press([.endOfInput, .other], &editor)
        #expect(editor.view.text == "b")
    }
}
