import ContactStore

extension AddressSpaceLimit {
    /// A database, once it is known that the system allows the memory that comparing its contacts takes.
    ///
    /// - Throws: ``AddressSpaceLimit/TooLow`` if it does not; `StoreError`.
    static func databaseToCompare(_ path: String) throws -> String {
        try require { try ContactDatabase.open(at: path).sources().reduce(0) { $0 + $1.contactsStored } }
        return path
    }
}
