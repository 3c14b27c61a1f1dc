extension StoreWriter {
    /// The region in which the source was read that another will be a newer export of, as far as that is known before it is read.
    ///
    /// - Parameters:
    ///   - name: The path or the key of the older source; `nil` if none is named.
    ///   - path: The path of the newer one.
    package func regionOfPredecessor(named name: String?, path: String) throws -> String? {
        try Predecessor.region(named: name, path: path, in: db)
    }
}

extension ContactDatabase {
    /// The region in which the source was read that another will be a newer export of, as ``StoreWriter/regionOfPredecessor(named:path:)`` finds it.
    package func regionOfPredecessor(named name: String?, path: String) throws -> String? {
        try read { try Predecessor.region(named: name, path: path, in: $0) }
    }
}
