import ContactCleaning
import Markup

extension ByteOutput {
    /// Writes a piece of a page.
    ///
    /// - Throws: ``ClosedPipe`` or ``OutputError``.
    mutating func write(_ piece: HTML) throws { try write(piece.bytes[...]) }

    /// Writes pieces of a page, each on a line of its own.
    ///
    /// - Throws: ``ClosedPipe`` or ``OutputError``.
    mutating func writeLines(_ pieces: [HTML]) throws {
        for piece in pieces {
            try write(piece)
            try write("\n")
        }
    }
}
