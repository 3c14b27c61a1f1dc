import ArgumentParser
import Foundation

/// Wrong usage of a command: the fault, the usage of the command, and the place of its help.
struct UsageError {
    var message: String
    var command: any ParsableCommand.Type

    /// The error of a command that has begun to run; `nil` for one that is not about its usage.
    init?(_ error: any Error, of command: any ParsableCommand.Type) {
        guard let error = error as? ValidationError else { return nil }
        self.init(message: error.message, command: command)
    }

    init(message: String, command: any ParsableCommand.Type) {
        self.message = message
        self.command = command
    }

    /// Prints the error, and ends the program.
    func exit() -> Never {
        StandardError.say("Error: " + message)
        StandardError.say("Usage: " + Trunkline.usageString(for: command))
        StandardError.say("  See '\(Self.path(to: command)) --help' for more information.")
        Foundation.exit(ExitStatus.usage.rawValue)
    }

    /// The full name of a command: `trunkline report rejected`.
    static func path(to command: any ParsableCommand.Type) -> String {
        names(to: command, from: Trunkline.self)?.joined(separator: " ") ?? "trunkline"
    }

    private static func names(
        to command: any ParsableCommand.Type, from root: any ParsableCommand.Type
    ) -> [String]? {
        let name = root.configuration.commandName ?? ""
        if root == command { return [name] }
        for child in root.configuration.subcommands {
            if let rest = names(to: command, from: child) { return [name] + rest }
        }
        return nil
    }
}
