import ArgumentParser
import ContactCleaning
import ContactStore
import Markup

/// `trunkline undo`: takes a change back.
struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Undoes a change: the last one, or the one with a given number.",
        discussion: """
              trunkline history
              trunkline undo
              trunkline undo 7

            Undoing is a change, too: 'trunkline undo' with its number restores what was undone. Without a number, the last \
            correction, decision, 'ingest --update' or 'ingest --replace' that is still in force is undone.

            Contacts that '--update' or '--replace' deleted come back with everything that was corrected or decided about them. They \
            are kept for \(StoredChange.daysUndoable) days, and as long as all that is kept takes less than the rest of the database; \
            'trunkline history' says until when each change can be undone. Somebody who was forgotten since does not come back.
            """)

    @Argument(help: "The change, by its number in 'trunkline history'; the last one by default.")
    var change: Int?

    @OptionGroup var options: ChangeOptions

    func run() throws {
        var history = ChangeHistory(database: options.db, author: options.author, note: options.note)
        history.busyTimeout = options.wait
        let (undone, sources) = try history.exchange(change)
        var output = ByteOutput.standard
        try output.write("Change \(undone.id) (\(undone.kind), \(undone.at)) is undone.\n")
        if let sources { try output.write("\(VisibleText.plain(sources.words, isVerbatim: false)).\n") }
        try output.flush()
    }
}
