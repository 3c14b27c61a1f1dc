import ArgumentParser
import ContactCleaning
import Foundation

/// Advice on arguments that no command takes: the ones that were probably meant.
struct ArgumentAdvice {
    /// A message for a person: the fault and the correct argument.
    let message: String
    /// The command that the arguments name, as far as they name one.
    let command: any ParsableCommand.Type

    /// Advice for the arguments behind the program's name; `nil` if each names a command, is one of its options, or is
    /// no option.
    init?(_ arguments: [String]) {
        var command: any ParsableCommand.Type = Trunkline.self
        var path: [String] = []
        var rest = arguments[...]
        while let word = rest.first, let next = Self.subcommand(of: command, named: word) {
            command = next
            path.append(word)
            rest.removeFirst()
        }
        self.command = command
        if let word = rest.first, !command.configuration.subcommands.isEmpty, word != "help", !Self.isOption(word) {
            message = Self.message(forCommand: word, of: command, path)
        } else if let option = Self.unknownOption(in: rest, of: OptionNames(of: command)) {
            message = Self.message(forOption: option, of: command)
        } else {
            return nil
        }
    }

    /// The first of some values that looks like an option, `-` and a letter or `--` and anything, and precedes the `--`
    /// after which nothing is an option.
    static func firstOption(among values: [String], of arguments: [String]) -> String? {
        let open = arguments.prefix { $0 != "--" }
        return values.first { isOption($0) && open.contains($0) }
    }

    /// Prints the fault and the usage of the command, and ends the program.
    func exit() -> Never { UsageError(message: message, command: command).exit() }

    private static func isOption(_ text: String) -> Bool {
        guard text.hasPrefix("-") else { return false }
        let second = text.dropFirst().first
        return (second == "-" && text != "--") || second?.isLetter == true
    }

    private static func unknownOption(in arguments: ArraySlice<String>, of known: OptionNames) -> String? {
        var isValue = false
        for argument in arguments {
            if argument == "--" { return nil }
            if isOption(argument), !known.contains(argument), !isValue || argument.hasPrefix("--") {
                return String(argument.prefix { $0 != "=" })
            }
            isValue = known.withValue.contains(argument)
        }
        return nil
    }
}

// MARK: - Messages

extension ArgumentAdvice {
    private static func subcommand(
        of command: any ParsableCommand.Type, named name: String
    ) -> (any ParsableCommand.Type)? {
        command.configuration.subcommands.first { $0.configuration.commandName == name }
    }

    /// The names of commands that people call.
    private static func names(of commands: [any ParsableCommand.Type]) -> [String] {
        commands.filter { $0.configuration.shouldDisplay }.compactMap { $0.configuration.commandName }
    }

    private static func message(
        forCommand word: String, of command: any ParsableCommand.Type, _ path: [String]
    ) -> String {
        let names = names(of: command.configuration.subcommands)
        let message = "Unknown command '\((path + [word]).joined(separator: " "))'."
        if let near = Suggestion.nearest(to: word, in: names) {
            return message + " Did you mean '\((path + [near]).joined(separator: " "))'?"
        }
        if path.isEmpty, word.filter(\.isNumber).count > 2, word.allSatisfy({ $0.isNumber || "+-(). ".contains($0) }) {
            return message + " To classify a number, write: trunkline check '\(word)'"
        }
        if path.isEmpty, FileManager.default.fileExists(atPath: word) {
            return message + " To read a file, write: trunkline ingest '\(word)'"
        }
        return message + " The commands are \(names.joined(separator: ", "))."
    }

    private static func message(forOption option: String, of command: any ParsableCommand.Type) -> String {
        let message = "Unknown option '\(option)'."
        if let near = Suggestion.nearest(to: option, in: OptionNames(of: command).names) {
            return message + " Did you mean '\(near)'?"
        }
        let siblings = Trunkline.configuration.subcommands.map {
            (name: $0.configuration.commandName, OptionNames(of: $0))
        }
        let all = siblings.flatMap { $0.1.names }
        guard let near = all.contains(option) ? option : Suggestion.nearest(to: option, in: all) else {
            return command == Trunkline.self
                ? message
                    + " Options follow a command: \(names(of: command.configuration.subcommands).joined(separator: ", "))."
                : message
        }
        let owners = siblings.filter { $0.1.names.contains(near) }.compactMap(\.name)
        return message + " '\(near)' is an option of \(owners.joined(separator: ", "))"
            + (command == Trunkline.self ? " and follows it: trunkline \(owners[0]) \(near)" : ".")
    }
}
