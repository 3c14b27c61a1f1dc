/// Input that the system cannot read.
struct InputError: Error, CustomStringConvertible {
    var message: String
    var description: String { "cannot read the input: \(message)" }
}
