import ContactCleaning
import ContactModel
import ContactReading
import ContactStore
import Foundation
import Synchronization
import Threads

/// An ingest that a page started. The server owns it: pages come and go, and each asks for its progress.
final class IngestJob: Sendable {
    /// A file to read.
    struct Input: Sendable {
        /// The file.
        var upload: Upload
        /// The options by which the file is read.
        var options: CleaningOptions
        /// `true` if it takes the place of what was read of the same content, or of a file of the same name.
        var isReplacing = false
        /// The update by which it takes the place of an older export; `nil` if it is none.
        var update: UpdateOptions?
    }

    /// The progress of an ingest.
    struct Progress: Sendable, Equatable {
        /// The state: `running`, `finished`, `stopped`, `failed`.
        var state = State.running
        /// The state at the end, while the ingest still holds the database.
        var outcome = State.finished
        /// The name of the file that is being read.
        var name = ""
        /// The phase of reading the file.
        var phase = "starting"
        /// The bytes that were read of it, and its size; `nil` while that is not known.
        var bytesRead = 0
        var byteCount: Int?
        /// The contacts of it that were written.
        var contacts = 0
        /// The outcome of each file, in words.
        var results: [Text] = []
    }

    /// The states of an ingest.
    enum State: String, Sendable { case running, finished, stopped, failed }

    /// The number by which pages tell ingests apart.
    let id: Int
    /// Stops the ingest; contacts that are committed stay.
    let cancellation = Cancellation()
    private let inputs: [Input]
    private let start = ContinuousClock.now
    private let progress = Mutex(Progress())

    private static let last = Atomic(0)

    init(_ inputs: [Input]) {
        self.inputs = inputs
        id = Self.last.add(1, ordering: .relaxed).newValue
    }

    /// The progress so far.
    var current: Progress { progress.withLock { $0 } }

    /// `true` while it holds the database.
    var isRunning: Bool { current.state == .running }

    /// The whole seconds since the ingest began.
    var seconds: Int { Int((ContinuousClock.now - start).components.seconds) }

    /// Reads the files, one after another, and removes each upload when it was read.
    func run(into database: String) {
        var outcome = State.finished
        for input in inputs {
            progress.withLock { ($0.name, $0.bytesRead, $0.byteCount, $0.contacts) = (input.upload.name, 0, nil, 0) }
            do {
                try read(input, into: database)
            } catch let error as CancelledIngest {
                outcome = .stopped
                let values: [String: Text.Value] = ["file": .text(input.upload.name), "count": .count(error.contacts)]
                note(error.isKept ? Text("read.stopped-kept", values) : Text("read.stopped", values))
                break
            } catch {
                outcome = .failed
                note(
                    Text(
                        "read.failed",
                        [
                            "file": .text(input.upload.name),
                            "reason": .of(Text(english: input.upload.withoutFolder("\(error)"))),
                        ]))
            }
        }
        for input in inputs { input.upload.remove() }
        progress.withLock { $0.outcome = outcome }
    }

    /// Tells pages that the database can be read and changed again.
    func end() { progress.withLock { $0.state = $0.outcome } }

    private func read(_ input: Input, into database: String) throws {
        var ingest = input.upload.ingest(into: database, input.options)
        ingest.cancellation = cancellation
        ingest.author = DatabaseWriter.author
        ingest.isReplacing = input.isReplacing
        ingest.update = input.update
        // The upload goes when it was read; what the database keeps of it is shown with each number, and exported.
        ingest.keepsRawContent = true
        let summary = try ingest.run { step in
            progress.withLock { progress in
                progress.phase = "\(step.phase)"
                progress.bytesRead = step.bytesRead
                progress.byteCount = step.byteCount ?? input.upload.byteCount
                progress.contacts = step.contacts
            }
        }
        let unread = summary.unreadParts
        for result in summary.inputs {
            if unread.count > Self.maxUnreadCount, result.unreadPart != nil { continue }
            note(Self.sentence(result, input.upload))
        }
        if unread.count > Self.maxUnreadCount {
            note(
                Text("read.parts-unread", ["file": .text(input.upload.name), "count": .count(unread.count)]))
        }
    }

    /// The most parts that are named one by one.
    private static let maxUnreadCount = 20

    private func note(_ text: Text) { progress.withLock { $0.results.append(text) } }

    private static func sentence(_ input: IngestSummary.Input, _ upload: Upload) -> Text {
        let name = upload.name
        let place = input.path.hasSuffix(name) ? name : (input.path.split(separator: "/").last.map(String.init) ?? name)
        func words(_ value: some Any) -> Text.Value { .text(upload.withoutFolder("\(value)")) }
        let file = words(place)
        switch input.status {
        case .stored, .resumed, .dryRun, .streamed:
            let counts = input.counts
            var values: [String: Text.Value] = [
                "file": file, "count": .count(counts.storedContacts), "accepted": .count(counts.acceptedNumbers),
                "rejected": .count(counts.rejectedNumbers.total), "ambiguous": .count(counts.ambiguousNumbers),
            ]
            guard let damage = input.damage else { return Text("read.stored", values) }
            values["reason"] = .of(Text(english: upload.withoutFolder("\(damage); \(damage.kind.advice)")))
            return damage.isCertain ? Text("read.incomplete", values) : Text("read.may-be-incomplete", values)
        case .alreadyStored(let path): return Text("read.already-stored", ["file": file, "path": words(path)])
        case .storedOtherwise(let path, _): return Text("read.stored-otherwise", ["file": file, "path": words(path)])
        case .skipped(let reason): return Text("read.not-read", ["file": file, "reason": .of(Text(reason))])
        case .failed(let error): return error.text
        }
    }
}
