import ContactCleaning
import SourceInput

/// The words for states of files and for counted things.
enum VerifyLabels {
    /// One word, for JSON and for counts.
    static func word(for state: FileComparison.State) -> String {
        switch state {
        case .same: "same"
        case .storedAs: "stored"
        case .partly: "partly"
        case .declined: "declined"
        case .unfinished: "unfinished"
        case .changed: "changed"
        case .missing: "missing"
        case .kept: "kept"
        case .pipe: "passed"
        case .notStored: "unknown"
        case .unreadable: "unreadable"
        }
    }

    /// An explanation; `nil` if the word is enough.
    static func sentence(for state: FileComparison.State) -> String? {
        switch state {
        case .same, .partly: nil
        case .storedAs(let path): "stored as \(path)"
        case .declined: "left out by --sheet, as its workbook was read"
        case .unfinished: "not all of it is stored; the same ingest completes it"
        case .changed: "the file has other content now, which an ingest would read as a new source"
        case .missing: "the file is not there any more, or not seen from this folder"
        case .kept: "the file is not there; its content is kept in the database"
        case .pipe: "it was a pipe, which cannot be read again"
        case .notStored: "its content is not in the database"
        case .unreadable(let error): error.description
        }
    }

    /// The name of several of a thing.
    static func plural(_ thing: String, _ count: Int) -> String {
        if count == 1 { return thing }
        return switch thing {
        case "index": "indexes"
        case "person": "people"
        default: thing + "s"
        }
    }
}
