import Foundation
package import PhoneNumbers
import SourceInput

/// A compiled table of numbering plans that was read from a file.
package final class PlanTableFile: Sendable {
    /// The plans, valid as long as this object.
    package let table: PlanTable
    nonisolated(unsafe) private let memory: UnsafeMutableRawPointer
    private let byteCount: Int

    /// More than any table has.
    private static let maximumSize = 256 << 20

    /// Reads a file, which is checked as a whole before any number is.
    ///
    /// - Throws: ``SourceError`` if the file cannot be opened, or is not a table that this program can read.
    package init(_ path: String) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw SourceError.noSuchInput(path: path, detail: SystemError().description) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw SourceError.unsupported(path: path, detail: "this is not a file with a table of numbering plans")
        }
        byteCount = Int(status.st_size)
        guard 1...Self.maximumSize ~= byteCount else {
            throw SourceError.unsupported(path: path, detail: Self.sentence(.notATable))
        }
        // Read into memory of our own: a file that shrinks while it is mapped would end the program.
        memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
        do {
            var count = 0
            while count < byteCount {
                let part = read(descriptor, memory + count, byteCount - count)
                if part < 0, errno == EINTR { continue }
                guard part > 0 else {
                    throw SourceError.unreadable(path: path, detail: "it became shorter while it was read")
                }
                count += part
            }
            table = try PlanTable(validating: UnsafeRawBufferPointer(start: memory, count: byteCount))
        } catch {
            memory.deallocate()
            guard let defect = error as? PlanTable.Defect else { throw error }
            throw SourceError.unsupported(path: path, detail: Self.sentence(defect))
        }
    }

    deinit {
        memory.deallocate()
    }

    private static func sentence(_ defect: PlanTable.Defect) -> String {
        switch defect {
        case .notATable: "this is not a table of numbering plans; 'compile-knowledge' writes one"
        case .otherLayout(let layout):
            "a table of layout \(layout), and this program reads layout \(PlanTable.layoutVersion); compile the plans with "
                + "the compile-knowledge of this version"
        case .damaged: "this table of numbering plans is damaged; compile it again"
        }
    }
}
