import GRDB
public import PhoneNumbers

/// A plan for what is to be written where contacts live.
public struct StoredPlan: Sendable, Hashable {
    /// The progress of a plan.
    public enum State: String, Sendable {
        /// Nothing of it was written.
        case open
        /// It is being applied, or was cut short; applying it again completes it.
        case begun
        /// Everything of it was written that could be.
        case applied
    }

    /// The key of the plan.
    public var id: Int
    /// When it was computed, in UTC.
    public var at: String
    /// Who had it computed.
    public var author: String?
    /// The options, in words of the command.
    public var options: String
    /// The progress.
    public var state: State
    /// The hash of what it was computed from and of what it does.
    public var sha256: String
    /// The change that carried it out; `nil` before.
    public var change: Int?
    /// The last change when it was computed; `nil` if there was none, or it is applied.
    package var lastChange: Int?
    /// The counts of files that it writes and deletes, and of steps.
    public var written = 0, deleted = 0, steps = 0
}

/// A file that a plan writes or deletes.
package struct PlanFile: Sendable, Hashable {
    /// The key of the row; 0 before it is stored.
    package var id = 0
    /// The key of the source.
    package var source: Int
    /// The path in an address book; empty for a source that is one file.
    package var name: String
    /// The path of a source that is one file; `nil` for others.
    package var path: String?
    /// The hash of the bytes before.
    package var before: String
    /// The hash of the bytes that are written; `nil` for a file that is deleted.
    package var after: String?
    /// The files of the address book with which it is written, or not at all: those into whose cards its own are joined, and those whose
    /// joined cards it names.
    package var into: [String]
    /// Turns the bytes into those that are written.
    package var patch: [UInt8]
    /// The size before, in bytes.
    package var byteCount: Int
    /// Why the file was left as it was; `nil` if it was written, or nothing was yet.
    package var refusal: String?

    /// `true` for a file that stays as it is, and on which others depend.
    package var isUnchanged: Bool { after == before }

    package init(
        source: Int, name: String, path: String? = nil, before: String, after: String?, into: [String] = [],
        patch: [UInt8], byteCount: Int
    ) {
        self.source = source
        self.name = name
        self.path = path
        self.before = before
        self.after = after
        self.into = into
        self.patch = patch
        self.byteCount = byteCount
    }
}

/// One property or cell that a plan changes.
public struct PlanStep: Sendable, Hashable {
    /// The key of the contact.
    public var contact: Int
    /// The name of the property, or the heading of the column.
    public var property: String
    /// The value before; `nil` for one that is added.
    public var before: String?
    /// The value that is written; `nil` for one that goes.
    public var after: String?
    /// The reason.
    public var reason: Sentence

    /// A step.
    package init(contact: Int, property: String, before: String?, after: String?, reason: Sentence) {
        self.contact = contact
        self.property = property
        self.before = before
        self.after = after
        self.reason = reason
    }
}
