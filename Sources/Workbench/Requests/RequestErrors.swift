/// A request that no page of ours sends.
struct BadRequest: Error {
    var text: Text

    init(_ text: Text) { self.text = text }
}

/// A value that is refused.
struct NotTaken: Error {
    var text: Text

    init(_ text: Text) { self.text = text }
}

/// A change of something that is not any more what the page shows.
struct Conflict: Error {
    var text: Text

    init(_ text: Text) { self.text = text }
}

/// A page, upload or number that an address or a request names and that is not there.
struct NotFound: Error {}
