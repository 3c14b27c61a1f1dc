import ArgumentParser

/// The options of a command, as its help lists them: they are declared in one place, with the command.
struct OptionNames {
    /// Every name with its dashes.
    private(set) var names: [String] = []
    /// The names of options that take a value.
    private(set) var withValue: Set<String> = []

    /// The options that the argument parser adds by itself and does not list.
    private static let added = ["--generate-completion-script", "--experimental-dump-help", "--help-hidden"]

    /// The options of a command, and of its default subcommand.
    init(of command: any ParsableCommand.Type) {
        names = Self.added
        read(Trunkline.helpMessage(for: command, includeHidden: true, columns: 1000))
        if let standIn = command.configuration.defaultSubcommand {
            read(Trunkline.helpMessage(for: standIn, includeHidden: true, columns: 1000))
        }
    }

    /// Reads lines such as `  -o, --output <file>     Write to a file.`
    private mutating func read(_ help: String) {
        for line in help.split(separator: "\n") where line.hasPrefix("  -") {
            let head = line.dropFirst(2).prefix { $0 != "<" }
            let hasValue = head.count < line.count - 2
            for word in head.split(whereSeparator: { $0 == " " || $0 == "," }).prefix(while: { $0.hasPrefix("-") }) {
                names.append(String(word))
                if hasValue { withValue.insert(String(word)) }
            }
        }
    }

    /// Returns `true` if an argument is one of the options: by itself, with its value, or as one of several letters.
    func contains(_ argument: String) -> Bool {
        let name = String(argument.prefix { $0 != "=" })
        if names.contains(name) { return true }
        return !name.hasPrefix("--") && names.contains(String(name.prefix(2)))
    }
}
