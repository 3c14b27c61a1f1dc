import ContactReading
import SourceInput

/// Writes the records of a source that are to be corrected, byte for byte, below the header of the source.
///
/// The file is completed as a draft when the source has been read to its end, and appears once the database knows it; without
/// such records there is none.
final class RejectsWriter {
    private let source: InputFile
    private let names: RejectsFileNames
    private var path: String
    private var text: SourceText?
    private var draft: DraftFile?
    private var output: ByteOutput?
    private var lineEnd: [UInt8] = [0x0A]
    private var waiting: [RejectedRecord] = []
    /// The text that is added to the records; `nil` for nothing.
    private var reasons: RejectReasons?
    /// The hash of the source, where each record is to say where it was and why it was rejected.
    private let sha256ForReasons: String?
    private var lastByte: UInt8 = 0x0A
    private var records = 0

    /// A writer of the records of one source.
    ///
    /// - Parameter sha256ForReasons: The hash of the source, where the reasons are to be written; `nil` for the records alone.
    init(_ source: InputFile, names: RejectsFileNames, sha256ForReasons: String? = nil) {
        self.source = source
        self.names = names
        path = names.next
        self.sha256ForReasons = sha256ForReasons
    }

    /// Returns `true` if a file has a name that this one may have.
    func isNamed(as file: String) -> Bool { names.contain(file) }

    /// Adds records, in the order of the source.
    ///
    /// - Parameter description: the detected properties of the source, if they are known; records wait until then.
    /// - Throws: ``SourceError/unwritable(path:detail:)``, and what reading the source throws.
    func add(_ records: [RejectedRecord], description: SourceDescription?) throws {
        waiting.append(contentsOf: records)
        guard let description, !waiting.isEmpty else { return }
        try reportingFailures {
            if draft == nil { try begin(description) }
            for record in waiting { try write(record) }
        }
        waiting.removeAll()
    }

    /// Completes the draft of the file.
    ///
    /// - Returns: the file; `nil` if there are no records.
    /// - Throws: ``SourceError/unwritable(path:detail:)``, and what reading the source throws.
    func complete(_ description: SourceDescription) throws -> RejectsFile? {
        try add([], description: description)
        guard let draft else { return nil }
        // Another process may have taken the name since this source was begun.
        path = names.next
        try reportingFailures {
            try output?.flush()
            try draft.complete(as: path)
        }
        return RejectsFile(path: path, records: records)
    }

    /// Puts the completed file in its place. Without this call there is none.
    ///
    /// - Throws: ``SourceError/unwritable(path:detail:)``.
    func publish() throws {
        guard let draft else { return }
        try reportingFailures { try draft.commit(isReplacing: false) }
        self.draft = nil
        names.take()
    }

    private func begin(_ description: SourceDescription) throws {
        let draft = try DraftFile(path)
        self.draft = draft
        output = ByteOutput(descriptor: draft.descriptor, name: path)
        text = try SourceText(source, description: description)
        switch description.dialect?.lineEnds {
        case .carriageReturnLineFeed: lineEnd = [0x0D, 0x0A]
        case .carriageReturn: lineEnd = [0x0D]
        default: lineEnd = [0x0A]
        }
        var prefix: [UInt8] = []
        if description.format == .csv, description.dataOffset > 0 {
            try text?.read(0..<description.dataOffset) { prefix += $0 }
        }
        if let sha256ForReasons {
            reasons = RejectReasons(description, prefix: prefix, sha256: sha256ForReasons)
        }
        guard !prefix.isEmpty else { return }
        try append((reasons?.prefix(prefix) ?? prefix)[...])
        try endLine()
    }

    private func write(_ record: RejectedRecord) throws {
        if let reasons {
            var bytes: [UInt8] = []
            try text?.read(record.range) { bytes += $0 }
            let addition = reasons.addition(to: record, bytes: bytes[...])
            try append(bytes[..<addition.offset])
            try append(addition.bytes[...])
            try append(bytes[addition.offset...])
        } else {
            try text?.read(record.range) { try append($0) }
        }
        try endLine()
        records += 1
    }

    private func append(_ bytes: ArraySlice<UInt8>) throws {
        try output?.write(bytes)
        lastByte = bytes.last ?? lastByte
    }

    private func endLine() throws {
        if lastByte != 0x0A, lastByte != 0x0D { try append(lineEnd[...]) }
    }

    /// Says of failures to write that this file is meant.
    private func reportingFailures(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as SystemError {
            throw SourceError.unwritable(path: path, detail: error.description)
        } catch let error as OutputError {
            throw SourceError.unwritable(path: path, detail: error.detail)
        }
    }
}
