import ContactCleaning
import ContactStore
import Markup

/// The result of a verification for people: a line for each check, with its issues and notes below.
struct VerifyText {
    var ink: Ink

    private static let subjectWidth = DatabaseCheck.Subject.allCases.map(\.rawValue.count).max() ?? 0

    func write(_ result: VerificationResult, of database: String, to output: inout ByteOutput) throws {
        try output.write(ink.bold(visible(database)) + "\n")
        for check in result.checks { try write(check, to: &output) }
        if !result.files.isEmpty { try write(result.files, to: &output) }
        guard result.isVerified else { return }
        try output.write(
            result.isComplete
                ? "\nEverything is in order.\n"
                : "\nThe database is sound. Not everything in its files was read: see above.\n")
    }

    private func write(_ check: DatabaseCheck, to output: inout ByteOutput) throws {
        let amounts = check.examined.map(Self.text).joined(separator: ", ")
        try line(check.subject.rawValue, isGood: check.hasPassed, amounts, to: &output)
        for trouble in check.issues { try output.write("    \(ink.red(visible(trouble)))\n") }
        let rest = check.issueCount - check.issues.count
        if rest > 0 { try output.write("    and \(ColumnText.grouped(rest)) more\n") }
        for note in check.notes { try output.write("    \(ink.dim(visible(note)))\n") }
    }

    private func write(_ files: [FileComparison], to output: inout ByteOutput) throws {
        var words: [String] = []
        var counts: [String: Int] = [:]
        for file in files {
            let word = VerifyLabels.word(for: file.state)
            if counts[word] == nil { words.append(word) }
            counts[word, default: 0] += 1
        }
        let amounts = words.map { "\(ColumnText.grouped(counts[$0] ?? 0)) \($0)" }.joined(separator: ", ")
        try line("files", isGood: !files.contains(where: \.isFailure), amounts, to: &output)
        for file in files {
            let name = file.path == "-" ? "standard input" : file.path
            for loss in file.losses {
                let text = visible("\(name): \(loss)")
                try output.write("    \(file.isFailure ? ink.red(text) : ink.dim(text))\n")
            }
            guard let sentence = VerifyLabels.sentence(for: file.state) else { continue }
            // An error names the file itself.
            let text = visible(file.state.isUnreadable ? sentence : "\(name): \(sentence)")
            try output.write("    \(file.state.isFailure ? ink.red(text) : ink.dim(text))\n")
        }
    }

    private func line(_ subject: String, isGood: Bool, _ amounts: String, to output: inout ByteOutput) throws {
        let mark = isGood ? ink.green("ok    ") : ink.red("FAILED")
        try output.write("  \(ColumnText.left(subject, Self.subjectWidth))  \(mark)  \(amounts)\n")
    }

    private static func text(_ amount: DatabaseCheck.Amount) -> String {
        "\(ColumnText.grouped(amount.count)) \(VerifyLabels.plural(amount.unit, amount.count))"
    }

    private func visible(_ text: String) -> String { VisibleText.plain(text, isVerbatim: false) }
}

extension FileComparison.State {
    fileprivate var isUnreadable: Bool { if case .unreadable = self { true } else { false } }
}
