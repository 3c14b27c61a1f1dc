import PhoneNumbers

/// Writes classifications as JSON objects, by the contract of `trunkline check`.
///
/// The keys are always there, in this order: `input`, `verdict`, `reason`, `e164`, `extension`, `countryCode`,
/// `region`, `options`, `national`, `international`, `rule`, `more`; what is unknown is `null`.
struct ClassificationJSON {
    /// Appends the object of a cell with its first number, and a line end; the other numbers are under `more`, each with
    /// its part of the cell.
    ///
    /// - Parameter traces: the explanations of the classifications, for the key `trace`; empty for objects without it.
    static func write(
        _ input: Span<UInt8>, _ classifications: [(range: Range<Int>, classification: Classification)],
        _ traces: [Explanation],
        to output: inout [UInt8]
    ) {
        guard let first = classifications.first else { return }
        writeOpen(input, first.classification, to: &output)
        output.append(contentsOf: ",\"more\":[".utf8)
        for (position, other) in classifications.enumerated().dropFirst() {
            if position > 1 { output.append(UInt8(ascii: ",")) }
            writeOpen(input.extracting(other.range), other.classification, to: &output)
            output.append(contentsOf: ",\"more\":[]".utf8)
            writeTrace(traces, position, to: &output)
            output.append(UInt8(ascii: "}"))
        }
        output.append(UInt8(ascii: "]"))
        writeTrace(traces, 0, to: &output)
        output.append(contentsOf: "}\n".utf8)
    }

    private static func writeTrace(_ traces: [Explanation], _ position: Int, to output: inout [UInt8]) {
        guard position < traces.count else { return }
        output.append(contentsOf: ",\"trace\":".utf8)
        ExplanationJSON.write(traces[position], to: &output)
    }

    /// Appends everything up to `more`, the object still open.
    private static func writeOpen(_ input: Span<UInt8>, _ classification: Classification, to output: inout [UInt8]) {
        output.append(contentsOf: "{\"input\":".utf8)
        JSONText.write(input, to: &output)
        output.append(contentsOf: ",\"verdict\":\"".utf8)
        output.append(contentsOf: classification.verdict.name.utf8)
        output.append(contentsOf: "\",\"reason\":".utf8)
        writeWord(classification.verdict.reason?.name, to: &output)
        output.append(contentsOf: ",\"e164\":".utf8)
        writeNumber(classification, .e164, to: &output)
        output.append(contentsOf: ",\"extension\":".utf8)
        writeDigits(classification.extension, to: &output)
        output.append(contentsOf: ",\"countryCode\":".utf8)
        output.append(contentsOf: (classification.countryCode?.rawValue ?? "null").utf8)
        output.append(contentsOf: ",\"region\":".utf8)
        writeWord(classification.region?.code, to: &output)
        output.append(contentsOf: ",\"options\":[".utf8)
        writeOptions(classification.options, to: &output)
        output.append(contentsOf: "],\"national\":".utf8)
        writeNumber(classification, .national, to: &output)
        output.append(contentsOf: ",\"international\":".utf8)
        writeNumber(classification, .international, to: &output)
        output.append(contentsOf: ",\"rule\":".utf8)
        writeRule(classification, to: &output)
    }

    private static func writeWord(_ word: String?, to output: inout [UInt8]) {
        guard let word else {
            output.append(contentsOf: "null".utf8)
            return
        }
        output.append(UInt8(ascii: "\""))
        output.append(contentsOf: word.utf8)
        output.append(UInt8(ascii: "\""))
    }

    private static func writeNumber(_ classification: Classification, _ style: NumberStyle, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        if classification.write(style, into: &output) {
            output.append(UInt8(ascii: "\""))
        } else {
            output.removeLast()
            output.append(contentsOf: "null".utf8)
        }
    }

    private static func writeDigits(_ digits: DigitBuffer, to output: inout [UInt8]) {
        guard !digits.isEmpty else {
            output.append(contentsOf: "null".utf8)
            return
        }
        output.append(UInt8(ascii: "\""))
        for position in 0..<digits.count { output.append(UInt8(ascii: "0") + digits[position]) }
        output.append(UInt8(ascii: "\""))
    }

    private static func writeOptions(_ options: PhoneNumber.Template.Options, to output: inout [UInt8]) {
        var isFirst = true
        for name in options.names {
            if !isFirst { output.append(UInt8(ascii: ",")) }
            isFirst = false
            writeWord(name, to: &output)
        }
    }

    private static func writeRule(_ classification: Classification, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        if NumberingPlan.writeName(of: classification.rule, into: &output) {
            output.append(UInt8(ascii: "\""))
        } else {
            output.removeLast()
            output.append(contentsOf: "null".utf8)
        }
    }
}
