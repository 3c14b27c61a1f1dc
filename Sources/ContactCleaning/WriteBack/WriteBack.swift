import Archives
public import ContactStore
import Foundation
import PhoneNumbers
import SourceInput
public import Threads

/// Carries a plan out: writes the files that it names, each only if it is byte for byte what it was when the plan was computed.
///
/// ```swift
/// let result = try WriteBack(database: "contacts.db").run()
/// for file in result.leftOut { print(file.path, file.reason) }
/// ```
/// The content of each file is stored first, and files are deleted last, when those into which their cards were joined are written. After a
/// kill at any moment each file is whole, as it was or as it is to be, and the same call completes the rest. The contacts of the database
/// follow, and all of it is one change of the history.
public struct WriteBack: Sendable {
    /// The path of the database.
    public var database: String
    /// The key of the plan; `nil` for the newest one.
    public var plan: Int?
    /// `true` to write single files in their place, and not beside it.
    public var writesInPlace = false
    /// Who does it; recorded with the change.
    public var author: String?
    /// The number of seconds to wait for another process that has the database locked.
    public var busyTimeout = ContactDatabase.defaultBusyTimeout
    /// Cancels the work, from any thread.
    public var cancellation: Cancellation

    /// A plan that is to be carried out.
    public init(database: String, plan: Int? = nil, cancellation: Cancellation = Cancellation()) {
        self.database = database
        self.plan = plan
        self.cancellation = cancellation
    }

    /// The result of a plan.
    public struct Result: Sendable {
        /// The plan.
        public var plan: StoredPlan
        /// The counts of files that were written and deleted.
        public var written = 0, deleted = 0
        /// The files that stay as they are, each with the reason.
        public var leftOut: [LeftOut] = []
        /// The files that were written beside those that are to be changed.
        public var beside: [String] = []
        /// The change by which all of it can be undone; `nil` if nothing was written in its place.
        public var change: Int?
    }

    /// A file that stays as it is.
    public struct LeftOut: Sendable, Hashable {
        /// The path.
        public var path: String
        /// The reason, in words.
        public var reason: String
    }

    /// Writes the files.
    ///
    /// - Throws: ``WriteBackError``; `StoreError`; `CancellationError`, after which the same call completes the work.
    public func run() throws -> Result {
        let store = try ContactDatabase.openForChange(
            at: database, busyTimeout: busyTimeout, cancellation: cancellation)
        let plan = try self.plan(in: store)
        if plan.state == .applied { throw WriteBackError.applied(plan.id, change: plan.change ?? 0) }
        try plan.requireUnchanged(store)
        var names: [Int: Set<String>] = [:]
        var result = try write(plan, in: store, naming: &names)
        guard !names.isEmpty else { return result }
        let (change, unread) = try follow(result, names, in: store)
        result.leftOut += unread
        try store.change { writer in try writer.set(.applied, ofPlan: plan.id, change: change) }
        result.change = change
        return result
    }

    /// Writes the files of a plan.
    ///
    /// - Parameter names: Takes the names of the files that were written in their place, by source.
    private func write(
        _ plan: StoredPlan, in store: ContactDatabase, naming names: inout [Int: Set<String>]
    ) throws -> Result {
        var result = Result(plan: plan)
        let places = try WriteBackPlaces(store)
        for isDeletion in [false, true] {
            try store.forEachPortion(ofPlan: plan.id, isDeletion: isDeletion) { files in
                for file in files { try writeBeside(file, places.place(of: file), &result) }
            }
        }
        let isInPlace = writesInPlace
        var job = try WriteBackJob(plan: plan.id, in: store, cancellation: cancellation) { $0.path == nil || isInPlace }
        guard try job.keepImages() else { return result }
        try job.write()
        let leftOut = try job.leftOut()
        result.leftOut += leftOut.map(\.file)
        (result.written, result.deleted) = (job.written, job.deleted)
        try store.change { writer in
            for (key, file) in leftOut { try writer.set(refusal: file.reason, ofFile: key) }
            if job.written + job.deleted == 0 { try writer.set(.open, ofPlan: plan.id) }
        }
        names = job.names
        return result
    }

    /// Writes a file beside the one that is to be changed, unless it is written in its place.
    private func writeBeside(
        _ file: PlanFile, _ place: (path: String, isFolder: Bool)?, _ result: inout Result
    ) throws {
        guard let place else {
            result.leftOut.append(LeftOut(path: file.name, reason: "its source is not in the database any more"))
            return
        }
        guard !place.isFolder, !writesInPlace else { return }
        do {
            result.beside.append(try beside(file, at: place.path))
        } catch let refusal as GuardedFile.Refusal {
            result.leftOut.append(LeftOut(path: place.path, reason: refusal.words))
        } catch let error as SourceError {
            result.leftOut.append(LeftOut(path: place.path, reason: error.detail))
        }
    }

    /// The plan that is asked for.
    private func plan(in store: ContactDatabase) throws -> StoredPlan {
        let plans = try store.plans()
        let found = plan == nil ? plans.last { $0.state != .applied } ?? plans.last : plans.first { $0.id == plan }
        guard let found else { throw WriteBackError.noPlan(plan) }
        return found
    }

    /// Writes a file beside the one that is to be changed; one that is there already stays.
    private func beside(_ file: PlanFile, at path: String) throws -> String {
        guard let patch = BytePatch(file.patch) else { throw WriteBackError.damaged(plan ?? 0) }
        let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        if try AddressBook(parent.isEmpty ? "/" : parent) != nil {
            throw GuardedFile.Refusal.failed(
                "a file beside it would be a second card in the folder of an address book; read the folder, or give --in-place"
            )
        }
        let input = try OpenFile(path, cancellation: cancellation)
        let patched = PatchedFile(input, patch)
        let hashes = try patched.hashes()
        guard hashes.before == file.before, hashes.after == file.after else { throw GuardedFile.Refusal.changed }
        let name = Self.cleanName(of: path)
        let output = (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + name
        // An earlier call has written it.
        if (try? GuardedFile.hash(of: output)) == hashes.after { return output }
        do {
            let draft = try DraftFile(output)
            try patched.write { piece in try piece.withUnsafeBytes { try WholeWrite.write($0, to: draft.descriptor) } }
            try draft.commit(isReplacing: false)
        } catch let error as SystemError {
            throw GuardedFile.Refusal.failed(error.code == EEXIST ? "\(name) exists already" : error.description)
        }
        return output
    }

    /// The name of a file that is written beside another one: `phone.clean.vcf`.
    private static func cleanName(of path: String) -> String {
        let url = URL(fileURLWithPath: path)
        let name = url.deletingPathExtension().lastPathComponent + ".clean"
        return url.pathExtension.isEmpty ? name : "\(name).\(url.pathExtension)"
    }

    /// Lets the contacts of the database be those of the files that were written.
    ///
    /// - Returns: the change of the history, and the files that could not be read again.
    private func follow(
        _ result: Result, _ names: [Int: Set<String>], in store: ContactDatabase
    ) throws -> (change: Int, unread: [LeftOut]) {
        let plan = result.plan.id
        let remark = Sentence(
            ChangeSentence.plan,
            ["plan": .text(String(plan)), "count": .number(result.written), "deleted": .number(result.deleted)])
        let former = try store.uncountedChanges().last {
            $0.id > result.plan.lastChange ?? 0 && $0.kind == "apply" && $0.note?.hasPrefix("plan \(plan):") == true
                && !$0.isUndone
        }
        if let former { return (former.id, []) }
        return try AppliedFiles(
            plan: plan, database: database, author: author, remark: remark, busyTimeout: busyTimeout,
            cancellation: cancellation
        ).read(names)
    }
}

extension GuardedFile.Refusal {
    /// The reason in words.
    var words: String {
        switch self {
        case .changed: "it was changed since the plan was computed, and stays as it is"
        case .missing: "it is not there any more"
        case .exists: "there is another file of that name"
        case .failed(let reason): reason
        }
    }
}
