import ArgumentParser
import ContactStore

/// The options of every command that changes the content of a database.
struct ChangeOptions: ParsableArguments {
    @OptionGroup private var authored: AuthoredOptions

    @Option(help: ArgumentHelp("A remark; recorded with the change.", valueName: "text"))
    var note: String?

    /// The database.
    var db: String { authored.db }
    /// The author of the change.
    var author: String? { authored.author }
    /// The number of seconds to wait for another process.
    var wait: Double { authored.wait }
}

/// The options of every change, those that take no remark included.
struct AuthoredOptions: ParsableArguments {
    @OptionGroup private var database: DatabaseOptions

    @Option(help: ArgumentHelp("Who makes the change; recorded with it.", valueName: "name"))
    var author: String?

    /// The database.
    var db: String { database.db }
    /// The number of seconds to wait for another process.
    var wait: Double { database.wait }
}

/// The options of every command that writes to a database that is there.
struct DatabaseOptions: ParsableArguments {
    @Option(help: "The database.", completion: .file())
    var db = "contacts.db"

    @Option(
        help: ArgumentHelp(
            "How many seconds to wait for another process that is using the database.", valueName: "seconds"))
    var wait = ContactDatabase.defaultBusyTimeout

    func validate() throws {
        if !(0...86_400).contains(wait) { throw ValidationError("--wait must be 0 to 86400 seconds.") }
    }
}
