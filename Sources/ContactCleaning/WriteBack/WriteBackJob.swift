import Archives
import ContactStore
import SourceInput
import Threads

/// The files of a plan on their way to what they are to be, or back.
///
/// A file that is joined into another one, and that other one, are written together or not at all. Files are read from the store some at a
/// time, so that memory does not grow with the plan.
struct WriteBackJob {
    private let portions: Portions
    private let store: ContactDatabase
    private let cancellation: Cancellation
    /// The keys of the files that a file is written with.
    private let ties: [Int: [Int]]
    /// The files that stay as they are, by key, with the reason.
    private var refusals: [Int: String] = [:]
    /// The files that are what they are to be already.
    private var done: Set<Int> = []
    /// The folders of the files.
    private var folders: Set<String> = []
    /// The counts of files that are written and deleted, earlier runs included.
    private(set) var written = 0, deleted = 0
    /// The names of the files that were written or deleted, by source.
    private(set) var names: [Int: Set<String>] = [:]

    /// The largest file that is written in its place, since its content is kept, in bytes.
    private static let maximumByteCount = 64 << 20

    /// - Parameter chooses: Returns `true` for the files that are looked at.
    init(
        plan: Int, in store: ContactDatabase, cancellation: Cancellation, _ chooses: @escaping (PlanFile) -> Bool
    ) throws {
        self.store = store
        self.cancellation = cancellation
        portions = Portions(plan: plan, store: store, places: try WriteBackPlaces(store), chooses: chooses)
        ties = try store.planTies(of: plan)
    }

    /// The files of the plan that are looked at.
    private struct Portions {
        let plan: Int
        let store: ContactDatabase
        let places: WriteBackPlaces
        let chooses: (PlanFile) -> Bool

        /// Gives a closure the files some at a time: those that are written, or those that are deleted.
        func forEach(areDeletions: Bool, _ body: ([PlanFile]) throws -> Void) throws {
            try store.forEachPortion(ofPlan: plan, isDeletion: areDeletions) { files in
                let chosen = files.filter { places.place(of: $0) != nil && chooses($0) }
                if !chosen.isEmpty { try body(chosen) }
            }
        }
    }

    private func path(of file: PlanFile) -> String { portions.places.place(of: file)?.path ?? file.name }

    /// The files that stay as they are, in the order of the plan.
    func leftOut() throws -> [(key: Int, file: WriteBack.LeftOut)] {
        guard !refusals.isEmpty else { return [] }
        var leftOut: [(key: Int, file: WriteBack.LeftOut)] = []
        for areDeletions in [false, true] {
            try portions.forEach(areDeletions: areDeletions) { files in
                for file in files {
                    if let reason = refusals[file.id] {
                        leftOut.append((file.id, .init(path: path(of: file), reason: reason)))
                    }
                }
            }
        }
        return leftOut
    }

    /// Refuses a file, and those that are written with it.
    private mutating func refuse(_ file: Int, because reason: String) {
        refusals[file] = reason
        var settled = [file]
        while let file = settled.popLast() {
            for other in ties[file] ?? [] where refusals[other] == nil && !done.contains(other) {
                refusals[other] = "it goes with a card that was changed since the plan was computed"
                settled.append(other)
            }
        }
    }

    /// Refuses the files that are written with one that is refused, now that all of them have been looked at.
    private mutating func refuseTogether() { for (file, reason) in refusals { refuse(file, because: reason) } }

    // MARK: - Forward

    /// Looks at each file, and keeps what it has.
    ///
    /// - Returns: `false` if there are none.
    mutating func keepImages() throws -> Bool {
        var isEmpty = true
        for areDeletions in [false, true] {
            try portions.forEach(areDeletions: areDeletions) { files in
                isEmpty = false
                var images: [(file: Int, content: [UInt8])] = []
                for file in files {
                    try cancellation.check()
                    if let image = try look(at: file) { images.append((file.id, image)) }
                }
                try store.change { writer in
                    try writer.keep(images: images)
                    try writer.set(.begun, ofPlan: portions.plan)
                }
            }
        }
        refuseTogether()
        return !isEmpty
    }

    /// Looks at a file.
    ///
    /// - Returns: what is kept of it; `nil` if it is not written.
    private mutating func look(at file: PlanFile) throws -> [UInt8]? {
        do {
            let bytes = try CardFile.bytes(of: path(of: file)).bytes
            let hash = CardFile.hash(of: bytes)
            if file.isUnchanged, hash == file.before { return nil }
            if hash == file.after {
                done.insert(file.id)
            } else if hash != file.before {
                refusals[file.id] = GuardedFile.Refusal.changed.words
            } else if bytes.count > Self.maximumByteCount {
                refusals[file.id] =
                    "it has more than \(Self.maximumByteCount) bytes; without --in-place it is written beside"
            } else {
                return try Self.image(of: bytes)
            }
        } catch let error as SourceError {
            // A file that was deleted by an earlier run is what it is to be.
            if file.after == nil, try store.planImage(ofFile: file.id) != nil {
                done.insert(file.id)
            } else {
                refusals[file.id] = error.detail
            }
        }
        return nil
    }

    /// The content of a file as it is kept. Deflating a small card costs more than it saves.
    private static func image(of bytes: [UInt8]) throws -> [UInt8] {
        guard bytes.count > 2048 else { return bytes }
        let deflated = try DeflatedBlock.deflate(bytes)
        return deflated.count < bytes.count ? deflated : bytes
    }

    private static func content(of image: [UInt8], byteCount: Int) -> [UInt8]? {
        image.count == byteCount ? image : try? DeflatedBlock.inflate(image, byteCount: byteCount)
    }

    /// Writes and deletes the files.
    mutating func write() throws {
        try portions.forEach(areDeletions: false) { files in
            prepareFolders(of: files)
            for file in files { try write(file) }
        }
        // Values of deleted cards must be on the disk elsewhere.
        for folder in folders { GuardedFile.synchronize(folder) }
        try portions.forEach(areDeletions: true) { files in
            prepareFolders(of: files)
            for file in files { try delete(file) }
        }
        for folder in folders { GuardedFile.synchronize(folder) }
    }

    /// Removes what an earlier run has left in folders.
    private mutating func prepareFolders(of files: [PlanFile]) {
        for file in files {
            let path = path(of: file)
            let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
            if folders.insert(folder).inserted { GuardedFile.removeDrafts(in: folder) }
        }
    }

    private mutating func write(_ file: PlanFile) throws {
        guard refusals[file.id] == nil else { return }
        if !done.contains(file.id) {
            try cancellation.check()
            let path = path(of: file)
            do {
                let bytes = try CardFile.bytes(of: path).bytes
                guard CardFile.hash(of: bytes) == file.before else { throw GuardedFile.Refusal.changed }
                if file.isUnchanged { return }
                guard let patched = BytePatch(file.patch)?.applied(to: bytes), CardFile.hash(of: patched) == file.after
                else {
                    throw GuardedFile.Refusal.failed("what is stored of the plan is not what was stored")
                }
                try GuardedFile.write(patched, to: path, expecting: file.before)
            } catch let refusal as GuardedFile.Refusal {
                return refuse(file.id, because: refusal.words)
            } catch let error as SourceError {
                return refuse(file.id, because: error.detail)
            }
        }
        written += 1
        names[file.source, default: []].insert(file.name)
    }

    private mutating func delete(_ file: PlanFile) throws {
        guard refusals[file.id] == nil else { return }
        if !done.contains(file.id) {
            try cancellation.check()
            do {
                try GuardedFile.delete(path(of: file), expecting: file.before)
            } catch .missing {
                // Somebody else has deleted it.
            } catch {
                refusals[file.id] = error.words
                return
            }
        }
        deleted += 1
        names[file.source, default: []].insert(file.name)
    }

    /// Writes and deletes the files once more, where they have what they had before.
    mutating func writeAgain() throws {
        for areDeletions in [false, true] {
            try portions.forEach(areDeletions: areDeletions) { files in
                for file in files {
                    let hash = try GuardedFile.hash(of: path(of: file))
                    if hash == file.after, !file.isUnchanged {
                        done.insert(file.id)
                    } else if hash != file.before {
                        refusals[file.id] = (hash == nil ? GuardedFile.Refusal.missing : .changed).words
                    }
                }
            }
        }
        refuseTogether()
        try write()
    }

    // MARK: - Back

    /// Gives files back what they had, where they still have what the plan wrote; deleted ones first.
    mutating func restore() throws {
        let present = try presentCards()
        for areDeletions in [true, false] {
            try portions.forEach(areDeletions: areDeletions) { files in
                prepareFolders(of: files)
                for file in files {
                    try cancellation.check()
                    try restore(file, present)
                }
            }
        }
        for folder in folders { GuardedFile.synchronize(folder) }
    }

    /// The cards beside those of the plan, if it has deleted some.
    private func presentCards() throws -> PresentCards? {
        var own: [Int: Set<String>] = [:]
        for areDeletions in [true, false] {
            try portions.forEach(areDeletions: areDeletions) { files in
                for file in files { own[file.source, default: []].insert(file.name) }
            }
            if own.isEmpty { return nil }
        }
        return try PresentCards(in: store, except: own)
    }

    private mutating func restore(_ file: PlanFile, _ present: PresentCards?) throws {
        if file.isUnchanged { return }
        guard let image = try store.planImage(ofFile: file.id),
            let bytes = Self.content(of: image, byteCount: file.byteCount), CardFile.hash(of: bytes) == file.before
        else {
            refusals[file.id] = "what it had before is not kept"
            return
        }
        let path = path(of: file)
        do {
            let hash = try GuardedFile.hash(of: path)
            if hash == file.before { return }
            if let after = file.after {
                if hash == nil { throw GuardedFile.Refusal.missing }
                try GuardedFile.write(bytes, to: path, expecting: after)
            } else {
                if present?.hasCard(of: bytes, at: path) == true {
                    throw GuardedFile.Refusal.failed("its card is there again, under another file name")
                }
                try GuardedFile.create(bytes, at: path)
            }
            written += 1
        } catch let refusal as GuardedFile.Refusal {
            refusals[file.id] = refusal.words
        } catch let error as SourceError {
            refusals[file.id] = error.detail
        }
    }
}
