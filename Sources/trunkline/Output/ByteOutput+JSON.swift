import ContactCleaning
import JSONWriting

extension ByteOutput {
    /// Writes the bytes of a JSON document, which may continue afterwards.
    ///
    /// - Throws: ``ClosedPipe`` or ``OutputError``.
    mutating func write(_ json: inout JSONWriter) throws {
        try write(json.bytes[...])
        json.removeBytes()
    }

    /// Writes a whole JSON document, and a line end.
    ///
    /// - Throws: ``ClosedPipe`` or ``OutputError``.
    mutating func writeDocument(_ body: (inout JSONWriter) -> Void) throws {
        var json = JSONWriter()
        body(&json)
        json.endDocument()
        try write(&json)
    }

    /// Writes a JSON document that is one object, and a line end.
    ///
    /// - Throws: ``ClosedPipe`` or ``OutputError``.
    mutating func writeObject(_ members: (inout JSONWriter) -> Void) throws {
        try writeDocument { $0.object(members) }
    }
}
