import FormFields
import FuzzSupport

/// Edits live fields of every kind: each input is a list of keystrokes.
@main
enum EditingTarget: FuzzTarget {
    static func run(_ input: inout FuzzInput) {
        guard let format = try? AnyEditableFormat(name: input.pick(AnyEditableFormat.names), today: nil) else { return }
        var session = EditingSession(format)
        for _ in 0..<40 where !input.isEmpty {
            step(&session, &input)
            let count = session.text.count
            expect(session.selection.characters.upperBound <= count, "the selection is outside the text")
            let written = format.formatted(session.text)
            expect(format.formatted(written) == written, "\(session.text) is not written the same twice")
            _ = session.status
        }
        _ = session.finish()
    }

    private static func step(_ session: inout EditingSession<AnyEditableFormat>, _ input: inout FuzzInput) {
        switch input.byte() % 9 {
        case 0: session.deleteBackward()
        case 1: session.deleteForward()
        case 2: _ = session.cut()
        case 3: session.undo()
        case 4: session.redo()
        case 5:
            let (first, second) = (Int(input.byte()) % 40, Int(input.byte()) % 40)
            let count = session.text.count
            let bounds = [min(first, count), min(second, count)].sorted()
            session.select(TextSelection(characters: bounds[0]..<bounds[1], in: session.text))
        case 6: session.paste(input.text())
        default: session.insert(String(UnicodeScalar(input.byte())))
        }
    }
}
