/// A line of progress: as a bar for a terminal, or in words.
struct ProgressText {
    var state: ProgressState
    var speed: ProgressSpeed
    /// The duration of the work so far, in seconds.
    var seconds: Int

    private static let widestBar = 30
    private static let narrowestBar = 10
    private static let narrowestHead = 12

    /// The line in words.
    var words: String { "\(head): \((doneWords + remainder).joined(separator: ", "))" }

    /// The line with a bar, as wide as there is room for and one column less, so that the cursor stays in it.
    ///
    /// Parts for which there is no room are left out, the least needed first.
    func bar(columns: Int, ink: Ink) -> String {
        let room = max(0, columns - 1)
        var tail = (state.share == nil ? doneWords : [percent]) + remainder
        let barWidth = state.share == nil ? 0 : Self.narrowestBar + 1
        while tail.count > 1, Self.narrowestHead + barWidth + Self.width(tail) > room { tail.removeLast() }
        let text = tail.map { "  " + $0 }.joined()
        let free = room - text.count
        guard free >= 0 else { return "" }
        guard let share = state.share, free >= Self.narrowestHead + barWidth else { return cut(head, to: free) + text }
        let name = cut(head, to: free - barWidth)
        let width = min(Self.widestBar, free - ColumnText.width(of: name) - 1)
        let full = Int(share * Double(width))
        let bar =
            ink.green(String(repeating: "#", count: full)) + ink.dim(String(repeating: "-", count: width - full))
        return name + " " + bar + text
    }

    private static func width(_ parts: [String]) -> Int { parts.reduce(0) { $0 + $1.count + 2 } }

    private var head: String { "\(state.activity) \(state.subject)" }

    private var percent: String { "\(Int((state.share ?? 0) * 100))%" }

    /// The amounts that are done, with the most needed first.
    private var doneWords: [String] {
        var words: [String] = []
        if state.share != nil {
            words.append(percent)
        } else if state.bytes > 0 {
            words.append(megabytes(Double(state.bytes)))
        }
        if let contacts = state.contacts, contacts > 0 { words.append("\(ColumnText.grouped(contacts)) contacts") }
        if words.isEmpty { words.append(Self.clock(seconds)) }
        return words
    }

    /// Time left and speed, with the most needed first.
    private var remainder: [String] {
        var words: [String] = []
        if let left = speed.secondsLeft(of: state), state.share != 1 { words.append("\(Self.clock(left)) left") }
        if speed.contacts >= 1 { words.append("\(ColumnText.grouped(Int(speed.contacts))) rows/s") }
        if speed.bytes >= 1 { words.append(megabytes(speed.bytes) + "/s") }
        return words
    }

    private func megabytes(_ bytes: Double) -> String {
        let tenths = Int((bytes / 100_000).rounded())
        return tenths < 1000 ? "\(tenths / 10).\(tenths % 10) MB" : "\(ColumnText.grouped(tenths / 10)) MB"
    }

    /// Hours, minutes and seconds, as `1:02:03` or `0:07`.
    private static func clock(_ seconds: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
    }

    /// As much of the end of a text as there is room for: that is where file names differ.
    private func cut(_ text: String, to columns: Int) -> String {
        guard ColumnText.width(of: text) > columns else { return text }
        guard columns > 3 else { return "" }
        let activity = state.activity + " "
        let front = columns > activity.count + 4 ? activity : ""
        var rest = Substring(text.dropFirst(front.count))
        while ColumnText.width(of: String(rest)) > columns - front.count - 3, !rest.isEmpty { rest.removeFirst() }
        return front + "..." + rest
    }
}
