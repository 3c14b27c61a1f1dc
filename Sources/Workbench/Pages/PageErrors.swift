/// A request that no page of ours sends.
struct BadRequest: Error, CustomStringConvertible {
    var description: String
}

/// A value that cannot be taken.
struct NotTaken: Error, CustomStringConvertible {
    var description: String
}

/// What an address names is not there.
struct NotFound: Error {}
