import ContactWriting

/// An amount that a sheet of a workbook cannot hold: a program would refuse the file, or repair it by leaving values out.
public struct SheetLimitExceeded: Error, Sendable, Hashable, CustomStringConvertible {
    /// The limit, with what exceeds it.
    public enum Limit: Sendable, Hashable {
        case rows(count: Int, maximum: Int)
        case columns(count: Int, maximum: Int)
        /// Cells that are too long, the first of them of a contact.
        case cells(count: Int, maximum: Int, contact: Int)
        case bytes(maximum: Int)
    }

    /// The limit.
    public var limit: Limit

    /// Checks that a sheet holds what was found.
    ///
    /// - Throws: ``SheetLimitExceeded``.
    static func check(_ losses: ExportLosses, of format: ExportFormat) throws(SheetLimitExceeded) {
        guard format == .xlsx else { return }
        for (limit, count) in losses.exceeded {
            switch limit.kind {
            case .contacts: throw SheetLimitExceeded(limit: .rows(count: count, maximum: limit.maximum))
            case .columns: throw SheetLimitExceeded(limit: .columns(count: count, maximum: limit.maximum))
            case .cellCharacters:
                throw SheetLimitExceeded(
                    limit: .cells(count: count, maximum: limit.maximum, contact: losses.firstLongContact ?? 0))
            case .noteBytes, .rowBytes: continue
            }
        }
    }

    /// A message for a person: the fault and the remedy.
    public var description: String {
        let remedy = "'--to csv' has no such limit"
        return switch limit {
        case .rows(let count, let maximum):
            "\(count) rows are more than the \(maximum) that a sheet has below its heading; --where divides them, and \(remedy)"
        case .columns(let count, let maximum):
            "\(count) columns are more than the \(maximum) of a sheet; --columns chooses some, and \(remedy)"
        case .cells(let count, let maximum, let contact):
            "\(count) \(count == 1 ? "value is" : "values are") longer than the \(maximum) characters of a cell, the first of contact "
                + "\(contact); --columns leaves a column out, and \(remedy)"
        case .bytes(let maximum):
            "the workbook would be larger than \(maximum) bytes, which not every program reads; --where divides it, and \(remedy)"
        }
    }
}
