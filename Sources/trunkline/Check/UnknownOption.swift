import ArgumentParser

/// Tells mistyped options from numbers that begin with `-`.
enum UnknownOption {
    private static let known = [
        "--region", "--allow", "--countries", "--format", "--as", "--trace", "--strict", "--help", "--version",
    ]

    /// - Throws: `ValidationError` for the first argument that is an option rather than a number: `-` and a letter, or
    ///   `--` and anything, in front of the `--` after which everything is a number.
    static func check(_ numbers: [String], given arguments: [String]) throws {
        let open = arguments.prefix { $0 != "--" }
        for number in numbers where isOption(number) && open.contains(number) {
            let name = number.prefix { $0 != "=" }
            let near = Suggestion.nearest(to: String(name), in: known)
            throw ValidationError("Unknown option '\(name)'." + (near.map { " Did you mean '\($0)'?" } ?? ""))
        }
    }

    private static func isOption(_ text: String) -> Bool {
        guard text.hasPrefix("-") else { return false }
        let second = text.dropFirst().first
        return (second == "-" && text != "--") || second?.isLetter == true
    }
}
