import ArgumentParser
import NumberDetails

/// Details of numbers as an argument: a list of words.
enum DetailsArgument {
    /// The words of `--add`.
    static let help = ArgumentHelp(
        "Add what the number's range tells, separated by commas: area, timezone, carrier.",
        discussion: "A carrier is the one that the range was first given to; numbers can be ported to others.",
        valueName: "detail,...")

    static let completion = CompletionKind.list(NumberDetail.allCases.map(\.rawValue))

    /// Reads the words of `--add`.
    ///
    /// - Throws: `ValidationError` for the first that is unknown, with the one that was probably meant.
    static func details(_ text: String) throws -> [NumberDetail] {
        try WordArgument<NumberDetail>("a detail that can be added", "the details are").list(text)
    }

    /// Prints, where carriers are asked for, that they are not those of today.
    static func note(on details: [NumberDetail]) {
        guard details.contains(.carrier) else { return }
        StandardError.say(
            "Note: a carrier is the one that the range was first given to; a number may have been ported to another.")
    }
}
