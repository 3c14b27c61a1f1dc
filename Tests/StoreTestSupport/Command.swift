package import Foundation

/// The built command, run from outside as a user would.
package struct Command: Sendable {
    /// The result of a run.
    package struct Result: Sendable {
        package var output: String
        package var errors: String
        package var exitCode: Int32
    }

    /// Where the run takes place; it stays as long as the command.
    package let home: TemporaryFolder
    /// Variables on top of a bare environment.
    package var environment: [String: String] = [:]

    package init(in folder: TemporaryFolder) {
        home = folder
    }

    /// Runs `trunkline` with arguments, and with text on its standard input.
    package func run(_ arguments: String..., input: String = "") throws -> Result {
        try run(arguments, input: Data(input.utf8))
    }

    /// Runs `trunkline` with arguments, and with bytes on its standard input.
    package func run(_ arguments: [String], input: Data) throws -> Result {
        var inputFile: String?
        if !input.isEmpty {
            let file = home.path(".input-" + UUID().uuidString)
            try input.write(to: URL(fileURLWithPath: file))
            inputFile = file
        }
        defer { if let inputFile { try? FileManager.default.removeItem(atPath: inputFile) } }
        return try RunningCommand(arguments, in: home, input: inputFile ?? "/dev/null", environment: environment)
            .end(within: 600)
    }

    /// The executable lies beside the test bundle.
    package static var executable: URL {
        #if os(macOS)
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
            return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("trunkline")
        }
        #endif
        return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("trunkline")
    }
}
