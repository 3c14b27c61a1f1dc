import ContactCleaning
import Markup

/// Asks for confirmation before several contacts are erased.
struct ForgetConfirmation {
    /// `true` if the user has confirmed it already.
    var isGiven: Bool

    /// The maximum number of contacts that are listed.
    private static let maximumListed = 100

    /// Lists the contacts to be erased, and asks on a terminal.
    ///
    /// - Throws: ``ErasureError/declined`` if it is not confirmed.
    func ask(_ plan: ErasurePlan) throws {
        let count = plan.contacts.count
        guard count > 1 else { return }
        if let source = plan.source { StandardError.say("Source " + visible(source.description)) }
        for contact in plan.contacts.prefix(Self.maximumListed) {
            let source = plan.source == nil ? "  (\(contact.source))" : ""
            let state = contact.isKept ? "  deleted, kept for undo" : ""
            StandardError.say("Contact \(contact.id)  \(visible(contact.name + source + state))")
        }
        if count > Self.maximumListed {
            StandardError.say("... and \(ColumnText.grouped(count - Self.maximumListed)) more")
        }
        if isGiven { return }
        guard Terminal.input.isInteractive, Terminal.errors.isInteractive else {
            StandardError.say("\(ColumnText.grouped(count)) contacts would be erased; --yes erases them.")
            throw ErasureError.declined
        }
        StandardError.write("Erase these \(ColumnText.grouped(count)) contacts permanently? [y/N] ")
        let answer = readLine()?.lowercased() ?? ""
        guard answer == "y" || answer == "yes" else { throw ErasureError.declined }
    }

    private func visible(_ text: String) -> String { VisibleText.plain(text, isVerbatim: false) }
}
