import Markup
import PhoneNumbers

/// One step of the explanation of a number: its name, its value, and the sentence about it.
struct StepView {
    var step: Explanation.Step

    @HTMLBuilder var html: HTML {
        Tag.b { Text("step", of: step.name.rawValue) }
        if let value {
            " "
            value
        }
        if let sentence = step.sentence {
            " "
            Text(sentence)
        }
    }

    /// The value; where it is a name for programs, in words, and nothing where the sentence says it.
    private var value: HTML? {
        switch step.name {
        case .repair, .form, .hint: nil
        case .category: step.sentence == nil ? Words.categories(step.value).html : nil
        case .segment: Text("segment", of: step.value).html
        case .region: CountryName.html(step.value)
        case .note: Text(note: step.value).html
        case .confidence: Text("confidence", of: step.value).html
        case .verdict: Words.reason(String(step.value.split(separator: " ").last ?? "")).html
        default: Tag.code { HTML(shown: step.value, isVerbatim: true) }
        }
    }
}
