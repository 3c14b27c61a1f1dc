import ContactCleaning
import Markup

/// The message about an ingest that a signal cancelled: its progress, and the way to continue.
enum CancellationText {
    /// The sentence for an ingest that ended in order.
    static func sentence(_ error: CancelledIngest) -> String {
        var parts: [String] = []
        if error.inputs > 1 {
            parts.append(
                "\(ColumnText.grouped(error.finishedInputs)) of \(ColumnText.grouped(error.inputs)) inputs are done")
        }
        if error.isDryRun {
            parts.append("nothing was to be written")
        } else if let path = error.path {
            let name = path == "-" ? "standard input" : VisibleText.plain(path, isVerbatim: false)
            let contacts = ColumnText.counted(error.contacts, "contact")
            parts.append(error.isKept ? "\(contacts) of \(name) are stored" : "nothing of \(name) is stored yet")
        } else if error.inputs == 1 {
            parts.append(error.finishedInputs == 1 ? "every contact is stored" : "no contact was read yet")
        }
        return "Cancelled: \(parts.joined(separator: "; ")). \(advice)"
    }

    /// The sentence for an ingest that did not end in time.
    static let lateSentence =
        "Cancelled: what was committed at the last checkpoint is stored. \(advice)"

    private static let advice = "Run the same command again to do the rest."
}
