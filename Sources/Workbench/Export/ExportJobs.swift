import ContactCleaning
import Foundation
import Synchronization
import Threads

/// An export that is being written to a file, with its progress.
final class ExportJob: Sendable {
    /// The progress of an export.
    struct Progress: Sendable {
        /// `writing`, `finished` or `failed`.
        var state = "writing"
        /// The number of contacts that the step under way has processed.
        var contacts = 0
        /// `true` while contacts are read to find the columns that they need.
        var isPlanning = false
        /// The fault of an export that failed.
        var error: String?
    }

    let request: DownloadRequest
    /// The file, in a folder that its owner alone may read.
    let file: Upload
    let cancellation = Cancellation()
    private let progress = Mutex(Progress())

    init(_ request: DownloadRequest, _ file: Upload) {
        self.request = request
        self.file = file
    }

    /// The progress now.
    var current: Progress { progress.withLock { $0 } }

    /// Writes the file.
    func run(_ database: String) {
        do {
            try request.write(database, to: file, cancellation) { now in
                progress.withLock { ($0.contacts, $0.isPlanning) = (now.contacts, now.phase == .planning) }
            }
            progress.withLock { $0.state = "finished" }
        } catch {
            file.remove()
            progress.withLock { ($0.state, $0.error) = ("failed", "\(error)") }
        }
    }
}

/// The exports that are being written, or wait to be taken.
actor ExportJobs {
    private var jobs: [Int: ExportJob] = [:]

    /// Starts an export. One that was not taken is stopped and removed.
    func start(_ job: ExportJob, database: String) {
        for other in jobs.values { other.cancellation.cancel() }
        for other in jobs.values where other.current.state != "writing" { other.file.remove() }
        jobs = [job.file.id: job]
        Thread.detachNewThread { job.run(database) }
    }

    subscript(id: Int) -> ExportJob? { jobs[id] }

    /// Takes the file of an export that is finished; `nil` if there is none.
    func take(_ id: Int) -> ExportJob? {
        guard let job = jobs[id], job.current.state == "finished" else { return nil }
        jobs[id] = nil
        return job
    }

    /// Stops an export.
    func stop(_ id: Int) {
        jobs[id]?.cancellation.cancel()
        jobs[id] = nil
    }
}

extension DownloadRequest {
    /// Writes the export to a file.
    ///
    /// - Throws: ``NotFound``, `NoPeople`, `StoreError`, `CancellationError`.
    func write(
        _ database: String, to file: Upload, _ cancellation: Cancellation = Cancellation(),
        progress: (ExportProgress) -> Void = { _ in }
    ) throws {
        var export = try export(of: database)
        export.cancellation = cancellation
        if export.mergesPeople { try export.requirePeople() }
        let output = try FileHandle(forWritingTo: URL(fileURLWithPath: file.path))
        let body: (ArraySlice<UInt8>) throws -> Void = { try output.write(contentsOf: Data($0)) }
        if let same = self.file {
            try export.write(same, progress: progress, to: body)
        } else {
            try export.write(try export.plan(progress: progress), progress: progress, to: body)
        }
        try output.close()
    }
}
