import Foundation

/// Lets a person edit a field in the terminal of standard input.
struct FieldDialog {
    /// The ways in which a dialog ends.
    enum Ending: Equatable {
        case value(String)
        case cancelled
        case signal(Int32)
    }

    private var editor: FieldEditor

    /// The time after which a single escape character is the key Esc, in milliseconds.
    private static let pause: Int32 = 50

    init(_ editor: FieldEditor) {
        self.editor = editor
    }

    /// Runs until the field is left; the terminal is as it was afterwards.
    ///
    /// - Throws: `InputError` if the terminal cannot be used.
    mutating func run() throws -> Ending {
        let signals = try TerminationSignals()
        let terminal = try RawTerminal(descriptor: STDIN_FILENO)
        defer { terminal.restore() }
        let ink = terminal.ink
        var keys = KeyReader()
        while true {
            terminal.write(FieldScreen(ink: ink, columns: terminal.columns).drawing(of: editor.view))
            let event = try Self.wait(for: signals, isWaiting: keys.isWaiting)
            let ending: Ending?
            switch event {
            case .signal: ending = .signal(signals.received())
            case .end: ending = .cancelled
            case .pause: ending = take(&keys, isAfterTimeout: true)
            case .bytes(let bytes):
                keys.receive(bytes)
                ending = take(&keys, isAfterTimeout: false)
            }
            if let ending {
                terminal.write(FieldScreen(ink: ink, columns: terminal.columns).lastDrawing(of: editor.view))
                return ending
            }
        }
    }

    /// Applies the keys; returns the ending if one of them ends the field.
    private mutating func take(_ keys: inout KeyReader, isAfterTimeout: Bool) -> Ending? {
        while let key = keys.next(isAfterTimeout: isAfterTimeout) {
            switch editor.press(key) {
            case .edit: continue
            case .accept(let value): return .value(value)
            case .cancel: return .cancelled
            }
        }
        return nil
    }

    private enum Event {
        case bytes([UInt8])
        /// Nothing came for a while.
        case pause
        case signal
        /// The terminal has gone.
        case end
    }

    private static func wait(for signals: TerminationSignals, isWaiting: Bool) throws -> Event {
        var sources = [
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            let count = poll(&sources, nfds_t(sources.count), isWaiting ? pause : -1)
            if count == 0 { return .pause }
            if count < 0, errno != EINTR { throw InputError(message: String(cString: strerror(errno))) }
            guard count > 0 else { continue }
            if sources[1].revents != 0 { return .signal }
            var bytes = [UInt8](repeating: 0, count: 4096)
            let length = read(STDIN_FILENO, &bytes, bytes.count)
            if length > 0 { return .bytes(Array(bytes[..<length])) }
            if length == 0 || errno != EINTR { return .end }
        }
    }
}
