import FormFields
import InputMasks
import Testing

struct EditingSessionTests {
    private let phone = Mask(
        expression: "+C(DDD)-DDD-DD-DD", conditions: ["7,8"], template: "+7(DDD)-DDD-DD-DD")

    @Test
    func typingWritesTheMask() {
        var session = EditingSession(phone)
        session.type("87011234567")
        #expect(session.marked == "+7(701)-123-45-67|")
        #expect(session.validity == .valid)
        #expect(session.rawValue == "77011234567")
    }

    @Test
    func deletingAcrossSeparatorsTakesDigits() {
        var session = EditingSession(phone, text: "77011")
        #expect(session.marked == "+7(701)-1|")
        session.deleteBackward()
        #expect(session.marked == "+7(701|")
        session.insert("1")
        session.moveCaret(to: 8)
        session.deleteBackward()
        #expect(session.marked == "+7(70|1")
        session.deleteForward()
        #expect(session.marked == "+7(70|")
    }

    /// A view reports the character beside the caret; if that is a separator, the digit after it is meant.
    @Test
    func viewsReportTheCharacterToDelete() {
        var session = EditingSession(phone, text: "7709123")
        let text = session.text
        #expect(text == "+7(709)-123")
        let separator = TextSelection(utf16: 7..<8, in: text)

        var copy = session
        copy.edit(text: text, selection: separator, replacement: "")
        #expect(copy.marked == "+7(70|1)-23")
        copy = session
        copy.moveCaret(to: 7)
        copy.edit(text: text, selection: separator, replacement: "")
        #expect(copy.marked == "+7(709|)-23")
        copy = session
        copy.edit(text: text, selection: separator, replacement: "", deletion: .forward)
        #expect(copy.marked == "+7(709|)-23")

        session.select(separator)
        #expect(session.deleteBackward().isAccepted)
        #expect(session.text == text)
    }

    @Test
    func refusedEditsLeaveTextAndSelection() {
        var session = EditingSession(phone, text: "7701")
        session.select(3..<5)
        let before = session.marked
        let result = session.insert("x")
        #expect(!result.isAccepted)
        #expect(session.marked == before)
        #expect(!session.canUndo)
    }

    @Test
    func fullMasksRefuseMoreInTheMiddle() {
        var session = EditingSession(Mask(expression: "DD-DD"), text: "1234")
        session.moveCaret(to: 1)
        #expect(!session.insert("9").isAccepted)
        #expect(session.marked == "1|2-34")
        session.deleteForward()
        #expect(session.marked == "1|3-4")
        session.insert("99")
        #expect(session.marked == "19|-34")
    }

    @Test
    func selectionsAreReplacedCutAndPasted() {
        var session = EditingSession(Mask(expression: "DDD-DDD"), text: "123456")
        session.select(1..<5)
        let (clipboard, result) = session.cut()
        #expect(clipboard == "23-4")
        #expect(result.text == "156")
        #expect(session.marked == "1|56")
        session.paste(clipboard)
        #expect(session.marked == "123-4|56")
        #expect(session.cut().clipboard == "")
    }

    @Test
    func autofillReplacesEverything() {
        var session = EditingSession(phone, text: "7701")
        session.autofill("+7(702)-555-44-33")
        #expect(session.text == "+7(702)-555-44-33")
        #expect(session.rawValue == "77025554433")
        session.autofill("")
        #expect(session.text == "")
        #expect(session.validity == .empty)
    }

    @Test
    func undoAndRedoRestoreTextAndSelection() {
        var session = EditingSession(Mask(expression: "DD-DD"))
        session.type("123")
        session.moveCaret(to: 1)
        session.deleteBackward()
        #expect(session.marked == "|23")
        session.undo()
        #expect(session.marked == "1|2-3")
        session.undo()
        session.undo()
        #expect(session.marked == "1|")
        session.redo()
        #expect(session.marked == "12|")
        session.insert("9")
        #expect(!session.canRedo)
        #expect(!session.redo().isAccepted)
    }

    @Test
    func historyIsBounded() {
        var session = EditingSession(Mask(expression: "D"))
        for _ in 0..<500 {
            session.insert("1")
            session.deleteBackward()
        }
        var count = 0
        while session.undo().isAccepted { count += 1 }
        #expect(count == 200)
    }

    @Test
    func textOfTheViewBecomesTheTextOfTheSession() {
        var session = EditingSession(Mask(expression: "DD-DD"))
        let text = "12"
        let result = session.edit(text: text, selection: .end(of: text), replacement: "3")
        #expect(result.text == "12-3")
        #expect(result.selection.utf16 == 4..<4)
    }

    /// Typed where a separator stands ready, a digit that the mask also has as static one is data.
    @Test
    func typedStaticDigitsAreData() {
        var session = EditingSession(Mask(expression: "7DDD"))
        session.type("71")
        #expect(session.marked == "771|")
        session.deleteBackward()
        session.deleteBackward()
        #expect(session.marked == "|")
        session.paste("712")
        #expect(session.marked == "712|")
    }

    @Test
    func consumingMasksKeepTheirGaps() {
        var session = EditingSession(Mask(invalidInputPolicy: .consume, expression: "DDD-DD"))
        session.paste("1__23")
        #expect(session.marked == "1-23|")
        session.deleteBackward()
        #expect(session.marked == "1-2|")
        session.insert("4")
        #expect(session.marked == "1-24|")
    }
}
