/// The names of the tables and views that have the values which hold now.
enum CurrentTable {
    static let contacts = "current_contacts"
    static let numbers = "current_numbers"
    static let emails = "current_emails"
    static let addresses = "current_addresses"
    static let details = "current_details"
}
