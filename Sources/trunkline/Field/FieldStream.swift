import ContactCleaning
import FormFields
import Foundation
import Markup

/// Gives each line of standard input in the format of a field; an empty line for one that is not valid.
struct FieldStream {
    let configuration: FieldConfiguration
    let isRequired: Bool

    /// Reads standard input to its end.
    ///
    /// - Returns: the number of lines without a valid value.
    func run() throws -> Int {
        var output = ByteOutput.standard
        var number = 0
        var invalidCount = 0
        var reader = LineReader(descriptor: STDIN_FILENO)
        try reader.forEachLine { line in
            number += 1
            let entered = String(decoding: line.withUnsafeBufferPointer { Array($0) }, as: UTF8.self)
            var session = EditingSession(configuration.format)
            let insertion = session.insert(entered)
            let result = session.finish()
            let isValid = isValid(result, entered)
            if !isValid { invalidCount += 1 }
            try output.write((isValid ? result.text : "") + "\n")
            if let issue = issue(in: result, after: insertion, entered: entered) {
                try output.flush()
                StandardError.say("line \(number): \(VisibleText.plain(entered, isVerbatim: true)): \(issue)")
            }
        }
        try output.flush()
        return invalidCount
    }

    /// Returns `true` if a line has a value, or is empty where none is required.
    private func isValid(_ result: EditResult, _ entered: String) -> Bool {
        switch result.validity {
        case .valid: true
        case .empty: !isRequired && entered.allSatisfy(\.isWhitespace)
        case .incomplete, .invalid: false
        }
    }

    /// Returns the fault of a line, or a notice about characters that were left out of it.
    private func issue(in result: EditResult, after insertion: EditResult, entered: String) -> String? {
        if result.validity == .empty, entered.allSatisfy(\.isWhitespace) {
            return isRequired ? "\(configuration.label) is required" : nil
        }
        if !insertion.isAccepted {
            return insertion.notice.isEmpty ? "The field accepts none of these characters" : insertion.notice
        }
        if result.validity == .valid { return insertion.notice.isEmpty ? nil : insertion.notice }
        return result.message.isEmpty ? "Not valid" : result.message
    }
}
