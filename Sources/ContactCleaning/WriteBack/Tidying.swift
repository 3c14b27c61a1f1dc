package import ContactStore
import Foundation
import SourceInput
package import Threads

/// Reads an address book or what changed in it, finds the people, and computes a plan: all that stands before writing.
package struct Tidying: Sendable {
    private let folder, database: String
    private let options: CleaningOptions
    private let plan: WriteBackOptions
    private let author: String?
    private let busyTimeout: Double
    private let removesMany: Bool
    /// Cancels the work, from any thread.
    package let cancellation = Cancellation()

    /// The result.
    package struct Result: Sendable {
        /// The differences of the folder; `nil` if there are none, or all of it was read.
        package var update: SourceUpdate?
        /// The plan; `nil` if there is nothing to be done.
        package var plan: StoredPlan?
    }

    /// - Parameters:
    ///   - options: The options with which a folder is read that is not stored.
    ///   - removesMany: `true` to take any number of contacts out of the database whose files are gone.
    package init(
        folder: String, database: String, options: CleaningOptions, plan: WriteBackOptions, author: String?,
        busyTimeout: Double,
        removesMany: Bool
    ) {
        self.folder = folder
        self.database = database
        self.options = options
        self.plan = plan
        self.author = author
        self.busyTimeout = busyTimeout
        self.removesMany = removesMany
    }

    /// Reads, compares and plans.
    ///
    /// - Throws: `SourceError` if there is no such folder, it is no address book, or many of its contacts are gone; ``WriteBackError``; `StoreError`;
    ///   `CancellationError`.
    package func run() throws -> Result {
        if access(folder, F_OK) != 0 {
            throw SourceError.noSuchInput(path: folder, detail: SystemError().description)
        }
        let isStored = try isStored()
        guard let book = try AddressBook(folder, isKnown: true), !book.files.isEmpty || isStored else {
            throw SourceError.unsupported(
                path: folder,
                detail:
                    "it is no folder with cards in files of their own; name the folder that your program synchronizes")
        }
        var ingest = Ingest(inputs: [folder], database: database, options: options, cancellation: cancellation)
        ingest.author = author
        ingest.busyTimeout = busyTimeout
        if isStored { ingest.update = UpdateOptions(removesMany: removesMany) }
        let summary: IngestSummary
        do {
            summary = try ingest.run()
        } catch is CancelledIngest {
            throw CancellationError()
        }
        if let error = summary.errors.first { throw error }
        let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        if plan.joinsPeople, try !store.peopleState().isCurrent {
            var deduplication = Deduplication(database: database, cancellation: cancellation)
            deduplication.busyTimeout = busyTimeout
            _ = try deduplication.run()
        }
        var options = plan
        options.selection.sources = try store.addressBook(at: folder).map { [$0.path] } ?? []
        var planning = WriteBackPlan(database: database, options: options, cancellation: cancellation)
        planning.author = author
        planning.busyTimeout = busyTimeout
        return Result(update: summary.inputs.compactMap(\.update).first, plan: try planning.run())
    }

    private func isStored() throws -> Bool {
        do {
            return try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
                .addressBook(at: folder)
                != nil
        } catch StoreError.missing {
            return false
        }
    }
}
