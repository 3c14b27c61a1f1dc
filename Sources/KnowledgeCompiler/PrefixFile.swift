import NumberDetails

/// A file of texts and the prefixes that have them, as steps: from one to the next, one text holds.
struct PrefixFile {
    /// A prefix with the place of its text, from 1.
    private struct Entry {
        let start: UInt32, end: UInt32
        let text: UInt16
        let line: Int
    }

    /// The steps in the order of their starts; the text 0 stands for none.
    private(set) var steps: [(start: UInt32, text: UInt16)] = []
    /// The texts in the order of the file.
    private(set) var texts: [[UInt8]] = []
    private var entries: [Entry] = []

    /// Reads a file.
    ///
    /// - Throws: ``KnowledgeError`` at the first mistake.
    init(_ file: KnowledgeFile) throws(KnowledgeError) {
        let lines = Array(file.text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty && line.first != UInt8(ascii: "#") {
            guard line.first == UInt8(ascii: " ") else {
                texts.append(line.elementsEqual([UInt8(ascii: "-")]) ? [] : Array(line))
                continue
            }
            guard !texts.isEmpty else { throw file.error(index + 1, 1, "prefixes without a text") }
            guard let text = UInt16(exactly: texts.count) else { throw file.error(index + 1, 1, "too many texts") }
            for word in line.split(separator: UInt8(ascii: " ")) {
                guard let prefixes = Self.prefixes(of: word) else {
                    let column = word.startIndex - line.startIndex + 1
                    throw file.error(index + 1, column, "no prefix of at most \(PrefixTable.longestPrefix) digits")
                }
                for prefix in prefixes { add(prefix, text, line: index + 1) }
            }
        }
        guard !entries.isEmpty else { throw file.error(1, 1, "a file without prefixes") }
        entries.sort { $0.start < $1.start }
        if let twice = zip(entries, entries.dropFirst()).first(where: { $0.start == $1.start }) {
            throw file.error(max(twice.0.line, twice.1.line), 3, "a prefix has two texts")
        }
        makeSteps()
    }

    /// The digits of `1201` or `120[13]`; `nil` for anything else.
    private static func prefixes(of word: ArraySlice<UInt8>) -> [[UInt8]]? {
        let bracket = word.firstIndex(of: UInt8(ascii: "[")) ?? word.endIndex
        let stem = word[..<bracket].map { $0 &- UInt8(ascii: "0") }
        var prefixes = [stem]
        if bracket < word.endIndex {
            guard word.last == UInt8(ascii: "]") else { return nil }
            prefixes = word[(bracket + 1)...].dropLast().map { stem + [$0 &- UInt8(ascii: "0")] }
        }
        let areValid = prefixes.allSatisfy { prefix in
            1...PrefixTable.longestPrefix ~= prefix.count && prefix.allSatisfy { $0 < 10 }
        }
        return areValid && !prefixes.isEmpty ? prefixes : nil
    }

    private mutating func add(_ prefix: [UInt8], _ text: UInt16, line: Int) {
        let start = PrefixTable.key(of: prefix)
        var length: UInt32 = 1
        for _ in prefix.count..<PrefixTable.longestPrefix { length *= 11 }
        entries.append(Entry(start: start, end: start + length, text: text, line: line))
    }

    /// Lets the text of each prefix hold but where a longer one has another.
    private mutating func makeSteps() {
        var open: [Entry] = []
        for entry in entries {
            close(&open, before: entry.start)
            open.append(entry)
            step(at: entry.start, to: entry.text)
        }
        close(&open, before: .max)
    }

    private mutating func close(_ open: inout [Entry], before start: UInt32) {
        while let last = open.last, last.end <= start {
            open.removeLast()
            step(at: last.end, to: open.last?.text ?? 0)
        }
    }

    private mutating func step(at start: UInt32, to text: UInt16) {
        if steps.last?.start == start { steps.removeLast() }
        if steps.last?.text ?? 0 != text { steps.append((start, text)) }
    }
}
