import Archives
import ContactStore
import SourceInput
import Threads

/// The files of a plan on their way to what they are to be, or back.
///
/// A file that is joined into another one, and that other one, are written together or not at all.
struct WriteBackJob {
    private let places: WriteBackPlaces
    private let cancellation: Cancellation
    private var files: [PlanFile] = []
    /// The files that stay as they are, by key, with the reason.
    private(set) var refused: [Int: String] = [:]
    /// The files that are what they are to be already.
    private var done: Set<Int> = []
    /// The counts of files that are written and deleted, earlier runs included.
    private(set) var written = 0, deleted = 0
    /// The names of the files that were written or deleted, by source.
    private(set) var names: [Int: Set<String>] = [:]

    /// The largest file that is written in its place, since its content is kept, in bytes.
    private static let maximumByteCount = 64 << 20
    private static let imagesAtATime = 1 << 12

    init(places: WriteBackPlaces, cancellation: Cancellation) {
        self.places = places
        self.cancellation = cancellation
    }

    mutating func add(_ file: PlanFile) { files.append(file) }

    var isEmpty: Bool { files.isEmpty }

    /// The files that stay as they are.
    var leftOut: [WriteBack.LeftOut] {
        files.compactMap { file in refused[file.id].map { .init(path: path(of: file), reason: $0) } }
    }

    private func path(of file: PlanFile) -> String { places.place(of: file)?.path ?? file.name }

    // MARK: - Forward

    /// Looks at each file, and keeps what it has.
    mutating func keepImages(of plan: Int, in store: ContactDatabase) throws {
        for start in stride(from: 0, to: files.count, by: Self.imagesAtATime) {
            var images: [(file: Int, content: [UInt8])] = []
            for file in files[start..<min(start + Self.imagesAtATime, files.count)] {
                try cancellation.check()
                do {
                    let bytes = try CardFile.bytes(of: path(of: file)).bytes
                    let hash = CardFile.hash(of: bytes)
                    if hash == file.after {
                        done.insert(file.id)
                    } else if hash != file.before {
                        refused[file.id] = GuardedFile.Refusal.changed.words
                    } else if bytes.count > Self.maximumByteCount {
                        refused[file.id] =
                            "it has more than \(Self.maximumByteCount) bytes; without --in-place it is written beside"
                    } else {
                        images.append((file.id, try Self.image(of: bytes)))
                    }
                } catch let error as SourceError {
                    // A file that was deleted by an earlier run is what it is to be.
                    if file.after == nil, try store.planImage(ofFile: file.id) != nil {
                        done.insert(file.id)
                    } else {
                        refused[file.id] = error.detail
                    }
                }
            }
            try store.change { writer in
                try writer.keep(images: images)
                try writer.set(.begun, ofPlan: plan)
            }
        }
        refuseTogether()
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

    /// Refuses the files that belong to one that is refused.
    private mutating func refuseTogether() {
        var byName: [String: Int] = [:]
        for file in files { byName["\(file.source)/\(file.name)"] = file.id }
        var isSettled = false
        while !isSettled {
            isSettled = true
            for file in files {
                for other in file.into.compactMap({ byName["\(file.source)/\($0)"] }) {
                    for (one, two) in [(file.id, other), (other, file.id)]
                    where refused[one] != nil && refused[two] == nil && !done.contains(two) {
                        refused[two] = "it goes with a card that was changed since the plan was computed"
                        isSettled = false
                    }
                }
            }
        }
    }

    /// Writes and deletes the files.
    mutating func write() throws {
        let folders = removeDrafts()
        for file in files where file.after != nil { try write(file) }
        // Values of deleted cards must be on the disk elsewhere.
        for folder in folders { GuardedFile.synchronize(folder) }
        for file in files where file.after == nil { try delete(file) }
        for folder in folders { GuardedFile.synchronize(folder) }
    }

    private func removeDrafts() -> Set<String> {
        var folders: Set<String> = []
        for file in files {
            let path = path(of: file)
            folders.insert(path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".")
        }
        for folder in folders { GuardedFile.removeDrafts(in: folder) }
        return folders
    }

    private mutating func write(_ file: PlanFile) throws {
        guard refused[file.id] == nil else { return }
        if !done.contains(file.id) {
            try cancellation.check()
            let path = path(of: file)
            do {
                let bytes = try CardFile.bytes(of: path).bytes
                guard CardFile.hash(of: bytes) == file.before else { throw GuardedFile.Refusal.changed }
                guard let patched = BytePatch(file.patch)?.applied(to: bytes), CardFile.hash(of: patched) == file.after
                else {
                    throw GuardedFile.Refusal.failed("what is stored of the plan is not what was stored")
                }
                try GuardedFile.write(patched, to: path, expecting: file.before)
            } catch let refusal as GuardedFile.Refusal {
                refused[file.id] = refusal.words
                return refuseTogether()
            } catch let error as SourceError {
                refused[file.id] = error.detail
                return refuseTogether()
            }
        }
        written += 1
        names[file.source, default: []].insert(file.name)
    }

    private mutating func delete(_ file: PlanFile) throws {
        guard refused[file.id] == nil else { return }
        if !done.contains(file.id) {
            try cancellation.check()
            do {
                try GuardedFile.delete(path(of: file), expecting: file.before)
            } catch .missing {
                // Somebody else has deleted it.
            } catch {
                refused[file.id] = error.words
                return
            }
        }
        deleted += 1
        names[file.source, default: []].insert(file.name)
    }

    /// Writes and deletes the files once more, where they have what they had before.
    mutating func writeAgain() throws {
        for file in files {
            let hash = try GuardedFile.hash(of: path(of: file))
            if hash == file.after {
                done.insert(file.id)
            } else if hash != file.before {
                refused[file.id] = (hash == nil ? GuardedFile.Refusal.missing : .changed).words
            }
        }
        refuseTogether()
        try write()
    }

    // MARK: - Back

    /// Gives files back what they had, where they still have what the plan wrote; deleted ones first.
    mutating func restore(from store: ContactDatabase) throws {
        let folders = removeDrafts()
        for file in files.filter({ $0.after == nil }) + files.filter({ $0.after != nil }) {
            try cancellation.check()
            guard let image = try store.planImage(ofFile: file.id),
                let bytes = Self.content(of: image, byteCount: file.byteCount), CardFile.hash(of: bytes) == file.before
            else {
                refused[file.id] = "what it had before is not kept"
                continue
            }
            let path = path(of: file)
            do {
                let hash = try GuardedFile.hash(of: path)
                if hash == file.before { continue }
                if let after = file.after {
                    if hash == nil { throw GuardedFile.Refusal.missing }
                    try GuardedFile.write(bytes, to: path, expecting: after)
                } else {
                    try GuardedFile.create(bytes, at: path)
                }
                written += 1
            } catch let refusal as GuardedFile.Refusal {
                refused[file.id] = refusal.words
            } catch let error as SourceError {
                refused[file.id] = error.detail
            }
        }
        for folder in folders { GuardedFile.synchronize(folder) }
    }
}
