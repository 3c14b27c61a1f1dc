/// The version of the library, as its packages state it.
let libraryVersion: StaticString = "0.1.0"
