import Foundation

/// What a file descriptor leads to, and what may be done there.
struct Terminal {
    private let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    static let input = Terminal(descriptor: STDIN_FILENO)
    static let output = Terminal(descriptor: STDOUT_FILENO)
    static let errors = Terminal(descriptor: STDERR_FILENO)

    /// Whether a person looks at it.
    var isInteractive: Bool { isatty(descriptor) == 1 }

    /// Whether colour is welcome: on a terminal, unless `NO_COLOR` is set or the terminal is dumb.
    ///
    /// See <https://no-color.org>.
    var takesColor: Bool {
        guard isInteractive else { return false }
        let environment = ProcessInfo.processInfo.environment
        return (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
}

/// Words in colours, or as they are where colour is not welcome.
struct Ink {
    var isColored: Bool

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
