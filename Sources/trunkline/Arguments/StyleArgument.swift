import ArgumentParser
import ContactCleaning
import PhoneNumbers

/// Styles of numbers as arguments.
enum StyleArgument {
    /// The style of a name.
    ///
    /// - Throws: `ValidationError` if no style has it.
    static func style(_ name: String) throws -> NumberStyle {
        try WordArgument<NumberStyle>("a style of numbers", "the styles are").value(name)
    }
}
