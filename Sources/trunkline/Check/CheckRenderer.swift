import CheckContract
import ContactCleaning
import ContactStore
import ContactWriting
import JSONWriting
import Markup
import NumberDetails
import PhoneNumbers

/// Checks cells and renders the result for each.
struct CheckRenderer {
    /// The form of the output for a cell.
    enum Style: Sendable {
        /// A JSON object on a line.
        case objects(withTrace: Bool)
        /// Every step, on many lines.
        case explanations
        /// The verdict, on a line.
        case lines
        /// The number alone.
        case numbers(NumberStyle)
    }

    /// The output and the counts for some cells.
    struct Output: Sendable {
        /// The text for standard output.
        var bytes: [UInt8] = []
        /// Messages for standard error.
        var messages: [String] = []
        /// The numbers by verdict.
        var counts = SourceCounts()

        /// `true` if a number was rejected, or fits several countries.
        var hasRejections: Bool { counts.rejectedNumbers.total + counts.ambiguousNumbers > 0 }
    }

    private let classifier: Classifier
    private let style: Style
    private let details: [NumberDetail]
    private let ink: Ink
    private var output = Output()
    private var objects = ClassificationJSON()
    private var classifications: [(range: Range<Int>, classification: Classification)] = []
    private var isFirst = true

    /// A renderer for standard output.
    ///
    /// - Parameter details: the details that are added to each number.
    init(classifier: Classifier, style: Style, details: [NumberDetail]) {
        self.details = details
        self.classifier = classifier
        self.style = style
        if case .explanations = style {
            ink = .standardOutput
        } else {
            ink = Ink(isColored: false)
        }
    }

    /// Checks one cell, which may hold several numbers.
    ///
    /// - Parameter line: the line of a file that the cell is; messages name it.
    mutating func check(_ cell: Span<UInt8>, region: RegionCode?, line: Int? = nil) {
        classifications.removeAll(keepingCapacity: true)
        classifier.forEachNumber(in: cell, region: region) { classifications.append(($0, $1)) }
        for number in classifications { output.counts.count(number.classification.verdict) }
        switch style {
        case .objects(let withTrace):
            let traces = withTrace ? classifications.map { explanation(of: $0, in: cell, region) } : []
            objects.write(cell, classifications, traces) { [details] json, classification in
                if !details.isEmpty { json.members(details, of: NumberDetails(of: classification)) }
            }
        case .explanations:
            for number in classifications {
                let text = ExplanationText(explanation(of: number, in: cell, region), details: details, ink: ink)
                output.bytes.append(contentsOf: ((isFirst ? "" : "\n") + text.description).utf8)
                isFirst = false
            }
        case .lines: ClassificationLine.write(cell, classifications, details, to: &output.bytes)
        case .numbers(let style): writeNumbers(style, cell, line: line)
        }
    }

    /// Checks one argument.
    mutating func check(_ text: String) {
        Array(text.utf8).withUnsafeBufferPointer { check(Span(_unsafeElements: $0), region: nil) }
    }

    /// Returns the output and the counts since the last call.
    mutating func take() -> Output {
        output.bytes += objects.json.bytes
        objects.json.removeBytes()
        defer { output = Output() }
        return output
    }

    private func explanation(
        of number: (range: Range<Int>, classification: Classification), in cell: Span<UInt8>, _ region: RegionCode?
    ) -> Explanation {
        classifier.explanation(of: cell.extracting(number.range), region: region, known: number.classification)
    }

    private mutating func writeNumbers(_ style: NumberStyle, _ cell: Span<UInt8>, line: Int?) {
        var isFirst = true
        for number in classifications where number.classification.verdict == .accepted {
            if !isFirst { output.bytes.append(UInt8(ascii: ";")) }
            isFirst = false
            number.classification.write(style, into: &output.bytes)
        }
        output.bytes.append(UInt8(ascii: "\n"))
        for number in classifications
        where number.classification.verdict != .accepted && number.classification.verdict != .empty {
            let text = number.range.isEmpty ? "" : Self.text(cell.extracting(number.range))
            let reason = number.classification.verdict.reason?.name ?? number.classification.verdict.name
            output.messages.append("trunkline: " + (line.map { "line \($0): " } ?? "") + text + ": " + reason)
        }
    }

    private static func text(_ bytes: Span<UInt8>) -> String {
        VisibleText.plain(bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }, isVerbatim: true)
    }
}
