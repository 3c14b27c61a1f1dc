import ArgumentParser
import ContactCleaning

/// The output formats of a verification.
enum VerifyFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json

    /// Writes the result.
    func write(_ result: VerificationResult, of database: String, to output: inout ByteOutput, ink: Ink) throws {
        switch self {
        case .text: try VerifyText(ink: ink).write(result, of: database, to: &output)
        case .json: try VerifyJSON().write(result, of: database, to: &output)
        }
        try output.flush()
    }
}
