/// The difference of two texts in the unified format, as
/// [POSIX](https://pubs.opengroup.org/onlinepubs/9799919799/utilities/diff.html) describes it.
struct UnifiedDiff {
    private let bytes: [UInt8]
    /// The offsets at which lines begin.
    private let starts: [Int]
    private var output: [UInt8]

    private static let context = 3

    /// The lines about a file of which a patch exchanges parts.
    static func text(path: String, _ bytes: [UInt8], _ patch: BytePatch, isDeleted: Bool) -> [UInt8] {
        var diff = UnifiedDiff(path: path, bytes, isDeleted: isDeleted)
        diff.write(patch)
        return diff.output
    }

    private init(path: String, _ bytes: [UInt8], isDeleted: Bool) {
        self.bytes = bytes
        var starts: [Int] = bytes.isEmpty ? [] : [0]
        for (place, byte) in bytes.enumerated() where byte == 0x0A && place + 1 < bytes.count {
            starts.append(place + 1)
        }
        self.starts = starts
        output = Array("--- \(path)\n+++ \(isDeleted ? "/dev/null" : path)\n".utf8)
    }

    /// Some lines, and the text that comes in their place.
    private struct Change {
        var lines: Range<Int>
        var text: [UInt8]
    }

    private mutating func write(_ patch: BytePatch) {
        let changes = changes(patch.hunks)
        var shift = 0
        var first = 0
        while first < changes.count {
            // Changes whose context meets are shown together.
            var last = first
            while last + 1 < changes.count,
                changes[last + 1].lines.lowerBound - changes[last].lines.upperBound <= 2 * Self.context
            {
                last += 1
            }
            let low = max(0, changes[first].lines.lowerBound - Self.context)
            let high = min(starts.count, changes[last].lines.upperBound + Self.context)
            var body: [UInt8] = []
            var (line, added, removed) = (low, 0, 0)
            for change in changes[first...last] {
                for place in line..<change.lines.lowerBound { append(0x20, self.line(place), to: &body) }
                for place in change.lines { append(0x2D, self.line(place), to: &body) }
                let new = Self.lines(of: change.text)
                for text in new { append(0x2B, text, to: &body) }
                added += new.count
                removed += change.lines.count
                line = change.lines.upperBound
            }
            for place in line..<high { append(0x20, self.line(place), to: &body) }
            let (old, new) = (high - low, high - low - removed + added)
            output +=
                "@@ -\(old == 0 ? low : low + 1),\(old) +\(new == 0 ? low + shift : low + shift + 1),\(new) @@\n".utf8
            output += body
            shift += added - removed
            first = last + 1
        }
    }

    /// The parts of a patch, widened to whole lines; parts of one line are one change.
    private func changes(_ hunks: [BytePatch.Hunk]) -> [Change] {
        var groups: [(lines: Range<Int>, hunks: [BytePatch.Hunk])] = []
        for hunk in hunks {
            let low = lineNumber(at: hunk.range.lowerBound)
            let isInsertion = hunk.range.isEmpty && start(of: low) == hunk.range.lowerBound
            let high =
                isInsertion
                ? low : min(starts.count, lineNumber(at: max(hunk.range.lowerBound, hunk.range.upperBound - 1)) + 1)
            if let last = groups.last, low < last.lines.upperBound {
                groups[groups.count - 1].lines = last.lines.lowerBound..<max(high, last.lines.upperBound)
                groups[groups.count - 1].hunks.append(hunk)
            } else {
                groups.append((low..<max(low, high), [hunk]))
            }
        }
        return groups.map { group in
            let first = start(of: group.lines.lowerBound)
            let moved = group.hunks.map {
                BytePatch.Hunk(range: $0.range.lowerBound - first..<$0.range.upperBound - first, bytes: $0.bytes)
            }
            let old = Array(bytes[first..<max(first, start(of: group.lines.upperBound))])
            return Change(lines: group.lines, text: BytePatch(moved).applied(to: old) ?? old)
        }
    }

    /// The offset at which a line begins; that of the end behind the last one.
    private func start(of line: Int) -> Int { line < starts.count ? starts[line] : bytes.count }

    /// The number of the line in which an offset is, from 0.
    private func lineNumber(at offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return offset >= bytes.count ? starts.count : max(0, low - 1)
    }

    private func line(_ place: Int) -> ArraySlice<UInt8> {
        bytes[starts[place]..<(place + 1 < starts.count ? starts[place + 1] : bytes.count)]
    }

    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (place, byte) in text.enumerated() where byte == 0x0A {
            lines.append(text[start...place])
            start = place + 1
        }
        if start < text.count { lines.append(text[start...]) }
        return lines
    }

    private func append(_ mark: UInt8, _ line: ArraySlice<UInt8>, to body: inout [UInt8]) {
        body.append(mark)
        body += line
        if line.last != 0x0A { body += "\n\\ No newline at end of file\n".utf8 }
    }
}
