import ColumnRecognition
import ContactReading
import Foundation

/// The content of one file of an address book: its bytes, and the text in which cards are read and written again.
///
/// The text of UTF-8 is its own bytes without a byte order mark, whatever encodings its properties name. Another encoding is converted
/// as a whole, because the text of all files is read as one.
package struct CardFile: Sendable {
    /// The hash of the bytes.
    package let sha256: String
    /// The size of the file in bytes.
    package let byteCount: Int
    /// The text.
    package let text: [UInt8]
    /// The encoding that the text was converted from; `nil` if it is the bytes themselves.
    private let encoding: TextEncoding?
    /// The byte order mark.
    private let mark: [UInt8]

    /// The content of a file as it was read.
    package init(_ bytes: [UInt8]) {
        sha256 = Self.hash(of: bytes)
        byteCount = bytes.count
        let isOwn = bytes.first.map { $0 < 0x80 && $0 != 0 } ?? true
        if isOwn, bytes.withUnsafeBufferPointer({ UTF8Check.shape($0) != .invalid }), !bytes.contains(0) {
            (encoding, mark, text) = (nil, [], bytes)
            return
        }
        let layout = try? bytes.withUnsafeBytes {
            var options = ReadingOptions()
            options.format = .vCard
            return try SourceLayout.detect($0, isWhole: true, options: options, recognizer: KnownColumns())
        }
        let length = layout?.byteOrderMarkLength ?? 0
        mark = Array(bytes.prefix(length))
        let rest = Array(bytes.dropFirst(length))
        guard let layout, let other = Self.converted(rest, layout) else {
            (encoding, text) = (nil, rest)
            return
        }
        (encoding, text) = (other.encoding, other.text)
    }

    /// The text of bytes that are not UTF-8, and whose encoding is not named by the properties themselves.
    private static func converted(_ bytes: [UInt8], _ layout: SourceLayout) -> (encoding: TextEncoding, text: [UInt8])?
    {
        let encoding = layout.encoding == .utf8 ? layout.fallbackEncoding : layout.encoding
        guard layout.encoding != .utf8 || layout.encodingEvidence != nil else { return nil }
        if encoding.keepsOffsets { return (encoding, Array(encoding.text(of: bytes).utf8)) }
        guard var transcoder = StreamTranscoder(encoding) else { return nil }
        var text: [UInt8] = []
        bytes.withUnsafeBytes { transcoder.convert($0, isLast: true, into: &text) }
        return (encoding, text)
    }

    /// The bytes of a file with another text; `nil` if they cannot be, because the encoding lacks a character, or because the text of the
    /// file as it is would give other bytes.
    package func bytes(writing other: [UInt8]) -> [UInt8]? {
        guard let encoding else { return mark + other }
        guard let same = encoding.encode(text), mark.count + same.count == byteCount, let bytes = encoding.encode(other)
        else { return nil }
        return mark + bytes
    }

    /// `true` if the text is the bytes of the file behind a byte order mark.
    package var isOwnBytes: Bool { encoding == nil }

    /// The length of the byte order mark.
    package var markCount: Int { mark.count }

    /// The SHA-256 of some bytes in lowercase hexadecimal.
    package static func hash(of bytes: [UInt8]) -> String {
        var hash = ContentHash()
        bytes.withUnsafeBytes { hash.add($0) }
        return hash.text
    }

    /// Reads a file as a whole, without following a link.
    ///
    /// - Throws: ``SourceError``: ``SourceError/noSuchInput(path:detail:)`` if it is gone.
    package static func bytes(of path: String) throws -> (bytes: [UInt8], state: FileState) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW)
        guard descriptor >= 0 else { throw SourceError.noSuchInput(path: path, detail: SystemError().description) }
        defer { close(descriptor) }
        var before = stat()
        guard fstat(descriptor, &before) == 0, before.st_mode & S_IFMT == S_IFREG else {
            throw SourceError.noSuchInput(path: path, detail: "it is no file")
        }
        var bytes = [UInt8](repeating: 0, count: Int(before.st_size))
        var count = 0
        while true {
            if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: 1 << 10)) }
            let read = bytes.withUnsafeMutableBytes {
                Foundation.read(descriptor, $0.baseAddress.map { $0 + count }, $0.count - count)
            }
            if read < 0, errno == EINTR { continue }
            guard read >= 0 else { throw SourceError.unreadable(path: path, detail: SystemError().description) }
            if read == 0 { break }
            count += read
        }
        bytes.removeLast(bytes.count - count)
        var after = stat()
        fstat(descriptor, &after)
        guard FileState(before) == FileState(after) else { throw SourceError.changed(path: path) }
        return (bytes, FileState(after))
    }

    /// The number of cards that begin in a text, without those inside others.
    package static func cardCount(in bytes: [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var (count, depth, start) = (0, 0, 0)
            while start < bytes.count {
                let end = bytes[start...].firstIndex(where: ASCII.isLineEnd) ?? bytes.count
                let line = bytes.clampedSlice(start, end).trimmed
                if line.isWord("begin:vcard") {
                    if depth == 0 { count += 1 }
                    depth += 1
                } else if line.isWord("end:vcard") {
                    depth = max(0, depth - 1)
                }
                start = end + 1
            }
            return count
        }
    }
}
