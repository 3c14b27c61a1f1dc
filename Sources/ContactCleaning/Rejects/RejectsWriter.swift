import ContactFormats
import Foundation

/// Writes the records of a source that are to be fixed, byte for byte, below the header of the source.
///
/// The file appears when the source has been read to its end; without such records there is none.
final class RejectsWriter {
    private let source: InputFile
    private let names: RejectsFileNames
    private let path: String
    private let draft: String
    private var text: SourceText?
    private var descriptor: Int32 = -1
    private var lineEnd: [UInt8] = [0x0A]
    private var waiting: [Range<Int>] = []
    private var output: [UInt8] = []
    private var lastByte: UInt8 = 0x0A
    private var records = 0

    /// A writer of the records of one source.
    init(_ source: InputFile, names: RejectsFileNames) {
        self.source = source
        self.names = names
        path = names.next
        draft = path + ".draft"
    }

    deinit { abandon() }

    /// Adds records, in the order of the source.
    ///
    /// - Parameter description: what the source was found to be, if that is known; records wait until then.
    func add(_ ranges: [Range<Int>], description: SourceDescription?) throws {
        waiting.append(contentsOf: ranges)
        guard let description, !waiting.isEmpty else { return }
        if text == nil { try begin(description) }
        for range in waiting { try write(range) }
        waiting.removeAll()
    }

    /// Puts the file in its place.
    ///
    /// - Returns: the file; `nil` if there are no records.
    func finish(_ description: SourceDescription) throws -> RejectsFile? {
        try add([], description: description)
        guard descriptor >= 0 else { return nil }
        try flush()
        close(descriptor)
        descriptor = -1
        guard link(draft, path) == 0 else { throw failure() }
        unlink(draft)
        names.take()
        return RejectsFile(path: path, records: records)
    }

    /// Leaves no file.
    func abandon() {
        guard descriptor >= 0 else { return }
        close(descriptor)
        descriptor = -1
        unlink(draft)
    }

    private func begin(_ description: SourceDescription) throws {
        let text = try SourceText(source, description: description)
        self.text = text
        // A draft that was left, or a link that somebody laid there, is taken away and not written through.
        unlink(draft)
        descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure() }
        switch description.dialect?.lineEnds {
        case .carriageReturnLineFeed: lineEnd = [0x0D, 0x0A]
        case .carriageReturn: lineEnd = [0x0D]
        default: lineEnd = [0x0A]
        }
        guard description.format == .csv, description.dataOffset > 0 else { return }
        try text.read(0..<description.dataOffset) { try append($0) }
        try endLine()
    }

    private func write(_ range: Range<Int>) throws {
        try text?.read(range) { try append($0) }
        try endLine()
        records += 1
    }

    private func append(_ bytes: ArraySlice<UInt8>) throws {
        output.append(contentsOf: bytes)
        lastByte = bytes.last ?? lastByte
        if output.count >= 1 << 16 { try flush() }
    }

    private func endLine() throws {
        if lastByte != 0x0A, lastByte != 0x0D { try append(lineEnd[...]) }
    }

    private func flush() throws {
        var position = 0
        while position < output.count {
            let count = output[position...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { throw failure() }
            position += max(count, 0)
        }
        output.removeAll(keepingCapacity: true)
    }

    private func failure() -> CleaningError {
        CleaningError.unwritable(path: path, detail: String(cString: strerror(errno)))
    }
}
