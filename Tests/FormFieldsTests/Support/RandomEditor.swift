import FormFields
import SeededRandom
import Testing

/// Edits a field at random and checks after each edit what must always hold.
struct RandomEditor<Format: EditableFormat> {
    private var session: EditingSession<Format>
    private var random: SeededGenerator
    private let context: String
    /// `true` if the last edit put the caret back where the user had it.
    private var isRestored = false

    /// The number of scalars that the user entered of a session's text; for most formats the length of the raw value.
    private let dataCount: (EditingSession<Format>) -> Int

    init(
        _ format: Format,
        seed: UInt64,
        context: String,
        dataCount: @escaping (EditingSession<Format>) -> Int = { $0.rawValue.unicodeScalars.count }
    ) {
        self.dataCount = dataCount
        session = EditingSession(format)
        random = SeededGenerator(seed: seed)
        self.context = "\(context), seed \(seed)"
    }

    mutating func run(edits: Int) {
        for _ in 0..<edits {
            let before = session
            let isAccepted = edit()
            check(after: before, isAccepted: isAccepted)
            let text = random.text()
            let once = session.format.formatted(text)
            #expect(session.format.formatted(once) == once, "\(context): \(text.debugDescription)")
        }
    }

    private mutating func edit() -> Bool {
        let length = session.text.count
        isRestored = false
        switch Int.random(in: 0..<12, using: &random) {
        case 0...2: return session.insert(random.text(upTo: 1)).isAccepted
        case 3: return session.paste(random.text()).isAccepted
        case 4, 5: return delete(forward: false)
        case 6: return delete(forward: true)
        case 7:
            session.moveCaret(to: Int.random(in: -1...length + 1, using: &random))
            return true
        case 8:
            let start = Int.random(in: 0...length, using: &random)
            session.select(start..<Int.random(in: start...length, using: &random))
            return true
        case 9: return session.cut().result.isAccepted
        case 10:
            isRestored = true
            return session.undo().isAccepted
        default:
            isRestored = true
            return session.redo().isAccepted
        }
    }

    /// A delete key takes a character of data, if there is one on its side.
    private mutating func delete(forward: Bool) -> Bool {
        guard session.selection.isCaret else {
            return session.deleteBackward().isAccepted
        }
        let before = session
        let isAccepted = forward ? session.deleteForward().isAccepted : session.deleteBackward().isAccepted
        if isAccepted {
            // A phone field takes refused digits back first, which it does not show.
            let tookBack =
                session.text == before.text
                && session.typedText.unicodeScalars.count < before.typedText.unicodeScalars.count
            #expect(tookBack || dataCount(session) < dataCount(before), "\(context): \(before.marked)")
        } else {
            #expect(session.rawValue == before.rawValue)
            let isAtEnd = session.selection.lowerBound == .end(of: session.text)
            #expect(forward || !isAtEnd || before.rawValue.isEmpty, "\(context): \(before.marked)")
        }
        return isAccepted
    }

    private func check(after before: EditingSession<Format>, isAccepted: Bool) {
        let range = session.selection.characters
        #expect(range.lowerBound >= 0 && range.upperBound <= session.text.count, "\(context)")
        #expect(TextSelection(utf16: session.selection.utf16, in: session.text) == session.selection)
        #expect(TextSelection(utf8: session.selection.utf8, in: session.text) == session.selection)
        if !isAccepted {
            #expect(session.text == before.text && session.selection == before.selection, "\(context)")
        }
        if session.text != before.text, session.selection.isCaret, !isRestored {
            // The text between the start and the caret ends with something the user entered.
            let head = String(session.text.prefix(range.lowerBound))
            let isEntered = head.last.map { session.rawValue.contains($0) } ?? true
            #expect(isEntered || session.format.formatted(head) == head, "\(context): \(session.marked)")
        }
    }
}
