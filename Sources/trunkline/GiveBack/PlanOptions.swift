import ArgumentParser
import ContactCleaning
import ContactStore
import PhoneNumbers

/// The parts of what was decided that a plan writes; all of them if none is named.
struct PlanOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write accepted numbers, as e164, international, national or rfc3966.", valueName: "style"),
        completion: .list(["e164", "international", "national", "rfc3966"]), transform: StyleArgument.style)
    var numbers: NumberStyle?

    @Flag(help: "Write values that were edited and numbers that were corrected.")
    var edits = false

    @Flag(help: "Join the cards of one person into one.")
    var people = false

    /// The options of the library.
    func options(_ selection: ContactSelection) -> WriteBackOptions {
        guard numbers != nil || edits || people else { return WriteBackOptions(selection: selection) }
        return WriteBackOptions(numbers: numbers, writesEdits: edits, joinsPeople: people, selection: selection)
    }
}
