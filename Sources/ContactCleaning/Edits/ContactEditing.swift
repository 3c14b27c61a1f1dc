import ContactModel
public import ContactStore
import PhoneNumbers
public import Threads

/// Edits the values of contacts. The rows of the source stay beside the edits, which can be undone.
///
/// ```swift
/// let editing = ContactEditing(database: "contacts.db", author: "Eve")
/// let summary = try editing.edit([12], [FieldAssignment("familyName=Lovelace"), FieldAssignment("email+=ada@example.com")])
/// for refused in summary.refused { print(refused.assignment, refused.reason) }
/// ```
/// A value is validated as at ingest, and a number is read as the source of its contact was read: what would be a finding or a
/// rejection is refused, unless ``keepsInvalid``.
public struct ContactEditing: Sendable {
    /// The path of the database.
    public var database: String
    /// The author of the edits, and a remark; recorded with the change.
    public var author: String?, note: String?
    /// `true` to report the effect of the edits without writing them.
    public var isDryRun = false
    /// `true` to take values that are not valid, too.
    public var keepsInvalid = false
    /// The number of seconds to wait for another process that has the database locked.
    public var busyTimeout = ContactDatabase.defaultBusyTimeout
    /// Cancels the work, from any thread.
    public var cancellation: Cancellation

    /// Edits of a database.
    public init(
        database: String, author: String? = nil, note: String? = nil, cancellation: Cancellation = Cancellation()
    ) {
        self.database = database
        self.author = author
        self.note = note
        self.cancellation = cancellation
    }

    /// Makes assignments to contacts, in one change. Those that cannot be made are in the summary with the reason; the others of a
    /// contact are made.
    ///
    /// - Throws: `StoreError` if the database cannot be read or written; `CancellationError`. Nothing is stored then.
    /// - Complexity: O(*n* log *m*) for *n* contacts of *m*.
    public func edit(_ contacts: [Int], _ assignments: [FieldAssignment]) throws -> EditSummary {
        try edit(contacts.map { ContactAssignments(contact: $0, assignments: assignments) })
    }

    /// Makes assignments to all contacts of a selection, in one change.
    ///
    /// - Throws: `StoreError`; `InvalidCondition`; `CancellationError`. Nothing is stored then.
    public func edit(where selection: ContactSelection, _ assignments: [FieldAssignment]) throws -> EditSummary {
        let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        let query = try selection.query(in: store) ?? SelectionQuery(selection, of: store)
        return try edit(try store.contacts(of: query), assignments)
    }

    /// The assignments to one contact.
    struct ContactAssignments {
        var contact: Int
        /// The line of the file that they come from.
        var line: Int?
        var assignments: [FieldAssignment]

        /// `true` if one of them is of a date.
        var isOfDates: Bool { assignments.contains { DateFormatting.kinds.contains($0.field.kind) } }
    }

    /// The forms of the dates of sources, which are read beside the change.
    private func dates() throws -> DateFormatting {
        let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        return DateFormatting(DateOrders(store))
    }

    /// Makes the assignments of several contacts, in one change.
    func edit(_ requests: [ContactAssignments]) throws -> EditSummary {
        struct NothingStored: Error { var summary: EditSummary }
        do {
            let dates = try requests.contains(where: \.isOfDates) ? dates() : nil
            let store = try ContactDatabase.openForChange(
                at: database, busyTimeout: busyTimeout, cancellation: cancellation)
            return try store.change { writer in
                var batch = EditBatch(writer: writer, keepsInvalid: keepsInvalid, dates: dates)
                let lookup = try ContactLookup(writer)
                for request in requests {
                    try cancellation.check()
                    try batch.add(request, lookup)
                }
                guard !isDryRun, !batch.isEmpty else { throw NothingStored(summary: batch.summary) }
                let change = try writer.record(kind: "edit", author: author, note: note)
                try batch.write(change: change)
                batch.summary.change = change
                return batch.summary
            }
        } catch let nothing as NothingStored {
            return nothing.summary
        }
    }
}

/// The edits of one change, collected contact by contact.
private struct EditBatch {
    var summary = EditSummary()
    let writer: ChangeWriter
    let keepsInvalid: Bool
    let dates: DateFormatting?
    private var check = EditCheck()
    private var edits: [NewEdit] = []
    private var corrections: [NewCorrection] = []
    /// Numbers that contacts are to be given.
    private var added: [(contact: Int, label: String?, correction: NewCorrection)] = []

    init(writer: ChangeWriter, keepsInvalid: Bool, dates: DateFormatting?) {
        self.writer = writer
        self.keepsInvalid = keepsInvalid
        self.dates = dates
    }

    var isEmpty: Bool { edits.isEmpty && corrections.isEmpty && added.isEmpty }

    mutating func add(_ request: ContactEditing.ContactAssignments, _ lookup: ContactLookup) throws {
        summary.contacts += 1
        guard let contact = try lookup.contact(request.contact) else {
            let all = request.assignments.map(\.description).joined(separator: " ")
            summary.refused.append(
                .init(contact: request.contact, line: request.line, assignment: all, reason: .noSuchContact))
            return
        }
        var draft = ContactDraft(
            contact, request.assignments, dates: dates, writer: writer, keepsInvalid: keepsInvalid)
        for assignment in request.assignments {
            do {
                try draft.assign(assignment, check: &check)
            } catch let reason as EditRefusal {
                summary.refused.append(
                    .init(contact: contact.id, line: request.line, assignment: assignment.description, reason: reason))
            }
        }
        if draft.edited.isEmpty { summary.unchanged += 1 }
        summary.edited += draft.edited
        edits += draft.edits
        for number in draft.numbers {
            let correction = NewCorrection(
                number: number.key ?? 0, value: number.value, classification: number.read,
                extensionDigits: number.extensionDigits)
            if number.key == nil {
                added.append((contact.id, number.label, correction))
            } else {
                corrections.append(correction)
            }
        }
    }

    mutating func write(change: Int) throws {
        for var number in added {
            number.correction.number = try writer.addNumber(toContact: number.contact)
            corrections.append(number.correction)
            if let label = number.label {
                edits.append(
                    NewEdit(
                        contact: number.contact, field: .label(.phone),
                        position: PlacedContact.position(ofNumber: number.correction.number), value: label))
            }
        }
        try writer.edit(edits, change: change)
        try writer.correct(corrections, change: change, planVersion: NumberingPlan.version, rule: NumberingPlan.rule)
    }
}
