/// A mistake in the template of a field type.
public struct TemplateIssue: Hashable, Sendable {
    /// The kind of mistake.
    public enum Code: Hashable, Sendable {
        /// There are placeholders, but no template.
        case missingTemplate
        /// There is a template, but it has no placeholder, so nothing could be entered.
        case noPlaceholder
        /// A placeholder does not occur in the template.
        case unusedPlaceholder(Character)
        /// A placeholder is listed twice.
        case repeatedPlaceholder(Character)
        /// A separator of the template is a character that the filter takes for data.
        case separatorIsData(Character)
        /// The filter accepts fewer characters than the template has placeholders.
        case unreachablePlaceholders(placeholders: Int, accepted: Int)
        /// The dynamic template has no placeholder for some input.
        case dynamicTemplateWithoutPlaceholder(input: String)
        /// Filtering a filtered text changes it.
        case unstableFilter(input: String)
        /// Finishing a finished text changes it.
        case unstableFinalFormat(input: String)
    }

    /// The property of the type that holds the mistake.
    public enum Source: String, Hashable, Sendable {
        /// The template.
        case template
        /// The placeholders.
        case placeHolders
        /// The dynamic template.
        case dynamicTemplate
        /// The filter.
        case filter
        /// The final format.
        case finalFormat
    }

    /// The kind of mistake.
    public let code: Code
    /// The property that holds it.
    public let source: Source
    /// Where in the text of the property, in characters from 0; 0 for closures.
    public let offset: Int

    init(_ code: Code, in source: Source, at offset: Int = 0) {
        self.code = code
        self.source = source
        self.offset = offset
    }
}

extension TemplateIssue: CustomStringConvertible {
    /// A sentence for the author of the type; characters are counted from 1.
    public var description: String {
        switch source {
        case .template, .placeHolders: "\(sourceName), character \(offset + 1): \(mistake)"
        case .dynamicTemplate, .filter, .finalFormat: "\(sourceName): \(mistake)"
        }
    }

    private var sourceName: String {
        switch source {
        case .template: "template"
        case .placeHolders: "placeHolders"
        case .dynamicTemplate: "dynamicTemplate"
        case .filter: "filter"
        case .finalFormat: "finalFormat"
        }
    }

    private var mistake: String {
        switch code {
        case .missingTemplate: "there are placeholders, but no template"
        case .noPlaceholder: "no character is a placeholder; list those of the template in placeHolders"
        case .unusedPlaceholder(let character): "\"\(character)\" does not occur in the template"
        case .repeatedPlaceholder(let character): "\"\(character)\" is listed twice"
        case .separatorIsData(let character): "the separator \"\(character)\" is also accepted by the filter"
        case .unreachablePlaceholders(let placeholders, let accepted):
            "the filter accepts \(accepted) characters, but the template has \(placeholders) placeholders"
        case .dynamicTemplateWithoutPlaceholder(let input): "no placeholder for the input \"\(input)\""
        case .unstableFilter(let input): "filtering \"\(input)\" twice gives another text than filtering it once"
        case .unstableFinalFormat(let input): "finishing \"\(input)\" twice gives another text than finishing it once"
        }
    }
}
