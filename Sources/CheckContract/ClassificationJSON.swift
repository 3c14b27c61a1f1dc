package import JSONWriting
package import PhoneNumbers

/// Writes what numbers are as JSON objects, by the contract of `trunkline check`.
///
/// The keys are always there, in this order: `input`, `verdict`, `reason`, `e164`, `form`, `extension`, `countryCode`,
/// `region`, `categories`, `national`, `international`, `rule`, `more`; what is unknown is `null`. Only an accepted number has an
/// `e164`; its `form` has every number that a plan takes.
package struct ClassificationJSON {
    /// The objects that were written.
    package var json = JSONWriter()
    private var scratch: [UInt8] = []
    private let withSentences: Bool

    /// A writer that has written nothing.
    ///
    /// - Parameter withSentences: `true` to give the sentence of a step as data, too, for who shows it in another language.
    package init(withSentences: Bool = false) { self.withSentences = withSentences }

    /// Writes the object of a cell with its first number, and a line end; the other numbers are under `more`, each with
    /// its part of the cell.
    ///
    /// - Parameters:
    ///   - traces: the explanations of the numbers, for the key `trace`; empty for objects without it.
    ///   - members: writes further members of a number, behind all others.
    package mutating func write(
        _ input: Span<UInt8>, _ numbers: [(range: Range<Int>, classification: Classification)],
        _ traces: [Explanation], members: (inout JSONWriter, Classification) -> Void = { _, _ in }
    ) {
        guard let first = numbers.first else { return }
        json.beginObject()
        writeMembers(of: first.classification, input)
        json.key("more")
        json.beginArray()
        for (position, other) in numbers.enumerated().dropFirst() {
            json.beginObject()
            writeMembers(of: other.classification, input.extracting(other.range))
            json.array("more", []) { _, _ in }
            writeTrace(traces, position)
            members(&json, other.classification)
            json.endObject()
        }
        json.endArray()
        writeTrace(traces, 0)
        members(&json, first.classification)
        json.endObject()
        json.endDocument()
    }

    private mutating func writeTrace(_ traces: [Explanation], _ position: Int) {
        guard position < traces.count else { return }
        let withSentences = withSentences
        json.object("trace") { json in
            json.array("steps", traces[position].steps) { json, step in
                json.object {
                    $0.member("name", step.name.rawValue)
                    $0.member("value", step.value)
                    $0.member("text", step.text)
                    if withSentences, let sentence = step.sentence {
                        $0.key("sentence")
                        $0.sentence(sentence)
                    }
                }
            }
        }
    }

    /// Writes everything in front of `more`.
    private mutating func writeMembers(of classification: Classification, _ input: Span<UInt8>) {
        json.key("input")
        json.string(repairing: input)
        json.member("verdict", classification.verdict.name)
        json.member("reason", classification.verdict.reason?.name)
        writeText("e164") { classification.verdict == .accepted && classification.write(.e164, into: &$0) }
        writeText("form") { classification.write(.e164, into: &$0) }
        writeText("extension") { digits in
            for position in 0..<classification.extension.count {
                digits.append(0x30 + classification.extension[position])
            }
            return !classification.extension.isEmpty
        }
        json.member("countryCode", classification.countryCode.map { Int($0.number) })
        json.member("region", classification.region?.code)
        json.member("categories", classification.categories.names)
        writeText("national") { classification.write(.national, into: &$0) }
        writeText("international") { classification.write(.international, into: &$0) }
        writeText("rule") { NumberingPlan.writeName(of: classification.rule, into: &$0) }
    }

    /// Writes a member that `body` writes the text of; `null` if it returns `false`.
    private mutating func writeText(_ key: StaticString, _ body: (inout [UInt8]) -> Bool) {
        scratch.removeAll(keepingCapacity: true)
        json.key(key)
        if body(&scratch) { json.string(utf8: scratch[...]) } else { json.null() }
    }
}
