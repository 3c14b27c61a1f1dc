/// The names of the tables and views that have the values which hold now.
enum CurrentTable {
    static let contacts = "contacts"
    static let numbers = "current_numbers"
    static let emails = "emails"
    static let addresses = "addresses"
    static let details = "details"
}
