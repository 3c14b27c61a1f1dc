import SourceInput

extension SourceError {
    /// The error in the language of the reader. Its details are English in every language: many are those of the system.
    var text: Text {
        let file = Text.Value.shown(PathText.name(path))
        switch self {
        case .noSuchInput(_, let text), .unsupported(_, let text):
            return Text("source-error.fault", ["file": file, "reason": detail(text)])
        case .unreadable(_, let text):
            return Text("source-error.unreadable", ["file": file, "reason": detail(text)])
        case .changed: return Text("source-error.changed", ["file": file])
        case .empty: return Text("source-error.empty", ["file": file])
        case .incomplete(_, let text):
            return Text("source-error.incomplete", ["file": file, "reason": detail(text)])
        case .refused(_, let text), .unconfirmed(_, let text):
            return Text("source-error.refused", ["file": file, "reason": detail(text)])
        case .unwritable(_, let text):
            return Text("source-error.unwritable", ["file": file, "reason": detail(text)])
        }
    }

    /// A detail, without the folder of an upload, and without advice about options of the command, which a page does not have.
    private func detail(_ text: String) -> Text.Value {
        let clauses = text.replacing(path, with: PathText.name(path)).split(separator: "; ")
        let ofPage = clauses.filter { !$0.contains("--") }
        return .of(Text(english: (ofPage.isEmpty ? clauses : ofPage).joined(separator: "; ")))
    }
}
