import ArgumentParser
import ContactCleaning
import PhoneNumbers

/// Styles of numbers as arguments.
enum StyleArgument {
    /// The style of a name.
    ///
    /// - Throws: `ValidationError` if no style has it.
    static func style(_ name: String) throws -> NumberStyle {
        if let style = NumberStyle(rawValue: name) { return style }
        let names = NumberStyle.allCases.map(\.rawValue)
        let near = Suggestion.nearest(to: name, in: names)
        throw ValidationError(
            "Unknown style '\(name)'; "
                + (near.map { "did you mean '\($0)'?" } ?? "the styles are \(names.joined(separator: ", "))."))
    }
}
