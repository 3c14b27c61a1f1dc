import ArgumentParser
import ContactCleaning
import ContactStore
import Markup

/// `trunkline undo`: takes changes back.
struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Undoes a change: the last one, one with a given number, or all since one.",
        discussion: """
              trunkline history
              trunkline undo
              trunkline undo 3
              trunkline undo --since 2026-11-21

            Undoing is a change, too: 'trunkline undo' with its number restores what was undone. Without a number, the last \
            change that is still in force and can be undone is undone: a correction, edit, decision or applied plan, or an ingest, whose \
            contacts leave the database then. An ingest before a 'dedupe' is only named. --since undoes a change and \
            all after it, the newest first, all of them or none; people stay as the last 'dedupe' found them until the next.

            Contacts that '--update' or '--replace' deleted come back with everything that was corrected or decided about them. They \
            are kept for \(StoredChange.daysUndoable) days, and as long as all that is kept takes less than the rest of the database; \
            'trunkline history' says until when each change can be undone. Somebody who was forgotten since does not come back.

            Undoing 'trunkline apply' gives every file back what it had, byte for byte; one that somebody has changed since stays as it is \
            and is named, and the exit code is then 1. A file that was written beside another one stays: it is no change. Undoing an edit that \
            was applied changes no file: the value stays, as its file has it, until the applied plan is undone.
            """)

    @Argument(help: "The change, by its number in 'trunkline history'; the last one by default.")
    var change: Int?

    @Option(
        help: ArgumentHelp(
            "Undo all changes since this one, or since this day or time in UTC: 7, 2026-11-21, 2026-11-21T17:00.",
            valueName: "change or date"), transform: ChangeStartArgument.start)
    var since: ChangeHistory.Start?

    @OptionGroup var options: ChangeOptions

    func validate() throws {
        if change != nil, since != nil { throw ValidationError("Give a change or --since, not both.") }
    }

    func run() throws {
        var history = ChangeHistory(database: options.db, author: options.author, note: options.note)
        history.busyTimeout = options.wait
        let undone = try since.map { try history.undo(since: $0) } ?? [history.exchange(change)]
        var output = ByteOutput.standard
        for undone in undone {
            try output.write("Change \(undone.change.id) (\(undone.change.kind), \(undone.change.at)) is undone.\n")
            if let sources = undone.sources {
                try output.write("\(VisibleText.plain(sources.words, isVerbatim: false)).\n")
            }
            for settled in undone.settled { try output.write(Self.sentences(settled)) }
        }
        for files in undone.compactMap(\.files) {
            try output.write("\(files.written) file\(files.written == 1 ? "" : "s") written back.\n")
        }
        if undone.isEmpty { try output.write("Nothing has been changed since that is still in force.\n") }
        try output.flush()
        try LeftOutFiles.end(undone.flatMap { $0.files?.leftOut ?? [] })
    }

    /// The sentences about values that stay as they are, since files have them or lack them.
    private static func sentences(_ settled: SettledEdits) -> String {
        let (by, done, gone) = (settled.by, settled.done, settled.gone)
        let since = "since change \(by.id) (\(by.kind))"
        var sentences = ""
        if done > 0 {
            sentences +=
                done == 1
                ? "1 value stays: its file has it \(since)." : "\(done) values stay: their files have them \(since)."
        }
        if gone > 0 {
            sentences += sentences.isEmpty ? "" : " "
            sentences +=
                gone == 1
                ? "1 value is not there any more \(since)." : "\(gone) values are not there any more \(since)."
        }
        if !by.isFinal { sentences += " 'trunkline undo \(by.id)' takes that change back." }
        return sentences + "\n"
    }
}
