import Foundation

/// The terminal behind a file descriptor, if there is one.
struct Terminal {
    private let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    static let input = Terminal(descriptor: STDIN_FILENO)
    static let output = Terminal(descriptor: STDOUT_FILENO)
    static let errors = Terminal(descriptor: STDERR_FILENO)

    /// `true` if the descriptor is a terminal.
    var isInteractive: Bool { isatty(descriptor) == 1 }

    /// `true` if the terminal has no cursor movement.
    var isDumb: Bool { ProcessInfo.processInfo.environment["TERM"] == "dumb" }

    /// The width of the terminal in columns; 80 if it is unknown.
    var columns: Int {
        var size = winsize()
        let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : 80
    }

    /// `true` if output should have colour: on a terminal, unless `NO_COLOR` is set or the terminal is dumb.
    ///
    /// See <https://no-color.org>.
    var takesColor: Bool {
        isInteractive && !isDumb && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    }
}

/// Text in colours, or plain where colour is not used.
struct Ink {
    var isColored: Bool
    /// `true` if the text goes to a terminal, which interprets control characters.
    var isTerminal = false

    /// The colours of standard output.
    static var standardOutput: Ink {
        Ink(isColored: Terminal.output.takesColor, isTerminal: Terminal.output.isInteractive)
    }

    /// The colours of standard error.
    static var standardError: Ink {
        Ink(isColored: Terminal.errors.takesColor, isTerminal: Terminal.errors.isInteractive)
    }

    func bold(_ text: String) -> String { paint(text, "1") }
    func dim(_ text: String) -> String { paint(text, "2") }
    func red(_ text: String) -> String { paint(text, "31") }
    func green(_ text: String) -> String { paint(text, "32") }
    func yellow(_ text: String) -> String { paint(text, "33") }
    func cyan(_ text: String) -> String { paint(text, "36") }

    private func paint(_ text: String, _ code: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
