import CheckContract
import ContactCleaning
import ContactStore
import JSONWriting
import PhoneNumbers

/// Checks cells and writes what was found about each.
struct CheckOutput: ~Copyable {
    /// What is written for a cell.
    enum Style {
        /// A JSON object on a line.
        case objects(withTrace: Bool)
        /// Every step, on many lines.
        case explanations
        /// The verdict, on a line.
        case lines
        /// The number alone.
        case numbers(NumberStyle)
    }

    private let classifier: Classifier
    private let style: Style
    private let isStream: Bool
    private let ink: Ink
    private var output = ByteOutput.standard
    private var objects = ClassificationJSON()
    private var classifications: [(range: Range<Int>, classification: Classification)] = []
    private var cells = 0
    private var counts = SourceCounts()

    /// Whether a number was rejected, or fits several countries.
    var hasRejections: Bool { counts.rejectedNumbers.total + counts.ambiguousNumbers > 0 }

    /// An output to standard output.
    ///
    /// - Parameter isStream: whether the cells are lines of a file, which messages name by their numbers.
    init(classifier: Classifier, style: Style, isStream: Bool) {
        self.classifier = classifier
        self.style = style
        self.isStream = isStream
        if case .explanations = style {
            ink = .standardOutput
        } else {
            ink = Ink(isColored: false)
        }
    }

    /// Checks one cell, which may hold several numbers.
    ///
    /// - Throws: ``ClosedPipe`` or ``OutputError``.
    mutating func check(_ cell: Span<UInt8>, region: RegionCode?) throws {
        classifications.removeAll(keepingCapacity: true)
        classifier.forEachNumber(in: cell, region: region) { classifications.append(($0, $1)) }
        for number in classifications { counts.count(number.classification.verdict) }
        cells += 1
        switch style {
        case .objects(let withTrace):
            let traces = withTrace ? classifications.map { explanation(of: $0, in: cell, region) } : []
            objects.write(cell, classifications, traces)
            try output.write(&objects.json)
        case .explanations:
            for (position, number) in classifications.enumerated() {
                let text = ExplanationText(explanation(of: number, in: cell, region), ink: ink)
                try output.write((cells > 1 || position > 0 ? "\n" : "") + text.description)
            }
        case .lines: try output.withBuffer { ClassificationLine.write(cell, classifications, to: &$0) }
        case .numbers(let style): try writeNumbers(style, cell)
        }
    }

    /// Checks one argument.
    ///
    /// - Throws: ``ClosedPipe`` or ``OutputError``.
    mutating func check(_ text: String) throws {
        try Array(text.utf8).withUnsafeBufferPointer { try check(Span(_unsafeElements: $0), region: nil) }
    }

    /// Writes out what is kept.
    mutating func finish() throws {
        try output.flush()
    }

    private func explanation(
        of number: (range: Range<Int>, classification: Classification), in cell: Span<UInt8>, _ region: RegionCode?
    ) -> Explanation {
        classifier.explanation(of: cell.extracting(number.range), region: region, known: number.classification)
    }

    private mutating func writeNumbers(_ style: NumberStyle, _ cell: Span<UInt8>) throws {
        var isFirst = true
        try output.withBuffer { buffer in
            for number in classifications where number.classification.verdict == .accepted {
                if !isFirst { buffer.append(UInt8(ascii: ";")) }
                isFirst = false
                number.classification.write(style, into: &buffer)
            }
            buffer.append(UInt8(ascii: "\n"))
        }
        for number in classifications
        where number.classification.verdict != .accepted && number.classification.verdict != .empty {
            let text = number.range.isEmpty ? "" : Self.text(cell.extracting(number.range))
            let reason = number.classification.verdict.reason?.name ?? number.classification.verdict.name
            StandardError.say("trunkline: " + (isStream ? "line \(cells): " : "") + text + ": " + reason)
        }
    }

    private static func text(_ bytes: Span<UInt8>) -> String {
        VisibleText.plain(bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }, isVerbatim: true)
    }
}
