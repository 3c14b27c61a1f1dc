import ContactCleaning
import Markup

/// Draws a field on two lines of a terminal: label, text and prompt; below it a message.
struct FieldScreen {
    let ink: Ink
    /// The width of the terminal in columns.
    let columns: Int

    private static let clearLine = "\r\u{1B}[K"
    private static let up = "\u{1B}[A"

    /// Draws the field over the last drawing, with the terminal's cursor at the caret.
    func drawing(of view: FieldView) -> String {
        let label = view.label + ": "
        let room = max(8, columns - ColumnText.width(of: label) - 1)
        let (shown, caret) = window(of: view, room: room)
        let prompt = prefix(of: visible(view.prompt), columns: room - ColumnText.width(of: shown))
        let message = prefix(of: visible(view.message), columns: columns - 1)
        let column = ColumnText.width(of: label) + caret
        return Self.clearLine + ink.bold(label) + paint(shown, view.state) + ink.dim(prompt) + "\r\n" + Self.clearLine
            + paint(message, view.state) + Self.up + "\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
    }

    /// Draws the field a last time and leaves the cursor below it.
    func lastDrawing(of view: FieldView) -> String {
        drawing(of: view) + "\r\n" + Self.clearLine
    }

    /// The part of the text that has room and holds the caret, and the caret's column in it.
    private func window(of view: FieldView, room: Int) -> (text: String, caret: Int) {
        let pieces = view.text.map { visible(String($0)) }
        let widths = pieces.map { ColumnText.width(of: $0) }
        let caret = min(view.caret, pieces.count)
        var start = caret
        var column = 0
        while start > 0, column + widths[start - 1] <= room {
            start -= 1
            column += widths[start]
        }
        var end = start
        var width = 0
        while end < pieces.count, width + widths[end] <= room {
            width += widths[end]
            end += 1
        }
        return (pieces[start..<end].joined(), column)
    }

    /// A text that can do nothing to the terminal.
    private func visible(_ text: String) -> String {
        VisibleText.plain(text, isVerbatim: false)
    }

    private func prefix(of text: String, columns: Int) -> String {
        var prefix = ""
        for character in text {
            guard ColumnText.width(of: prefix + String(character)) <= columns else { break }
            prefix.append(character)
        }
        return prefix
    }

    private func paint(_ text: String, _ state: FieldView.State) -> String {
        switch state {
        case .empty, .incomplete: text
        case .valid: ink.green(text)
        case .invalid: ink.red(text)
        case .refused: ink.yellow(text)
        }
    }
}
