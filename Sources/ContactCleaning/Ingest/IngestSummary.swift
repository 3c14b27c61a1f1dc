public import ContactStore

/// What an ingest did, input by input. The counts add up: contacts seen are contacts stored and skipped, and numbers
/// are those accepted, rejected, ambiguous and empty.
public struct IngestSummary: Sendable {
    /// What came of each input, in the order in which they were given.
    public var inputs: [Input] = []

    /// Nothing yet.
    public init() {}

    /// The counts of what this run read.
    public var total: SourceCounts {
        inputs.reduce(into: SourceCounts()) { $0 += $1.counts }
    }

    /// What went wrong, in the order of the inputs.
    public var errors: [CleaningError] {
        inputs.compactMap { input in
            if case .failed(let error) = input.status { return error }
            return nil
        }
    }
}

extension IngestSummary {
    /// What came of one input.
    public struct Input: Sendable {
        /// The path as the user gave it.
        public var path: String
        /// What was done.
        public var status: Status
        /// What was read; nothing where the content was stored already or could not be read.
        public var counts = SourceCounts()
        /// The format: `csv`, `vCard`.
        public var format: String?
        /// What wrote the file, as far as it is known.
        public var dialect: String?
        /// The character encoding.
        public var encoding: String?
        /// The size in bytes.
        public var byteCount = 0
        /// Where numbers in national form were read, and what spoke for it.
        public var region: RegionDecision?
        /// The records that are to be fixed, where they were asked for and there are any.
        public var rejects: RejectsFile?
    }

    /// What was done with an input.
    public enum Status: Sendable, Hashable {
        /// Every contact is in the database.
        case stored
        /// An earlier run was cut short; the rest is in the database now, and the counts are those of the whole.
        case resumed
        /// The same content is in the database already, under this path; nothing was changed.
        case alreadyStored(path: String)
        /// It is a file of an archive that holds no contacts, for this reason; it was not read.
        case skipped(reason: String)
        /// It was read for the counts only.
        case dryRun
        /// It was not read to its end. Of content that can be read on, what was committed is kept for the next run;
        /// of any other, nothing is.
        case failed(CleaningError)
    }
}
