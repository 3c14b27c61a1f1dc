import Foundation
import Threads

/// Shows the progress of long work on standard error, even while the work waits: on a terminal as a bar that is redrawn
/// in place, elsewhere as a line at intervals.
///
/// The lock protects every stored property that changes.
final class ProgressMeter: @unchecked Sendable {
    /// The kinds of output for progress.
    private enum Place {
        case nowhere
        case terminal(Ink)
        case log
    }

    /// The seconds after which a bar is shown, and between two drawings of it.
    private static let pause = 0.2

    private let place: Place
    private let lineInterval: Double
    private let lock = NSCondition()
    private let start = ContinuousClock.now
    private var state: ProgressState?
    private var speed = ProgressSpeed()
    private var isFinished = false
    private var isDrawing = false
    private var hasBar = false

    /// A meter.
    ///
    /// - Parameters:
    ///   - isQuiet: `true` to show nothing.
    ///   - lineInterval: the seconds between two lines where there is no terminal.
    init(isQuiet: Bool, lineInterval: Double = 5) {
        let terminal = Terminal.errors
        if isQuiet {
            place = .nowhere
        } else if terminal.isInteractive, !terminal.isDumb {
            place = .terminal(Ink(isColored: terminal.takesColor))
        } else {
            place = .log
        }
        self.lineInterval = lineInterval
        guard !isQuiet else { return }
        NamedThread.start("progress") { [self] in draw() }
    }

    /// Updates the progress. Cheap enough for every few hundred rows.
    func note(_ state: ProgressState) {
        if case .nowhere = place { return }
        lock.withLock { self.state = state }
    }

    /// Does something while nothing is shown; the next progress is shown again.
    func interrupted<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        state = nil
        eraseBar()
        lock.unlock()
        return try body()
    }

    /// Stops, and removes the bar from the terminal.
    func finish() {
        lock.lock()
        defer { lock.unlock() }
        isFinished = true
        lock.broadcast()
        eraseBar()
    }

    /// Removes the bar from the terminal. One that takes nothing is not waited for.
    private func eraseBar() {
        let deadline = Date(timeIntervalSinceNow: 0.1)
        while isDrawing, lock.wait(until: deadline) {}
        if hasBar, !isDrawing { StandardError.write("\r\u{1B}[K") }
        hasBar = false
    }

    private func draw() {
        var next = Date(timeIntervalSinceNow: lineInterval)
        while let text = waitForText() {
            switch place {
            case .nowhere: break
            case .terminal(let ink):
                StandardError.write("\r" + text.bar(columns: Terminal.errors.columns, ink: ink) + "\u{1B}[K")
            case .log where Date() >= next:
                next = Date(timeIntervalSinceNow: lineInterval)
                StandardError.say(text.words)
            case .log: break
            }
            lock.withLock {
                isDrawing = false
                lock.broadcast()
            }
        }
    }

    /// Waits until it is time to draw; `nil` when there is nothing more to show.
    private func waitForText() -> ProgressText? {
        lock.lock()
        defer { lock.unlock() }
        while !isFinished {
            let time = Date(timeIntervalSinceNow: min(Self.pause, lineInterval))
            while !isFinished, lock.wait(until: time) {}
            guard !isFinished, let state else { continue }
            let now = ContinuousClock.now
            speed.add(state, at: now)
            isDrawing = true
            if case .terminal = place { hasBar = true }
            return ProgressText(state: state, speed: speed, seconds: Int((now - start) / .seconds(1)))
        }
        return nil
    }
}
