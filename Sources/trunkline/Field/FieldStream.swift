import ContactCleaning
import FormFields
import Foundation

/// Gives each line of standard input in the format of a field.
struct FieldStream {
    let choice: FieldConfiguration
    let isRequired: Bool

    func run() throws {
        var output = ByteOutput.standard
        var number = 0
        var reader = LineReader(descriptor: STDIN_FILENO)
        try reader.forEachLine { line in
            number += 1
            let entered = String(decoding: line.withUnsafeBufferPointer { Array($0) }, as: UTF8.self)
            let text = choice.format.finished(choice.format.formatted(entered))
            try output.write(text + "\n")
            if let problem = problem(of: text, entered: entered) {
                try output.flush()
                StandardError.say("line \(number): \(VisibleText.plain(entered, isVerbatim: true)): \(problem)")
            }
        }
        try output.flush()
    }

    private func problem(of text: String, entered: String) -> String? {
        let status = choice.format.status(of: text)
        switch status.validity {
        case .valid: return nil
        case .empty where entered.allSatisfy(\.isWhitespace): return isRequired ? "\(choice.label) is required" : nil
        case .empty: return "The field accepts none of these characters"
        case .incomplete, .invalid: return status.message.isEmpty ? "Not valid" : status.message
        }
    }
}
