import ContactCleaning
import Foundation
import SourceInput

/// A terminal that gives every key at once and shows none by itself, until it is restored.
final class RawTerminal {
    private let input: Int32
    private let output: Int32
    private let ownsOutput: Bool
    private let original: termios
    private var isRaw = true

    /// Takes over the terminal of an open descriptor.
    ///
    /// Output is drawn on that same terminal, so that standard output is free for the value.
    ///
    /// - Throws: ``InputError`` if the descriptor is not a terminal.
    init(descriptor: Int32) throws {
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else {
            throw InputError(message: String(cString: strerror(errno)))
        }
        original = settings
        input = descriptor
        let opened = ttyname(descriptor).map { open($0, O_WRONLY | O_NOCTTY | O_CLOEXEC) } ?? -1
        ownsOutput = opened >= 0
        output = ownsOutput ? opened : STDERR_FILENO
        settings.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
        settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
        guard tcsetattr(descriptor, TCSADRAIN, &settings) == 0 else {
            throw InputError(message: String(cString: strerror(errno)))
        }
        // Pastes in brackets: they are one edit, and line breaks in them are not Enter.
        write("\u{1B}[?2004h")
    }

    deinit {
        restore()
        if ownsOutput { close(output) }
    }

    /// Gives the terminal back as it was.
    func restore() {
        guard isRaw else { return }
        isRaw = false
        write("\u{1B}[?2004l")
        var settings = original
        tcsetattr(input, TCSANOW, &settings)
    }

    /// The width of the terminal in columns.
    var columns: Int { Terminal(descriptor: output).columns }

    /// The ink of the terminal, coloured if the terminal takes colour.
    var ink: Ink { Ink(isColored: Terminal(descriptor: output).takesColor) }

    /// Draws. A terminal that takes nothing has gone; the next read reports it.
    func write(_ text: String) {
        Array(text.utf8).withUnsafeBytes { try? WholeWrite.write($0, to: output) }
    }
}
