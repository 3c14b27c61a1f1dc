import ArgumentParser
import ContactCleaning
import ContactStore
import Foundation

/// `trunkline find`: contacts by words and numbers.
struct FindCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "find",
        abstract: "Finds contacts by names, parts of numbers, e-mail addresses, organizations and notes.",
        discussion: """
              trunkline find ann mueller
              trunkline find 4567 mull                      somebody by four digits and half a name
              trunkline find '(650) 253'
              trunkline find ada@example --format json
              trunkline find sample --country US --lacks email

            A contact must have all words, in any order. Case, accents and scripts do not count, nor do spellings that sound \
            alike; a name is found by its familiar forms, and a number by a part of it in any spelling. What agrees best comes \
            first, with the text that has the words. One or two letters are the beginning of a word. From \
            20,000 contacts on the first search makes an index, which is kept in the database until contacts change; a \
            database that cannot be written is read whole.
            """)

    @Argument(help: "Words, parts of numbers, e-mail addresses.")
    var words: [String]

    @OptionGroup var options: ReportOptions

    @OptionGroup var verdicts: VerdictOptions

    @OptionGroup var filters: SelectionOptions

    /// The number of contacts that people are shown, unless they ask for more.
    private static let defaultLimit = 20

    func validate() throws {
        if SearchQuery(words) == nil { throw ValidationError("Give a word with letters or digits.") }
    }

    func run() throws {
        guard let query = SearchQuery(words) else { return }
        var search = ContactSearch(database: options.db, query: query)
        search.selection = filters.selection(verdicts: verdicts.verdicts)
        let limit = options.limit ?? (options.format.isForPeople ? Self.defaultLimit : nil)
        search.limit = limit.map { $0 + options.offset }
        search.willBuild = { StandardError.say("Note: an index for searches is made, once until contacts change.") }
        let result = try search.run()
        if let note = Self.note(on: result.index) { StandardError.say("Note: \(note).") }
        try options.write(try result.report(database: options.db, words: words))
        if result.total > result.matches.count, options.limit == nil {
            let count = (result.isComplete ? "" : "more than ") + ColumnText.grouped(result.total)
            StandardError.say("Note: \(count) contacts have these words; --limit shows more.")
        }
    }

    private static func note(on index: SearchResult.IndexUse) -> String? {
        switch index {
        case .notNeeded, .kept: nil
        case .built(let contacts, let seconds):
            "the index has \(ColumnText.grouped(contacts)) contacts and took \(String(format: "%.1f", seconds)) seconds"
        case .changed: "contacts changed while the index was made; all were read without it"
        case .impossible(let error): "\(error.message); all contacts were read without an index"
        }
    }
}
