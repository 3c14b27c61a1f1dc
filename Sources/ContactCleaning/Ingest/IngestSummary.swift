public import ContactReading
public import ContactStore
public import PhoneNumbers
public import RegionInference
public import SourceInput

/// The result of an ingest, input by input. The counts add up: contacts seen are contacts stored, skipped, superseded and
/// forgotten, and numbers are those accepted, rejected, ambiguous and empty.
public struct IngestSummary: Sendable {
    /// The result of each input, in the order in which they were given.
    public var inputs: [Input] = []

    /// An empty summary.
    init() {}

    /// Appends sources that could not be read, and then parts that are not read.
    mutating func append(failures: [SourceError], unread: [UnreadPart]) {
        // An archive may have many more parts than sources, and an array that grows is twice in memory.
        if unread.count > inputs.count { inputs.reserveCapacity(inputs.count + failures.count + unread.count) }
        for failure in failures { inputs.append(Input(path: failure.path, status: .failed(failure))) }
        for part in unread { inputs.append(Input(part)) }
    }

    /// The counts of the records that this run read.
    public var total: SourceCounts {
        inputs.reduce(into: SourceCounts()) { $0 += $1.counts }
    }

    /// The parts of archives, workbooks and folders that were not read.
    package var unreadParts: [UnreadPart] { inputs.compactMap(\.unreadPart) }

    /// The errors in the order of the inputs: inputs that could not be read, or not to their end.
    public var errors: [SourceError] {
        inputs.compactMap { input in
            if case .failed(let error) = input.status { return error }
            guard let damage = input.damage, damage.isCertain else { return nil }
            return SourceError(
                storing: damage, contacts: input.storedContacts ?? input.counts.storedContacts, path: input.path)
        }
    }
}

extension IngestSummary {
    /// The result of one input.
    public struct Input: Sendable {
        /// The path as the user gave it.
        public var path: String
        /// The outcome for the input.
        public var status: Status
        /// The counts of the records that were read; nothing where the content was stored already or could not be read.
        public var counts = SourceCounts()
        /// The format: `csv`, `vCard`.
        public var format: String?
        /// The format of a source that was converted to CSV before it was read: `XLSX`, `ODS`, `JSON`, `LDIF`.
        public var originalFormat: String?
        /// The program that wrote the file, as far as it is known.
        public var dialect: String?
        /// The character encoding.
        public var encoding: String?
        /// The evidence for the encoding, in words; `nil` if the source declares its encoding or is UTF-8.
        public var encodingEvidence: String?
        /// The size in bytes.
        public var byteCount = 0
        /// The region of numbers in national form, and the evidence for it.
        public var region: RegionDecision?
        /// The effect that `--region auto` would have on the national numbers, if no region or a wrong one was given.
        public var regionAdvice: RegionAdvice?
        /// The counts that a strict run checks: those of this run, or of the run that stored the content.
        public var totals = Totals()
        /// Columns whose values look like phone numbers, e-mail addresses or codes of countries, and were not read.
        public var unreadColumns: [String] = []
        /// Columns that were read as phone numbers though only their values say so.
        public var guessedColumns: [String] = []
        /// `true` if the numbers of such columns are `ambiguous` where they have no plus.
        public var hasUncertainColumns = false
        /// `true` if no column of a table holds phone numbers.
        public var lacksPhoneColumn = false
        /// The damage for which the source is taken for incomplete; `nil` if there is none.
        public var damage: SourceDamage?
        /// The part of an archive, a workbook or a folder that was not read; `nil` if the input is a source.
        package var unreadPart: UnreadPart?
        /// The keys of stored sources of the same path with other content, beside which this one was stored.
        public var siblings: [Int] = []
        /// The number of contacts that an earlier run stored of the same content.
        var storedContacts: Int?
        /// The differences from the older export that this one replaces.
        public var update: SourceUpdate?
        /// The source of the same path whose place this one has taken.
        public var replacement: SourceReplacement?
        /// The change by which the source has taken the place of others, and which can be undone; `nil` if it has not.
        public var change: Int?
        /// The file of records to be corrected, where it was asked for and there are any.
        public var rejects: RejectsFile?
    }

    /// The counts that a strict run checks.
    public struct Totals: Sendable, Hashable {
        /// Numbers of every verdict.
        public var numbers = 0
        /// Rejected numbers.
        public var rejected = 0
        /// Ambiguous numbers.
        public var ambiguous = 0
        /// Contacts that were read and not stored.
        public var skipped = 0
        /// Findings of every severity.
        public var findings = 0
        /// Columns whose values look like numbers or addresses and were not read.
        public var unread = 0

        /// Zero of everything.
        public init() {}

        init(_ counts: SourceCounts, unread: Int) {
            numbers = counts.numbers
            rejected = counts.rejectedNumbers.total
            ambiguous = counts.ambiguousNumbers
            skipped = counts.skippedContacts
            findings = counts.findings
            self.unread = unread
        }

        init(_ source: StoredSource, unread: Int) {
            numbers = source.numbers
            rejected = source.rejected
            ambiguous = source.ambiguous
            skipped = source.contactsSkipped
            findings = source.findings
            self.unread = unread
        }
    }

    /// The outcome for an input.
    public enum Status: Sendable, Hashable {
        /// Every contact is in the database.
        case stored
        /// An earlier run was cancelled or killed; the rest is in the database now, and the counts are those of the whole.
        case resumed
        /// The same content is in the database already, under this path; nothing was changed.
        case alreadyStored(path: String)
        /// The same content is in the database already, under this path, but was read with other settings; nothing was
        /// changed, because it was not to be replaced.
        case storedOtherwise(path: String, differences: [SettingDifference])
        /// It is a part of an archive, a workbook or a folder that was not read, for this reason.
        case skipped(reason: Sentence)
        /// It was read for the counts only.
        case dryRun
        /// It was read, and its rows were written to a pipe.
        case streamed
        /// It was not read to its end. Of content that can be read on, what was committed is kept for the next run;
        /// of any other, nothing is.
        case failed(SourceError)
    }
}

extension IngestSummary.Input {
    /// The result for a part that is not read.
    init(_ part: UnreadPart) {
        self.init(path: part.path, status: .skipped(reason: part.sentence))
        unreadPart = part
    }
}
