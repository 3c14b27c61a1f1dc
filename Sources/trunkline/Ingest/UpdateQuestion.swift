import ContactCleaning
import ContactStore
import Markup

/// Announces before anything is written that a file takes the place of another, and asks for confirmation if many
/// contacts would be deleted.
struct UpdateQuestion: Sendable {
    var isQuiet: Bool
    /// `true` if the options allow a question.
    var mayAsk: Bool

    /// Asks if an update that deletes many contacts is to be carried out, and returns the answer; `false` if it cannot
    /// ask.
    func ask(about update: SourceUpdate, from path: String) -> Bool {
        if !isQuiet { StandardError.say(UpdateText.sentence(update, from: path)) }
        guard mayAsk, update.isDrastic, Terminal.input.isInteractive, Terminal.errors.isInteractive else {
            return false
        }
        for contact in update.goneContacts {
            StandardError.say("  to be deleted: \(VisibleText.plain(contact.name, isVerbatim: false))")
        }
        StandardError.write(
            "Delete these \(ColumnText.grouped(update.gone)) contacts, \(update.gonePercent) % of "
                + "\(VisibleText.plain(update.predecessor.path, isVerbatim: false))? [y/N] ")
        let answer = readLine()?.lowercased() ?? ""
        return ["y", "yes"].contains(answer)
    }
}
