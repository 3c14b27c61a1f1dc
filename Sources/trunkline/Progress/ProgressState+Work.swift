import ContactCleaning
import ContactStore
import Markup

extension ProgressState {
    /// The state of an ingest.
    ///
    /// - Parameter inputs: all inputs, to give the position of this one among several.
    init(_ progress: IngestProgress, of inputs: [String]) {
        let activity =
            switch progress.phase {
            case .hashing: "hashing"
            case .surveying: "surveying"
            case .reading: "reading"
            case .indexing: "finishing"
            }
        var subject = progress.path == "-" ? "standard input" : VisibleText.plain(progress.path, isVerbatim: false)
        let position = inputs.firstIndex { progress.path == $0 || progress.path.hasPrefix($0 + "/") }
        if inputs.count > 1, let position { subject = "\(position + 1)/\(inputs.count) \(subject)" }
        self.init(
            activity: activity, subject: subject, bytes: progress.bytesRead, totalBytes: progress.byteCount,
            contacts: progress.phase == .reading ? progress.contacts : nil)
    }

    /// The state of a verification.
    init(_ progress: VerificationProgress, of database: String) {
        let name = VisibleText.plain(database, isVerbatim: false)
        switch progress {
        case .database(let subject): self.init(activity: "checking", subject: "\(subject.rawValue) of \(name)")
        case .files(let compared, let count):
            self.init(activity: "comparing", subject: "file \(compared + 1) of \(count)")
        }
    }
}
