public import ContactModel

/// Writes contacts as a file of some format, one after another; memory does not grow with their number.
///
/// ```swift
/// var writer = VCardWriter(.v30)
/// var bytes: [UInt8] = []
/// writer.begin(into: &bytes)
/// writer.write(contact, into: &bytes)
/// writer.finish(into: &bytes)
/// ```
///
/// Several writers can write pieces of one file: one begins and finishes it, the others ``resume()`` before each piece, and
/// ``separator`` stands between pieces that have contacts.
public protocol ContactWriter: Sendable {
    /// The text between contacts that different writers have written.
    static var separator: StaticString { get }
    /// Prepares for contacts that stand behind those of another writer.
    mutating func resume()
    /// Writes what stands in front of the first contact.
    mutating func begin(into output: inout [UInt8])
    /// Writes one contact.
    mutating func write(_ contact: borrowing OutgoingContact, into output: inout [UInt8])
    /// Writes what stands behind the last contact.
    mutating func finish(into output: inout [UInt8])
    /// The losses among the contacts written so far: values that the format could not hold.
    var losses: ExportLosses { get }
}

extension ContactWriter {
    /// Nothing.
    public static var separator: StaticString { "" }
    /// Does nothing: contacts do not depend on those before.
    public mutating func resume() {}
    /// Writes nothing.
    public mutating func begin(into output: inout [UInt8]) {}
    /// Writes nothing.
    public mutating func finish(into output: inout [UInt8]) {}
    /// Nothing: the format holds everything.
    public var losses: ExportLosses { ExportLosses() }
}

/// Counts of what a format has no place for.
public struct ExportLosses: Sendable, Hashable {
    /// The number of values of each kind that went into the note of their contact, by the name of the kind.
    public var noted: [String: Int] = [:]
    /// The number of values that are left out, by their kind; `contactKind` counts the contacts that are no persons.
    public var dropped: [String: Int] = [:]

    /// The limits of the program that are exceeded, each with the amount that there is.
    public var exceeded: [ExportLimit: Int] = [:]
    /// The first contact with a cell that is too long, by its key in the database; `nil` if there is none.
    public private(set) var firstLongContact: Int?

    /// No losses.
    public init() {}

    /// Adds the losses of other contacts.
    mutating func add(_ other: ExportLosses) {
        noted.merge(other.noted, uniquingKeysWith: +)
        dropped.merge(other.dropped, uniquingKeysWith: +)
        exceeded.merge(other.exceeded, uniquingKeysWith: +)
        firstLongContact = firstLongContact ?? other.firstLongContact
    }

    /// Takes note of more rows than a form takes.
    package mutating func exceed(rows: Int, maximum: Int) {
        exceeded[ExportLimit(.contacts, maximum)] = rows
    }

    /// Adds cells of a contact that are too long.
    mutating func addLongCells(_ count: Int, maximum: Int, contact: Int) {
        exceeded[ExportLimit(.cellCharacters, maximum), default: 0] += count
        firstLongContact = firstLongContact ?? contact
    }

    /// `true` if the format holds everything in places of its own.
    public var isEmpty: Bool { noted.isEmpty && dropped.isEmpty && exceeded.isEmpty }
}

/// A limit of a program on one import.
public struct ExportLimit: Sendable, Hashable {
    /// The quantity that is limited.
    public enum Kind: Sendable, Hashable {
        /// The number of contacts or columns in a file.
        case contacts, columns
        /// The length of a note or of a whole contact, in bytes of UTF-8.
        case noteBytes, rowBytes
        /// The length of a cell of a sheet, in characters of UTF-16.
        case cellCharacters
    }

    /// The quantity that is limited.
    public var kind: Kind
    /// The most that the program takes.
    public var maximum: Int

    /// A limit.
    public init(_ kind: Kind, _ maximum: Int) {
        self.kind = kind
        self.maximum = maximum
    }
}
