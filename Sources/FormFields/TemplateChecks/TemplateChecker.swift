/// Finds mistakes in a field type before a user does.
///
/// Write a test for each type of your own:
///
/// ```swift
/// #expect(TemplateChecker(CustomTypes.cknum).issues().isEmpty)
/// ```
public struct TemplateChecker<Kind: FieldType> {
    private let type: Kind
    private let format: FieldFormat<Kind>

    /// A checker of the type.
    public init(_ type: Kind) {
        self.type = type
        format = FieldFormat(type, today: nil)
    }

    /// Texts that fields are likely to see.
    private static var samples: [String] {
        [
            "7", "12", "1234567", "12345678901234567890", ".5", "12.345", "1.2.3", "a", "Ab cd", "ab-12/34", "é", "%",
            " ",
        ]
    }

    /// The mistakes, in the order template, placeholders, closures.
    public func issues() -> [TemplateIssue] {
        templateIssues() + placeHolderIssues() + dynamicTemplateIssues() + filterIssues() + finalFormatIssues()
    }

    private var placeholders: [Character] {
        type.template.filter { type.placeHolders.contains($0) }
    }

    private func templateIssues() -> [TemplateIssue] {
        guard !type.template.isEmpty else { return [] }
        guard !placeholders.isEmpty else { return [TemplateIssue(.noPlaceholder, in: .template)] }
        var issues: [TemplateIssue] = []
        for (offset, character) in type.template.enumerated() where !type.placeHolders.contains(character) {
            if type.filter(String(character), nil) == String(character) {
                issues.append(TemplateIssue(.separatorIsData(character), in: .template, at: offset))
            }
        }
        return issues
    }

    private func placeHolderIssues() -> [TemplateIssue] {
        guard !type.placeHolders.isEmpty else { return [] }
        if type.template.isEmpty {
            return [TemplateIssue(.missingTemplate, in: .placeHolders)]
        }
        var issues: [TemplateIssue] = []
        var seen = ""
        for (offset, character) in type.placeHolders.enumerated() {
            if seen.contains(character) {
                issues.append(TemplateIssue(.repeatedPlaceholder(character), in: .placeHolders, at: offset))
            } else if type.dynamicTemplate == nil, !type.template.contains(character) {
                issues.append(TemplateIssue(.unusedPlaceholder(character), in: .placeHolders, at: offset))
            }
            seen.append(character)
        }
        return issues
    }

    private func dynamicTemplateIssues() -> [TemplateIssue] {
        guard let dynamicTemplate = type.dynamicTemplate else { return [] }
        let inputs = [""] + Self.samples.map { type.filter($0, nil) }
        for input in inputs {
            let template = dynamicTemplate(input, type.template) ?? type.template
            if !template.contains(where: { type.placeHolders.contains($0) }) {
                return [TemplateIssue(.dynamicTemplateWithoutPlaceholder(input: input), in: .dynamicTemplate)]
            }
        }
        return []
    }

    private func filterIssues() -> [TemplateIssue] {
        var issues: [TemplateIssue] = []
        var maxAccepted = 0
        for sample in Self.samples {
            let once = type.filter(sample, nil)
            maxAccepted = max(maxAccepted, once.count)
            if type.filter(once, nil) != once, issues.isEmpty {
                issues.append(TemplateIssue(.unstableFilter(input: sample), in: .filter))
            }
        }
        if type.dynamicTemplate == nil, maxAccepted > 0, maxAccepted < placeholders.count, placeholders.count <= 20 {
            let code = TemplateIssue.Code.unreachablePlaceholders(
                placeholders: placeholders.count, accepted: maxAccepted)
            issues.append(TemplateIssue(code, in: .filter))
        }
        return issues
    }

    private func finalFormatIssues() -> [TemplateIssue] {
        for sample in Self.samples {
            let text = format.formatted(sample)
            let once = format.finished(text)
            if format.finished(once) != once {
                return [TemplateIssue(.unstableFinalFormat(input: text), in: .finalFormat)]
            }
        }
        return []
    }
}
