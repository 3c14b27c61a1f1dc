import ArgumentParser
import ContactCleaning
import ContactStore

/// `trunkline undo`: takes a change back.
struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Undoes a change: the last one, or the one with a given number.",
        discussion: """
              trunkline history
              trunkline undo
              trunkline undo 7

            Undoing is a change, too: 'trunkline undo' with its number restores what was undone. Without a number, the last \
            correction or decision that is still in force is undone.
            """)

    @Argument(help: "The change, by its number in 'trunkline history'; the last one by default.")
    var change: Int?

    @OptionGroup var options: ChangeOptions

    func run() throws {
        var history = ChangeHistory(database: options.db, author: options.author, note: options.note)
        history.busyTimeout = options.wait
        let undone = try history.undo(change)
        var output = ByteOutput.standard
        try output.write("Change \(undone.id) (\(undone.kind), \(undone.at)) is undone.\n")
        try output.flush()
    }
}
