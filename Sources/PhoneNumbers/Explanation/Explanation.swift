/// The classification of one text, step by step: what was seen, what was mended, how the digits were taken apart, which rule
/// decided and who states it, and what the verdict means.
///
///     let explanation = Classifier(region: RegionCode("US")).explanation(of: "(212) 555-0123")
///     explanation[.template]?.value  // "[2-7]##55501##"
///     print(explanation)             // every step on a line of its own
///
/// An explanation is made for people: it takes longer than the classification that it explains, and reads the text once more.
public struct Explanation: Hashable, Sendable {
    /// The classification that is explained.
    public var classification: Classification
    /// The steps, in the order in which they were taken. Only repairs and candidates may occur several times.
    public var steps: [Step]

    /// One step of a classification.
    public struct Step: Hashable, Sendable {
        /// Which step it is.
        public var name: StepName
        /// The finding of the step, for programs: digits, a template, the name of a category.
        public var value: String
        /// The same for people; `nil` where the value says it all.
        public var sentence: Sentence?

        /// The sentence in English; empty where the value says it all.
        public var text: String { name == .hint ? "" : sentence?.description ?? "" }

        init(_ name: StepName, _ value: String, _ sentence: Sentence? = nil) {
            self.name = name
            self.value = value
            self.sentence = sentence
        }

        init(_ name: StepName, _ value: String, _ kind: StepSentence) { self.init(name, value, Sentence(kind)) }
    }

    /// The steps that there are; not every classification takes them all.
    public enum StepName: String, Hashable, Sendable, CaseIterable {
        /// The text as it came, with invisible characters named.
        case text
        /// A part of the text that belongs to no number, by its kind: `date`, `amount`, `identifier`.
        case segment
        /// Something that was mended, by its name in ``NumberRepairs/names``.
        case repair
        /// The digits of the extension.
        case `extension`
        /// The dialled digits of the text, with the plus if it has one.
        case dialled
        /// Which form the number is written in: ``WrittenForm``.
        case form
        /// The international prefix that was taken off.
        case internationalPrefix
        /// The country calling code.
        case callingCode
        /// The trunk prefix that was taken off, or what was written instead of it.
        case trunkPrefix
        /// The national significant number, or the digits of a short code.
        case nationalNumber
        /// The exact template of the number in the plan; for numbers in no range, how far the plan follows it.
        case template
        /// The categories of the number.
        case category
        /// The region of the number.
        case region
        /// The rule that decided.
        case rule
        /// Why a range is reserved.
        case note
        /// Who states the rule.
        case source
        /// Where it is stated.
        case link
        /// The confidence of the source.
        case confidence
        /// A number that the text may be, where several countries or several readings have one.
        case candidate
        /// A number that the text could be, too, and that less speaks for.
        case alternative
        /// The first day of the numbers that came in the place of old ones, with what changed.
        case renumbering
        /// The version of the numbering plans.
        case planVersion
        /// The verdict or the reason of a rejection, and a sentence about it.
        case verdict
        /// The action to take.
        case hint
    }

    /// The first step of a name; `nil` if the classification took none.
    public subscript(name: StepName) -> Step? {
        steps.first { $0.name == name }
    }
}
