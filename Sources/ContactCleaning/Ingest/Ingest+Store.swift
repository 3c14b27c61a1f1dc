import ContactReading
import ContactStore
import PhoneNumbers
import RegionInference
import SourceInput

extension Ingest {
    /// Stores one input, or the rest of it that an earlier run left.
    func store(
        _ file: InputFile, with writer: StoreWriter, _ tombstones: [Tombstone], rejects names: RejectsFileNames?,
        progress: (IngestProgress) -> Void
    ) throws -> IngestSummary.Input {
        let older = try inRegionOfPredecessor { try writer.regionOfPredecessor(named: $0, path: file.path) }
        if let older { return try older.store(file, with: writer, tombstones, rejects: names, progress: progress) }
        let rejects = try rejectsWriter(for: file, names, progress: progress)
        // The content is read a second time.
        if keepsRawContent { try file.makeRewindable() }
        let region = try decideRegion(of: file, progress: progress)
        let hash = try concurrentHash(of: file, with: writer, tombstones)
        defer { hash?.cancel() }
        let identity =
            hash != nil
            ? identity(of: file, region: region.region, sha256: nil)
            : try identity(of: file, region: region.region, progress: progress)
        if ForgottenFilter.forgets(source: identity.sha256, tombstones) {
            return IngestSummary.Input(path: file.path, status: .skipped(reason: Sentence(IngestSentence.forgotten)))
        }
        let start = try explainingUpdates(of: file) {
            try writer.beginSource(
                identity, for: purpose, after: update?.predecessor, beforeCheckpoint: { try file.checkUnchanged() },
                findHash: { try hash?.textIfKnown() })
        }
        if let status = IngestSummary.Status(stored: start) {
            let known = try identity.sha256.flatMap { try writer.finishedSource(sha256: $0) }
            var input = IngestSummary.Input(path: file.path, status: status, stored: known)
            switch status {
            case .alreadyStored:
                input.rejects = try rejects.flatMap {
                    try writeLaterRejects(
                        of: file, sha256: identity.sha256, in: region, to: $0, with: writer, tombstones)
                }
            case .storedOtherwise(_, let differences) where rejects != nil:
                throw cannotWriteRejects(of: file.path, differences)
            default: break
            }
            return input
        }
        do {
            let siblings = try writer.finishedSources(at: file.path)
            let keys = try writer.makeKeys()
            let reading = try reading(of: file, in: region, tombstones).run(.stored(keys)) { batch in
                try rejects?.add(batch.rejects, description: batch.description)
                if let rows = batch.rows { try writer.write(rows) }
                progress(IngestProgress(file, after: batch, contacts: writer.counts.storedContacts))
            }
            try file.checkUnchanged()
            try reading.requireContacts(path: file.path)
            try requireWhole(file, reading) { try writer.formerEndsWithLineEnd() }
            let rejected = try rejects?.complete(reading.description)
            if keepsRawContent { try RawContentKeeper.keep(file, with: writer) }
            if let book = file.book { try writer.keep(book.members.map(StoredMember.init)) }
            let update = try supersede(file, reading) { request in
                try writer.supersedePredecessor(request) { try approve($0, of: file) }
            }
            var outcome = reading.outcome
            outcome.rejects = rejected?.path
            if let hash { outcome.sha256 = try hash.text() }
            if let start = try writer.finishSource(outcome), let status = IngestSummary.Status(stored: start) {
                let known = try outcome.sha256.flatMap { try writer.finishedSource(sha256: $0) }
                return IngestSummary.Input(path: file.path, status: status, stored: known)
            }
            try rejects?.publish()
            var result = reading.result(
                path: file.path, status: start == .new ? .stored : .resumed, counts: writer.counts, region: region)
            result.rejects = rejected
            result.update = update
            result.change = writer.change
            result.replacement = writer.replacement
            if purpose == .addition { result.siblings = siblings.map(\.id) }
            return result
        } catch {
            throw try endEarly(file, with: writer, because: error)
        }
    }

    /// Reads one input for its counts.
    func count(
        _ file: InputFile, _ tombstones: [Tombstone], rejects names: RejectsFileNames?,
        progress: (IngestProgress) -> Void
    ) throws -> IngestSummary.Input {
        if update != nil, let older = try inStoredRegionOfPredecessor(of: file) {
            return try older.count(file, tombstones, rejects: names, progress: progress)
        }
        let rejects = try rejectsWriter(for: file, names, progress: progress)
        // The content is read a second time.
        if update != nil { try file.makeRewindable() }
        let region = try decideRegion(of: file, progress: progress)
        if let status = try storedStatus(of: file, region: region.region, progress: progress) { return status }
        var counts = SourceCounts()
        let reading = try reading(of: file, in: region, tombstones).run { batch in
            try rejects?.add(batch.rejects, description: batch.description)
            counts += batch.counts
            progress(IngestProgress(file, after: batch, contacts: counts.storedContacts))
        }
        try file.checkUnchanged()
        try reading.requireContacts(path: file.path)
        try requireWhole(file, reading) { nil }
        counts.skippedContacts = reading.description.skipped
        counts.forgottenContacts = reading.forgotten
        var result = reading.result(path: file.path, status: .dryRun, counts: counts, region: region)
        result.update = try supersede(file, reading) { try compare(file, $0, tombstones) }
        if let update = result.update { try requireRegion(for: update, of: file) }
        if purpose == .addition { result.siblings = try storedSiblings(of: file) }
        result.rejects = try rejects?.complete(reading.description)
        try rejects?.publish()
        return result
    }

    private func rejectsWriter(
        for file: InputFile, _ names: RejectsFileNames?, progress: (IngestProgress) -> Void
    ) throws -> RejectsWriter? {
        guard let names else { return nil }
        // The records are read a second time.
        try file.makeRewindable()
        return RejectsWriter(
            file, names: names,
            sha256ForReasons: explainsRejects ? try hash(of: file, progress: progress) : nil)
    }

    /// Returns the tombstones of forgotten people and sources, of a database that may not exist yet.
    func storedTombstones() throws -> [Tombstone] {
        guard !readsForgotten else { return [] }
        do {
            return try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
                .tombstones()
        } catch StoreError.missing {
            return []
        }
    }

    /// The keys of the stored sources of a file's path.
    private func storedSiblings(of file: InputFile) throws -> [Int] {
        do {
            return try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
                .finishedSources(at: file.path)
        } catch StoreError.missing {
            return []
        }
    }

    func reading(of file: InputFile, in decision: RegionDecision, _ tombstones: [Tombstone]) -> SourceReader {
        let region = decision.region
        var contactReading = options.contactReading
        contactReading.region = region
        var reader = SourceReader(
            file: file, classifier: options.classifier(in: region), checker: options.checker(in: region),
            options: contactReading, cancellation: cancellation, jobs: jobs, tracksRejects: rejects != nil,
            tombstones: tombstones, regionGroups: decision.groups)
        reader.advisesRegion = options.regionChoice != .automatic
        reader.part = part
        return reader
    }

    /// The result for a source that is in the database already; `nil` if it would be read.
    private func storedStatus(
        of file: InputFile, region: RegionCode?, progress: (IngestProgress) -> Void
    ) throws -> IngestSummary.Input? {
        guard file.isRewindable else { return nil }
        do {
            let store = try ContactDatabase.open(at: database, busyTimeout: busyTimeout, cancellation: cancellation)
            let identity = try identity(of: file, region: region, progress: progress)
            let start = try explainingUpdates(of: file) {
                try store.start(of: identity, for: purpose, after: update?.predecessor)
            }
            guard let start, let status = IngestSummary.Status(stored: start) else { return nil }
            let known = try identity.sha256.flatMap { try store.finishedSourceWithUnreadColumns(sha256: $0) }
            return IngestSummary.Input(path: file.path, status: status, stored: known)
        } catch StoreError.missing {
            return nil
        }
    }

    /// The region of the source's national numbers.
    func decideRegion(
        of file: InputFile, progress: (IngestProgress) -> Void
    ) throws -> RegionDecision {
        switch options.regionChoice {
        case .none: RegionDecision(region: nil)
        case .fixed(let region): RegionDecision(region: region)
        case .automatic:
            try RegionSurvey.decide(file, reading: options.contactReading) { bytesRead in
                progress(
                    IngestProgress(
                        phase: .surveying, path: file.path, bytesRead: bytesRead, byteCount: file.byteCount))
            }
        }
    }

    /// The hash of a file that is to be read meanwhile: of a large one that is not in the database, as its size tells. Others are
    /// hashed first, since most often nothing is left to be done then.
    private func concurrentHash(
        of file: InputFile, with writer: StoreWriter, _ tombstones: [Tombstone]
    ) throws -> ConcurrentHash? {
        guard purpose == .addition, !tombstones.contains(where: { $0.kind == "source" }),
            let content = file.ownFile(), content.count >= ConcurrentHash.minimumByteCount,
            try !writer.hasSource(byteCount: content.count)
        else { return nil }
        return ConcurrentHash(content, suffix: file.hashSuffix)
    }

    private func hash(of file: InputFile, progress: (IngestProgress) -> Void) throws -> String {
        try file.hash { bytesRead in
            progress(
                IngestProgress(phase: .hashing, path: file.path, bytesRead: bytesRead, byteCount: file.ownByteCount))
        }
    }

    private func identity(
        of file: InputFile, region: RegionCode?, progress: (IngestProgress) -> Void
    ) throws -> SourceIdentity {
        identity(
            of: file, region: region, sha256: file.isRewindable ? try hash(of: file, progress: progress) : nil)
    }

    func identity(of file: InputFile, region: RegionCode?, sha256: String?) -> SourceIdentity {
        // Undecided evidence is another setting than no region at all: the verdicts differ.
        let undecided = options.regionChoice == .automatic ? "auto" : nil
        // An unfinished source has other contacts without those that are forgotten.
        let settings = readsForgotten ? (options.overridesText ?? "") + "\neven forgotten" : options.overridesText
        return SourceIdentity(
            path: file.path, sha256: sha256, byteCount: file.ownByteCount ?? 0,
            defaultRegion: region?.code ?? undecided, allowed: options.acceptancePolicy.text,
            normalized: options.normalization.text, mapping: settings, planVersion: NumberingPlan.version)
    }
}

extension IngestSummary.Status {
    /// The status of a source that is in the database already; `nil` if it is to be read.
    fileprivate init?(stored start: SourceStart) {
        switch start {
        case .finished(let path): self = .alreadyStored(path: path)
        case .finishedOtherwise(let path, let differences):
            self = .storedOtherwise(path: path, differences: differences)
        case .new, .resumed: return nil
        }
    }
}

extension IngestSummary.Input {
    /// The result of an input whose content is stored already.
    fileprivate init(
        path: String, status: IngestSummary.Status, stored: (source: StoredSource, unreadColumns: Int)?
    ) {
        self.init(path: path, status: status)
        guard let stored else { return }
        totals = IngestSummary.Totals(stored.source, unread: stored.unreadColumns)
        damage = stored.source.damage.flatMap(SourceDamage.Kind.init).map { SourceDamage(stored: $0) }
        storedContacts = stored.source.contactsStored
    }
}
