package import Foundation

/// The built command, run from outside as a user would.
package struct Command: Sendable {
    /// What a run left behind.
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
        let folder = home.url
        let outputFile = folder.appendingPathComponent(".output-" + UUID().uuidString)
        let errorFile = folder.appendingPathComponent(".errors-" + UUID().uuidString)
        let inputFile = folder.appendingPathComponent(".input-" + UUID().uuidString)
        try Data().write(to: outputFile)
        try Data().write(to: errorFile)
        try input.write(to: inputFile)
        defer { for file in [outputFile, errorFile, inputFile] { try? FileManager.default.removeItem(at: file) } }
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        process.waitUntilExit()
        return Result(
            output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self),
            exitCode: process.terminationReason == .uncaughtSignal
                ? 128 + process.terminationStatus : process.terminationStatus)
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
